; The installer for Windows, for one user, without administrator rights.
; building/windows.py gives VERSION, TREE (the frozen program), ICONS, LICENCE and INSTALLER (the file to write).

Target amd64-unicode
SetCompressor /SOLID lzma
!include MUI2.nsh
!include FileFunc.nsh

Name "Ten Columns"
OutFile "${INSTALLER}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Ten Columns"
InstallDirRegKey HKCU "Software\Ten Columns" "Folder"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\TenColumns"
!define TYPE "TenColumns.Game"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 "ProductName" "Ten Columns"
VIAddVersionKey /LANG=1033 "FileDescription" "Ten Columns, installer"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "The Ten Columns authors"

!define MUI_ICON "${ICONS}/ten-columns.ico"
!define MUI_UNICON "${ICONS}/ten-columns.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\ten-columns.exe"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Croatian"
!insertmacro MUI_LANGUAGE "Portuguese"

LangString GAME ${LANG_ENGLISH} "Ten Columns game"
LangString GAME ${LANG_CROATIAN} "Partija programa Ten Columns"
LangString GAME ${LANG_PORTUGUESE} "Partida do Ten Columns"

LangString RUNNING ${LANG_ENGLISH} "Ten Columns is running. Close it and try again."
LangString RUNNING ${LANG_CROATIAN} "Program Ten Columns je otvoren. Zatvorite ga i pokušajte ponovno."
LangString RUNNING ${LANG_PORTUGUESE} "O Ten Columns está aberto. Feche-o e tente novamente."

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

; A running program reads its files when it first needs them: they must not change under it.
!macro WAIT_UNTIL_CLOSED PREFIX
Function ${PREFIX}WaitUntilClosed
  try:
    IfFileExists "$INSTDIR\ten-columns.exe" 0 closed
    ClearErrors
    FileOpen $0 "$INSTDIR\ten-columns.exe" a ; Windows refuses while it runs
    IfErrors 0 writable
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY try
    Abort
  writable:
    FileClose $0
  closed:
FunctionEnd
!macroend
!insertmacro WAIT_UNTIL_CLOSED ""
!insertmacro WAIT_UNTIL_CLOSED "un."

Section
  Call WaitUntilClosed
  ; An older version goes first: a file that the new one lacks would stay.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${TREE}/*.*"
  File "${ICONS}/game.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Ten Columns.lnk" "$INSTDIR\ten-columns.exe"

  WriteRegStr HKCU "Software\Classes\.tencolumns" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\.tencolumns" "Content Type" "application/x-ten-columns+json"
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "$(GAME)"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\game.ico"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\ten-columns.exe" "%1"'

  WriteRegStr HKCU "Software\Ten Columns" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Ten Columns"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\ten-columns.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Ten Columns authors"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; SHCNE_ASSOCCHANGED
SectionEnd

Section "Uninstall"
  Call un.WaitUntilClosed
  ; The player's games and settings are elsewhere and stay.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\ten-columns.exe"
  Delete "$INSTDIR\game.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Ten Columns.lnk"

  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  ReadRegStr $0 HKCU "Software\Classes\.tencolumns" ""
  StrCmp $0 "${TYPE}" 0 +2
    DeleteRegKey HKCU "Software\Classes\.tencolumns"
  DeleteRegKey HKCU "Software\Ten Columns"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

/* icuuc.dll for Wine 10, which lacks the converters that Qt loads from Windows 10; this program uses none. */

#define CONVERTER(name) __declspec(dllexport) void *name(void) { return 0; }

CONVERTER(ucnv_cbFromUWriteUChars)
CONVERTER(ucnv_cbToUWriteUChars)
CONVERTER(ucnv_close)
CONVERTER(ucnv_countAvailable)
CONVERTER(ucnv_fromUCountPending)
CONVERTER(ucnv_fromUnicode)
CONVERTER(ucnv_getAvailableName)
CONVERTER(ucnv_getFromUCallBack)
CONVERTER(ucnv_getMaxCharSize)
CONVERTER(ucnv_getName)
CONVERTER(ucnv_getStandardName)
CONVERTER(ucnv_getToUCallBack)
CONVERTER(ucnv_open)
CONVERTER(ucnv_reset)
CONVERTER(ucnv_setFromUCallBack)
CONVERTER(ucnv_setToUCallBack)
CONVERTER(ucnv_toUCountPending)
CONVERTER(ucnv_toUnicode)

int DllMainCRTStartup(void *module, unsigned reason, void *reserved)
{
    return 1;
}

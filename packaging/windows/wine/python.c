/* python.exe for Wine: starts the Python library that lies beside it. PYTHON_DLL is its name. */

#include <stdio.h>
#include <windows.h>

int wmain(int count, wchar_t **arguments)
{
    HMODULE library = LoadLibraryW(PYTHON_DLL);
    if (!library) {
        fprintf(stderr, "%ls cannot be loaded: error %lu\n", PYTHON_DLL, GetLastError());
        return 1;
    }
    int (*run)(int, wchar_t **) = (int (*)(int, wchar_t **))(void *)GetProcAddress(library, "Py_Main");
    return run(count, arguments);
}

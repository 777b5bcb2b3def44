/* The program that Linux starts: Python, with the program's modules inside.

   The modules are part of this file as code that Python need only unmarshal. The system keeps the file of a
   running program: an upgrade in mid-game cannot mix modules of two versions. Python reads nothing of its
   environment, and no "site"; libraries and other files lie in the folder "_internal" beside this file.

   "modules.h" and "modules.bin" are made by packaging/building/starter.py. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

__asm__(".section .rodata\n"
        "modules: .incbin \"modules.bin\"\n"
        ".previous\n");
extern const unsigned char modules[] __attribute__((visibility("hidden")));

static const struct _frozen table[] = {
#include "modules.h"
    {0}
};

static void check(PyStatus status)
{
    if (PyStatus_Exception(status))
        Py_ExitStatusException(status);
}

/* Write the path of this file into "path"; return where its name begins. */
static char *find_self(char path[PATH_MAX])
{
    ssize_t length = readlink("/proc/self/exe", path, PATH_MAX - 1);
    if (length <= 0) {
        perror("ten-columns: /proc/self/exe");
        exit(1);
    }
    path[length] = '\0';
    return strrchr(path, '/') + 1;
}

static void set_path(PyConfig *config, wchar_t **member, const char *path)
{
    check(PyConfig_SetBytesString(config, member, path));
}

int main(int argc, char **argv)
{
    PyPreConfig before;
    PyPreConfig_InitIsolatedConfig(&before);
    before.configure_locale = 1;
    before.utf8_mode = 1;
    check(Py_PreInitialize(&before));

    char path[PATH_MAX + sizeof "_internal/" DYNAMIC_MODULES];
    char *name = find_self(path);
    PyConfig config;
    PyConfig_InitIsolatedConfig(&config);
    set_path(&config, &config.executable, path);
    set_path(&config, &config.base_executable, path);
    strcpy(name, "_internal");
    set_path(&config, &config.prefix, path);
    set_path(&config, &config.base_prefix, path);
    set_path(&config, &config.exec_prefix, path);
    set_path(&config, &config.base_exec_prefix, path);
    check(PyWideStringList_Append(&config.module_search_paths, config.prefix));
    strcpy(name, "_internal/" DYNAMIC_MODULES);
    wchar_t *dynamic_modules = Py_DecodeLocale(path, NULL);
    check(PyWideStringList_Append(&config.module_search_paths, dynamic_modules));
    PyMem_RawFree(dynamic_modules);
    config.module_search_paths_set = 1;
    config.site_import = 0;
    config.write_bytecode = 0;
    config.install_signal_handlers = 1;
    check(PyConfig_SetBytesArgv(&config, argc, argv));
    check(PyConfig_SetString(&config, &config.run_command, L"import launcher"));

    PyImport_FrozenModules = table;
    check(Py_InitializeFromConfig(&config));
    PyConfig_Clear(&config);
    PySys_SetObject("frozen", Py_True);
    return Py_RunMain();
}

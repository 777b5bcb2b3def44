/* python3.dll: its definition file forwards every name to the Python library proper. */

int DllMainCRTStartup(void *module, unsigned reason, void *reserved)
{
    return 1;
}

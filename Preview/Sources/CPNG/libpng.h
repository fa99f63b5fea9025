// Reading and writing of PNG.
#include <png.h>

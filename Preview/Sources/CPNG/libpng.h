// Decoding and encoding of PNG.
#include <png.h>

// Decoding of JPEG.
#include <turbojpeg.h>

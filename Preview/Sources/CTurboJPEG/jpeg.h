// Reading of JPEG.
#include <turbojpeg.h>

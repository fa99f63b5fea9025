// Text shaping and layout (Pango, HarfBuzz), fonts (fontconfig), and drawing (Cairo).
#include <cairo-pdf.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <hb-ot.h>

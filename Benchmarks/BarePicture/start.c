// The lower limit for programs that draw with Pango: a process that starts, shapes one word in any font, and ends.
#include <pango/pangocairo.h>

int main(void) {
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_text(layout, "Cats", -1);
  int width = 0, height = 0;
  pango_layout_get_size(layout, &width, &height);
  g_object_unref(layout);
  g_object_unref(context);
  return width > 0 && height > 0 ? 0 : 1;
}

#include "Classes.h"

#if __has_include(<gtk/gtk.h>)

#if __has_include(<pango/pangofc-fontmap.h>)
#include <pango/pangofc-fontmap.h>
#endif

void layout_fonts_changed(void) {
#if __has_include(<pango/pangofc-fontmap.h>)
  PangoFontMap *map = pango_cairo_font_map_get_default();
  if (PANGO_IS_FC_FONT_MAP(map)) pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(map));
#endif
}

#endif

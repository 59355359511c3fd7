#include "Classes.h"

#if __has_include(<gtk/gtk.h>)

#include <math.h>
#include <pango/pangocairo.h>

// A label that draws a given layout: shaping a text takes longer than all else that a label does. For GTK, and for
// screen readers, it is a label with its text like any other.

typedef enum { UNKNOWN, PLAIN, DECORATED } Theme;

typedef struct {
  PangoLayout *layout;
  GdkRGBA color;
  // What the letters are filled with in place of the colour; NULL for the colour.
  cairo_pattern_t *pattern;
  // Whether the theme decorates the label's text.
  Theme theme;
} Drawn;

static void drawn_free(gpointer data) {
  Drawn *drawn = data;
  g_object_unref(drawn->layout);
  g_clear_pointer(&drawn->pattern, cairo_pattern_destroy);
  g_free(drawn);
}

static GQuark drawn_quark(void) { return g_quark_from_static_string("layout-text"); }

static Drawn *drawn_of(GtkWidget *widget) { return g_object_get_qdata(G_OBJECT(widget), drawn_quark()); }

// Reads what the theme does to texts: shadows, and attributes such as lines, or other letters than were measured. GTK
// has no function for either, but applies both to what a label has drawn.
static Theme theme_of(GtkWidget *widget, PangoLayout *own, PangoLayout *layout) {
  if (!pango_attr_list_equal(pango_layout_get_attributes(own), gtk_label_get_attributes(GTK_LABEL(widget))))
    return DECORATED;
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_snapshot_render_layout(snapshot, gtk_widget_get_style_context(widget), 0, 0, layout);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  // Spaces draw nothing.
  if (!node) return UNKNOWN;
  Theme theme = gsk_render_node_get_node_type(node) == GSK_SHADOW_NODE ? DECORATED : PLAIN;
  gsk_render_node_unref(node);
  return theme;
}

// Whether the fonts of two layouts are shown in the same way.
static gboolean are_shown_alike(PangoLayout *own, PangoLayout *layout) {
  PangoContext *first = pango_layout_get_context(own), *second = pango_layout_get_context(layout);
  const cairo_font_options_t *one = pango_cairo_context_get_font_options(first);
  const cairo_font_options_t *other = pango_cairo_context_get_font_options(second);
  return one && other && cairo_font_options_equal(one, other) &&
         pango_context_get_round_glyph_positions(first) == pango_context_get_round_glyph_positions(second);
}

// The beginning of a line in lines of `room`, computed as Pango does; all in Pango's units.
static int line_start(PangoLayoutLine *line, int width, int room, PangoAlignment alignment, gboolean is_rtl) {
  if (room == 0) return 0;
  if (alignment == PANGO_ALIGN_CENTER) {
    int start = (room - width) / 2;
    return ((room | width) & (PANGO_SCALE - 1)) == 0 ? PANGO_UNITS_ROUND(start) : start;
  }
  gboolean is_right = alignment == PANGO_ALIGN_RIGHT;
  PangoDirection direction = line->resolved_dir;
  gboolean runs_left = direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL;
  if (direction != PANGO_DIRECTION_NEUTRAL && runs_left != is_rtl) is_right = !is_right;
  return is_right ? room - width : 0;
}

// The offset to the right with which the lines of `layout` are where the label draws them. Returns FALSE if that
// differs between lines, or one is longer than the label's space, as where the theme pads labels.
static gboolean layout_start(GtkWidget *widget, PangoLayout *own, PangoLayout *layout, double *start) {
  int room = pango_layout_get_width(own);
  if (room < 0) return FALSE;
  PangoAlignment alignment = pango_layout_get_alignment(own);
  gboolean is_rtl = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  int left = G_MAXINT, right = G_MININT, shift = 0;
  gboolean is_first = TRUE, is_same = TRUE;
  PangoLayoutIter *lines = pango_layout_get_iter(layout);
  do {
    PangoRectangle there;
    pango_layout_iter_get_line_extents(lines, NULL, &there);
    int here = line_start(pango_layout_iter_get_line_readonly(lines), there.width, room, alignment, is_rtl);
    left = MIN(left, here);
    right = MAX(right, here + there.width);
    is_same = there.width <= room && (is_first || here - there.x == shift);
    shift = here - there.x;
    is_first = FALSE;
  } while (is_same && pango_layout_iter_next_line(lines));
  pango_layout_iter_free(lines);
  PangoRectangle all = {left, 0, right - left, 0};
  pango_extents_to_pixels(NULL, &all);
  float share = gtk_label_get_xalign(GTK_LABEL(widget));
  if (is_rtl) share = 1 - share;
  *start = floor(share * (gtk_widget_get_width(widget) - all.width) - all.x) + (double)shift / PANGO_SCALE;
  return is_same;
}

// Returns the layout that is drawn in place of the label's own, and its place.
static PangoLayout *layout_to_draw(GtkWidget *widget, double *start) {
  Drawn *drawn = drawn_of(widget);
  if (!drawn) return NULL;
  // The label's own layout is made with all its settings, but laid out only if it is drawn.
  PangoLayout *own = gtk_label_get_layout(GTK_LABEL(widget));
  if (!are_shown_alike(own, drawn->layout)) return NULL;
  if (drawn->theme == UNKNOWN) drawn->theme = theme_of(widget, own, drawn->layout);
  return drawn->theme != DECORATED && layout_start(widget, own, drawn->layout, start) ? drawn->layout : NULL;
}

// Draws the letters of a layout in a pattern: GTK 4.8 has no node for that.
static void append_filled(GtkSnapshot *snapshot, PangoLayout *layout, double start, cairo_pattern_t *pattern) {
  PangoRectangle ink;
  pango_layout_get_pixel_extents(layout, &ink, NULL);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT((float)start + (float)ink.x - 1, (float)ink.y - 1, (float)ink.width + 2,
                                              (float)ink.height + 2);
  cairo_t *context = gtk_snapshot_append_cairo(snapshot, &bounds);
  cairo_set_source(context, pattern);
  cairo_move_to(context, start, 0);
  pango_cairo_show_layout(context, layout);
  cairo_destroy(context);
}

static void text_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  double start;
  PangoLayout *layout = layout_to_draw(widget, &start);
  if (!layout) return GTK_WIDGET_CLASS(layout_parent_class(widget))->snapshot(widget, snapshot);
  if (drawn_of(widget)->pattern) return append_filled(snapshot, layout, start, drawn_of(widget)->pattern);
  graphene_point_t corner = GRAPHENE_POINT_INIT((float)start, 0);
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &corner);
  gtk_snapshot_append_layout(snapshot, layout, &drawn_of(widget)->color);
  gtk_snapshot_restore(snapshot);
}

static void text_css_changed(GtkWidget *widget, GtkCssStyleChange *change) {
  Drawn *drawn = drawn_of(widget);
  if (drawn) drawn->theme = UNKNOWN;
  layout_css_changed(widget, change);
}

void layout_text_class_init(gpointer class, gpointer data) {
  layout_notify_changes(class);
  GTK_WIDGET_CLASS(class)->css_changed = text_css_changed;
  GTK_WIDGET_CLASS(class)->snapshot = text_snapshot;
}

static gboolean is_text(GtkWidget *widget) { return GTK_WIDGET_GET_CLASS(widget)->snapshot == text_snapshot; }

void layout_text_set_layout(GtkWidget *widget, PangoLayout *layout, GdkRGBA color, cairo_pattern_t *pattern) {
  if (!is_text(widget)) return;
  Drawn *drawn = drawn_of(widget);
  if (!drawn && !layout) return;
  if (drawn && drawn->layout == layout && drawn->pattern == pattern && gdk_rgba_equal(&drawn->color, &color)) return;
  Theme theme = drawn ? drawn->theme : UNKNOWN;
  drawn = NULL;
  if (layout) {
    drawn = g_new(Drawn, 1);
    *drawn = (Drawn){g_object_ref(layout), color, pattern ? cairo_pattern_reference(pattern) : NULL, theme};
  }
  g_object_set_qdata_full(G_OBJECT(widget), drawn_quark(), drawn, drawn ? drawn_free : NULL);
  gtk_widget_queue_draw(widget);
}

int layout_text_index(GtkWidget *widget, double x, double y) {
  double start = 0;
  int left = 0, top = 0, index = -1, trailing;
  PangoLayout *layout = is_text(widget) ? layout_to_draw(widget, &start) : NULL;
  if (!layout) {
    layout = gtk_label_get_layout(GTK_LABEL(widget));
    gtk_label_get_layout_offsets(GTK_LABEL(widget), &left, &top);
  }
  gboolean is_inside = pango_layout_xy_to_index(layout, (int)((x - start - left) * PANGO_SCALE),
                                                (int)((y - top) * PANGO_SCALE), &index, &trailing);
  return is_inside ? index : -1;
}

gboolean layout_text_draws_layout(GtkWidget *widget) {
  double start;
  return is_text(widget) && layout_to_draw(widget, &start) != NULL;
}

#endif

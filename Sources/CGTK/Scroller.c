#include "Classes.h"

#if __has_include(<gtk/gtk.h>)

static const char *passed_key = "layout-passed";

// GTK's own focus stops at a view that scrolls where nothing inside takes the focus.
static gboolean scroller_focus(GtkWidget *widget, GtkDirectionType direction) {
  if (!g_object_get_data(G_OBJECT(widget), passed_key))
    return GTK_WIDGET_CLASS(layout_parent_class(widget))->focus(widget, direction);
  GtkWidget *child = gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(widget));
  return child && !gtk_widget_is_focus(widget) && gtk_widget_child_focus(child, direction);
}

static void scroller_class_init(gpointer class, gpointer data) { GTK_WIDGET_CLASS(class)->focus = scroller_focus; }

GtkWidget *layout_scroller_new(void) {
  static GType type = 0;
  if (!type) {
    GTypeQuery query;
    g_type_query(GTK_TYPE_SCROLLED_WINDOW, &query);
    type = g_type_register_static_simple(GTK_TYPE_SCROLLED_WINDOW, "LayoutScroller", query.class_size,
                                         scroller_class_init, query.instance_size, NULL, 0);
  }
  return g_object_new(type, NULL);
}

void layout_scroller_set_passed(GtkWidget *widget, gboolean is_passed) {
  g_object_set_data(G_OBJECT(widget), passed_key, GINT_TO_POINTER(is_passed));
}

#endif

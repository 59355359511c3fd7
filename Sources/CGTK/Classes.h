// What the shim's classes of widgets share.
#pragma once

#include "CGTK.h"

#if __has_include(<gtk/gtk.h>)

/// The class that a class of the shim derives from; nothing derives from the shim's.
static inline gpointer layout_parent_class(gpointer widget) { return g_type_class_peek_parent(G_OBJECT_GET_CLASS(widget)); }

/// Makes the widgets of a class tell of all that GTK may allocate or draw them again for.
void layout_tell_changes(gpointer class);

/// What such widgets do when their style changes.
void layout_css_changed(GtkWidget *widget, GtkCssStyleChange *change);

/// Makes the class of labels that show a text.
void layout_text_class_init(gpointer class, gpointer data);

#endif

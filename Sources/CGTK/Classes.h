// Functions that the shim's classes of widgets share.
#pragma once

#include "CGTK.h"

#if __has_include(<gtk/gtk.h>)

/// The class that a class of the shim derives from; nothing derives from the shim's.
static inline gpointer layout_parent_class(gpointer widget) { return g_type_class_peek_parent(G_OBJECT_GET_CLASS(widget)); }

/// Makes the widgets of a class notify all changes for which GTK may allocate or draw them again.
void layout_notify_changes(gpointer class);

/// Handles a change of such a widget's style.
void layout_css_changed(GtkWidget *widget, GtkCssStyleChange *change);

/// Makes the class of labels that show a text.
void layout_text_class_init(gpointer class, gpointer data);

#endif

// A GtkWidget whose measuring, allocating and drawing are functions that are given to it, and what GTK has only as macros.
#pragma once

#if __has_include(<gtk/gtk.h>)
#include <gtk/gtk.h>
#include "Application.h"

G_BEGIN_DECLS

/// What a host widget asks. `context` is what was given when it was made.
typedef struct {
  /// Lengths in application pixels; `for_size` is -1 where the other length is open; baselines are -1 where there are none.
  void (*measure)(void *context, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                  int *minimum_baseline, int *natural_baseline);
  /// The widget got its size; its children are to be allocated.
  void (*allocate)(void *context, int width, int height, int baseline);
  /// Draws the widget; its children are drawn here too.
  void (*snapshot)(void *context, GtkSnapshot *snapshot);
  /// A property of a child changed, its style, its direction, or a system setting that it follows. The child tells its
  /// changes (`layout_tells_changes`).
  void (*changed)(void *context, GtkWidget *child);
  /// The widget goes; its children have been unparented. Called once, the last of all calls.
  void (*dispose)(void *context);
} LayoutHostCallbacks;

/// A floating widget that asks `callbacks`; `context` must live until `dispose`.
GtkWidget *layout_host_new(LayoutHostCallbacks callbacks, void *context);

/// A floating widget of a class without parameters, such as GtkLabel, that tells its changes. Where GTK lets no class
/// derive from it, a widget of the class itself.
GtkWidget *layout_child_new(GType type);

/// Whether the widget tells the host widget around it of all that may make it look different: host widgets do, and those
/// made by `layout_child_new`.
gboolean layout_tells_changes(GtkWidget *widget);

/// Whether the pointer goes through a host widget where none of its children is.
void layout_host_set_open(GtkWidget *widget, gboolean is_open);

/// Gives a child a size, and a place that may lie between two pixels; it is drawn `scale` times as large from there.
void layout_allocate(GtkWidget *child, double x, double y, double scale, int width, int height, int baseline);

/// Gives a child the size and the place once more that it has, whatever gave them to it. A slant is lost.
void layout_allocate_again(GtkWidget *child);

/// Gives a label of `layout_child_new` a layout to draw in place of its own: its text in the lines that it has in the
/// label's width. It is not changed. The label draws its own where it would look different: where the lines lie otherwise,
/// where fonts are shown in another way by now, or where the theme decorates texts. NULL takes the layout back.
void layout_text_set_layout(GtkWidget *widget, PangoLayout *layout, GdkRGBA color);

/// Whether the label draws that layout.
gboolean layout_text_draws_layout(GtkWidget *widget);

/// `g_signal_connect`, which is a macro.
gulong layout_connect(void *instance, const char *signal, GCallback handler, void *data);

/// Calls `hear` with each key that is pressed while the keyboard is in the widget, before the widget has it; keys that
/// change others, as Shift, are left out. Where it answers TRUE, nothing else has the key. The widget owns the controller,
/// and `release` is called when that goes.
GtkEventController *layout_hear_keys(GtkWidget *widget, gboolean (*hear)(void *context, guint key),
                                     void (*release)(void *context), void *context);

/// What people hear who do not see the widget: NULL takes back what was said before. GTK's own functions take lists of
/// arguments of any length.
void layout_set_accessible(GtkWidget *widget, const char *label, const char *description, const char *value,
                           gboolean is_hidden);

/// Says a widget's role. GTK takes none of a widget in a window: there it leaves its parent and comes back to its place,
/// with the keyboard if that was in it; a selection goes. Whether it did, so that it has to be allocated.
gboolean layout_set_role(GtkWidget *widget, GtkAccessibleRole role);

/// The role that all widgets of the class have by themselves.
GtkAccessibleRole layout_own_role(GtkWidget *widget);

/// NULL where a text for people who do not see the widget is `expected`; else what it is, to be given to `g_free`. For
/// tests, with GTK_A11Y=test.
char *layout_check_accessible(GtkWidget *widget, GtkAccessibleProperty property, const char *expected);

G_END_DECLS
#endif

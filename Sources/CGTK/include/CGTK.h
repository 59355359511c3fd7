// A GtkWidget whose measuring, allocating and drawing call given functions, and functions for GTK's macros.
#pragma once

#if __has_include(<gtk/gtk.h>)
#include <gtk/gtk.h>
#include "Application.h"

G_BEGIN_DECLS

/// The functions that a host widget calls. `context` is that of `layout_host_new`.
typedef struct {
  /// Returns lengths in application pixels. `for_size` is -1 where the other length is open; baselines are -1 where
  /// there are none.
  void (*measure)(void *context, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                  int *minimum_baseline, int *natural_baseline);
  /// Called when the widget received its size; its children are to be allocated.
  void (*allocate)(void *context, int width, int height, int baseline);
  /// Draws the widget and its children.
  void (*snapshot)(void *context, GtkSnapshot *snapshot);
  /// Called when a property of a child changed, its style, its direction, or a system setting that it follows. The
  /// child is one that notifies its changes (`layout_notifies_changes`).
  void (*changed)(void *context, GtkWidget *child);
  /// Called once, after all other calls, when the widget is disposed of. Its children have been unparented.
  void (*dispose)(void *context);
} LayoutHostCallbacks;

/// A floating widget that calls `callbacks`; `context` must live until `dispose`.
GtkWidget *layout_host_new(LayoutHostCallbacks callbacks, void *context);

/// A floating widget of a class without parameters, such as GtkLabel, that notifies its changes. Where GTK allows no
/// derived class, it is a widget of the class itself.
GtkWidget *layout_child_new(GType type);

/// A floating GtkScrolledWindow.
GtkWidget *layout_scroller_new(void);

/// Sets whether Tab passes over such a widget itself, and stops only at what is inside.
void layout_scroller_set_passed(GtkWidget *widget, gboolean is_passed);

/// Whether the widget notifies the host widget around it of all changes that may make it look different: host widgets
/// do, and those made by `layout_child_new`.
gboolean layout_notifies_changes(GtkWidget *widget);

/// Sets whether the pointer passes through a host widget where it has no child.
void layout_host_set_open(GtkWidget *widget, gboolean is_open);

/// Allocates a child at a place that may lie between two pixels; it is drawn `scale` times as large from there.
void layout_allocate(GtkWidget *child, double xx, double yx, double xy, double yy, double x, double y, int width,
                     int height, int baseline);

/// Allocates a child again with its present size and place, whatever code set them. A slant is lost.
void layout_allocate_again(GtkWidget *child);

/// Sets the layout that a label of `layout_child_new` draws in place of its own: its text in the lines that it has in
/// the label's width. The layout is not changed. The label draws its own where it would look different: where the lines
/// are placed otherwise, where fonts are shown in another way by now, or where the theme decorates texts. NULL removes
/// the layout. The letters have the colour, or the pattern where there is one.
void layout_text_set_layout(GtkWidget *widget, PangoLayout *layout, GdkRGBA color, cairo_pattern_t *pattern);

/// The place in the label's text, in bytes, of the letter that is drawn at a point; -1 where there is none.
int layout_text_index(GtkWidget *widget, double x, double y);

/// Whether the label draws that layout.
gboolean layout_text_draws_layout(GtkWidget *widget);

/// Has GTK's own texts find the fonts that the program registered.
void layout_fonts_changed(void);

/// The functions of a paintable. `context` is that of `layout_paintable_new`.
typedef struct {
  /// Draws the picture in a box of that size; the scale of the screen is in the transformation.
  void (*draw)(void *context, cairo_t *cairo, double width, double height);
  /// Called once, when the paintable is released.
  void (*release)(void *context);
} LayoutPaintableCallbacks;

/// A picture of shapes, which is drawn at the size and the scale in which it is shown. The caller owns it.
GdkPaintable *layout_paintable_new(double width, double height, LayoutPaintableCallbacks callbacks, void *context);

/// `g_signal_connect`, which is a macro.
gulong layout_connect(void *instance, const char *signal, GCallback handler, void *data);

/// Called with a key that goes down, repeats, or goes up, the code of the key on the keyboard, and the modifier keys that
/// are held down. The code stays the same while the modifier keys change. Returns whether the key is used; that does not
/// count where it goes up.
typedef gboolean (*LayoutKeyObserver)(void *context, guint key, guint code, guint state, gboolean is_down);

/// Calls `observe` with each key while the keyboard focus is in the widget, before the widget receives it. Keys that change
/// others, as Shift, are left out. Where `observe` returns TRUE, nothing else receives the key. The widget owns the
/// controller, and `release` is called when the controller is released.
GtkEventController *layout_observe_keys(GtkWidget *widget, LayoutKeyObserver observe, void (*release)(void *context),
                                        void *context);

/// Sets the accessible texts of the widget: NULL removes a text. GTK's own functions have variable arguments.
void layout_set_accessible(GtkWidget *widget, const char *label, const char *description, const char *value,
                           gboolean is_hidden);

/// Sets the accessible level of a heading, where 0 is none, whether the widget is chosen, and modal, and whether it is
/// expanded, where -1 is an element that shows and hides nothing.
void layout_set_accessible_states(GtkWidget *widget, int level, gboolean is_selected, gboolean is_modal,
                                  int is_expanded);

/// Has a screen reader speak words, since GTK 4.14. Before that nothing happens.
void layout_announce(GtkWidget *widget, const char *words);

/// Sets the choices to which a round mark belongs, as any pointer; NULL removes it. They are children of one layout. Tab goes
/// to the active one of them, by GTK itself; where none is active, to the first. From any of them it leaves all.
void layout_set_choices(GtkWidget *mark, gpointer choices);

/// Sets whether screen readers pass by the widget.
void layout_set_left_out(GtkWidget *widget, gboolean is_left_out);

/// Sets the widget's name, which is not spoken; NULL removes one that was set by this.
void layout_set_identifier(GtkWidget *widget, const char *identifier);

/// Sets a widget's role. GTK allows no change of it in a window, so there the widget leaves its parent and comes back
/// to its place, with the keyboard focus if that was in it; a selection is lost. Returns whether it did, so that it has
/// to be allocated.
gboolean layout_set_role(GtkWidget *widget, GtkAccessibleRole role);

/// The role that the widget's class specifies.
GtkAccessibleRole layout_own_role(GtkWidget *widget);

/// Returns NULL where an accessible text of the widget is `expected`; else the text that it is, to be released by
/// `g_free`. For tests, with GTK_A11Y=test.
char *layout_check_accessible(GtkWidget *widget, GtkAccessibleProperty property, const char *expected);

/// Whether the widget is expanded for screen readers; -1 where it has no such state. For tests, with GTK_A11Y=test.
int layout_check_expanded(GtkWidget *widget);

G_END_DECLS
#endif

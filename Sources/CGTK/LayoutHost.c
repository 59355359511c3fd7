#include "Classes.h"

#if __has_include(<gtk/gtk.h>)

#include <math.h>

typedef struct {
  GtkWidget parent_instance;
  LayoutHostCallbacks callbacks;
  void *context;
  gboolean is_disposed;
  gboolean is_open;
} LayoutHostWidget;

typedef struct {
  GtkWidgetClass parent_class;
} LayoutHostWidgetClass;

G_DEFINE_FINAL_TYPE(LayoutHostWidget, layout_host_widget, GTK_TYPE_WIDGET)

static LayoutHostWidget *host_of(GtkWidget *widget) { return (LayoutHostWidget *)widget; }

static void host_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline) {
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  LayoutHostWidget *host = host_of(widget);
  if (!host->is_disposed)
    host->callbacks.measure(host->context, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

static void host_allocate(GtkWidget *widget, int width, int height, int baseline) {
  LayoutHostWidget *host = host_of(widget);
  if (!host->is_disposed) host->callbacks.allocate(host->context, width, height, baseline);
}

static void host_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  LayoutHostWidget *host = host_of(widget);
  if (!host->is_disposed) host->callbacks.snapshot(host->context, snapshot);
}

static gboolean host_contains(GtkWidget *widget, double x, double y) {
  if (host_of(widget)->is_open) return FALSE;
  return GTK_WIDGET_CLASS(layout_host_widget_parent_class)->contains(widget, x, y);
}

// Notifies the host widget around a widget that the widget may look different.
static void notify_changed(GtkWidget *widget) {
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (!parent || !G_TYPE_CHECK_INSTANCE_TYPE(parent, layout_host_widget_get_type())) return;
  LayoutHostWidget *host = host_of(parent);
  if (!host->is_disposed) host->callbacks.changed(host->context, widget);
}

void layout_css_changed(GtkWidget *widget, GtkCssStyleChange *change) {
  GTK_WIDGET_CLASS(layout_parent_class(widget))->css_changed(widget, change);
  notify_changed(widget);
}

static void own_setting_changed(GtkWidget *widget, GtkSystemSetting setting) {
  GTK_WIDGET_CLASS(layout_parent_class(widget))->system_setting_changed(widget, setting);
  notify_changed(widget);
}

static void own_direction_changed(GtkWidget *widget, GtkTextDirection before) {
  GTK_WIDGET_CLASS(layout_parent_class(widget))->direction_changed(widget, before);
  notify_changed(widget);
}

// Called once for all properties that are notified together, after the handlers of `notify`. A class that handles that
// signal has it emitted for each property, which takes longer than setting one.
static void own_properties_changed(GObject *object, guint count, GParamSpec **properties) {
  GObjectClass *parent = layout_parent_class(object);
  parent->dispatch_properties_changed(object, count, properties);
  notify_changed(GTK_WIDGET(object));
}

void layout_notify_changes(gpointer class) {
  GTK_WIDGET_CLASS(class)->css_changed = layout_css_changed;
  GTK_WIDGET_CLASS(class)->system_setting_changed = own_setting_changed;
  GTK_WIDGET_CLASS(class)->direction_changed = own_direction_changed;
  G_OBJECT_CLASS(class)->dispatch_properties_changed = own_properties_changed;
}

static GtkSizeRequestMode host_request_mode(GtkWidget *widget) { return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH; }

static void host_dispose(GObject *object) {
  LayoutHostWidget *host = (LayoutHostWidget *)object;
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  if (!host->is_disposed) {
    host->is_disposed = TRUE;
    host->callbacks.dispose(host->context);
  }
  G_OBJECT_CLASS(layout_host_widget_parent_class)->dispose(object);
}

static const char *const choices_key = "layout-choices";

void layout_set_choices(GtkWidget *mark, gpointer choices) {
  g_object_set_data(G_OBJECT(mark), choices_key, choices);
}

static gpointer choices_of(GtkWidget *child) { return child ? g_object_get_data(G_OBJECT(child), choices_key) : NULL; }

static gboolean is_first_choice(GtkWidget *mark) {
  gpointer choices = choices_of(mark);
  GtkWidget *other = mark;
  while ((other = gtk_widget_get_prev_sibling(other)))
    if (choices_of(other) == choices) return FALSE;
  return TRUE;
}

// Moves the focus into a child by Tab, unless the child is another one of the choices that Tab leaves, or one that is not
// chosen and not the first.
static gboolean focus_child(GtkWidget *child, GtkWidget *before, GtkDirectionType direction) {
  gpointer choices = choices_of(child);
  if (choices && choices == choices_of(before)) return FALSE;
  if (choices && !gtk_check_button_get_active(GTK_CHECK_BUTTON(child)) && !is_first_choice(child)) return FALSE;
  return gtk_widget_child_focus(child, direction);
}

// Moves the focus by Tab in the order of the children, as the layout is written. GTK's own order follows the places of the
// widgets, which in a row may differ from it by the heights.
static gboolean host_focus(GtkWidget *widget, GtkDirectionType direction) {
  gboolean is_forward = direction == GTK_DIR_TAB_FORWARD;
  if (!is_forward && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS(layout_host_widget_parent_class)->focus(widget, direction);
  gboolean is_focusable = gtk_widget_get_focusable(widget) && gtk_widget_is_sensitive(widget);
  gboolean is_focus = gtk_widget_is_focus(widget);
  GtkWidget *before = is_focus ? NULL : gtk_widget_get_focus_child(widget);
  GtkWidget *child = before;
  if (is_focus && !is_forward) return FALSE;
  if (!is_focus && !child && is_focusable && is_forward) return gtk_widget_grab_focus(widget);
  if (child) {
    if (gtk_widget_child_focus(child, direction)) return TRUE;
    child = is_forward ? gtk_widget_get_next_sibling(child) : gtk_widget_get_prev_sibling(child);
  } else {
    child = is_forward ? gtk_widget_get_first_child(widget) : gtk_widget_get_last_child(widget);
  }
  while (child) {
    if (focus_child(child, before, direction)) return TRUE;
    child = is_forward ? gtk_widget_get_next_sibling(child) : gtk_widget_get_prev_sibling(child);
  }
  return is_focusable && !is_forward && gtk_widget_grab_focus(widget);
}

// A widget with the keyboard focus shows it as the theme's buttons do. The priority lets themes override it.
static void add_focus_ring(void) {
  GdkDisplay *display = gdk_display_get_default();
  if (!display) return;
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(
      provider,
      "layout:focus:focus-visible { outline: 2px solid alpha(@theme_selected_bg_color, 0.5); outline-offset: -2px; }", -1);
  gtk_style_context_add_provider_for_display(display, GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_FALLBACK);
  g_object_unref(provider);
}

static void layout_host_widget_class_init(LayoutHostWidgetClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->measure = host_measure;
  widget->size_allocate = host_allocate;
  widget->snapshot = host_snapshot;
  widget->contains = host_contains;
  widget->focus = host_focus;
  widget->get_request_mode = host_request_mode;
  layout_notify_changes(class);
  G_OBJECT_CLASS(class)->dispose = host_dispose;
  gtk_widget_class_set_css_name(widget, "layout");
  gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GENERIC);
  add_focus_ring();
}

static void layout_host_widget_init(LayoutHostWidget *host) {}

GtkWidget *layout_host_new(LayoutHostCallbacks callbacks, void *context) {
  LayoutHostWidget *host = g_object_new(layout_host_widget_get_type(), NULL);
  host->callbacks = callbacks;
  host->context = context;
  return GTK_WIDGET(host);
}

static void child_class_init(gpointer class, gpointer data) { layout_notify_changes(class); }

GtkWidget *layout_child_new(GType type) {
  char *name = g_strconcat("Layout", g_type_name(type), NULL);
  GType child = g_type_from_name(name);
  if (!child && !G_TYPE_IS_FINAL(type)) {
    GTypeQuery query;
    g_type_query(type, &query);
    GClassInitFunc init = type == GTK_TYPE_LABEL ? layout_text_class_init : child_class_init;
    child = g_type_register_static_simple(type, name, query.class_size, init, query.instance_size, NULL, 0);
  }
  g_free(name);
  return g_object_new(child ? child : type, NULL);
}

gboolean layout_notifies_changes(GtkWidget *widget) {
  return G_OBJECT_GET_CLASS(widget)->dispatch_properties_changed == own_properties_changed;
}

void layout_host_set_open(GtkWidget *widget, gboolean is_open) { host_of(widget)->is_open = is_open; }

// A move after the linear map of x to (xx, yx) and of y to (xy, yy), as a rotation of a skew of a scale: the cairo renderer
// draws no matrix that GTK does not know to be flat.
static GskTransform *flat_transform(double xx, double yx, double xy, double yy, double x, double y) {
  graphene_point_t origin = GRAPHENE_POINT_INIT((float)x, (float)y);
  GskTransform *transform = gsk_transform_translate(NULL, &origin);
  double scale = sqrt(xx * xx + yx * yx), area = xx * yy - xy * yx;
  if (yx != 0) transform = gsk_transform_rotate(transform, (float)(atan2(yx, xx) * 180 / G_PI));
  double skew = area != 0 ? (xx * xy + yx * yy) / area : 0;
  if (fabs(skew) > 1e-9) transform = gsk_transform_skew(transform, (float)(atan(skew) * 180 / G_PI), 0);
  double other = scale != 0 ? area / scale : 0;
  if (scale != 1 || other != 1) transform = gsk_transform_scale(transform, (float)scale, (float)other);
  return transform;
}

void layout_allocate(GtkWidget *child, double xx, double yx, double xy, double yy, double x, double y, int width,
                     int height, int baseline) {
  gtk_widget_allocate(child, width, height, baseline, flat_transform(xx, yx, xy, yy, x, y));
}

void layout_allocate_again(GtkWidget *child) {
  graphene_matrix_t matrix;
  graphene_rect_t bounds;
  double xx, yx, xy, yy, x, y;
  if (!gtk_widget_compute_transform(child, gtk_widget_get_parent(child), &matrix)) return;
  if (!gtk_widget_compute_bounds(child, child, &bounds)) return;
  if (!graphene_matrix_to_2d(&matrix, &xx, &yx, &xy, &yy, &x, &y)) return;
  // The widget's own coordinates begin inside its margins and those of its style, which an allocation includes.
  GtkBorder style;
  gtk_style_context_get_margin(gtk_widget_get_style_context(child), &style);
  int start = gtk_widget_get_margin_start(child), end = gtk_widget_get_margin_end(child);
  int left = (gtk_widget_get_direction(child) == GTK_TEXT_DIR_RTL ? end : start) + style.left;
  int top = gtk_widget_get_margin_top(child) + style.top;
  graphene_point_t corner = GRAPHENE_POINT_INIT(bounds.origin.x - left, bounds.origin.y - top);
  GskTransform *transform = gsk_transform_translate(flat_transform(xx, yx, xy, yy, x, y), &corner);
  gtk_widget_allocate(child, (int)lroundf(bounds.size.width) + start + end + style.left + style.right,
                      (int)lroundf(bounds.size.height) + top + gtk_widget_get_margin_bottom(child) + style.bottom, -1,
                      transform);
}

static void set_text(GtkAccessible *accessible, GtkAccessibleProperty property, const char *text) {
  if (text)
    gtk_accessible_update_property(accessible, property, text, -1);
  else
    gtk_accessible_reset_property(accessible, property);
}

void layout_set_accessible(GtkWidget *widget, const char *label, const char *description, const char *value,
                           gboolean is_hidden) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  set_text(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  set_text(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
  set_text(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value);
  gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN, is_hidden, -1);
}

void layout_set_accessible_states(GtkWidget *widget, int level, gboolean is_selected, gboolean is_modal,
                                  int is_expanded) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  if (level > 0)
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  else
    gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_LEVEL);
  if (is_selected)
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED, TRUE, -1);
  else
    gtk_accessible_reset_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED);
  if (is_modal)
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_MODAL, TRUE, -1);
  else
    gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_MODAL);
  if (is_expanded >= 0)
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_EXPANDED, is_expanded, -1);
  else
    gtk_accessible_reset_state(accessible, GTK_ACCESSIBLE_STATE_EXPANDED);
}

void layout_announce(GtkWidget *widget, const char *words) {
#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce(GTK_ACCESSIBLE(widget), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

void layout_set_left_out(GtkWidget *widget, gboolean is_left_out) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, is_left_out, -1);
}

void layout_set_identifier(GtkWidget *widget, const char *identifier) {
  static const char *const key = "layout-identifier";
  if (!identifier && !g_object_get_data(G_OBJECT(widget), key)) return;
  if (identifier && !g_strcmp0(gtk_widget_get_name(widget), identifier)) return;
  gtk_widget_set_name(widget, identifier);
  g_object_set_data(G_OBJECT(widget), key, GINT_TO_POINTER(identifier != NULL));
}

gboolean layout_set_role(GtkWidget *widget, GtkAccessibleRole role) {
  if (gtk_accessible_get_accessible_role(GTK_ACCESSIBLE(widget)) == role) return FALSE;
  GtkRoot *root = gtk_widget_get_root(widget);
  if (!root) {
    g_object_set(widget, "accessible-role", role, NULL);
    return FALSE;
  }
  GtkWidget *parent = gtk_widget_get_parent(widget);
  GtkWidget *before = gtk_widget_get_prev_sibling(widget);
  GtkWidget *focus = gtk_root_get_focus(root);
  if (focus && focus != widget && !gtk_widget_is_ancestor(focus, widget)) focus = NULL;
  g_object_ref(widget);
  gtk_widget_unparent(widget);
  g_object_set(widget, "accessible-role", role, NULL);
  gtk_widget_insert_after(widget, parent, before);
  if (focus) gtk_root_set_focus(root, focus);
  g_object_unref(widget);
  return TRUE;
}

GtkAccessibleRole layout_own_role(GtkWidget *widget) {
  return gtk_widget_class_get_accessible_role(GTK_WIDGET_GET_CLASS(widget));
}

char *layout_check_accessible(GtkWidget *widget, GtkAccessibleProperty property, const char *expected) {
  return gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, expected);
}

int layout_check_expanded(GtkWidget *widget) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  if (!gtk_test_accessible_has_state(accessible, GTK_ACCESSIBLE_STATE_EXPANDED)) return -1;
  char *other = gtk_test_accessible_check_state(accessible, GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
  gboolean is_expanded = !other;
  g_free(other);
  return is_expanded;
}

typedef struct {
  LayoutKeyObserver observe;
  void (*release)(void *context);
  void *context;
} KeyListener;

static gboolean key_changed(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state,
                            gboolean is_down, KeyListener *listener) {
  GdkEvent *event = gtk_event_controller_get_current_event(GTK_EVENT_CONTROLLER(keys));
  if (event && gdk_key_event_is_modifier(event)) return FALSE;
  return listener->observe(listener->context, key, code, state, is_down);
}

static gboolean key_pressed(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  return key_changed(keys, key, code, state, TRUE, data);
}

static void key_released(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  key_changed(keys, key, code, state, FALSE, data);
}

static void key_listener_free(gpointer data, GClosure *closure) {
  KeyListener *listener = data;
  listener->release(listener->context);
  g_free(listener);
}

GtkEventController *layout_observe_keys(GtkWidget *widget, LayoutKeyObserver observe, void (*release)(void *),
                                        void *context) {
  KeyListener *listener = g_new(KeyListener, 1);
  *listener = (KeyListener){observe, release, context};
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-released", G_CALLBACK(key_released), listener);
  g_signal_connect_data(keys, "key-pressed", G_CALLBACK(key_pressed), listener, key_listener_free, 0);
  gtk_widget_add_controller(widget, keys);
  return keys;
}

gulong layout_connect(void *instance, const char *signal, GCallback handler, void *data) {
  return g_signal_connect(instance, signal, handler, data);
}

#endif

#include "Classes.h"

#if __has_include(<gtk/gtk.h>)

// A paintable that a function draws.

typedef struct {
  GObject parent;
  double width, height;
  LayoutPaintableCallbacks callbacks;
  void *context;
} LayoutPaintable;

typedef struct {
  GObjectClass parent;
} LayoutPaintableClass;

static void paintable_init(GdkPaintableInterface *interface);

G_DEFINE_TYPE_WITH_CODE(LayoutPaintable, layout_paintable, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(GDK_TYPE_PAINTABLE, paintable_init))

static LayoutPaintable *of(GdkPaintable *paintable) { return (LayoutPaintable *)paintable; }

static void snapshot(GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height) {
  LayoutPaintable *self = of(paintable);
  cairo_t *context = gtk_snapshot_append_cairo(snapshot, &GRAPHENE_RECT_INIT(0, 0, width, height));
  self->callbacks.draw(self->context, context, width, height);
  cairo_destroy(context);
}

static GdkPaintableFlags flags(GdkPaintable *paintable) { return GDK_PAINTABLE_STATIC_SIZE | GDK_PAINTABLE_STATIC_CONTENTS; }

static int width_of(GdkPaintable *paintable) { return MAX(1, (int)(of(paintable)->width + 0.5)); }

static int height_of(GdkPaintable *paintable) { return MAX(1, (int)(of(paintable)->height + 0.5)); }

static double ratio_of(GdkPaintable *paintable) { return of(paintable)->width / of(paintable)->height; }

static void paintable_init(GdkPaintableInterface *interface) {
  interface->snapshot = snapshot;
  interface->get_flags = flags;
  interface->get_intrinsic_width = width_of;
  interface->get_intrinsic_height = height_of;
  interface->get_intrinsic_aspect_ratio = ratio_of;
}

static void finalize(GObject *object) {
  LayoutPaintable *self = (LayoutPaintable *)object;
  self->callbacks.release(self->context);
  G_OBJECT_CLASS(layout_paintable_parent_class)->finalize(object);
}

static void layout_paintable_class_init(LayoutPaintableClass *class) { G_OBJECT_CLASS(class)->finalize = finalize; }

static void layout_paintable_init(LayoutPaintable *self) {}

GdkPaintable *layout_paintable_new(double width, double height, LayoutPaintableCallbacks callbacks, void *context) {
  LayoutPaintable *self = g_object_new(layout_paintable_get_type(), NULL);
  self->width = width;
  self->height = height;
  self->callbacks = callbacks;
  self->context = context;
  return GDK_PAINTABLE(self);
}

#endif

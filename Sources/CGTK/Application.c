#include "CGTK.h"

#if __has_include(<gtk/gtk.h>)

#ifdef __linux__
#include <glib-unix.h>
#include <sys/eventfd.h>

// Foundation's run loop serves the main queue by these: a descriptor that can be read when work waits, and the call
// that runs the work.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static gboolean main_queue_is_due(int handle, GIOCondition condition, void *context) {
  eventfd_t count;
  eventfd_read(handle, &count);
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

guint layout_serve_main_queue(void) {
  return g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, main_queue_is_due, NULL);
}
#else
guint layout_serve_main_queue(void) { return 0; }
#endif

void layout_warn(const char *message) { g_log("Layout", G_LOG_LEVEL_WARNING, "%s", message); }

void layout_print_error(const char *line) { fprintf(stderr, "%s\n", line); }

gboolean layout_get_boolean(void *object, const char *property) {
  gboolean value = FALSE;
  g_object_get(object, property, &value, NULL);
  return value;
}

int layout_get_int(void *object, const char *property) {
  int value = 0;
  g_object_get(object, property, &value, NULL);
  return value;
}

char *layout_get_string(void *object, const char *property) {
  char *value = NULL;
  g_object_get(object, property, &value, NULL);
  return value;
}

void layout_set_boolean(void *object, const char *property, gboolean value) {
  g_object_set(object, property, value, NULL);
}

void layout_set_int(void *object, const char *property, int value) { g_object_set(object, property, value, NULL); }

void layout_set_string(void *object, const char *property, const char *value) {
  g_object_set(object, property, value, NULL);
}

#endif

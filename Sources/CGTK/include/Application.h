// GTK's functions for applications that have variable arguments, and a source that connects GLib's loop with
// Dispatch's.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/// Lets the default main context serve Dispatch's main queue, on which Swift's main actor runs, without ever polling
/// it. Call it on the main thread. Returns the source's id; 0 where the queue cannot be watched.
guint layout_serve_main_queue(void);

/// Prints a warning about a mistake in the program.
void layout_warn(const char *message);

/// Writes a line to the standard error stream.
void layout_print_error(const char *line);

/// `g_object_get` and `g_object_set`, one property at a time. Strings are copies, to be released by `g_free`.
gboolean layout_get_boolean(void *object, const char *property);
int layout_get_int(void *object, const char *property);
char *layout_get_string(void *object, const char *property);
void layout_set_boolean(void *object, const char *property, gboolean value);
void layout_set_int(void *object, const char *property, int value);
void layout_set_string(void *object, const char *property, const char *value);

G_END_DECLS

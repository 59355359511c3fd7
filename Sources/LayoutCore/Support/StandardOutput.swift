#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The default destination of tools that write.
package enum StandardOutput {
  /// Writes the text and a line end.
  package static func write(_ text: String) {
    puts(text)
  }

  /// Writes the text and a line end, and flushes them for a reader that waits, even where the output is no terminal.
  package static func writeAtOnce(_ text: String) {
    puts(text)
    fflush(nil)
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where tools write that were asked to write and were given no place of their own.
package enum StandardOutput {
  /// Writes the text and a line end.
  package static func write(_ text: String) {
    puts(text)
  }

  /// The same, for a reader that waits: also where the output is no terminal it is there at once.
  package static func writeAtOnce(_ text: String) {
    puts(text)
    fflush(nil)
  }
}

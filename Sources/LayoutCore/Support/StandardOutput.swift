#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where tools write that were asked to write and were given no place of their own.
enum StandardOutput {
  /// Writes the text and a line end.
  static func write(_ text: String) {
    puts(text)
  }
}

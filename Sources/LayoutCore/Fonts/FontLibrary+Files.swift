#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FontLibrary.Source {
  /// The path of a file with the font, which is there as long as the process; `nil` where none can be written.
  ///
  /// Each call for bytes writes another file. On Linux it has no name in its folder any more, so that it is gone with
  /// the process.
  package var file: String? {
    switch self {
    case .file(let path): path
    case .bytes(let bytes): Self.write(bytes)
    }
  }

  private static func write(_ bytes: [UInt8]) -> String? {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = "\(folder)/layout-font-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    guard WholeFile.put(bytes, into: file) == nil else {
      close(file)
      unlink(path)
      return nil
    }
    #if os(Linux)
      unlink(path)
      return "/proc/self/fd/\(file)"
    #else
      close(file)
      return path
    #endif
  }
}

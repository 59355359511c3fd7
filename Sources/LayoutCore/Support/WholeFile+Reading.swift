#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension WholeFile {
  /// The most bytes that are read.
  private static var readLimit: Int { 1 << 28 }

  /// The bytes of a file of at most 256 MiB.
  ///
  /// A directory, a pipe or a device is no file.
  package static func read(_ path: String) throws(Failure) -> [UInt8] {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw Failure(path: path.isEmpty ? "\"\"" : path, reason: "not a path")
    }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw Failure(path: path, reason: String(cString: strerror(errno))) }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw Failure(path: path, reason: "it is no file")
    }
    guard info.st_size <= readLimit else { throw Failure(path: path, reason: "it has more than 256 MiB") }
    let size = Int(info.st_size)
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let rest = UnsafeMutableRawBufferPointer(buffer)[count...]
        let part = readSome(file, UnsafeMutableRawBufferPointer(rebasing: rest))
        if part > 0 {
          count += part
        } else if part == 0 {
          return
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    if let failure { throw Failure(path: path, reason: String(cString: strerror(failure))) }
    return bytes
  }
}

/// Calls the system's `read`, which the one of `WholeFile` hides inside of the type.
private func readSome(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(file, buffer.baseAddress, buffer.count)
}

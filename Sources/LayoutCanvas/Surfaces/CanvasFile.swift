#if canImport(CCairo)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// Writes a file whole or not at all.
  package enum CanvasFile {
    /// Puts `bytes` at `path`: into a new file beside it, which then takes its name.
    ///
    /// A file that was there keeps its permissions, and its content where writing fails; a link is followed. What is
    /// no file, such as `/dev/stdout` or a pipe, is written to as it is.
    ///
    /// - Throws: `CanvasError.cannotWrite`; nothing new is left on the disk then.
    package static func write(_ bytes: [UInt8], to path: String) throws(CanvasError) {
      guard !path.isEmpty, !path.utf8.contains(0) else {
        throw .cannotWrite(path: path.isEmpty ? "\"\"" : path, reason: "not a path")
      }
      let target = resolved(path)
      var info = stat()
      let exists = stat(target, &info) == 0
      let kind = exists ? info.st_mode & S_IFMT : S_IFREG
      if kind == S_IFDIR { throw .cannotWrite(path: path, reason: "it is a directory") }
      if kind != S_IFREG {
        let file = open(target, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { throw failure(path, errno) }
        if let error = fill(file, bytes) { throw failure(path, error) }
        return
      }
      try writeBeside(bytes, target, path: path, mode: exists ? info.st_mode & 0o7777 : nil)
    }

    private static func writeBeside(
      _ bytes: [UInt8], _ target: String, path: String, mode: mode_t?
    ) throws(CanvasError) {
      let temporary = "\(target).\(getpid())-\(UInt32.random(in: 0 ... .max)).part"
      let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw failure(path, errno) }
      if let mode { _ = fchmod(file, mode) }
      var error = fill(file, bytes)
      if error == nil, rename(temporary, target) != 0 { error = errno }
      if let error {
        unlink(temporary)
        throw failure(path, error)
      }
    }

    /// Writes everything and closes the file; the error's number, or `nil`.
    private static func fill(_ file: Int32, _ bytes: [UInt8]) -> Int32? {
      var error: Int32?
      bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty, error == nil {
          let count = writeSome(UnsafeRawBufferPointer(rebasing: rest), to: file)
          if count >= 0 {
            rest = rest.dropFirst(count)
          } else if errno != EINTR {
            error = errno
          }
        }
      }
      if close(file) != 0, error == nil, errno != EINTR { error = errno }
      return error
    }

    /// The file that a link leads to.
    private static func resolved(_ path: String) -> String {
      guard let real = realpath(path, nil) else { return path }
      defer { free(real) }
      return String(cString: real)
    }

    private static func failure(_ path: String, _ number: Int32) -> CanvasError {
      .cannotWrite(path: path, reason: String(cString: strerror(number)))
    }
  }

  /// Outside of `CanvasFile`, whose own `write` hides the system's.
  private func writeSome(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
    write(file, bytes.baseAddress, bytes.count)
  }
#endif

#if canImport(CCairo)
  package import LayoutCore

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// Reads picture files.
  package enum ImageFile {
    /// The values that differ between two states of a file.
    package struct Version: Hashable {
      var device: UInt64
      var number: UInt64
      var size: Int64
      var seconds: Int64
      var nanoseconds: Int64
    }

    /// The present state of the file at `path`; `nil` where there is no file of at most `limit` bytes.
    package static func version(of path: String, limit: Int) -> Version? {
      var info = stat()
      guard stat(path, &info) == 0 else { return nil }
      return version(info, limit: limit)
    }

    /// The reason why the file at `path` cannot be read; `nil` where it can.
    package static func failure(of path: String, limit: Int) -> ImageFailure? {
      var info = stat()
      guard stat(path, &info) == 0 else {
        return errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(String(cString: strerror(errno)))
      }
      if info.st_mode & S_IFMT != S_IFREG { return .unreadable("it is no ordinary file") }
      if info.st_size > limit { return .unreadable("it has more than \(limit >> 20) megabytes") }
      guard access(path, R_OK) == 0 else { return .unreadable(String(cString: strerror(errno))) }
      return nil
    }

    /// The bytes of the file at `path`; `nil` where it cannot be read, is no ordinary file or is too large.
    package static func bytes(of path: String, limit: Int) -> [UInt8]? {
      // Without blocking, since opening a pipe would wait for its other end.
      let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var info = stat()
      guard fstat(file, &info) == 0, let version = version(info, limit: limit) else { return nil }
      let size = Int(version.size)
      return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        while count < size {
          let rest = UnsafeMutableBufferPointer(rebasing: buffer[count...])
          let length = read(file, rest.baseAddress, rest.count)
          if length > 0 { count += length } else if length == 0 || errno != EINTR { return }
        }
      }
    }

    private static func version(_ info: stat, limit: Int) -> Version? {
      guard info.st_mode & S_IFMT == S_IFREG, info.st_size <= limit else { return nil }
      #if canImport(Darwin)
        let time = info.st_mtimespec
      #else
        let time = info.st_mtim
      #endif
      return Version(
        device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(info.st_ino), size: Int64(info.st_size),
        seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
    }
  }
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file whole or not at all.
package enum WholeFile {
  /// The reason why a file could not be written; nothing new is left on the disk then.
  package struct Failure: Error, Hashable {
    package let path: String
    /// The reason in words.
    package let reason: String
  }

  /// Writes `bytes` to `path`: into a new file beside it, which is then renamed.
  ///
  /// An existing file keeps its permissions, and its content where writing fails; a link is followed, and its target is
  /// written. A path that is no file, such as `/dev/stdout` or a pipe, is written to as it is.
  /// is written. What is no file, such as `/dev/stdout` or a pipe, is written to as it is.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw Failure(path: path.isEmpty ? "\"\"" : path, reason: "not a path")
    }
    var info = stat()
    let exists = stat(path, &info) == 0
    let kind = exists ? info.st_mode & S_IFMT : S_IFREG
    if kind == S_IFDIR { throw Failure(path: path, reason: "it is a directory") }
    if kind != S_IFREG {
      let file = open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw failure(path, errno) }
      if let error = fill(file, bytes) { throw failure(path, error) }
      return
    }
    try writeBeside(bytes, resolved(path), path: path, mode: exists ? info.st_mode & 0o7777 : nil)
  }

  /// Writes everything to an open file.
  ///
  /// - Returns: the reason why it failed, in words; `nil` where it did not.
  package static func put(_ bytes: [UInt8], into file: Int32) -> String? {
    write(bytes, into: file).map { String(cString: strerror($0)) }
  }

  private static func writeBeside(
    _ bytes: [UInt8], _ target: String, path: String, mode: mode_t?
  ) throws(Failure) {
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

  /// Writes everything and closes the file; returns the error's number, or `nil`.
  private static func fill(_ file: Int32, _ bytes: [UInt8]) -> Int32? {
    var error = write(bytes, into: file)
    if close(file) != 0, error == nil, errno != EINTR { error = errno }
    return error
  }

  private static func write(_ bytes: [UInt8], into file: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = writeSome(UnsafeRawBufferPointer(rebasing: rest), to: file)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  /// The most nested links that are followed.
  private static var linkLimit: Int { 40 }

  /// The file that a link leads to, which need not exist.
  private static func resolved(_ path: String) -> String {
    var path = path
    for _ in 0..<linkLimit {
      var name = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      guard readlink(path, &name, Int(PATH_MAX)) > 0 else { break }
      let target = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? path }
      if target.hasPrefix("/") {
        path = target
      } else {
        path = (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + target
      }
    }
    return path
  }

  private static func failure(_ path: String, _ number: Int32) -> Failure {
    Failure(path: path, reason: String(cString: strerror(number)))
  }
}

/// Calls the system's `write`, which the one of `WholeFile` hides inside of the type.
private func writeSome(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}

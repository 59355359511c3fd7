#if canImport(CCairo)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// A folder that goes with its last owner.
  final class TemporaryFolder {
    struct Failure: Error {
      var what: String
      var number = errno
    }

    private let root: String

    init() throws {
      var template = Array("/tmp/layout-canvas-XXXXXX".utf8CString)
      let made = template.withUnsafeMutableBufferPointer { buffer -> String? in
        guard let start = buffer.baseAddress, mkdtemp(start) != nil else { return nil }
        return String(cString: start)
      }
      guard let made else { throw Failure(what: "mkdtemp") }
      root = made
    }

    deinit {
      for name in names { unlink(path(name)) }
      rmdir(root)
    }

    func path(_ name: String) -> String { "\(root)/\(name)" }

    func remove(_ name: String) { unlink(path(name)) }

    /// Makes a pipe without a writer.
    func pipe(_ name: String) throws -> String {
      guard mkfifo(path(name), 0o600) == 0 else { throw Failure(what: "mkfifo") }
      return path(name)
    }

    func link(_ name: String, to target: String) throws {
      guard symlink(target, path(name)) == 0 else { throw Failure(what: "symlink") }
    }

    /// What the folder holds, in order.
    var names: [String] {
      guard let folder = opendir(root) else { return [] }
      defer { closedir(folder) }
      var names: [String] = []
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { names.append(name) }
      }
      return names.sorted()
    }

    /// The bytes of a file in the folder; `nil` where it cannot be read.
    func bytes(_ name: String) -> [UInt8]? { Fixtures.bytes(path(name)) }
  }
#endif

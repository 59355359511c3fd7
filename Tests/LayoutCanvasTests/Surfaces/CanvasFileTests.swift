#if canImport(CCairo)
  import LayoutCanvas
  import TestPromises
  import Testing

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  @Suite("Writing files")
  struct CanvasFileTests {
    @Test("a new file, and one in place of another")
    func writes() throws {
      let folder = try TemporaryFolder()
      try CanvasFile.write([1, 2, 3], to: folder.path("a.png"))
      #expect(folder.bytes("a.png") == [1, 2, 3])
      try CanvasFile.write([4], to: folder.path("a.png"))
      #expect(folder.bytes("a.png") == [4])
      try CanvasFile.write([], to: folder.path("a.png"))
      #expect(folder.bytes("a.png") == [])
      #expect(folder.names == ["a.png"])
    }

    @Test("a file keeps its permissions, a link stays a link")
    func keeps() throws {
      let folder = try TemporaryFolder()
      try CanvasFile.write([1], to: folder.path("a.png"))
      #expect(chmod(folder.path("a.png"), 0o640) == 0)
      try folder.link("link.png", to: "a.png")
      try CanvasFile.write([2], to: folder.path("link.png"))
      #expect(folder.bytes("a.png") == [2])
      #expect(folder.names == ["a.png", "link.png"])
      var info = stat()
      #expect(stat(folder.path("a.png"), &info) == 0)
      #expect(info.st_mode & 0o777 == 0o640)
      #expect(lstat(folder.path("link.png"), &info) == 0)
      #expect(info.st_mode & S_IFMT == S_IFLNK)
    }

    @Test(
      "paths that cannot be written",
      .promises("B29"),
      arguments: [
        ("/no/such/folder/a.png", "No such file or directory"), ("", "not a path"), ("/tmp", "it is a directory"),
        ("/dev/null/a.png", "Not a directory"), ("a\0b", "not a path"),
        ("/tmp/\(String(repeating: "n", count: 300)).png", "File name too long"),
      ])
    func unwritable(path: String, reason: String) {
      let shown = path.isEmpty ? "\"\"" : path
      #expect(throws: CanvasError.cannotWrite(path: shown, reason: reason)) { try CanvasFile.write([1], to: path) }
    }

    @Test("a device is written to, not replaced")
    func device() throws {
      try CanvasFile.write([1, 2, 3], to: "/dev/null")
      var info = stat()
      #expect(stat("/dev/null", &info) == 0)
      #expect(info.st_mode & S_IFMT == S_IFCHR)
    }

    @Test("a full device", .promises("B29"), .enabled(if: access("/dev/full", F_OK) == 0))
    func full() {
      #expect(throws: CanvasError.cannotWrite(path: "/dev/full", reason: "No space left on device")) {
        try CanvasFile.write([1, 2, 3], to: "/dev/full")
      }
    }

    #if canImport(Glibc)
      @Test("a full disk leaves the old file and nothing else", .promises("B29"), .enabled(if: SmallDisk.isPossible))
      func fullDisk() throws {
        let disk = try SmallDisk(kilobytes: 64)
        let path = disk.path("a.png")
        try CanvasFile.write([1, 2, 3], to: path)
        #expect(throws: CanvasError.cannotWrite(path: path, reason: "No space left on device")) {
          try CanvasFile.write([UInt8](repeating: 7, count: 1 << 20), to: path)
        }
        #expect(disk.folder.bytes("a.png") == [1, 2, 3])
        #expect(disk.folder.names == ["a.png"])
        // There is room again.
        try CanvasFile.write([4], to: path)
        #expect(disk.folder.bytes("a.png") == [4])
      }
    #endif
  }

  #if canImport(Glibc)
    /// A file system of a few kilobytes, which only the superuser can make.
    final class SmallDisk {
      let folder: TemporaryFolder
      private let root: String

      static var isPossible: Bool { (try? SmallDisk(kilobytes: 64)) != nil }

      init(kilobytes: Int) throws {
        folder = try TemporaryFolder()
        root = String(folder.path("").dropLast())
        guard mount("layout-tests", root, "tmpfs", 0, "size=\(kilobytes)k") == 0 else {
          throw TemporaryFolder.Failure(what: "mount")
        }
      }

      deinit {
        for name in folder.names { folder.remove(name) }
        umount2(root, Int32(MNT_DETACH))
      }

      func path(_ name: String) -> String { folder.path(name) }
    }
  #endif
#endif

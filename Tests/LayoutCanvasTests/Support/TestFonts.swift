#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The fonts of the tests. Fontconfig reads its file once in a process, at the first text: every suite that measures or
  /// draws one has to go through here.
  enum TestFonts {
    /// Sets the pinned fonts, once.
    static let pinned: Bool = setenv("FONTCONFIG_FILE", Fixtures.path("fonts.conf"), 1) == 0

    /// A measurer of its own on the pinned fonts.
    static func measurer(cacheCapacity: Int = 4096) -> PangoTextMeasurer {
      precondition(pinned)
      return PangoTextMeasurer(cacheCapacity: cacheCapacity)
    }

    /// DejaVu Sans, 16 points.
    static func style(
      _ size: Double = 16, lineLimit: Int? = nil, alignment: TextAlignment = .leading,
      truncation: TruncationMode = .tail, direction: LayoutDirection = .leftToRight
    ) -> TextStyle {
      TextStyle(
        font: Font(family: "DejaVu Sans", size: size), lineLimit: lineLimit, alignment: alignment,
        truncation: truncation, direction: direction)
    }
  }

  /// Files beside the tests.
  enum Fixtures {
    static func path(_ name: String, file: String = #filePath) -> String {
      let folders = file.split(separator: "/").dropLast(2).joined(separator: "/")
      return "/\(folders)/Fixtures/\(name)"
    }

    /// Whether references are to be written anew.
    static var isRecording: Bool { getenv("LAYOUT_RECORD") != nil && getenv("CI") == nil }

    /// The bytes of a file; `nil` where it cannot be read.
    static func bytes(_ path: String) -> [UInt8]? {
      guard let file = fopen(path, "rb") else { return nil }
      defer { fclose(file) }
      var bytes: [UInt8] = []
      while true {
        let byte = getc(file)
        guard byte >= 0 else { return bytes }
        bytes.append(UInt8(byte))
      }
    }
  }
#endif

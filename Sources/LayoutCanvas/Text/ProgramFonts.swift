#if canImport(CCairo)
  import CPango
  import LayoutCore

  /// The registered fonts that fontconfig knows. It has them for the whole process, and until that ends.
  final class ProgramFonts: Sendable {
    static let shared = ProgramFonts()

    private struct State {
      var known: Set<FontLibrary.Source> = []
      var paths: [String] = []
    }

    private let state = Locked(State())

    /// Has fontconfig find the fonts of a library. Engines that are made afterwards find them.
    ///
    /// - Complexity: O(bytes of the registered fonts), and where one is new, the reading of fontconfig's caches and of all.
    func follow(_ library: FontLibrary) {
      let fonts = library.fonts
      guard !fonts.isEmpty else { return }
      state.withLock { state in
        let count = state.paths.count
        for font in fonts where state.known.insert(font).inserted {
          if let path = font.file { state.paths.append(path) }
        }
        if state.paths.count > count { Self.use(state.paths) }
      }
    }

    /// Makes a configuration with all fonts the present one. Other threads go on with the one before, to which fontconfig would
    /// add a font without a lock.
    ///
    /// A font that fontconfig refuses has no family there, which the diagnostic `unknownFont` reports where a text has it.
    private static func use(_ paths: [String]) {
      guard let configuration = FcInitLoadConfigAndFonts() else { return }
      for path in paths { _ = FcConfigAppFontAddFile(configuration, path) }
      FcConfigSetCurrent(configuration)
      FcConfigDestroy(configuration)
    }
  }
#endif

#if canImport(CCairo)
  import CPango
  import LayoutCore

  /// The registered fonts that fontconfig knows. It has them for the whole process, and until that ends.
  final class ProgramFonts: Sendable {
    static let shared = ProgramFonts()

    private let known = Locked<Set<FontLibrary.Source>>([])

    /// Has fontconfig find the fonts of a library. Engines that are made afterwards find them.
    ///
    /// - Complexity: O(registered fonts), and the reading of each new one.
    func follow(_ library: FontLibrary) {
      let fonts = library.fonts
      guard !fonts.isEmpty else { return }
      known.withLock { known in
        for font in fonts where known.insert(font).inserted { add(font) }
      }
    }

    /// A font that fontconfig refuses has no family there, which the diagnostic `unknownFont` reports where a text has it.
    private func add(_ font: FontLibrary.Source) {
      if let path = font.file { _ = FcConfigAppFontAddFile(nil, path) }
    }
  }
#endif

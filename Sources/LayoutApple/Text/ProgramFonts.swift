#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import CoreText
  import Foundation

  /// The registered fonts that Core Text knows. It has them for the process, and until that ends.
  final class ProgramFonts: FontListener {
    static let shared = ProgramFonts()

    private let known = Locked<Set<FontLibrary.Source>>([])

    private init() { FontLibrary.shared.add(self) }

    /// Registers the fonts of a library that are new, and has every container measure and show its texts anew.
    func fontsChanged(in library: FontLibrary) {
      follow(library)
      PlatformTexts.shared.dropAll()
      Task { @MainActor in SystemFollowers.shared.fontsChanged() }
    }

    /// Has Core Text find the fonts of a library.
    ///
    /// - Complexity: O(registered fonts), and the reading of each new one.
    func follow(_ library: FontLibrary) {
      let fonts = library.fonts
      guard !fonts.isEmpty else { return }
      known.withLock { known in
        for font in fonts where known.insert(font).inserted {
          guard let path = font.file else { continue }
          _ = CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: path) as CFURL, .process, nil)
        }
      }
    }
  }
#endif

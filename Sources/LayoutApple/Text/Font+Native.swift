#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension Font {
    /// The toolkit's font: the system's four families by their names, other families by their own names.
    var native: PlatformFont {
      let weight = self.weight.native
      let system = PlatformFont.systemFont(ofSize: size, weight: weight)
      let font =
        switch family {
        case nil where features.contains(.tabularDigits):
          PlatformFont.monospacedDigitSystemFont(ofSize: size, weight: weight)
        case nil: system
        case "monospace": PlatformFont.monospacedSystemFont(ofSize: size, weight: weight)
        case "ui-rounded": made(of: system.fontDescriptor.withDesign(.rounded)) ?? system
        case "serif": made(of: system.fontDescriptor.withDesign(.serif)) ?? system
        case let family?:
          made(
            of: PlatformFontDescriptor(fontAttributes: [
              .family: family, .traits: [PlatformFontDescriptor.TraitKey.weight: weight.rawValue],
            ])) ?? system
        }
      guard isItalic else { return font }
      let descriptor = font.fontDescriptor
      #if canImport(UIKit)
        let italic = PlatformFontDescriptor.SymbolicTraits.traitItalic
      #else
        let italic = PlatformFontDescriptor.SymbolicTraits.italic
      #endif
      return made(of: descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(italic))) ?? font
    }

    /// Makes a font from a description. UIKit supports every description, AppKit does not.
    private func made(of descriptor: PlatformFontDescriptor?) -> PlatformFont? {
      descriptor.flatMap { PlatformFont(descriptor: $0, size: size) }
    }
  }

  extension Font.Weight {
    /// The nearest of the toolkit's nine steps.
    fileprivate var native: PlatformFont.Weight {
      switch rawValue {
      case ..<150: .ultraLight
      case ..<250: .thin
      case ..<350: .light
      case ..<450: .regular
      case ..<550: .medium
      case ..<650: .semibold
      case ..<750: .bold
      case ..<850: .heavy
      default: .black
      }
    }
  }
#endif

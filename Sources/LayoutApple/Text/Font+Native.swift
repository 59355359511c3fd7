#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension Font {
    /// The toolkit's font.
    ///
    /// The first of the families that is installed counts, or the system's where none is. The ones behind it are tried
    /// in their order for characters that it has no glyph for.
    var native: PlatformFont {
      let families = families
      for (at, family) in families.enumerated() {
        guard let face = face(family) else { continue }
        return slanted(at + 1 < families.count ? backed(face, by: families[(at + 1)...]) : face)
      }
      return slanted(system)
    }

    private var system: PlatformFont {
      let weight = weight.native
      guard features.contains(.tabularDigits) else { return PlatformFont.systemFont(ofSize: size, weight: weight) }
      return PlatformFont.monospacedDigitSystemFont(ofSize: size, weight: weight)
    }

    /// The font of a family: the system's four by their names, and others by their own; `nil` where there is none.
    private func face(_ family: String) -> PlatformFont? {
      let weight = weight.native
      let system = PlatformFont.systemFont(ofSize: size, weight: weight)
      switch family {
      case "sans-serif": return self.system
      case "monospace": return PlatformFont.monospacedSystemFont(ofSize: size, weight: weight)
      case "ui-rounded": return made(of: system.fontDescriptor.withDesign(.rounded)) ?? system
      case "serif": return made(of: system.fontDescriptor.withDesign(.serif)) ?? system
      default:
        let font = made(
          of: PlatformFontDescriptor(fontAttributes: [
            .family: family, .traits: [PlatformFontDescriptor.TraitKey.weight: weight.rawValue],
          ]))
        // The toolkit has some other font for a family that is not installed.
        let found: String? = font?.familyName
        return found?.lowercased() == family.lowercased() ? font : nil
      }
    }

    /// A font with families for characters that it has no glyph for.
    private func backed(_ font: PlatformFont, by families: ArraySlice<String>) -> PlatformFont {
      let others = families.compactMap { face($0)?.fontDescriptor }
      guard !others.isEmpty else { return font }
      return made(of: font.fontDescriptor.addingAttributes([.cascadeList: others])) ?? font
    }

    private func slanted(_ font: PlatformFont) -> PlatformFont {
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

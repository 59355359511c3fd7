#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  extension Font {
    /// AppKit's font: the system's three families by their names, others by theirs.
    var native: NSFont {
      let weight = self.weight.native
      var font: NSFont
      switch family {
      case nil: font = .systemFont(ofSize: size, weight: weight)
      case "monospace": font = .monospacedSystemFont(ofSize: size, weight: weight)
      case "serif":
        font = .systemFont(ofSize: size, weight: weight)
        font = font.fontDescriptor.withDesign(.serif).flatMap { NSFont(descriptor: $0, size: size) } ?? font
      case let family?:
        let traits = [NSFontDescriptor.TraitKey.weight: weight.rawValue]
        let descriptor = NSFontDescriptor(fontAttributes: [.family: family, .traits: traits])
        font = NSFont(descriptor: descriptor, size: size) ?? .systemFont(ofSize: size, weight: weight)
      }
      guard isItalic else { return font }
      let descriptor = font.fontDescriptor
      let slanted = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.italic))
      return NSFont(descriptor: slanted, size: size) ?? font
    }
  }

  extension Font.Weight {
    /// The nearest of AppKit's nine steps.
    fileprivate var native: NSFont.Weight {
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

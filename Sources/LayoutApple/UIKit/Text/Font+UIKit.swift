#if canImport(UIKit)
  import LayoutCore
  import UIKit

  extension Font {
    /// UIKit's font: the system's three families by their names, others by theirs.
    var native: UIFont {
      let weight = self.weight.native
      var font: UIFont
      switch family {
      case nil: font = .systemFont(ofSize: size, weight: weight)
      case "monospace": font = .monospacedSystemFont(ofSize: size, weight: weight)
      case "serif":
        font = .systemFont(ofSize: size, weight: weight)
        if let serif = font.fontDescriptor.withDesign(.serif) { font = UIFont(descriptor: serif, size: size) }
      case let family?:
        let traits = [UIFontDescriptor.TraitKey.weight: weight.rawValue]
        font = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: family, .traits: traits]), size: size)
      }
      guard isItalic else { return font }
      let descriptor = font.fontDescriptor
      let slanted = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic))
      return slanted.map { UIFont(descriptor: $0, size: size) } ?? font
    }
  }

  extension Font.Weight {
    /// The nearest of UIKit's nine steps.
    fileprivate var native: UIFont.Weight {
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

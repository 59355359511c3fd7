#if canImport(UIKit)
  import LayoutCore
  import UIKit

  /// A text as a UILabel.
  final class TextView: HostView {
    private var font: Font?
    private var label: UILabel { view as? UILabel ?? UILabel() }

    init(_ id: ViewID, _ text: String, _ style: TextStyle, _ color: Color) {
      super.init(id, UILabel())
      // Lines are broken as the text was measured: string drawing pushes no words out.
      label.lineBreakStrategy = []
      show(.text(text, style, color))
    }

    override func fontsChanged() {
      if let font { label.font = font.native }
    }

    override func show(_ content: ViewContent) {
      guard case .text(let text, let style, let color) = content else { return }
      let label = label
      if label.text != text { label.text = text }
      if font != style.font {
        font = style.font
        label.font = style.font.native
      }
      label.textColor = color.native
      label.numberOfLines = style.lineLimit ?? 0
      label.lineBreakMode = style.truncation.native
      label.textAlignment = style.alignment.native(style.direction)
      label.semanticContentAttribute = style.direction.semantics
    }
  }

  extension TextAlignment {
    /// The side of the lines.
    func native(_ direction: LayoutDirection) -> NSTextAlignment {
      switch self {
      case .center: .center
      case .leading: direction == .rightToLeft ? .right : .left
      case .trailing: direction == .rightToLeft ? .left : .right
      }
    }
  }

  extension TruncationMode {
    fileprivate var native: NSLineBreakMode {
      switch self {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    }
  }
#endif

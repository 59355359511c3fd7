#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  /// A text as a label, which is a text field that is not edited.
  final class TextView: HostView {
    private var font: Font?
    private let label: TextLabel

    init(_ id: ViewID, _ text: String, _ style: TextStyle, _ color: Color) {
      label = TextLabel(frame: .zero)
      super.init(id, label)
      label.setUp()
      show(.text(text, style, color))
    }

    override func show(_ content: ViewContent) {
      guard case .text(let text, let style, let color) = content else { return }
      if label.stringValue != text { label.stringValue = text }
      if font != style.font {
        font = style.font
        label.font = style.font.native
      }
      label.textColor = color.native
      label.maximumNumberOfLines = style.lineLimit ?? 0
      label.setTruncation(style.truncation.native, isSingle: style.lineLimit == 1)
      label.alignment = style.alignment.native(style.direction)
      label.baseWritingDirection = style.direction.writing
    }
  }

  /// A label whose frame reaches beyond its text by what a cell leaves free beside that, so that the text stands where the
  /// layout measured it. The mouse goes through it.
  final class TextLabel: NSTextField {
    /// As `NSTextContainer.lineFragmentPadding` in cells.
    private static let side: CGFloat = 2

    override var alignmentRectInsets: NSEdgeInsets {
      NSEdgeInsets(top: 0, left: Self.side, bottom: 0, right: Self.side)
    }

    override func hitTest(_ point: NSPoint) -> NSView? { nil }

    func setUp() {
      isEditable = false
      isSelectable = false
      isBezeled = false
      isBordered = false
      drawsBackground = false
      cell?.isScrollable = false
    }

    /// A cell wraps by words and shortens its last line at the end; to shorten elsewhere, it must not wrap.
    func setTruncation(_ mode: NSLineBreakMode, isSingle: Bool) {
      let wraps = !isSingle || mode == .byTruncatingTail
      cell?.wraps = wraps
      cell?.truncatesLastVisibleLine = wraps
      lineBreakMode = wraps ? .byWordWrapping : mode
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

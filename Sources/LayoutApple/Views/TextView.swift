#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A text as a label: a UILabel, or on the Mac a text field that cannot be edited.
  final class TextView: HostView {
    private var font: Font?
    private let label = TextLabel(frame: .zero)

    init(_ id: ViewID, _ text: String, _ style: TextStyle, _ color: Color) {
      super.init(id, label)
      label.setUp()
      show(.text(text, style, color))
    }

    override func fontsChanged() {
      if let font { label.font = font.native }
    }

    override func show(_ content: ViewContent) {
      guard case .text(let text, let style, let color) = content else { return }
      label.show(text)
      if font != style.font {
        font = style.font
        label.font = style.font.native
      }
      label.textColor = color.native
      label.setLines(style)
    }
  }
#endif

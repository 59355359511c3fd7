#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A text as a label: a UILabel, or on the Mac a text field that cannot be edited.
  ///
  /// A plain text is the label's text in the label's font and colour. Another one is an attributed text.
  final class TextView: HostView {
    private var text: String
    private var style: TextStyle
    private var color: Color
    /// The style and the colour that the label has; `nil` before the first.
    private var shown: (text: String, style: TextStyle, color: Color)?
    private let label = TextLabel(frame: .zero)

    init(_ id: ViewID, _ text: String, _ style: TextStyle, _ color: Color) {
      (self.text, self.style, self.color) = (text, style, color)
      super.init(id, label)
      label.setUp()
      update()
    }

    override func fontsChanged() {
      shown = nil
      update()
    }

    override func show(_ content: ViewContent) {
      guard case .text(let text, let style, let color) = content else { return }
      (self.text, self.style, self.color) = (text, style, color)
      update()
    }

    override func fit() {
      // The text may be smaller in another width.
      if style.mayShrink { update() }
    }

    private func update() {
      let style = style.fitted(text, width: frame.width, by: PlatformTexts.shared)
      defer { shown = (text, style, color) }
      if style.isPlain {
        if shown?.style.isPlain == false { label.show("") }
        label.show(text)
        if shown?.style.isPlain != true || shown?.style.font != style.font { label.font = style.font.native }
        label.textColor = color.native
      } else if shown?.text != text || shown?.style != style || shown?.color != color {
        label.show(style.attributed(text, color))
      }
      label.setLines(style)
    }
  }
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A text as a label: a UILabel, or on the Mac a text field that cannot be edited.
  ///
  /// A plain text is the label's text in the label's font and colour. Another one is an attributed text.
  final class TextView: HostView {
    private var text: String
    private var style: TextStyle
    private var color: Color
    /// The style in which the text fits.
    private var fitted = TextStyle()
    /// The style and the colour that the label has; `nil` before the first.
    private var shown: (text: String, style: TextStyle, color: Color)?
    private let label = TextLabel(frame: .zero)
    private unowned let host: PlatformHost
    /// What recognizes taps on links; `nil` while there are none.
    private var taps: PlatformGestureRecognizer?

    init(_ id: ViewID, _ text: String, _ style: TextStyle, _ color: Color, _ host: PlatformHost) {
      (self.text, self.style, self.color, self.host) = (text, style, color, host)
      super.init(id, label)
      label.setUp()
      update()
    }

    override func fontsChanged() {
      shown = nil
      update()
    }

    override func show(_ content: ViewContent) {
      guard case .text(let text, var style, let color) = content else { return }
      // A label has one colour, which is the first of a gradient.
      style.paint = nil
      (self.text, self.style, self.color) = (text, style, color)
      update()
    }

    override func fit() {
      // The text may be smaller in another width.
      if style.mayShrink { update() }
    }

    private func update() {
      fitted = style.fitted(text, width: frame.width, by: PlatformTexts.shared)
      let style = fitted
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
      listenToLinks()
    }

    /// Recognizes taps on links while there are any. The label lets the others through.
    private func listenToLinks() {
      guard style.hasLinks != (taps != nil) else { return }
      if let taps {
        label.removeGestureRecognizer(taps)
        self.taps = nil
        return label.setLinks(nil, first: nil)
      }
      let new = Recognizers.tap { [weak self] recognizer in
        guard let self, recognizer.state == .ended, let address = link(at: recognizer.location(in: label)) else {
          return
        }
        host.onLink?(id, address)
      }
      taps = new
      label.addGestureRecognizer(new)
      label.setLinks { [weak self] in
        self?.link(at: $0) != nil
      } first: { [weak self] in
        guard let self, let address = style.runs?.runs.lazy.compactMap(\.link).first else { return }
        host.onLink?(id, address)
      }
    }

    /// The address of the link at a place in the label.
    private func link(at place: CGPoint) -> String? {
      fitted.link(at: label.placeInText(place), of: text, in: frame.size)
    }
  }
#endif

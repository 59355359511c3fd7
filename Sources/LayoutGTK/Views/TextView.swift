#if canImport(CGTK)
  import CGTK
  import LayoutCanvas

  /// A text as a GtkLabel, whose lines break as in measuring.
  ///
  /// It draws the layout of the measuring. Where it shows a part of the text, the label lays that out itself.
  final class TextView: GTKView {
    private var text: String
    private var style: TextStyle
    private var color: Color
    private let texts: NativeTexts
    private unowned let host: GTKHost
    /// What recognizes clicks on links; `nil` while there are none. The widget owns it.
    private(set) var clicks: OpaquePointer?
    /// The content of the label.
    private var shown: LabelText?
    /// The layout that is drawn in place of the label's own, where both look the same.
    private(set) var layout: MeasuredLayout?
    /// The pattern that the letters are filled with; `nil` where that is a colour.
    private var pattern: TextPattern?
    /// The values that the label's attributes were made for.
    private var attributed: Attributed?

    private struct Attributed: Equatable {
      var text: String
      var style: TextStyle
      var color: Color
    }

    init(_ id: ViewID, _ text: String, _ style: TextStyle, _ color: Color, _ host: GTKHost) {
      (self.text, self.style, self.color) = (text, style, color)
      texts = host.texts
      self.host = host
      guard let label = layout_child_new(gtk_label_get_type()) else { preconditionFailure("g_object_new never fails") }
      super.init(id, label)
      host.calls.made += 1
      let pointer = OpaquePointer(label)
      gtk_label_set_wrap(pointer, 1)
      gtk_label_set_wrap_mode(pointer, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_yalign(pointer, 0)
      setStyle()
    }

    override var spokenText: String { text }

    private var label: OpaquePointer { OpaquePointer(widget) }

    override func show(_ content: ViewContent) {
      guard case .text(let text, let style, let color) = content else { return }
      let isRestyled = self.style != style
      if self.text != text { parent?.wordsChanged() }
      (self.text, self.style, self.color) = (text, style, color)
      if isRestyled { setStyle() }
      fit()
    }

    private func setStyle() {
      gtk_label_set_selectable(label, style.isSelectable ? 1 : 0)
      listenToLinks()
      gtk_widget_set_direction(widget, style.direction == .leftToRight ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL)
      gtk_label_set_xalign(label, style.alignment.share)
    }

    override func fit() {
      let style = style.fitted(text, width: frame.width, by: texts)
      let lineLimit = texts.lineLimit(of: text, style: style, in: frame.size)
      layout = layout(style, lineLimit)
      let new = texts.measurer.label(
        text, style: style, width: frame.width, lineLimit: lineLimit, layout: layout)
      let old = shown
      shown = new
      // All changes are notified at once.
      g_object_freeze_notify(widget.object)
      defer { g_object_thaw_notify(widget.object) }
      if old?.text != new.text { gtk_label_set_text(label, new.text) }
      var labelStyle = style
      // The places of runs are those in the whole text.
      if new.text != text { labelStyle.runs = nil }
      let attributes = Attributed(text: new.text, style: labelStyle, color: color)
      if attributed != attributes {
        attributed = attributes
        let list = texts.measurer.labelAttributes(new.text, style: labelStyle, color: color)
        gtk_label_set_attributes(label, list)
        pango_attr_list_unref(list)
      }
      gtk_label_set_lines(label, new.lineLimit.map { Int32(clamping: $0) } ?? -1)
      gtk_label_set_ellipsize(label, new.lineLimit == nil ? PANGO_ELLIPSIZE_NONE : style.truncation.ellipsis)
      gtk_label_set_justify(label, justification(isRightToLeft: new.isRightToLeft))
      fill(with: style.paint)
      layout_text_set_layout(widget, layout?.pointer, color.native, pattern?.pointer)
    }

    /// Makes the pattern of a paint anew where it is another one, or lies in another box.
    private func fill(with paint: Paint?) {
      guard let paint else { return pattern = nil }
      guard pattern?.paint != paint || pattern?.size != frame.size else { return }
      pattern = TextPattern(paint, frame.size)
    }

    /// Recognizes clicks while there are links.
    private func listenToLinks() {
      let hasLinks = style.runs?.runs.contains { $0.link != nil } == true
      guard hasLinks != (clicks != nil) else { return }
      if let clicks { gtk_widget_remove_controller(widget, clicks) }
      clicks = hasLinks ? gtk_gesture_click_new() : nil
      guard let clicks else { return }
      WidgetSignal.connect(UnsafeMutableRawPointer(clicks), "released") { [weak self] in self?.released(clicks) }
      gtk_widget_add_controller(widget, clicks)
    }

    /// Opens the link under the pointer. Boxes around it do not receive the click then.
    private func released(_ click: OpaquePointer) {
      var (x, y) = (0.0, 0.0)
      let sequence = gtk_gesture_single_get_current_sequence(click)
      guard gtk_gesture_get_point(click, sequence, &x, &y) != 0, let address = link(at: Point(x: x, y: y)) else {
        return
      }
      gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
      host.onLink?(id, address)
    }

    /// The address of the link that is drawn at a point; `nil` where there is none, and in a text that is shortened.
    func link(at place: Point) -> String? {
      guard shown?.text == text else { return nil }
      let index = Int(layout_text_index(widget, place.x, place.y))
      return style.runs?.runs.first { $0.range.contains(index) }?.link
    }

    /// The layout that is drawn: the one that was measured, or, for what a label cannot show itself, a new one.
    private func layout(_ style: TextStyle, _ lineLimit: Int?) -> MeasuredLayout? {
      let width = frame.width
      // A label draws the selection in its own layout.
      guard !style.isSelectable else { return nil }
      let isMeasured = lineLimit == nil && style.alignment != .justified
      if isMeasured, let known = texts.layouts.layout(of: text, style: style, width: width) { return known }
      guard !style.isPlain || style.alignment == .justified else { return nil }
      return texts.layouts.ownLayout(of: text, style: style, width: width, lineLimit: lineLimit)
    }

    /// The justification for the label.
    ///
    /// Pango mirrors the sides of a paragraph whose letters run against the label's direction.
    private func justification(isRightToLeft: Bool) -> GtkJustification {
      let isTurned = isRightToLeft != (style.direction == .rightToLeft)
      return switch style.alignment {
      case .center: GTK_JUSTIFY_CENTER
      case .justified: GTK_JUSTIFY_FILL
      case .leading: isTurned ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT
      case .trailing: isTurned ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT
      }
    }
  }

  /// What letters are filled with in place of a colour.
  private final class TextPattern {
    let paint: Paint
    let size: Size
    let pointer: OpaquePointer?

    init(_ paint: Paint, _ size: Size) {
      (self.paint, self.size) = (paint, size)
      pointer = Painter.pattern(paint, in: Rect(origin: .zero, size: size))
    }

    deinit { cairo_pattern_destroy(pointer) }
  }

  extension TextAlignment {
    /// The share of the remaining width of a line that is before the line.
    fileprivate var share: Float {
      switch self {
      case .leading, .justified: 0
      case .center: 0.5
      case .trailing: 1
      }
    }
  }

  extension TruncationMode {
    fileprivate var ellipsis: PangoEllipsizeMode {
      switch self {
      case .head: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .tail: PANGO_ELLIPSIZE_END
      }
    }
  }
#endif

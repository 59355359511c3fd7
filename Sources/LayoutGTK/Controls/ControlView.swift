#if canImport(CGTK)
  import CGTK

  /// A control as GTK's own widget.
  ///
  /// A value that GTK shows already is not set again.
  class ControlView: GTKView {
    private(set) var content: ControlContent
    unowned let host: GTKHost
    /// Whether the layout changes the widget, so that the layout is not notified.
    private var isNotifying = false
    private var look: Look?
    /// The accessibility properties that were set.
    private var spoken: AccessibilityProperties?
    /// The widget that has the accessible texts.
    lazy var spokenWidget: Widget = self.widget

    /// The properties of every control, apart from its value.
    private struct Look: Equatable {
      var isEnabled: Bool
      var direction: LayoutDirection
    }

    /// The widget for a control.
    ///
    /// Each kind of control has its own widget, which never shows another kind.
    static func make(_ id: ViewID, _ content: ControlContent, _ host: GTKHost) -> ControlView {
      let view: ControlView =
        switch content.control {
        case .button: ButtonView(id, content, host, gtk_button_new())
        case .toggle(let title, _) where title.isEmpty: SwitchView(id, content, host, gtk_switch_new())
        case .toggle: CheckView(id, content, host, gtk_check_button_new())
        case .textField(_, _, let isSecure):
          FieldView(id, content, host, isSecure ? gtk_password_entry_new() : gtk_entry_new())
        case .textEditor: EditorView(id, content, host, gtk_scrolled_window_new())
        case .slider: SliderView(id, content, host, gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil))
        case .progress(nil): SpinnerView(id, content, host, gtk_spinner_new())
        case .progress: ProgressBarView(id, content, host, gtk_progress_bar_new())
        case .picker: PickerView(id, content, host, gtk_drop_down_new(nil, nil))
        case .segments: SegmentsView(id, content, host, gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        case .mark: CheckView(id, content, host, gtk_check_button_new())
        case .stepper: StepperView(id, content, host, gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        case .datePicker: DateView(id, content, host, gtk_menu_button_new())
        case .colorPicker: ColorView(id, content, host, gtk_color_button_new())
        }
      view.setUp()
      view.update(from: nil)
      return view
    }

    init(_ id: ViewID, _ content: ControlContent, _ host: GTKHost, _ widget: Widget?) {
      guard let widget else { preconditionFailure("g_object_new never fails") }
      self.content = content
      self.host = host
      super.init(id, widget)
      host.calls.made += 1
    }

    /// Widgets inside may request an allocation of their own, such as a text that is typed into.
    override var hasInnerLife: Bool { true }

    /// Measures the widget before its allocation.
    ///
    /// Some widgets place their text only when they are measured. GTK stores the response. A theme may have made the
    /// title longer.
    override func allocate() {
      fit()
      gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, GTKView.pixels(frame.width), nil, nil, nil, nil)
      super.allocate()
    }

    /// The label of a title that wraps where there is less space than it needs.
    var titleLabel: OpaquePointer? { nil }

    /// Lets a title wrap only where it has to: GTK measures a text that may wrap by laying it out many times.
    override func fit() {
      guard let titleLabel, frame.width > 0 else { return }
      var natural: Int32 = 0
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
      gtk_label_set_wrap(titleLabel, natural > GTKView.pixels(frame.width) ? 1 : 0)
    }

    final override func show(_ new: ViewContent) {
      guard case .control(let content) = new else { return }
      let old = self.content
      self.content = content
      update(from: old.control)
    }

    private func update(from old: Control?) {
      isNotifying = true
      defer { isNotifying = false }
      let look = Look(isEnabled: content.isEnabled, direction: content.style.direction)
      if self.look != look {
        self.look = look
        gtk_widget_set_sensitive(widget, look.isEnabled ? 1 : 0)
        gtk_widget_set_direction(widget, look.direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      }
      show(content.control, instead: old)
      fit()
      guard old?.spokenName != content.control.spokenName else { return }
      speak()
      parent?.wordsChanged()
    }

    override var spokenText: String { spoken?.isHidden == true ? "" : spoken?.label ?? content.control.spokenName }

    override func speak() {
      Accessibility.set(spoken, name: content.control.spokenName, isLeftOut: isLeftOut, of: spokenWidget)
    }

    override var isUsable: Bool { true }

    /// Sets the accessible texts and the role of the control; with `nil`, they are the control's own.
    final func setSpoken(_ new: AccessibilityProperties?) {
      guard new != spoken else { return }
      spoken = new
      Accessibility.setRole(new, of: self)
      speak()
      parent?.wordsChanged()
    }

    /// Connects the signals.
    func setUp() {}

    /// Shows a control of the view's kind in place of another one, or of none.
    func show(_ control: Control, instead old: Control?) {}

    /// Sends an event at a signal of the widget, if a user caused it.
    final func observe(
      _ object: UnsafeMutableRawPointer, _ signal: String, _ event: @escaping @MainActor () -> ControlEvent?
    ) {
      WidgetSignal.connect(object, signal) { [weak self] in
        guard let self, !isNotifying, let event = event() else { return }
        content.control = content.control.showing(event)
        host.onControl?(id, event)
      }
    }

    /// Sends an event when the keyboard enters and leaves the widget, unless it goes to another widget of the same
    /// item.
    final func observeFocus() {
      guard let controller = gtk_event_controller_focus_new() else { return }
      for (signal, isFocused) in [("enter", true), ("leave", false)] {
        WidgetSignal.connect(UnsafeMutableRawPointer(controller), signal) { [weak self] in
          if let self, !host.isKeepingFocus { notify(.focused(isFocused)) }
        }
      }
      gtk_widget_add_controller(widget, controller)
    }

    /// Changes the widget, without an event, to another value than the user set.
    final func correct(_ change: () -> Void) {
      isNotifying = true
      defer { isNotifying = false }
      change()
    }

    private func notify(_ event: ControlEvent) { host.onControl?(id, event) }

    /// The attributes of a title; `nil` where it has the theme's font and colour.
    ///
    /// The caller owns them.
    final func attributes(for title: String) -> OpaquePointer? {
      host.attributes(of: content, title.forGTK)
    }
  }

  extension GTKHost {
    /// The attributes of a control's text; `nil` where it has the theme's font and colour.
    ///
    /// The caller owns them.
    func attributes(of content: ControlContent, _ text: String) -> OpaquePointer? {
      let (font, color) = (content.ownFont, content.ownColor)
      guard font != nil || color != nil else { return nil }
      return texts.measurer.labelAttributes(text, style: content.style, color: color)
    }
  }

  extension ControlContent {
    /// The font of the text; `nil` where it is the theme's.
    @MainActor fileprivate var ownFont: Font? { style.font.isSame(as: ThemeProbe.shared.font) ? nil : style.font }

    /// The colour of the text; `nil` where the theme sets it.
    @MainActor fileprivate var ownColor: Color? {
      isEnabled && !hasOwnGround && color != ThemeProbe.shared.foregroundColor ? color : nil
    }

    /// Whether the theme gives the control a background that its text must contrast with.
    private var hasOwnGround: Bool {
      guard case .button(_, let role) = control else { return false }
      return role == .primary || role == .destructive || traits.button == .borderedProminent
    }
  }

  extension ControlView {
    /// Sets the font and the colour of the text of a widget without attributes, where these are not the theme's.
    func setTextStyle(of widget: Widget, _ provider: inout TextStyleProvider?) {
      let (font, color) = (content.ownFont, content.ownColor)
      guard font != nil || color != nil || provider != nil else { return }
      let style = provider ?? TextStyleProvider(for: widget)
      provider = style
      style.set(font: font, color: color)
    }
  }

  extension Font {
    /// Whether a text looks the same in both: rounding in the computed sizes does not count.
    func isSame(as other: Font) -> Bool {
      abs(size - other.size) < 0.01 && weight == other.weight && isItalic == other.isItalic
        && (family == nil || family == other.family)
    }
  }

  extension ControlView {
    /// Sets the line breaks and the line limit of a title to those of a text, for where `fit` lets it wrap.
    func wrapTitle(_ label: OpaquePointer) {
      gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
      let limit = content.style.lineLimit
      gtk_label_set_lines(label, limit.map { Int32(clamping: $0) } ?? -1)
      gtk_label_set_ellipsize(label, limit == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    }

    func setAttributes(_ label: OpaquePointer, _ title: String) {
      let list = attributes(for: title)
      guard list != nil || gtk_label_get_attributes(label) != nil else { return }
      gtk_label_set_attributes(label, list)
      if let list { pango_attr_list_unref(list) }
    }
  }
#endif

#if canImport(CGTK)
  import CGTK

  /// A caller's widget in the host.
  ///
  /// Where the widget is in another place already, an empty one replaces it until it is free: GTK allows a widget in
  /// one place.
  final class NativeWidget: GTKView {
    let view: WidgetView
    /// Whether this shows the view's own widget.
    let isOwn: Bool
    /// GTK's lengths of the widget when they were last measured.
    private var responses: WidgetView.Responses?
    /// The handler of the signal for another text in the widget; 0 for none.
    private var handler: gulong = 0
    /// The widget's texts when they were last read, where they name a box around it; `nil` elsewhere.
    private var spoken: String?

    init(_ id: ViewID, _ view: WidgetView) {
      self.view = view
      isOwn = view.isFree
      super.init(id, isOwn ? view.widget : gtk_label_new(nil))
      guard isOwn, widget.hasSpokenText else { return }
      handler = WidgetSignal.connect(widget, "notify::label") { [weak self] in
        guard let parent = self?.parent else { return }
        parent.wordsChanged()
        parent.host.nameBoxes()
      }
    }

    deinit {
      // The widget may outlive this view.
      if handler != 0 { g_signal_handler_disconnect(view.widget, handler) }
    }

    override var spokenText: String { isOwn ? widget.words : "" }

    override var hasInnerLife: Bool { true }

    override func fit() {
      if isOwn { responses = view.responses(width: frame.width) }
    }

    /// Whether the widget requested another size of GTK since the last call.
    func takeChange() -> Bool {
      guard isOwn else { return false }
      noteWords()
      let old = responses
      responses = view.responses(width: frame.width)
      return old != nil && old != responses
    }

    /// Reads the texts again.
    ///
    /// A deeper label notifies another text only by a request for a size, which may be the same.
    private func noteWords() {
      let words = parent?.isCalledByContent == true ? widget.words : nil
      guard words != spoken else { return }
      spoken = words
      parent?.wordsChanged()
    }
  }

  extension GTKHost {
    /// The callers' widgets that requested another size of GTK.
    func takeChangedNatives() -> [ViewID] {
      natives.filter { $0.value.takeChange() }.map(\.key).sorted { $0.rawValue < $1.rawValue }
    }

    /// Puts widgets where they are free by now: a turn removes and exchanges views one after the other.
    ///
    /// - Returns: the places whose widget is still in another place.
    func settleNatives() -> [NativeWidget] {
      guard !waiting.isEmpty else { return [] }
      var others: [NativeWidget] = []
      for id in waiting.sorted(by: { $0.rawValue < $1.rawValue }) {
        guard let native = natives[id], !native.isOwn else {
          waiting.remove(id)
          continue
        }
        if native.view.isFree { exchange(native, for: native.view) } else { others.append(native) }
      }
      return others
    }

    /// Shows another widget in the place of one.
    func exchange(_ old: NativeWidget, for view: WidgetView) {
      guard let box = old.parent else { return }
      let before = gtk_widget_get_prev_sibling(old.widget)
      let (frame, presentation) = (old.frame, old.presentation)
      box.remove(old)
      let new = NativeWidget(old.id, view)
      keep(new)
      box.put(new, afterWidget: before)
      new.setFrame(frame)
      if presentation != .identity { new.setPresentation(presentation) }
    }
  }
#endif

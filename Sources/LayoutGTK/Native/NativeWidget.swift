#if canImport(CGTK)
  import CGTK

  /// A caller's widget in the host. Where that is somewhere else already, an empty one stands in for it until
  /// it is free: GTK lets a widget be in one place.
  final class NativeWidget: GTKView {
    let view: WidgetView
    /// Whether the view's own widget is here.
    let isOwn: Bool
    /// What GTK said of the widget when it was last looked at.
    private var answers: WidgetView.Answers?
    /// The handler of the signal that the widget says something else; 0 for none.
    private var handler: gulong = 0
    /// What the widget said when it was last looked at, where a box around it is called so; `nil` elsewhere.
    private var said: String?

    init(_ id: ViewID, _ view: WidgetView) {
      self.view = view
      isOwn = view.isFree
      super.init(id, isOwn ? view.widget : gtk_label_new(nil))
      guard isOwn, widget.tellsWords else { return }
      handler = WidgetSignal.connect(widget, "notify::label") { [weak self] in
        guard let parent = self?.parent else { return }
        parent.wordsChanged()
        parent.host.nameBoxes()
      }
    }

    deinit {
      // The widget may live on.
      if handler != 0 { g_signal_handler_disconnect(view.widget, handler) }
    }

    override var spokenText: String { isOwn ? widget.words : "" }

    override var hasInnerLife: Bool { true }

    override func fit() {
      if isOwn { answers = view.answers(width: frame.width) }
    }

    /// Whether the widget asked GTK for another size since it was last looked at.
    func takeChange() -> Bool {
      guard isOwn else { return false }
      noteWords()
      let old = answers
      answers = view.answers(width: frame.width)
      return old != nil && old != answers
    }

    /// A label further in tells of another text by nothing but the wish for a size, which may be the same.
    private func noteWords() {
      let words = parent?.isCalledByContent == true ? widget.words : nil
      guard words != said else { return }
      said = words
      parent?.wordsChanged()
    }
  }

  extension GTKHost {
    /// The callers' widgets that asked GTK for another size.
    func takeChangedNatives() -> [ViewID] {
      natives.filter { $0.value.takeChange() }.map(\.key).sorted { $0.rawValue < $1.rawValue }
    }

    /// Puts widgets where they are free to be by now: a turn takes views out and exchanges them one after the other.
    ///
    /// - Returns: the places whose widget is somewhere else still.
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

    /// Shows another widget where one was.
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

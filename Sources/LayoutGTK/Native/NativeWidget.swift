#if canImport(CGTK)
  import CGTK

  /// A widget of somebody else's in the host.
  final class NativeWidget: GTKView {
    let view: WidgetView
    /// What GTK said of the widget when it was last looked at.
    private var answers: WidgetView.Answers?

    init(_ id: ViewID, _ view: WidgetView) {
      self.view = view
      super.init(id, view.widget)
    }

    override var hasInnerLife: Bool { true }

    override func fit() { answers = view.answers(width: frame.width) }

    /// Whether the widget asked GTK for another size since it was last looked at.
    func takeChange() -> Bool {
      let old = answers
      answers = view.answers(width: frame.width)
      return old != nil && old != answers
    }
  }

  extension GTKHost {
    /// The widgets of somebody else's that asked GTK for another size.
    func takeChangedNatives() -> [ViewID] {
      natives.filter { $0.value.takeChange() }.map(\.key).sorted { $0.rawValue < $1.rawValue }
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

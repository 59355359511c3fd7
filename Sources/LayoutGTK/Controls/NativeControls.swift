#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// Measures controls by GTK's own widgets, which are never shown.
  ///
  /// The metrics are stored for each title, so a control is measured once. Widgets belong to the main thread. On other
  /// threads a control that was not measured yet is measured as a plain box (`PlainControlMeasurer`).
  public final class NativeControls: ControlMeasurer {
    /// The measurer that is used where none is given.
    @MainActor public static let shared = NativeControls(texts: .shared)

    private let texts: NativeTexts
    /// The last known thread of the main actor: the process's first one, except in programs that call `dispatchMain`,
    /// as test runners do.
    ///
    /// Their main actor may be on another thread after each wait.
    private let thread: Locked<ThreadID>
    private let known = Locked(LRUCache<Key, ControlMetrics>(capacity: 4096))

    private let questions = Locked(0)

    /// How often a widget was measured.
    package var questionCount: Int { questions.withLock { $0 } }

    /// The values that the metrics of a control depend on.
    fileprivate struct Key: Hashable {
      var kind: String
      var title: String
      var options: [String]
      var style: TextStyle
      var traits: ControlTraits
    }

    /// A measurer; texts that GTK has no widget for are measured by `texts`.
    @MainActor
    public convenience init(texts: NativeTexts) { self.init(texts: texts, thread: .current) }

    init(texts: NativeTexts, thread: ThreadID) {
      self.texts = texts
      self.thread = Locked(thread)
    }

    /// Stores the current thread as that of the main actor, and so of GTK.
    @MainActor func noteThread() { thread.withLock { $0 = .current } }

    /// Removes all stored metrics, since the theme, or its font, has changed.
    public func removeAll() { known.withLock { $0.removeAll() } }

    /// The sizes of a control.
    public func metrics(of content: ControlContent) -> ControlMetrics {
      let key = Key(content)
      if let metrics = known.withLock({ $0.value(for: key) }) { return metrics }
      guard thread.withLock({ $0 == .current }) else {
        return PlainControlMeasurer(text: texts).metrics(of: content)
      }
      let (metrics, requested) = MainActor.assumeIsolated {
        let probe = ControlProbe(texts)
        return (probe.metrics(of: content), probe.questions)
      }
      questions.withLock { $0 += requested }
      known.withLock { $0.insert(metrics, for: key) }
      return metrics
    }
  }

  extension NativeControls.Key {
    fileprivate init(_ content: ControlContent) {
      kind = content.control.kindName
      title = ""
      options = []
      style = content.style
      traits = content.traits
      switch content.control {
      case .button(let title, let role):
        self.title = title
        kind += role.map { "\($0)" } ?? ""
      case .toggle(let title, _): self.title = title
      case .picker(let options, _): self.options = options
      case .progress(let fraction): kind += fraction == nil ? "?" : ""
      case .textField(_, let prompt, _): title = prompt
      case .segments(let options, _): self.options = options
      case .mark(let title, _, _): self.title = title
      case .datePicker(let date): title = date.text
      case .textEditor, .slider, .stepper, .colorPicker: break
      }
    }
  }

  /// A widget that is made only to be measured.
  @MainActor
  private final class ControlProbe {
    let texts: NativeTexts
    /// How often a widget was measured.
    private(set) var questions = 0

    init(_ texts: NativeTexts) { self.texts = texts }

    /// 1. A widget is made as it would be shown, in a window that is never shown, so that it has the theme of windows.
    ///    Its minimum and natural lengths and its baseline are measured; a drop-down's with the choice that has the
    ///    widest text.
    /// 2. Controls with a title, switches and spinners have their natural size as their maximum. The titles of buttons
    ///    and check boxes wrap where there is less space; no word of them is broken.
    /// 3. Fields, sliders and bars have GTK's minimum width and no maximum width.
    /// 4. An editor takes the proposed size, at least three lines of its font. Its ideal is six lines.
    /// 5. A field is measured without its text, so its baseline does not depend on the text.
    func metrics(of content: ControlContent) -> ControlMetrics {
      var content = content
      if case .textField(_, let prompt, let isSecure) = content.control {  // 5.
        content.control = .textField(text: "", prompt: prompt, isSecure: isSecure)
      }
      let host = GTKHost(texts: texts, textures: .shared)
      let view = ControlView.make(ViewID(rawValue: 0), content, host)  // 1.
      if let title = view.titleLabel { gtk_label_set_wrap(title, 1) }
      let window = UnsafeMutableRawPointer(gtk_window_new()).assumingMemoryBound(to: GtkWindow.self)
      defer { gtk_window_destroy(window) }
      gtk_window_set_child(window, view.widget)
      var width = measure(view.widget, GTK_ORIENTATION_HORIZONTAL)
      if case .picker(let options, _) = content.control {
        let widths = options.map { texts.measure($0.forGTK, style: content.style, width: nil, lineLimit: nil).width }
        if let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), let position = guint(exactly: widest) {
          gtk_drop_down_set_selected(OpaquePointer(view.widget), position)
          width.natural = max(width.natural, measure(view.widget, GTK_ORIENTATION_HORIZONTAL).natural)
        }
        width.minimum = width.natural
      }
      let height = measure(view.widget, GTK_ORIENTATION_VERTICAL)
      let natural = Size(width: Double(width.natural), height: Double(height.natural))
      let baseline =
        height.naturalBaseline < 0 ? labelBaseline(in: view.widget, natural) : Double(height.naturalBaseline)
      switch content.control {
      case .button(let title, _), .toggle(let title, _), .mark(let title, _, _):  // 2.
        guard !title.isEmpty else { return ControlMetrics(ideal: natural, firstBaseline: baseline) }
        return titled(title, content, view.widget, natural, baseline)
      case .picker, .progress(nil), .stepper, .datePicker, .colorPicker:
        return ControlMetrics(
          ideal: natural, minimum: Size(width: Double(width.minimum), height: natural.height), firstBaseline: baseline)
      case .textField, .slider, .progress:  // 3.
        return ControlMetrics(
          ideal: Size(width: max(natural.width, 160), height: natural.height),
          minimum: Size(width: Double(width.minimum), height: natural.height),
          maximum: Size(width: .infinity, height: natural.height), firstBaseline: baseline)
      case .segments:  // 3.
        return ControlMetrics(
          ideal: natural, minimum: Size(width: Double(width.minimum), height: natural.height),
          maximum: Size(width: .infinity, height: natural.height), firstBaseline: baseline)
      case .textEditor:  // 4.
        return PlainControlMeasurer(text: texts).metrics(of: content)
      }
    }

    /// Measures what a control adds to its title, by two measurements: in one line, and in lines as wide as the widest
    /// word.
    ///
    /// In the second, the theme's minimum height of a control does not count any more.
    private func titled(
      _ title: String, _ content: ControlContent, _ widget: Widget, _ natural: Size, _ baseline: Double?
    ) -> ControlMetrics {
      let title = title.forGTK
      let line = texts.measure(title, style: content.style, width: nil, lineLimit: nil)
      var inset = Size(width: max(0, natural.width - line.width), height: max(0, natural.height - line.height))
      let word = texts.widestWord(in: title, style: content.style, natural: line.width)
      let least = min(natural.width, (inset.width + word).rounded(.up))
      let lines = texts.measure(title, style: content.style, width: least - inset.width, lineLimit: nil)
      if lines.height > line.height {
        let height = measure(widget, GTK_ORIENTATION_VERTICAL, Int32(least)).natural
        inset.height = max(0, Double(height) - lines.height)
      }
      return ControlMetrics(
        ideal: natural, minimum: Size(width: least, height: natural.height), firstBaseline: baseline, titleInset: inset)
    }

    /// The baseline of the first label in a widget that has no baseline itself, as GtkDropDown.
    ///
    /// The label is in the middle.
    private func labelBaseline(in widget: Widget, _ size: Size) -> Double? {
      guard let label = firstLabel(in: widget) else { return nil }
      let height = measure(label, GTK_ORIENTATION_VERTICAL)
      return ((size.height - Double(height.natural)) / 2).rounded(.down) + Double(height.naturalBaseline)
    }

    private func firstLabel(in widget: Widget) -> Widget? {
      let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
      if g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0 { return widget }
      var child = gtk_widget_get_first_child(widget)
      while let at = child {
        if let label = firstLabel(in: at) { return label }
        child = gtk_widget_get_next_sibling(at)
      }
      return nil
    }

    private func measure(
      _ widget: Widget, _ orientation: GtkOrientation, _ length: Int32 = -1
    ) -> WidgetRequest {
      questions += 1
      var request = WidgetRequest()
      gtk_widget_measure(
        widget, orientation, length, &request.minimum, &request.natural, &request.minimumBaseline,
        &request.naturalBaseline)
      return request
    }
  }
#endif

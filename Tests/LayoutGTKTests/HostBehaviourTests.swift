#if canImport(CGTK)
  import CGTK
  import HostSuite
  @testable import LayoutGTK
  import TestPromises
  import Testing

  extension GTKTests {
    @Suite("Behaviour of all hosts", .promises("L6"), .enabled(if: hasDisplay, "no display")) @MainActor
    struct HostBehaviourTests {
      @Test("GTK's host does what every host does", .promises("B21", "F164"), arguments: HostBehaviour.allCases)
      func behaviour(_ behaviour: HostBehaviour) async throws { try await behaviour.check(GTKProbe.self) }

      @Test("GTK's host draws what every host draws, or says that it cannot", arguments: HostLook.allCases)
      func look(_ look: HostLook) async throws { try await look.check(GTKProbe.self) }
    }
  }

  /// GTK's host for the suite of all hosts. Its views are found by going through GTK's own widgets.
  @MainActor
  private final class GTKProbe: HostProbe {
    static var unsupported: [HostBehaviour: String] {
      // GTK stores properties only where a screen reader runs, or in tests.
      let stores = g_getenv("GTK_A11Y").map { String(cString: $0) } == "test"
      var unsupported: [HostBehaviour: String] = [
        .comesToRest: "GTK's host does not observe the end of a person's scroll"
      ]
      if stores { return unsupported }
      for behaviour in [HostBehaviour.describes, .listsHeadings, .marksStates, .groupsControls, .announces] {
        unsupported[behaviour] = "GTK keeps what it gets for screen readers only with GTK_A11Y=test"
      }
      return unsupported
    }

    static var windows: (any WindowsProbe.Type)? { GTKWindowsProbe.self }

    let window: TestWindow
    /// The test's own clock, in place of GTK's, whose times are not known beforehand.
    let clock: MirrorClock
    private var person: WindowPerson?
    private let spoken = SpokenChanges()
    /// GTK 4.8 notifies a screen reader of the other name of a state.
    var announcements: [String] { spoken.names }

    init(width: Double, height: Double) throws {
      try GTK.initialize()
      let container = LayoutContainer(
        environment: nil, texts: .shared, images: .shared,
        measurers: Measurers(images: TextureStore.shared, controls: NativeControls.shared))
      window = try TestWindow(width: Int32(width), height: Int32(height), container: container)
      clock = MirrorClock(of: container.root)
    }

    private var container: LayoutContainer { window.container }
    var root: LayoutRoot { container.root }

    func close() { window.close() }

    func pass() {
      gtk_widget_show(window.window)
      window.settle()
      spoken.endPass(
        views.filter { isLive($0) }.compactMap { self.view($0)?.widget }, settings: container.host.spokenBoxes,
        announcements: container.host.announcements)
    }

    func resize(width: Double, height: Double) { window.resize(width: Int32(width), height: Int32(height)) }
    func setDirection(_ direction: LayoutDirection) { container.environment.layoutDirection = direction }

    private func request(_ orientation: GtkOrientation, _ length: Int32) -> Double {
      var natural: Int32 = 0
      gtk_widget_measure(container.widget, orientation, length, nil, &natural, nil, nil)
      return Double(natural)
    }

    var idealSize: Size {
      Size(width: request(GTK_ORIENTATION_HORIZONTAL, -1), height: request(GTK_ORIENTATION_VERTICAL, -1))
    }
    func height(forWidth width: Double) -> Double { request(GTK_ORIENTATION_VERTICAL, Int32(width)) }

    // MARK: What is shown

    /// The widgets of the host; a caller's widget has its own views.
    var views: [AnyObject] {
      var known: [Widget: GTKView] = [:]
      for view in container.host.views.values { known[view.widget] = view }
      func inside(_ widget: Widget) -> [AnyObject] {
        var all: [AnyObject] = []
        var child = gtk_widget_get_first_child(widget)
        while let at = child {
          if let view = known[at] { all.append((view as? NativeWidget)?.view ?? view) }
          all += inside(at)
          child = gtk_widget_get_next_sibling(at)
        }
        return all
      }
      return inside(container.widget)
    }

    private func view(_ view: AnyObject) -> GTKView? {
      view as? GTKView ?? container.host.natives.values.first { $0.view === view }
    }

    func frame(of view: AnyObject) -> Rect {
      var bounds = graphene_rect_t()
      guard let view = self.view(view), let parent = view.parent,
        gtk_widget_compute_bounds(view.widget, parent.widget, &bounds) != 0
      else { return .zero }
      return Rect(
        x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
        height: Double(bounds.size.height))
    }

    var calls: Int {
      let calls = container.nativeCalls
      return calls.allocated + calls.placed + calls.removed
    }

    func text(of view: AnyObject) -> String? {
      (view as? TextView).flatMap { gtk_label_get_text(OpaquePointer($0.widget)) }.map { String(cString: $0) }
    }

    func opacity(of view: AnyObject) -> Double { self.view(view).map { gtk_widget_get_opacity($0.widget) } ?? 0 }
    func hasKeyboard(_ view: AnyObject) -> Bool {
      guard let view = self.view(view), let focus = gtk_root_get_focus(OpaquePointer(window.window)) else {
        return false
      }
      return focus == view.widget || gtk_widget_is_ancestor(focus, view.widget) != 0
    }
    func isEnabled(_ view: AnyObject) -> Bool {
      self.view(view).map { gtk_widget_get_sensitive($0.widget) != 0 } ?? false
    }

    func isLabelled(_ view: AnyObject, _ label: String) -> Bool {
      guard let widget = self.view(view)?.widget else { return false }
      guard let other = layout_check_accessible(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label) else { return true }
      g_free(other)
      return false
    }

    /// Screen readers find them by their role.
    var headings: [AnyObject] { views.filter { role(of: $0) == GTK_ACCESSIBLE_ROLE_HEADING } }
    func isLive(_ view: AnyObject) -> Bool { role(of: view) == GTK_ACCESSIBLE_ROLE_STATUS }

    func isExpanded(_ view: AnyObject) -> Bool? {
      let state = self.view(view).map { layout_check_expanded($0.widget) } ?? -1
      return state < 0 ? nil : state > 0
    }

    private func role(of view: AnyObject) -> GtkAccessibleRole? {
      self.view(view).map { gtk_accessible_get_accessible_role(OpaquePointer($0.widget)) }
    }

    func makeNative(width: Double, height: Double) -> (element: AnyLayout, view: AnyObject) {
      guard let widget = gtk_label_new(nil) else { preconditionFailure("g_object_new never fails") }
      gtk_widget_set_size_request(widget, Int32(width), Int32(height))
      return (AnyLayout(erasing: widget.layout()), WidgetView.of(widget))
    }

    func makeMeasured(width: Double, height: Double) -> (element: AnyLayout, view: AnyObject) {
      makeNative(width: width, height: height)
    }

    func change(_ view: AnyObject, width: Double, height: Double) {
      if let widget = (view as? WidgetView)?.widget { gtk_widget_set_size_request(widget, Int32(width), Int32(height)) }
    }

    func questions(to view: AnyObject) -> Int? { nil }

    func displace(_ view: AnyObject, to frame: Rect) {
      guard let widget = self.view(view)?.widget else { return }
      layout_allocate(widget, 1, 0, 0, 1, frame.minX, frame.minY, Int32(frame.width), Int32(frame.height), -1)
    }

    func id(of view: AnyObject) -> ViewID? { self.view(view)?.id }

    static var unseen: [HostLook: String] {
      [.role: "the colours of roles are those of GTK's theme, in both modes of an element"]
    }

    /// The pixels of the window.
    var appearance: String { window.picture().map { "\($0.pixels)" } ?? "none" }

    // MARK: What people do

    func use(_ view: AnyObject, _ event: ControlEvent) {
      guard let view = view as? ControlView else { return }
      let pointer = OpaquePointer(view.widget)
      switch (view, event) {
      case (is ButtonView, .pressed): send("clicked", of: gtk_button_get_type(), to: view.widget)
      case (is SwitchView, .toggled(let isOn)): gtk_switch_set_active(pointer, isOn ? 1 : 0)
      case (is FieldView, .edited(let text)): gtk_editable_set_text(pointer, text)
      case (is FieldView, .submitted): send("activate", of: gtk_entry_get_type(), to: view.widget)
      case (is EditorView, .edited(let text)): gtk_text_buffer_set_text(buffer(of: view), text, -1)
      case (is SliderView, .moved(let value)):
        gtk_range_set_value(UnsafeMutableRawPointer(view.widget).assumingMemoryBound(to: GtkRange.self), value)
      case (is PickerView, .selected(let position)): gtk_drop_down_set_selected(pointer, guint(position))
      case (let segments as SegmentsView, .selected(let position)):
        gtk_toggle_button_set_active(segments.buttons[position], 1)
      case (let check as CheckView, .toggled(let isOn)): gtk_check_button_set_active(check.check, isOn ? 1 : 0)
      case (let stepper as StepperView, .stepped(let step)):
        send("clicked", of: gtk_button_get_type(), to: stepper.buttons[step < 0 ? 0 : 1])
      case (let date as DateView, .dated(let seconds)): date.choose(seconds)
      case (is ColorView, .colored(let color)):
        var native = GdkRGBA(
          red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.opacity))
        gtk_color_chooser_set_rgba(pointer, &native)
        send("color-set", of: gtk_color_button_get_type(), to: view.widget)
      default: Issue.record("\(view) cannot be used by \(event)")
      }
    }

    /// Emits GTK's own signal, which even an insensitive widget emits by hand.
    private func send(_ signal: String, of type: GType, to widget: Widget) {
      var value = GValue()
      g_value_init(&value, type)
      g_value_set_object(&value, widget)
      g_signal_emitv(&value, g_signal_lookup(signal, type), 0, nil)
      g_value_unset(&value)
    }

    private func color(of chooser: OpaquePointer) -> ControlEvent {
      var native = GdkRGBA()
      gtk_color_chooser_get_rgba(chooser, &native)
      return .colored(
        Color(
          red: Double(native.red), green: Double(native.green), blue: Double(native.blue),
          opacity: Double(native.alpha)))
    }

    /// The text in a GtkTextView in a scrolled window.
    private func buffer(of editor: ControlView) -> UnsafeMutablePointer<GtkTextBuffer>? {
      gtk_scrolled_window_get_child(OpaquePointer(editor.widget)).flatMap {
        gtk_text_view_get_buffer(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkTextView.self))
      }
    }

    private func text(in editor: ControlView) -> String {
      let buffer = buffer(of: editor)
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let bytes = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
      defer { g_free(bytes) }
      return String(cString: bytes)
    }

    func shown(by view: AnyObject) -> ControlEvent? {
      guard let view = view as? ControlView else { return nil }
      let pointer = OpaquePointer(view.widget)
      return switch view {
      case is SwitchView: .toggled(gtk_switch_get_active(pointer) != 0)
      case let check as CheckView: .toggled(gtk_check_button_get_active(check.check) != 0)
      case let segments as SegmentsView:
        segments.buttons.firstIndex { gtk_toggle_button_get_active($0) != 0 }.map { .selected($0) }
      case let date as DateView: date.shown.map { .dated($0) }
      case is ColorView: color(of: pointer)
      case is FieldView: .edited(gtk_editable_get_text(pointer).map { String(cString: $0) } ?? "")
      case is EditorView: .edited(text(in: view))
      case is SliderView:
        .moved(gtk_range_get_value(UnsafeMutableRawPointer(view.widget).assumingMemoryBound(to: GtkRange.self)))
      case is PickerView: .selected(Int(gtk_drop_down_get_selected(pointer)))
      default: nil
      }
    }

    private func adjustment(_ view: AnyObject, _ axis: Axis) -> UnsafeMutablePointer<GtkAdjustment>? {
      guard let view = view as? ScrollWidget else { return nil }
      let window = OpaquePointer(view.widget)
      return axis == .horizontal
        ? gtk_scrolled_window_get_hadjustment(window) : gtk_scrolled_window_get_vadjustment(window)
    }

    func level(of view: AnyObject) -> Double? {
      (view as? ProgressBarView).map { gtk_progress_bar_get_fraction(OpaquePointer($0.widget)) }
    }

    func help(of view: AnyObject) -> String? {
      self.view(view).flatMap { gtk_widget_get_tooltip_text($0.widget) }.map { String(cString: $0) }
    }

    func release(_ view: AnyObject, at offset: Point) throws { scroll(view, to: offset) }

    func scroll(_ view: AnyObject, to offset: Point) {
      for axis in Axis.allCases { gtk_adjustment_set_value(adjustment(view, axis), offset[axis]) }
    }

    func pull(_ view: AnyObject) {
      if let view = view as? ScrollWidget { Overshoot.send(to: view.widget, GTK_POS_TOP) }
    }

    func offset(of view: AnyObject) -> Point {
      // Views that do not scroll have none.
      guard let x = adjustment(view, .horizontal), let y = adjustment(view, .vertical) else { return .zero }
      return Point(x: gtk_adjustment_get_value(x), y: gtk_adjustment_get_value(y))
    }

    /// One person for all that is done in a window.
    private func windowPerson() throws -> WindowPerson {
      let person = try person ?? WindowPerson(window)
      self.person = person
      return person
    }

    func tap(_ view: AnyObject, at place: Point) throws { try windowPerson().click(place.x, place.y) }

    func drag(_ view: AnyObject, from start: Point, to end: Point) throws {
      let middle = ((start.x + end.x) / 2, (start.y + end.y) / 2)
      try windowPerson().drag([(start.x, start.y), middle, (end.x, end.y)])
    }

    func pressDown(at place: Point) throws { try windowPerson().hold([(place.x, place.y)]) }
    func moveOn(to place: Point) throws { try windowPerson().move(place.x, place.y) }
    func letGo(at place: Point) throws { try windowPerson().letGo() }

    func holdStill() async throws {
      GTKTests.runLoop { root.hasRecognizedGesture }
      window.settle()
    }

    func press(_ key: KeyEquivalent, modifiers: EventModifiers) throws {
      let names: [KeyEquivalent: String] = [
        .tab: "Tab", .space: "space", .return: "Return", .escape: "Escape", .home: "Home", .end: "End",
        .upArrow: "Up", .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right", .delete: "BackSpace",
        .pageUp: "Page_Up", .pageDown: "Page_Down",
      ]
      let key = names[key] ?? String(key.character)
      try windowPerson().press((WindowPerson.names(of: modifiers) + [key]).joined(separator: "+"))
    }

    func hover(at place: Point?) throws {
      if let place { try windowPerson().move(place.x, place.y) } else { try windowPerson().leave() }
    }

    func click(at place: Point, button: PointerButton, count: Int, modifiers: EventModifiers) throws {
      let keys = WindowPerson.names(of: modifiers)
      for key in keys { try WindowPerson.run(["keydown", key]) }
      try windowPerson().click(place.x, place.y, count: count, button: button == .secondary ? 3 : 1)
      for key in keys { try WindowPerson.run(["keyup", key]) }
      window.settle()
    }

    func requestMenu(at place: Point) throws { try windowPerson().click(place.x, place.y, button: 3) }

    /// GTK's own dialog: these tests have no portal.
    func chooseFile(_ path: String?) async throws -> Bool {
      guard let dialog = FileChooserWindow() else { return false }
      try dialog.choose(path)
      return true
    }

    func perform(_ action: AccessibilityActionKind, on view: AnyObject) -> Bool {
      guard let widget = self.view(view)?.widget else { return false }
      return gtk_widget_activate_action_variant(widget, "speech.\(action.native)", nil) != 0
    }

    // MARK: Values

    func dragValue(from start: Point, to end: Point) throws {
      let person = try windowPerson()
      // In steps: the value is lifted at the first one, and the others are over what it is carried across.
      try person.hold(
        stride(from: 0, through: 1, by: 0.25).map {
          (start.x + (end.x - start.x) * $0, start.y + (end.y - start.y) * $0)
        })
      try person.letGo()
      pass()
    }

    /// No other program runs here: what GTK would pass of one.
    func drop(_ parts: [(type: TransferType, bytes: [UInt8])], at place: Point) throws {
      let item = TransferItem(types: parts.map(\.type)) { type in parts.first { $0.type == type }?.bytes }
      _ = container.host.transfer.onDrop?(DropEvent(.moved, at: place, items: [item]))
      _ = container.host.transfer.onDrop?(DropEvent(.dropped, at: place, items: [item]))
    }

    func copyElsewhere(_ text: String) {
      guard let clipboard = gdk_display_get_default().flatMap({ gdk_display_get_clipboard($0) }) else { return }
      gdk_clipboard_set_text(clipboard, text)
    }

    // MARK: The clock

    func tick(at time: Double) { if clock.isNeeded { root.advance(to: time) } }
    var isTicking: Bool { clock.isNeeded }
  }
#endif

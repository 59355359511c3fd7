import LayoutCore
import LayoutTesting
import Observation
import Testing

@Observable private final class Form {
  var name = ""
  var isOn = false
  var volume = 0.25
  var choice = "b"
  var presses = 0
  var submitted: [String] = []
  /// Names are at most four characters long.
  var short: String {
    get { name }
    set { name = String(newValue.prefix(4)) }
  }
}

private struct FormPage: Layout {
  @Bindable var form: Form

  var body: some Layout {
    VStack(alignment: .leading, spacing: 10) {
      TextField("Name", text: $form.short)
      Toggle("On", isOn: $form.isOn)
      Slider(value: $form.volume, in: 0...1)
      Picker(["a", "b"], selection: $form.choice)
      Button("Press") { form.presses += 1 }
      ProgressView(value: form.volume)
    }
    .font(.system(size: 20))
    .onSubmit { form.submitted.append(form.name) }
  }
}

private final class Page {
  let form = Form()
  let host = CountingHost()
  let root: LayoutRoot

  init() {
    let form = form
    root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
    root.host = host
    root.updateBody { FormPage(form: form) }
    _ = host.takeCounts()
  }

  /// The views in drawing order.
  var controls: [(id: ViewID, content: ControlContent)] {
    host.roots.flatMap { id -> [(ViewID, ControlContent)] in
      if case .control(let content) = host.views[id]?.content { [(id, content)] } else { [] }
    }
  }

  func send(_ event: ControlEvent, to position: Int) {
    #expect(root.send(event, to: controls[position].id))
  }
}

/// How large controls are where no host has widgets: by the numbered rules of `PlainControlMeasurer`.
@Test(
  "Controls without a host are plain boxes around their texts",
  arguments: [
    (PlainControl.button, Rect(x: 165, y: 185, width: 70, height: 30)),
    (PlainControl.toggle, Rect(x: 165, y: 187.5, width: 70, height: 25)),
    (PlainControl.bareToggle, Rect(x: 180, y: 187.5, width: 40, height: 25)),
    (PlainControl.field, Rect(x: 0, y: 185, width: 400, height: 30)),
    (PlainControl.editor, Rect(x: 0, y: 0, width: 400, height: 400)),
    (PlainControl.slider, Rect(x: 0, y: 187.5, width: 400, height: 25)),
    (PlainControl.progress, Rect(x: 0, y: 196.25, width: 400, height: 7.5)),
    (PlainControl.spinner, Rect(x: 187.5, y: 187.5, width: 25, height: 25)),
    (PlainControl.picker, Rect(x: 150, y: 185, width: 100, height: 30)),
  ])
private func plainControls(_ control: PlainControl, _ frame: Rect) {
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  root.updateBody { control.element.font(.system(size: 20)) }
  #expect(root.result.leaves == [frame])
}

private enum PlainControl {
  case button, toggle, bareToggle, field, editor, slider, progress, spinner, picker

  var element: AnyLayout {
    switch self {
    case .button: AnyLayout(Button("Save") {})
    case .toggle: AnyLayout(Toggle("On", isOn: .constant(true)))
    case .bareToggle: AnyLayout(Toggle(isOn: .constant(true)))
    case .field: AnyLayout(TextField(text: .constant("")))
    case .editor: AnyLayout(TextEditor(text: .constant("")))
    case .slider: AnyLayout(Slider(value: .constant(0)))
    case .progress: AnyLayout(ProgressView(value: 0.5))
    case .spinner: AnyLayout(ProgressView())
    case .picker: AnyLayout(Picker(["one", "three"], selection: .constant("one")))
    }
  }
}

@Test("A text field takes its ideal width without a proposal, and its minimum in a smaller one")
func fieldWidths() {
  let field = TextField(text: .constant("")).font(.system(size: 20))
  #expect(field.fixedSize().leaves() == [Rect(x: 0, y: 0, width: 200, height: 30)])
  #expect(field.leaves(5, 100) == [Rect(x: 0, y: 0, width: 40, height: 30)])
  let editor = TextEditor(text: .constant("")).font(.system(size: 20))
  #expect(editor.leaves(400, 10) == [Rect(x: 0, y: 0, width: 400, height: 70)])
  #expect(editor.fixedSize().leaves() == [Rect(x: 0, y: 0, width: 400, height: 130)])
}

/// Letters are 10 wide and lines 20 high; the parts beside a title are 30 by 10 in a button, 50 wide in a toggle.
@Test(
  "The titles of buttons and toggles wrap in proposals that are less than they need",
  arguments: [
    (nil, Size(width: 140, height: 30), Size(width: 160, height: 25)),
    (200, Size(width: 140, height: 30), Size(width: 160, height: 25)),
    (139, Size(width: 100, height: 50), Size(width: 120, height: 40)),
    (100, Size(width: 100, height: 50), Size(width: 90, height: 60)),
    (99, Size(width: 90, height: 50), Size(width: 90, height: 60)),
    (0, Size(width: 70, height: 70), Size(width: 90, height: 60)),
  ] as [(Double?, Size, Size)])
func wrappedTitles(width: Double?, button: Size, toggle: Size) {
  let proposal = Proposal(width: width, height: nil)
  let sizes = [
    Button("Save it now") {}.font(.system(size: 20)).sizeThatFits(proposal, measurers: .tens),
    Toggle("Save it now", isOn: .constant(true)).font(.system(size: 20)).sizeThatFits(proposal, measurers: .tens),
  ]
  #expect(sizes == [button, toggle])
}

@Test("A title in several lines stands in the middle, and its first line on the row's baseline")
func wrappedBaseline() {
  let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
    Text("x").font(.system(size: 20))
    Button("Save it now") {}.font(.system(size: 20)).frame(width: 100)
  }
  // 15 to the text's baseline, 5 + 15 to the button's.
  #expect(row.leaves() == [Rect(x: 0, y: 5, width: 10, height: 20), Rect(x: 10, y: 0, width: 100, height: 50)])
}

@Test("A title's line limit counts, and ends it in a shortened line")
func limitedTitle() {
  let button = Button("Save it now") {}.font(.system(size: 20)).lineLimit(1)
  #expect(button.leaves(100, 400).map(\.height) == [30])
}

@Test("Texts and controls stand on one baseline")
func baselines() {
  let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
    Text("x").font(.system(size: 40))
    Button("x") {}.font(.system(size: 20))
    Slider(value: .constant(0)).size(width: 20, height: 10)
  }
  // 30 to the large baseline; 5 + 15 to the button's; the slider has that of a line in its middle, (10 - 17) / 2 + 12.75.
  #expect(
    row.leaves() == [
      Rect(x: 0, y: 0, width: 20, height: 40), Rect(x: 20, y: 10, width: 40, height: 30),
      Rect(x: 60, y: 20.75, width: 20, height: 10),
    ])
}

@Test(
  "Pressing, typing, switching, moving and choosing reach the model, and the turn calls the host for their effects only"
)
func events() {
  let page = Page()
  page.send(.pressed, to: 4)
  #expect(page.form.presses == 1)
  page.root.layoutIfNeeded()
  #expect(page.host.takeCounts().total == 0)
  page.send(.edited("Ada"), to: 0)
  page.send(.submitted, to: 0)
  page.send(.toggled(true), to: 1)
  page.send(.selected(0), to: 3)
  #expect(page.form.name == "Ada" && page.form.isOn && page.form.choice == "a" && page.form.submitted == ["Ada"])
  page.root.layoutIfNeeded()
  // The host shows all of it already.
  #expect(page.host.takeCounts().total == 0)
  page.send(.moved(0.5), to: 2)
  page.root.layoutIfNeeded()
  #expect(page.host.takeCounts() == CountingHost.Counts(contents: 1))
  #expect(page.controls[5].content.control == .progress(fraction: 0.5))
}

@Test("What a binding makes of a value is shown, whether the model changed by it or not")
func refusals() {
  let page = Page()
  page.send(.edited("Grace"), to: 0)
  page.root.layoutIfNeeded()
  #expect(page.host.takeCounts() == CountingHost.Counts(contents: 1))
  #expect(page.controls[0].content.control == .textField(text: "Grac", prompt: "Name", isSecure: false))
  page.send(.edited("Grace"), to: 0)
  page.root.layoutIfNeeded()
  #expect(page.host.takeCounts() == CountingHost.Counts(contents: 1))
  #expect(page.controls[0].content.control == .textField(text: "Grac", prompt: "Name", isSecure: false))
}

@Test("A constant binding keeps what is shown")
func constants() {
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  root.host = host
  root.updateBody { Toggle("x", isOn: .constant(false)) }
  _ = host.takeCounts()
  root.send(.toggled(true), to: host.roots[0])
  root.layoutIfNeeded()
  #expect(host.takeCounts() == CountingHost.Counts(contents: 1))
}

@Test("An equal body exchanges closures without a call of the host; a new value is one call, and measures nothing")
func updates() {
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  root.host = host
  var observed: [Int] = []
  func show(_ number: Int, isOn: Bool) {
    root.updateBody {
      VStack {
        Button("x") { observed.append(number) }
        Toggle("t", isOn: .constant(isOn))
      }
    }
  }
  show(1, isOn: false)
  _ = host.takeCounts()
  show(2, isOn: false)
  #expect(host.takeCounts().total == 0)
  #expect(root.counters.measures == 0)
  root.send(.pressed, to: host.roots[0])
  #expect(observed == [2])
  show(3, isOn: true)
  #expect(host.takeCounts() == CountingHost.Counts(contents: 1))
  #expect(root.counters.leafMeasures == 0)
}

@Test("Disabled controls are marked so, whatever stands inside; a tint reaches them")
func settings() {
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  root.host = host
  root.updateBody {
    VStack {
      VStack { Button("a") {}.disabled(false) }.disabled()
      Button("b") {}.tint(.red)
    }
  }
  let contents = host.roots.compactMap { id -> ControlContent? in
    if case .control(let content) = host.views[id]?.content { content } else { nil }
  }
  #expect(contents.map(\.isEnabled) == [false, true])
  #expect(contents.map(\.tint) == [nil, .red])
}

@Test("A view that is none, or is gone, gets no event")
func unknownViews() {
  let page = Page()
  let button = page.controls[4].id
  page.root.updateBody { Text("x") }
  #expect(!page.root.send(.pressed, to: button))
  #expect(!page.root.press(button))
  #expect(!page.root.send(.pressed, to: page.host.roots[0]))
  #expect(page.form.presses == 0)
}

@Test("Numbers that are none leave a slider and a progress bar at their beginning")
func badNumbers() {
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  root.host = host
  root.updateBody {
    VStack {
      Slider(value: .constant(.nan), in: 2...4, step: -1)
      Slider(value: .constant(9), in: 0...Double.infinity)
      ProgressView(value: .nan)
      ProgressView(value: 3, total: 0)
      ProgressView(value: -1)
      Picker(["a"], selection: .constant(7))
    }
  }
  let controls = host.roots.compactMap { id -> Control? in
    if case .control(let content) = host.views[id]?.content { content.control } else { nil }
  }
  #expect(
    controls == [
      .slider(value: 2, bounds: 2...4, step: nil), .slider(value: 1, bounds: 0...1, step: nil),
      .progress(fraction: 0), .progress(fraction: 1), .progress(fraction: 0),
      .picker(options: ["a"], selection: nil),
    ])
}

@Test(
  "A slider reports the number that another one takes the place of",
  arguments: [
    (0.5, 0...Double.infinity, nil, "Slider was given the bounds 0.0...inf, so it has 0...1"),
    (0.5, 0...1, -1, "Slider was given a step of -1.0, so any value can be chosen"),
    (.nan, 0...1, 0.5, "Slider was given nan, so it shows its lower bound"),
    (2, 0...1, 0.5, nil),
  ] as [(Double, ClosedRange<Double>, Double?, String?)])
func badSliders(value: Double, bounds: ClosedRange<Double>, step: Double?, message: String?) {
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  root.updateBody { Slider(value: .constant(value), in: bounds, step: step) }
  #expect(root.diagnostics.map(\.message) == (message.map { [$0] } ?? []))
}

@Test("Another kind of control in the same place is another view")
func kinds() {
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  root.host = host
  var isSecure = false
  let text = Binding.constant("x")
  func show() {
    root.updateBody { isSecure ? AnyLayout(SecureField(text: text)) : AnyLayout(TextField(text: text)) }
  }
  show()
  isSecure = true
  _ = host.takeCounts()
  show()
  #expect(host.views.count == 1)
  #expect(
    host.views[host.roots[0]]?.content == .control(ControlContent(.textField(text: "x", prompt: "", isSecure: true))))
  #expect(host.violations.isEmpty)
}

/// A body that reads nothing of the model but binds its controls to it.
private struct BoundPage: Layout {
  @Bindable var form: Form

  var body: some Layout {
    TextField(text: $form.name)
    TextEditor(text: $form.name)
    SecureField(text: $form.name)
    Toggle(isOn: $form.isOn)
    Slider(value: $form.volume)
    Picker(["a", "b"], selection: $form.choice)
  }
}

@Test("A control follows the model that it is bound to, whatever else its body reads")
func boundControls() {
  let form = Form()
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  root.host = host
  root.updateBody { BoundPage(form: form) }
  var shown: [Control] {
    host.roots.compactMap { id in
      if case .control(let content) = host.views[id]?.content { content.control } else { nil }
    }
  }
  let before = shown
  #expect(before.count == 6)
  let changes: [() -> Void] = [{ form.name = "Ada" }, { form.isOn = true }, { form.volume = 1 }, { form.choice = "a" }]
  for change in changes {
    change()
    root.layoutIfNeeded()
  }
  #expect(
    shown == [
      .textField(text: "Ada", prompt: "", isSecure: false), .textEditor(text: "Ada"),
      .textField(text: "Ada", prompt: "", isSecure: true), .toggle(title: "", isOn: true),
      .slider(value: 1, bounds: 0...1, step: nil), .picker(options: ["a", "b"], selection: 0),
    ])
  #expect(zip(shown, before).allSatisfy { $0 != $1 })
}

@Test("The value of a picker's binding is an existing position, or none")
func pickerPositions() {
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  root.host = host
  var choice = 0 as Int?
  root.updateBody { Picker(["a", "b"], selection: Binding(get: { choice }, set: { _ in choice = -1 })) }
  root.send(.selected(1), to: host.roots[0])
  root.layoutIfNeeded()
  #expect(
    host.views[host.roots[0]]?.content == .control(ControlContent(.picker(options: ["a", "b"], selection: nil))))
}

@Test("A disabled control gets no event but the keyboard leaving it")
func disabledControls() {
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  root.host = host
  var presses = 0
  var focus: [Bool] = []
  func show(isDisabled: Bool) {
    root.updateBody {
      VStack {
        Button("x") { presses += 1 }
        TextField(text: .constant("")).onFocusChange { focus.append($0) }
      }
      .disabled(isDisabled)
    }
  }
  show(isDisabled: true)
  #expect(!root.send(.pressed, to: host.roots[0]))
  #expect(!root.send(.focused(true), to: host.roots[1]))
  #expect(presses == 0 && focus == [])
  show(isDisabled: false)
  #expect(root.send(.focused(true), to: host.roots[1]))
  show(isDisabled: true)
  #expect(focus == [true, false] && host.focusCalls == [nil])
  #expect(!root.send(.focused(false), to: host.roots[1]))
  #expect(focus == [true, false])
}

@Test("A field that goes while it has the keyboard is notified that it leaves, once, by its last action")
func departedControl() {
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  root.host = host
  var focus: [String] = []
  func show(_ fields: [Int], _ name: String) {
    root.updateBody {
      VStack {
        ForEach(fields, id: \.self) { field in
          TextField(text: .constant("")).onFocusChange { focus.append("\(field) \(name) \($0)") }
        }
      }
    }
  }
  show([0, 1], "first")
  let views = host.roots
  #expect(root.send(.focused(true), to: views[1]))
  show([0, 1], "second")
  show([0], "third")
  // Another one got no event, and did not have it.
  #expect(!root.send(.submitted, to: views[1]))
  #expect(focus == ["1 first true", "1 second false"])
  #expect(!root.send(.focused(false), to: views[1]))
  #expect(focus == ["1 first true", "1 second false"])
  // The keyboard left it before it went.
  #expect(root.send(.focused(true), to: views[0]))
  #expect(root.send(.focused(false), to: views[0]))
  show([], "fourth")
  #expect(!root.send(.focused(false), to: views[0]))
  #expect(focus == ["1 first true", "1 second false", "0 third true", "0 third false"])
}

/// Fields of which some come and go, and their events of the keyboard.
private final class FieldScreen {
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  var focus: [String] = []

  init() { root.host = host }

  /// The views of the fields.
  func show(_ fields: [Int]) -> [ViewID] {
    root.updateBody {
      VStack {
        ForEach(fields, id: \.self) { field in
          TextField(text: .constant("")).onFocusChange { [unowned self] in self.focus.append("\(field) \($0)") }
        }
      }
    }
    return host.roots
  }
}

@Test("The keyboard that goes on from a field that is gone leaves that one first")
func focusAfterDeparture() {
  let screen = FieldScreen()
  let views = screen.show([0, 1])
  #expect(screen.root.send(.focused(true), to: views[1]))
  _ = screen.show([0])
  #expect(screen.root.send(.focused(true), to: views[0]))
  #expect(screen.focus == ["1 true", "1 false", "0 true"])
  #expect(!screen.root.send(.focused(false), to: views[1]))
}

@Test("The keyboard that was kept for a field stays at its new view, and the field gets no event")
func keptFocus() throws {
  let (host, root) = (CountingHost(), LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens))
  root.host = host
  var focus: [String] = []
  func show(_ rows: Range<Int>) {
    root.updateBody {
      ScrollView {
        LazyVStack {
          ForEach(rows, id: \.self) { row in
            TextField(text: .constant("")).onFocusChange { focus.append("\(row) \($0)") }.frame(height: 50).id(row)
          }
        }
      }
      .id("list")
    }
  }
  show(0..<1000)
  let list = try #require(host.roots.first)
  let old = try #require(try root.view(id: 0).view)
  #expect(root.send(.focused(true), to: old))
  root.scroll(list, to: Point(x: 0, y: 20_000))
  root.layoutIfNeeded()
  #expect(host.views[old] == nil && root.focusedView == old && focus == ["0 true"])
  root.scroll(list, to: .zero)
  root.layoutIfNeeded()
  let new = try #require(try root.view(id: 0).view)
  root.keyboardStays(at: ViewID(rawValue: 99))
  #expect(focus == ["0 true"] && root.focusedView == new && host.focusCalls == [new])
  // The new view has it now, also when it goes.
  #expect(new != old && !root.send(.focused(false), to: old))
  show(1..<1000)
  #expect(root.focusedView == nil && focus == ["0 true", "0 false"])
}

/// Two sizes of a button, so that two measurers differ.
private final class SquareControls: ControlMeasurer {
  let side: Double
  init(_ side: Double) { self.side = side }
  func metrics(of content: ControlContent) -> ControlMetrics { ControlMetrics(ideal: Size(width: side, height: side)) }
}

private struct Save: CacheableLayout, Hashable {
  var body: some Layout { Button("Save") {} }
  var contentHash: Int { 1 }
}

@Test("A cache depends on the measurer of controls, and on whether they can be used")
func cachedControls() {
  let cache = LayoutCache()
  let (small, large) = (SquareControls(10), SquareControls(30))
  func width(_ controls: SquareControls, _ environment: EnvironmentValues = EnvironmentValues()) -> Double {
    Save().calculateLayout(
      in: Size(width: 100, height: 100), cache: cache, measurers: Measurers(controls: controls),
      environment: environment
    ).size.width
  }
  #expect(width(small) == 10)
  #expect(width(large) == 30)
  #expect(width(small) == 10)
  let misses = cache.statistics.misses
  var disabled = EnvironmentValues()
  disabled.isEnabled = false
  _ = width(small, disabled)
  #expect(cache.statistics.misses == misses + 1)
}

@Test("A body that requests a layout while sizes are computed starts no turn")
func reentrance() {
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  root.host = host
  var runs = 0
  root.setBody {
    VStack {
      let _ = runs += 1
      let _ = root.layoutIfNeeded()
      let _ = root.sizesThatFit([Proposal(width: nil, height: nil)])
      word(3)
      word(5)
    }
  }
  #expect(root.sizesThatFit([Proposal(width: nil, height: nil)]).map(\.size) == [Size(width: 50, height: 40)])
  #expect(runs == 1)
  #expect(root.hostCallCount == 0)
  root.layoutIfNeeded()
  #expect(
    root.result.leaves == [Rect(x: 185, y: 180, width: 30, height: 20), Rect(x: 175, y: 200, width: 50, height: 20)])
}

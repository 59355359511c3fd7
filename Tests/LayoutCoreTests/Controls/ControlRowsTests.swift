import Foundation
import LayoutTesting
import SwiftUINames
import Testing

/// What sends events to the controls of a screen, and reads them.
private final class ControlBench {
  let host = CountingHost()
  let root: LayoutRoot
  private let faults = FaultList()

  private final class FaultList { var all: [Diagnostic] = [] }

  init(_ size: Size = Size(width: 400, height: 400), @LayoutBuilder _ body: @escaping () -> some LayoutCore.Layout) {
    root = LayoutRoot(size: size, measurers: .tens)
    root.host = host
    let faults = faults
    root.onDiagnostic = { faults.all.append($0) }
    root.updateBody { VStack { body() }.font(.system(size: 20)) }
  }

  var diagnostics: [Diagnostic.Code] { faults.all.map(\.code) }
  var messages: [String] { faults.all.map(\.message) }

  /// The views in drawing order.
  var views: [(id: ViewID, content: ControlContent)] {
    host.roots.flatMap(inside)
  }

  private func inside(_ id: ViewID) -> [(id: ViewID, content: ControlContent)] {
    guard let view = host.views[id] else { return [] }
    if case .control(let content) = view.content { return [(id, content)] }
    return view.children.flatMap(inside)
  }

  var controls: [Control] { views.map(\.content.control) }

  /// A person's action: the host shows it before the layout is notified.
  func send(_ event: ControlEvent, to position: Int = 0) {
    let view = views[position].id
    var content = views[position].content
    content.control = content.control.showing(event)
    host.setContent(view, .control(content))
    #expect(root.send(event, to: view))
    root.layoutIfNeeded()
  }
}

@Suite struct ButtonRowsTests {
  @Test func `a label of one text is the host's button, and any other one is laid out`() {
    let bench = ControlBench {
      Button {
      } label: {
        Text("a")
      }
      Button {
      } label: {
        Text("b").bold()
      }
      Button("c", systemImage: "star") {}
    }
    #expect(bench.controls == [.button(title: "a", role: nil)])
  }

  @Test func `styles of hosts reach their buttons, and an inner one wins`() {
    let bench = ControlBench {
      Button("a") {}.buttonStyle(.borderedProminent).buttonStyle(.plain)
      Button("b") {}.buttonBorderShape(.capsule).controlSize(.large)
    }
    let traits = bench.views.map(\.content.traits)
    #expect(traits.map(\.button) == [.borderedProminent, .automatic])
    #expect(traits[1].shape == .capsule && traits[1].size == .large)
  }

  @Test(arguments: [
    (ControlSize.mini, Size(width: 28, height: 22.5)), (.regular, Size(width: 40, height: 30)),
    (.extraLarge, Size(width: 55, height: 50)),
  ])
  func `the room around a title follows the size of controls`(size: ControlSize, expected: Size) {
    let button = Button("a") {}.controlSize(size).font(.system(size: 20))
    #expect(button.sizeThatFits(Proposal(width: nil, height: nil), measurers: .tens) == expected)
  }

  private struct Quiet: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(5).opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  @Test func `a style of one's own is pressed in its box, and not where it cannot be used`() throws {
    var count = 0
    let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
    root.updateBody {
      VStack {
        Button("a") { count += 1 }.id("a")
        Button("b") { count += 10 }.disabled(true).id("b")
      }
      .buttonStyle(Quiet())
    }
    try root.press(id: "a")
    #expect(count == 1)
    #expect(throws: ScreenError.self) { try root.press(id: "b") }
    #expect(count == 1)
  }

  private struct Written: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Text(configuration.isPressed ? "down" : "up") }
  }

  @Test func `a style sees that the pointer is down on its button`() throws {
    var count = 0
    let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
    root.updateBody { Button("a") { count += 1 }.buttonStyle(Written()).id("a") }
    #expect(try root.text(of: "a") == "up")
    let middle = Point(x: 200, y: 200)
    root.send(PointerEvent(.began, at: middle, time: 0))
    #expect(try root.text(of: "a") == "down")
    root.send(PointerEvent(.ended, at: middle, time: 0.1))
    #expect(try root.text(of: "a") == "up")
    #expect(count == 1)
  }

  @Test func `menus have the titles of buttons with labels, and choices by tags`() throws {
    let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
    root.updateBody {
      Menu("More") {
        Button {
        } label: {
          Label("Copy", systemImage: "x")
        }
        Toggle(isOn: .constant(true)) { Label("Bold", systemImage: "x") }
        Picker("Size", selection: .constant(2)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
      }
      .id("menu")
    }
    try root.press(id: "menu")
    let items = try #require(root.presentations.first).menuItems
    #expect(items.map(\.title) == ["Copy", "Bold", "One", "Two"])
    #expect(
      items.map(\.kind) == [.button(role: nil), .toggle(isOn: true), .choice(isChosen: false), .choice(isChosen: true)])
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("twice") {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  @Test func `a primitive style calls the action itself, and its own buttons have the host's style`() {
    var count = 0
    let bench = ControlBench { Button("a") { count += 1 }.buttonStyle(Twice()) }
    #expect(bench.controls == [.button(title: "twice", role: nil)])
    bench.send(.pressed)
    #expect(count == 2)
  }
}

@Suite struct ChoiceRowsTests {
  fileprivate enum Size3: String, CaseIterable { case small, medium, large }

  @Observable fileprivate final class Model {
    var size = Size3.medium
    var count = 1
    var optional: Int?
    var isOn = false
    var date = Date(timeIntervalSince1970: 86_400)
    var color = Color.red
  }

  @Test(arguments: [PickerStyle.automatic, .segmented])
  func `tags are chosen by their places`(style: PickerStyle) {
    let model = Model()
    let bench = ControlBench {
      Picker("Size", selection: Binding(model, \.size)) {
        ForEach(Size3.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(style)
    }
    let options = ["small", "medium", "large"]
    func shown(_ position: Int) -> Control {
      style == .segmented
        ? .segments(options: options, selection: position) : .picker(options: options, selection: position)
    }
    #expect(bench.controls == [shown(1)])
    bench.send(.selected(2))
    #expect(model.size == .large && bench.controls == [shown(2)])
    #expect(bench.diagnostics.isEmpty)
  }

  @Test func `choices below each other are marks, of which one is set`() {
    let model = Model()
    let bench = ControlBench {
      Picker("Count", selection: Binding(model, \.count)) {
        Text("none").tag(0)
        if true { Text("one").tag(1) }
      }
      .pickerStyle(.radioGroup)
    }
    #expect(
      bench.controls == [
        .mark(title: "none", isOn: false, isRadio: true), .mark(title: "one", isOn: true, isRadio: true),
      ])
    bench.send(.toggled(true), to: 0)
    #expect(model.count == 0)
    #expect(bench.controls.map { if case .mark(_, let isOn, _) = $0 { isOn } else { false } } == [true, false])
  }

  @Test func `an optional finds tags of its value, and nil is no choice`() {
    let model = Model()
    let bench = ControlBench {
      Picker("Count", selection: Binding(model, \.optional)) {
        Text("one").tag(1)
        Label("two", systemImage: "star").tag(Int?.some(2))
      }
    }
    #expect(bench.controls == [.picker(options: ["one", "two"], selection: nil)])
    bench.send(.selected(1))
    #expect(model.optional == 2)
    #expect(bench.diagnostics.isEmpty)
  }

  @Test func `a selection without a tag, and two equal tags, are diagnosed`() {
    let unknown = ControlBench { Picker("a", selection: .constant(7)) { Text("one").tag(1) } }
    #expect(unknown.controls == [.picker(options: ["one"], selection: nil)])
    #expect(unknown.diagnostics == [.unknownSelection])
    let twice = ControlBench {
      Picker("a", selection: .constant(1)) {
        Text("one").tag(1)
        Text("uno").tag(1)
      }
    }
    #expect(twice.diagnostics == [.duplicateIdentity])
  }

  @Test func `a choice without a tag of the type, and what is no text, are diagnosed`() {
    let untagged = ControlBench {
      Picker("a", selection: .constant(1)) {
        Text("one").tag(1)
        Text("two")
      }
    }
    #expect(untagged.controls == [.picker(options: ["one", "two"], selection: 0)])
    #expect(untagged.diagnostics == [.invalidChoice])
    #expect(untagged.messages == [#"the choice "two" of a picker cannot be chosen"#])
    let other = ControlBench {
      Picker("a", selection: .constant(1)) {
        Text("one").tag(1)
        Text("two").tag("2")
      }
    }
    #expect(other.diagnostics == [.invalidChoice])
    let mixed = ControlBench {
      Picker("a", selection: .constant(1)) {
        Text("one").tag(1)
        Color.red.tag(2)
      }
    }
    #expect(mixed.controls == [.picker(options: ["one"], selection: 0)])
    #expect(mixed.diagnostics == [.invalidChoice])
  }

  @Test(arguments: [(100, 1000, -1, -128), (-100, 200, 1, 100), (100, 1000, 1, 127)] as [(Int8, Int, Int, Int8)])
  func `a step that is longer than its type is taken whole`(first: Int8, step: Int, direction: Int, last: Int8) {
    var number = first
    let bench = ControlBench { Stepper("a", value: Binding(get: { number }, set: { number = $0 }), step: step) }
    bench.send(.stepped(direction))
    #expect(number == last)
  }

  @Test func `a stepper steps between its bounds, and never beyond those of its type`() {
    let model = Model()
    let bench = ControlBench {
      Stepper("a", value: Binding(model, \.count), in: 0...2)
      Stepper("b", value: Binding(model, \.count), step: Int.max)
    }
    #expect(bench.controls[0] == .stepper(canDecrease: true, canIncrease: true))
    bench.send(.stepped(1))
    #expect(model.count == 2)
    #expect(bench.controls[0] == .stepper(canDecrease: true, canIncrease: false))
    bench.send(.stepped(1), to: 1)
    #expect(model.count == .max)
    let faulty = ControlBench { Stepper("a", value: .constant(1), in: 0...2, step: 0) }
    #expect(faulty.controls == [.stepper(canDecrease: false, canIncrease: false)])
    #expect(faulty.diagnostics == [.invalidNumber])
  }

  @Test func `toggles are switches, check boxes or buttons`() {
    let model = Model()
    let isOn = Binding(model, \.isOn)
    let bench = ControlBench {
      Toggle("a", isOn: isOn)
      Toggle("a", isOn: isOn).toggleStyle(.switch)
      Toggle("a", isOn: isOn).toggleStyle(.checkbox)
      Toggle(isOn: isOn) { Image(systemName: "star") }
    }
    #expect(
      bench.controls == [
        .toggle(title: "a", isOn: false), .toggle(title: "", isOn: false),
        .mark(title: "a", isOn: false, isRadio: false), .toggle(title: "", isOn: false),
      ])
    bench.send(.toggled(true), to: 2)
    #expect(model.isOn)
  }

  private struct Heart: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isOn ? "full" : "empty") { configuration.isOn.toggle() }
      configuration.label
    }
  }

  @Test func `a style of one's own switches the toggle`() {
    let model = Model()
    let bench = ControlBench { Toggle("a", isOn: Binding(model, \.isOn)).toggleStyle(Heart()) }
    #expect(bench.controls == [.button(title: "empty", role: nil)])
    bench.send(.pressed)
    #expect(bench.controls == [.button(title: "full", role: nil)])
  }

  @Test func `dates and colours are chosen, and a date stays between its bounds`() {
    let model = Model()
    let last = Date(timeIntervalSince1970: 1000)
    let bench = ControlBench {
      DatePicker("Due", selection: Binding(model, \.date), in: ...last, displayedComponents: .date)
      ColorPicker("Paper", selection: Binding(model, \.color))
    }
    guard case .datePicker(let shown) = bench.controls[0] else { return }
    #expect(shown.seconds == 1000 && shown.components == .date && shown.bounds.upperBound == 1000)
    #expect(bench.diagnostics == [.invalidNumber])
    bench.send(.dated(500))
    bench.send(.colored(.blue), to: 1)
    #expect(model.date == Date(timeIntervalSince1970: 500) && model.color == .blue)
  }

  @Test func `a colour that the binding refuses, or changes, is not shown`() {
    let model = Model()
    let bench = ControlBench {
      ColorPicker("a", selection: Binding(get: { Color.red }, set: { _ in }))
      ColorPicker("b", selection: Binding(get: { model.color }, set: { _ in model.color = .green }))
    }
    let first = bench.controls
    bench.send(.colored(.blue))
    #expect(bench.controls == first)
    bench.send(.colored(.blue), to: 1)
    let expected = ControlBench { ColorPicker("b", selection: .constant(.green)) }
    #expect(bench.controls[1] == expected.controls[0])
  }

  @Test func `a date picker of other parts is another control`() {
    let model = Model()
    let bench = ControlBench {
      DatePicker(secondsSince1970: .constant(0), displayedComponents: model.isOn ? .date : .hourAndMinute) {
        EmptyLayout()
      }
    }
    let (first, old) = (bench.views[0].id, bench.controls[0])
    model.isOn = true
    bench.root.layoutIfNeeded()
    #expect(bench.views[0].id != first && !bench.controls[0].isSameKind(as: old))
    #expect(bench.controls[0].title == "1970-01-01")
  }

  @Test func `a date has room for its mark beside its text`() {
    let picker = DatePicker(secondsSince1970: .constant(0), displayedComponents: .date) { EmptyLayout() }
      .font(.system(size: 20))
    #expect(
      picker.sizeThatFits(Proposal(width: nil, height: nil), measurers: .tens) == Size(width: 165, height: 30))
  }

  @Test(arguments: [
    (0.0, "1970-01-01 00:00"), (-1, "1969-12-31 23:59"), (951_782_400, "2000-02-29 00:00"),
    (1_795_817_100, "2026-11-27 22:05"), (.nan, "1970-01-01 00:00"), (-62_135_596_800, "1-01-01 00:00"),
  ])
  func `without a format a date is written in UTC`(seconds: Double, text: String) {
    let bench = ControlBench {
      DatePicker(secondsSince1970: .constant(seconds)) { EmptyLayout() }
    }
    #expect(bench.controls[0].title == text)
  }
}

@Suite struct FieldRowsTests {
  @Observable fileprivate final class Model {
    var count = 12
    var optional: Int?
    var text = "a"
  }

  @Test func `a value is read when the return key is pressed or the keyboard leaves`() {
    let model = Model()
    var submits = 0
    let bench = ControlBench {
      TextField("n", value: Binding(model, \.count), format: .number.locale(Locale(identifier: "en_US")))
        .onSubmit { submits += 1 }
    }
    func shown() -> String? { if case .textField(let text, _, _) = bench.controls[0] { text } else { nil } }
    #expect(shown() == "12")
    bench.send(.edited("1234"))
    #expect(model.count == 12 && shown() == "1234")
    bench.send(.submitted)
    #expect(model.count == 1234 && shown() == "1,234" && submits == 1)
    bench.send(.focused(true))
    bench.send(.edited("x"))
    bench.send(.focused(false))
    #expect(model.count == 1234 && shown() == "1,234")
  }

  @Test func `the return key in a field of a value reads it, and then presses the default action`() {
    let model = Model()
    var pressed: [Int] = []
    let bench = ControlBench {
      TextField("n", value: Binding(model, \.count), format: { "\($0)" }, parse: { Int($0) })
      Button("OK") { pressed.append(model.count) }.keyboardShortcut(.defaultAction)
    }
    bench.send(.edited("5"))
    bench.send(.submitted)
    #expect(pressed == [5])
  }

  @Test func `an empty text is no value`() {
    let model = Model()
    let bench = ControlBench { TextField("n", value: Binding(model, \.optional), format: .number) }
    bench.send(.edited("5"))
    bench.send(.submitted)
    #expect(model.optional == 5)
    bench.send(.edited(" "))
    bench.send(.submitted)
    #expect(model.optional == nil)
  }

  @Test func `a field of several lines is as high as its text, up to the line limit`() {
    func height(_ text: String, _ limit: Int?) -> Double {
      TextField("n", text: .constant(text), axis: .vertical).lineLimit(limit).font(.system(size: 20))
        .sizeThatFits(Proposal(width: 100, height: nil), measurers: .tens).height
    }
    #expect(height("", nil) == 30)
    #expect(height("a\nb", nil) == 50)
    #expect(height("a\n", nil) == 50)
    #expect(height("a\nb\nc", 2) == 50)
    let field = TextField("n", text: .constant("a"), axis: .vertical).font(.system(size: 20))
    #expect(field.leaves(100, 100).contains(rect(0, 0, 100, 30)))
  }

  @Test func `a prompt shows in the place of the title, and traits reach the field`() {
    let bench = ControlBench {
      TextField("n", text: .constant(""), prompt: Text("p"))
        .textFieldStyle(.roundedBorder).keyboardType(.numberPad).submitLabel(.done)
        .textInputAutocapitalization(.never).autocorrectionDisabled()
    }
    let traits = bench.views[0].content.traits
    #expect(bench.controls == [.textField(text: "", prompt: "p", isSecure: false)])
    #expect(traits.field == .roundedBorder && traits.input.keyboard == .numberPad && traits.input.isUncorrected)
    #expect(traits.input.capitalization == .never && traits.input.submitLabel == .done)
  }
}

@Suite struct FormRowsTests {
  @Test func `labels stand before controls, and hidden ones are spoken alone`() {
    let usual = LabeledContent("ab", value: "cde").font(.system(size: 20))
    #expect(usual.leaves(400, 20) == [rect(0, 0, 20, 20), rect(30, 0, 30, 20)])
    #expect(usual.labelsHidden().leaves(400, 20).count == 1)
  }

  @Test func `a grouped form has labels at the leading edge and controls at the trailing one`() throws {
    let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
    root.updateBody {
      Form {
        LabeledContent("ab", value: "cde").id("first")
        Section {
          Toggle("on", isOn: .constant(true)).id("second")
        } header: {
          Text("head")
        }
        Text("last").id("third")
      }
      .font(.system(size: 20))
    }
    // A margin of 25; rows are 55 high, and groups 30 apart.
    let result = root.result
    #expect(result.frame(of: "first") == rect(25, 25, 350, 55))
    let second = try #require(result.frame(of: "second"))
    #expect(second.minX == 25 && second.maxX == 375)
    #expect(result.frame(of: "third")?.minY == second.maxY + 30)
    // Inside of it are 20 points at each side.
    let texts = result.leaves.filter { $0.height == 20 }
    #expect(texts.first == rect(45, 42.5, 20, 20) && texts.dropFirst().first == rect(325, 42.5, 30, 20))
  }

  @Test func `a form of columns has its labels against the controls`() {
    let form = Form {
      LabeledContent("ab", value: "cde")
      LabeledContent("abcd", value: "c")
    }
    .formStyle(.columns).font(.system(size: 20))
    #expect(
      form.leaves(400, 100).map(\.minX).map { $0 - form.leaves(400, 100)[2].minX } == [20, 50, 0, 50])
  }

  @Test func `a slider has its labels beside it, and its calls around each value`() {
    var calls: [String] = []
    let bench = ControlBench {
      Slider(value: Binding(get: { 0.5 }, set: { calls.append("\($0)") })) {
        Text("a")
      } minimumValueLabel: {
        Text("b")
      } maximumValueLabel: {
        Text("c")
      } onEditingChanged: {
        calls.append("\($0)")
      }
    }
    #expect(bench.controls == [.slider(value: 0.5, bounds: 0...1, step: nil)])
    bench.send(.moved(0.75))
    #expect(calls == ["true", "0.75", "false"])
  }

  @Test func `gauges and progress show nothing for what is no number`() {
    let bench = ControlBench {
      Gauge(value: Double.nan) { Text("a") }
      ProgressView("b", value: 1, total: 0)
      Gauge(value: 3, in: 2...4) { Text("c") }
    }
    #expect(bench.controls == [.progress(fraction: 0), .progress(fraction: 1), .progress(fraction: 0.5)])
    #expect(bench.diagnostics == [.invalidNumber, .invalidNumber])
  }
}

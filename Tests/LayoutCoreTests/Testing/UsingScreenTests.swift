import LayoutCore
import LayoutTesting
import Observation
import TestPromises
import Testing

@Observable private final class Account {
  var name = ""
  var notes = "a"
  var remembers = false
  var volume = 4.0
  var size = "small"
  var saved: [String] = []
  var taps = 0
  var log: [String] = []
}

private struct SignIn: Layout {
  let account: Account

  var body: some Layout {
    @Bindable var account = account
    return VStack(spacing: 8) {
      TextField("Your name", text: Binding(get: { account.name }, set: { account.name = $0.filter(\.isLetter) }))
        .onFocusChange { account.log.append("name \($0)") }
        .onSubmit { account.saved.append("\(account.name) by return") }
        .id("name")
      TextEditor(text: $account.notes).size(height: 40).id("notes")
      Toggle("Remember me", isOn: $account.remembers).id("remember")
      Slider(value: $account.volume, in: 0...10, step: 2).id("volume")
      Picker(["small", "large"], selection: $account.size).id("size")
      HStack(spacing: 4) {
        Button("Save") { account.saved.append(account.name) }.disabled(account.name.isEmpty).id("save")
        Button("Cancel") { account.name = "" }
      }
      .id("buttons")
      HStack(spacing: 4) {
        Text("Tap").id("inside")
        Text("me")
      }
      .onTapGesture { account.taps += 1 }
      .id("tapped")
      HStack(spacing: 4) { TextField("City", text: .constant("")).id("city") }.onTapGesture { account.taps += 1 }
      ForEach([1, 2], id: \.self) { Text("row \($0)") }
      Text("\(account.name), \(account.remembers ? "remembered" : "forgotten")").id("state")
      ProgressView(value: 0.5).id("progress")
    }
  }
}

@Suite struct UsingScreenTests {
  private let account = Account()
  let root = LayoutRoot(size: Size(width: 320, height: 480))

  init() {
    let account = account
    root.updateBody { SignIn(account: account) }
  }

  @Test(.promises("F200")) func `bindings, actions and state change as in a window`() throws {
    try root.type("ada", into: "name")
    try root.toggle(id: "remember")
    #expect(account.name == "ada" && account.remembers)
    #expect(try root.text(of: "state") == "ada, remembered")
    try root.press(id: "save")
    #expect(account.saved == ["ada"])
    try root.toggle(id: "remember")
    #expect(try root.text(of: "state") == "ada, forgotten")
  }

  @Test(.promises("F200")) func `each character is typed alone, and a binding may refuse it`() throws {
    try root.type("a1d2a\n", into: "name")
    #expect(account.name == "ada" && account.saved == ["ada by return"])
    #expect(try root.text(of: "name") == "ada")
    try root.type("bob", into: "name", replacing: true)
    #expect(account.name == "bob")
    try root.type("", into: "name", replacing: true)
    #expect(account.name.isEmpty)
    try root.type("\nb", into: "notes")
    #expect(account.notes == "a\nb")
  }

  @Test(.promises("F200")) func `the keyboard moves as a host moves it`() throws {
    try root.focus(id: "name")
    #expect(try root.view(id: "name").isFocused)
    try root.type("ada", into: "name")
    try root.focus(id: "notes")
    #expect(try !root.view(id: "name").isFocused && root.view(id: "notes").isFocused)
    #expect(account.log == ["name true", "name false"])
  }

  @Test(.promises("F200")) func `sliders and pickers take what they can have`() throws {
    try root.move(id: "volume", to: 7.2)
    #expect(account.volume == 8)
    try root.move(id: "volume", to: 99)
    #expect(account.volume == 10)
    try root.move(id: "volume", to: .nan)
    #expect(account.volume == 0)
    try root.choose("large", in: "size")
    #expect(account.size == "large")
    #expect(try root.text(of: "size") == "large")
  }

  @Test(.promises("F200")) func `a tap gesture of the element is pressed, or one inside`() throws {
    try root.press(id: "tapped")
    #expect(account.taps == 1)
    let account = account
    root.updateBody { VStack { Text("Tap").onTapGesture { account.taps += 1 } }.id("outside") }
    try root.press(id: "outside")
    #expect(account.taps == 2)
  }

  @Test(.promises("F200")) func `an element is a value with its frame, its control and its texts`() throws {
    let save = try root.view(id: "save")
    #expect(save.name == "Button \"Save\"" && !save.isEnabled && save.control?.control.title == "Save")
    #expect(save.frame == root.result.frame(of: "save"))
    #expect(try root.view(id: "buttons").control == nil)
    #expect(try root.text(of: "tapped") == "Tap\nme")
    #expect(try root.text(of: 2) == "row 2")
    #expect(try root.text(of: "progress").isEmpty)
  }

  @Test(.promises("F200")) func `an own host keeps its views`() throws {
    let host = CountingHost()
    root.host = host
    try root.press(id: "tapped")
    #expect(account.taps == 1 && root.host === host && host.violations.isEmpty)
    #expect(try root.view(id: "save").view.flatMap { host.views[$0]?.content } != nil)
  }

  private static let ids = [
    "\"name\"", "\"notes\"", "\"remember\"", "\"volume\"", "\"size\"", "\"buttons\"", "\"save\"", "\"tapped\"",
    "\"inside\"", "\"city\"", "1", "2", "\"state\"", "\"progress\"",
  ]

  private struct Refusal: CustomTestStringConvertible, Sendable {
    var use: @Sendable (LayoutRoot) throws(ScreenError) -> Void
    var reason: ScreenError.Reason
    var text: String

    var testDescription: String { text }

    init(
      _ reason: ScreenError.Reason, _ text: String, _ use: @escaping @Sendable (LayoutRoot) throws(ScreenError) -> Void
    ) {
      (self.reason, self.text, self.use) = (reason, text, use)
    }
  }

  private static let refusals = [
    Refusal(
      .unknownID,
      "no visible element has the id \"sav\"; did you mean \"save\"? There are \"save\", "
        + ids.filter { $0 != "\"save\"" }.joined(separator: ", ")
    ) { root throws(ScreenError) in try root.press(id: "sav") },
    Refusal(.unknownID, "no visible element has the id 77; there are \(ids.joined(separator: ", "))") {
      root throws(ScreenError) in _ = try root.text(of: 77)
    },
    Refusal(.disabled, "Button \"Save\" with the id \"save\" is disabled") { root throws(ScreenError) in
      try root.press(id: "save")
    },
    Refusal(.disabled, "Button \"Save\" with the id \"save\" is disabled") { root throws(ScreenError) in
      try root.focus(id: "save")
    },
    Refusal(
      .ambiguous,
      "HStack with the id \"buttons\" has 2 controls that could be meant: Button \"Save\", Button \"Cancel\"; give the one an id"
    ) { root throws(ScreenError) in try root.press(id: "buttons") },
    Refusal(
      .unsuitable,
      "Toggle \"Remember me\" with the id \"remember\" has no text field or editor; it has Toggle \"Remember me\""
    ) { root throws(ScreenError) in try root.type("a", into: "remember") },
    Refusal(.unsuitable, "Text \", forgotten\" with the id \"state\" has no button or tap gesture") {
      root throws(ScreenError) in try root.press(id: "state")
    },
    Refusal(
      .unsuitable,
      "Text \"Tap\" with the id \"inside\" has no button or tap gesture; HStack with the id \"tapped\" around it has one: "
        + "press that"
    ) { root throws(ScreenError) in try root.press(id: "inside") },
    Refusal(
      .unsuitable,
      "TextField \"City\" with the id \"city\" has no button or tap gesture; it has TextField \"City\"; HStack around it "
        + "has one: give it an id, and press that"
    ) { root throws(ScreenError) in try root.press(id: "city") },
    Refusal(
      .unsuitable, "ProgressView with the id \"progress\" has no control that takes the keyboard; it has ProgressView"
    ) {
      root throws(ScreenError) in try root.focus(id: "progress")
    },
    Refusal(.unknownOption, "the picker \"size\" has no option \"huge\"; there are \"small\", \"large\"") {
      root throws(ScreenError) in try root.choose("huge", in: "size")
    },
  ]

  @Test(.promises("F200"), arguments: refusals)
  private func `what cannot be done is an error with its reason`(refusal: Refusal) {
    let error = #expect(throws: ScreenError.self) { try refusal.use(root) }
    #expect(error?.reason == refusal.reason)
    #expect(error?.description == refusal.text)
    #expect(Set(error?.ids ?? []) == Set(Self.ids))
    #expect(account.saved.isEmpty && account.taps == 0)
  }

  @Test(.promises("F200")) func `two elements with one id are ambiguous`() {
    root.updateBody {
      HStack(spacing: 0) {
        Text("a").id("x"); Text("bb").id("x")
      }
    }
    let error = #expect(throws: ScreenError.self) { try root.view(id: "x") }
    #expect(error?.reason == .ambiguous)
    #expect(error?.description.hasPrefix("2 elements have the id \"x\": Text \"a\" at (") == true)
  }

  @Test(.promises("F200")) func `a field that goes away ends the typing`() {
    let account = account
    root.updateBody {
      VStack {
        if account.name.count < 2 {
          TextField(text: Binding(get: { account.name }, set: { account.name = $0 })).id("name")
        }
      }
    }
    let error = #expect(throws: ScreenError.self) { try root.type("ada", into: "name") }
    #expect(error?.reason == .gone && account.name == "ad")
  }

  @Test(.promises("F200")) func `a root without ids says so`() {
    root.updateBody { Text("a") }
    let error = #expect(throws: ScreenError.self) { try root.view(id: "x") }
    #expect(error?.description == "no visible element has the id \"x\"; no visible element has an id")
    #expect(root.visibleIDTexts.isEmpty)
  }
}

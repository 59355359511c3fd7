import LayoutCore
import LayoutTesting
import Observation
import Testing

/// The keyboard, without a window.
@Suite struct FocusTests {
  @Observable final class Model {
    var request: Int?
    var log: [String] = []
    var shows = true
    var isOff = false
    var texts = ["", "", ""]
  }

  struct Fields: Layout {
    let model: Model
    @FocusState var field: Int?

    var body: some Layout {
      VStack {
        ForEach([0, 1, 2], id: \.self) { number in
          if number != 1 || model.shows {
            TextField("\(number)", text: Binding(get: { model.texts[number] }, set: { model.texts[number] = $0 }))
              .onFocusChange { model.log.append("\(number) \($0)") }
              .disabled(number == 1 && model.isOff)
              .focused($field, equals: number)
              .id("field \(number)")
          }
        }
        Text("now \(field.map(String.init) ?? "none")").id("now")
      }
      .onChange(of: model.request) { field = model.request }
    }
  }

  private func root(_ host: CountingHost?, @LayoutBuilder _ content: @escaping () -> some Layout) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
    root.host = host
    root.updateBody(content)
    return root
  }

  @Test func `Writing the state moves the keyboard, and the host is called once`() throws {
    let (host, model) = (CountingHost(), Model())
    let root = root(host) { Fields(model: model) }
    #expect(root.focusedView == nil && host.focusCalls.isEmpty)
    model.request = 2
    root.layoutIfNeeded()
    let third = try #require(try root.view(id: "field 2").view)
    #expect(root.focusedView == third && host.focusCalls == [third])
    #expect(try root.text(of: "now") == "now 2")
    model.request = 0
    root.layoutIfNeeded()
    let first = try #require(try root.view(id: "field 0").view)
    #expect(host.focusCalls == [third, first] && root.focusedView == first)
    #expect(model.log == ["2 true", "2 false", "0 true"])
    // What the host reports of it changes nothing more.
    #expect(root.send(.focused(true), to: first))
    #expect(!root.send(.focused(false), to: third))
    #expect(model.log.count == 3)
    model.request = nil
    root.layoutIfNeeded()
    #expect(root.focusedView == nil && host.focusCalls == [third, first, nil])
    #expect(try root.text(of: "now") == "now none")
  }

  @Test func `The state follows a person, and the host is not called`() throws {
    let (host, model) = (CountingHost(), Model())
    let root = root(host) { Fields(model: model) }
    let second = try #require(try root.view(id: "field 1").view)
    root.send(.focused(true), to: second)
    root.layoutIfNeeded()
    #expect(try root.text(of: "now") == "now 1")
    root.send(.focused(false), to: second)
    root.layoutIfNeeded()
    #expect(try root.text(of: "now") == "now none")
    #expect(host.focusCalls.isEmpty && model.log == ["1 true", "1 false"])
  }

  @Test(arguments: [true, false])
  func `A field that is removed or disabled while it has the keyboard hears of it`(isRemoved: Bool) throws {
    let (host, model) = (CountingHost(), Model())
    let root = root(host) { Fields(model: model) }
    model.request = 1
    root.layoutIfNeeded()
    #expect(try root.text(of: "now") == "now 1")
    if isRemoved { model.shows = false } else { model.isOff = true }
    root.layoutIfNeeded()
    #expect(try root.text(of: "now") == "now none")
    #expect(root.focusedView == nil && model.log == ["1 true", "1 false"])
    #expect(host.focusCalls.count == (isRemoved ? 1 : 2) && host.focusedView == (isRemoved ? host.focusCalls[0] : nil))
    #expect(!root.needsLayout)
  }

  @Test func `A value waits for its element, and that of a disabled one is taken back`() throws {
    let (host, model) = (CountingHost(), Model())
    model.shows = false
    let root = root(host) { Fields(model: model) }
    model.request = 1
    root.layoutIfNeeded()
    #expect(try root.text(of: "now") == "now 1" && root.focusedView == nil)
    model.shows = true
    root.layoutIfNeeded()
    #expect(try root.view(id: "field 1").isFocused)
    model.request = nil
    root.layoutIfNeeded()
    model.isOff = true
    model.request = 1
    root.layoutIfNeeded()
    #expect(try root.text(of: "now") == "now none" && root.focusedView == nil)
  }

  @Test func `An action that moves the keyboard while it leaves is not overruled`() throws {
    let host = CountingHost()
    var log: [String] = []
    var leave: (() -> Void)?
    let root = root(host) {
      VStack {
        TextField("b", text: .constant("")).onFocusChange { log.append("b \($0)") }.id("b")
        TextField("c", text: .constant("")).onFocusChange { log.append("c \($0)") }.id("c")
        TextField("d", text: .constant(""))
          .onFocusChange { isFocused in
            log.append("d \(isFocused)")
            if !isFocused { leave?() }
          }
          .id("d")
      }
    }
    let (b, c) = (try #require(try root.view(id: "b").view), try #require(try root.view(id: "c").view))
    let d = try #require(try root.view(id: "d").view)
    #expect(root.focus(d))
    leave = { root.focus(c) }
    #expect(!root.focus(b))
    leave = nil
    #expect(root.focusedView == c && host.focusCalls == [d, c])
    #expect(log == ["d true", "d false", "c true"])
  }

  struct Chase: Layout {
    let model: Model
    @FocusState var field: Int?

    var body: some Layout {
      VStack {
        ForEach([0, 1], id: \.self) { number in
          TextField("\(number)", text: .constant(""))
            .onFocusChange { if $0 { field = 1 - number } }
            .focused($field, equals: number)
        }
      }
      .onChange(of: model.request) { field = model.request }
    }
  }

  @Test func `Actions that move the keyboard on without end are diagnosed`() {
    let (host, model) = (CountingHost(), Model())
    let root = root(host) { Chase(model: model) }
    model.request = 0
    root.layoutIfNeeded()
    #expect(host.focusCalls.count == 4)
    #expect(root.diagnostics.map(\.code) == [.unsettledChange])
  }

  struct Parts: Layout {
    let model: Model
    @FocusState var isInside: Bool
    @FocusState var isFirst: Bool

    var body: some Layout {
      VStack {
        Button("0") {}.focused($isFirst).id("0")
        VStack {
          Text("a").id("1").focusable()
          Text("plain").id("plain")
          HStack {
            Toggle("2", isOn: .constant(true)).id("2")
            ProgressView()
            Button("off") {}.disabled().id("off")
            Text("b").focusable().disabled()
            Text("tap").onTapGesture {}.id("3")
          }
          .layoutDirection(.rightToLeft)
        }
        .focused($isInside)
        ViewThatFits {
          Button("hidden") {}.frame(width: 1000)
          Button("4") {}.overlay { Button("5") {}.id("5") }.id("4")
        }
      }
      .onChange(of: isInside) { model.log.append("inside \(isInside)") }
      .onChange(of: isFirst) { model.log.append("first \(isFirst)") }
    }
  }

  @Test func `Tab goes in the order of the document, past what is disabled or hidden, and around`() throws {
    let (host, model) = (CountingHost(), Model())
    let root = root(host) { Parts(model: model) }
    var seen: [String] = []
    for _ in 0..<7 {
      #expect(root.press(.tab))
      let id = try ["0", "1", "2", "3", "5", "4"].first { id in
        try root.view(id: id).isFocused
      }
      seen.append(id ?? "none")
    }
    #expect(seen == ["0", "1", "2", "3", "4", "5", "0"])
    #expect(
      model.log == ["first true", "inside true", "first false", "inside false", "first true"]
        || model.log == ["first true", "first false", "inside true", "inside false", "first true"])
    #expect(root.press(.tab, modifiers: .shift))
    #expect(try root.view(id: "5").isFocused)
    #expect(host.focusCalls.count == 8 && host.violations.isEmpty)
  }

  @Test func `A plain text takes no keyboard, and an unknown view neither`() throws {
    let host = CountingHost()
    let root = root(host) { Text("a").background(.red) }
    let box = try #require(host.roots.first)
    #expect(!root.focus(box) && !root.send(.focused(true), to: box) && !root.moveFocus(.forward))
    #expect(root.focus(nil) && host.focusCalls.isEmpty)
  }

  struct Star: Layout {
    @Environment(\.isFocused) var isFocused
    var body: some Layout { Text(isFocused ? "on" : "off") }
  }

  @Test func `What is inside of a focusable box reads whether it has the keyboard`() throws {
    let root = root(CountingHost()) {
      HStack {
        Star().focusable().id("a")
        HStack {
          Star()
          Button("b") {}
        }
        .focusable().id("b")
      }
    }
    func states() throws -> [String] { try [root.text(of: "a"), root.text(of: "b")] }
    #expect(try states() == ["off", "off\nb"])
    root.press(.tab)
    #expect(try states() == ["on", "off\nb"])
    root.press(.tab)
    #expect(try states() == ["off", "on\nb"])
    // The button inside has it, and the box does not.
    root.press(.tab)
    #expect(try states() == ["off", "off\nb"])
  }

  struct Defaults: Layout {
    @FocusState var field: Int?
    @State var text = ""
    var start: Int?

    var body: some Layout {
      VStack {
        TextField("a", text: $text).focused($field, equals: 1).id(1)
        TextField("b", text: $text).focused($field, equals: 2).id(2)
      }
      .onAppear { if let start { field = start } }
      .defaultFocus($field, 2)
    }
  }

  @Test(arguments: [(nil, 2), (1, 1)] as [(Int?, Int)])
  func `The default counts where nothing else asked`(start: Int?, focused: Int) throws {
    let host = CountingHost()
    let root = root(host) { Defaults(start: start) }
    #expect(try root.view(id: focused).isFocused)
    #expect(host.focusCalls.count == 1 && !root.needsLayout)
    // Once: what a person does stays.
    root.focus(nil)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.focusedView == nil)
  }

  @Test func `A state asks when a host comes`() throws {
    let root = root(nil) { Defaults(start: 1) }
    #expect(root.focusedView == nil)
    let host = CountingHost()
    root.host = host
    root.layoutIfNeeded()
    #expect(try root.view(id: 1).isFocused && host.focusCalls.count == 1)
    let other = CountingHost()
    root.host = other
    root.layoutIfNeeded()
    #expect(try root.view(id: 1).isFocused && other.focusCalls == [root.focusedView])
  }
}

import LayoutCore
import Testing

/// Controls by which values are chosen.
@MainActor
extension HostBehaviour {
  /// A step is taken by its button, and none beyond the bound.
  static func steps(_ host: some HostProbe) throws {
    var count = 1
    host.root.setBody {
      Stepper("", value: Binding(get: { count }, set: { count = $0 }), in: 0...2).labelsHidden()
    }
    host.pass()
    let view = try #require(host.views.last)
    host.use(view, .stepped(1))
    host.update()
    #expect(count == 2)
    host.use(view, .stepped(-1))
    host.update()
    #expect(count == 1)
  }

  /// Segments and menus have a choice for each tag.
  static func choosesByTags(_ host: some HostProbe) throws {
    for style in [PickerStyle.segmented, .menu] {
      var size = "large"
      host.root.setBody {
        Picker("", selection: Binding(get: { size }, set: { size = $0 })) {
          Text("Small").tag("small")
          Text("Large").tag("large")
        }
        .pickerStyle(style).labelsHidden()
      }
      host.pass()
      let view = try #require(host.views.last)
      #expect(host.shown(by: view) == .selected(1))
      host.use(view, .selected(0))
      host.update()
      #expect(size == "small")
      #expect(host.shown(by: view) == .selected(0))
      size = "large"
      host.update()
      #expect(host.shown(by: view) == .selected(1))
    }
  }

  /// Choices below each other have a mark each, of which one is on, and the keyboard has one of them.
  static func choosesInline<Host: HostProbe>(_ host: Host) throws {
    for style in [PickerStyle.inline, .radioGroup] {
      var (size, allowed) = (2, 1...3)
      host.root.setBody {
        VStack(spacing: 0) {
          TextField("", text: .constant("a"))
          Picker("", selection: Binding(get: { size }, set: { if allowed.contains($0) { size = $0 } })) {
            Text("S").tag(1)
            Text("M").tag(2)
            Text("L").tag(3)
          }
          .pickerStyle(style).labelsHidden()
          TextField("", text: .constant("b"))
        }
      }
      host.pass()
      let fields = try ["a", "b"].map { text in
        try #require(host.views.first { host.shown(by: $0) == .edited(text) })
      }
      let marks = host.views.filter { if case .toggled = host.shown(by: $0) { true } else { false } }
      try #require(marks.count == 3)
      /// The chosen size, and that of each mark that is on.
      var shown: [Int] { [size] + (1...3).filter { host.shown(by: marks[$0 - 1]) == .toggled(true) } }
      let tops = marks.map { host.frame(of: $0).minY }
      #expect(tops == tops.sorted() && Set(tops).count == 3 && Set(marks.map { host.frame(of: $0).minX }).count == 1)
      #expect(shown == [2, 2])
      host.use(marks[0], .toggled(true))
      host.update()
      #expect(shown == [1, 1])
      // A model that refuses a choice keeps the one that it has.
      allowed = 1...2
      host.use(marks[2], .toggled(true))
      host.update()
      #expect(shown == [1, 1])
      (size, allowed) = (2, 1...3)
      host.update()
      #expect(shown == [2, 2])
      #expect(host.root.focus(host.id(of: fields[0])))
      host.pass()
      let all = fields + marks
      /// The place of what has the keyboard after a key: fields, then marks.
      func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) throws -> Int? {
        try host.press(key, modifiers: modifiers)
        host.update()
        return all.firstIndex { host.hasKeyboard($0) }
      }
      if Host.givesButtonsKeys {
        #expect(try press(.tab) == 3)
        #expect(try press(.downArrow) == 4 && shown == [3, 3])
        #expect(try press(.downArrow) == 4 && shown == [3, 3])
        #expect(try press(.upArrow) == 3 && shown == [2, 2])
        #expect(try press(.leftArrow) == 2 && shown == [1, 1])
        #expect(try press(.rightArrow) == 3 && shown == [2, 2])
      }
      #expect(try press(.tab) == 1 && shown == [2, 2])
      #expect(try press(.tab, .shift) == (Host.givesButtonsKeys ? 3 : 0))
      try choosesBeside(host, style)
    }
  }

  /// A choice leaves the marks beside it as they are, also where no box is around those that belong together.
  private static func choosesBeside(_ host: some HostProbe, _ style: PickerStyle) throws {
    var chosen: [Int?] = [0, 1]
    host.root.setBody {
      HStack(spacing: 0) {
        ForEach(0..<2, id: \.self) { at in
          Picker(["S", "M"], selection: Binding(get: { chosen[at] }, set: { chosen[at] = $0 })).pickerStyle(style)
        }
      }
    }
    host.pass()
    let marks = host.views.filter { if case .toggled = host.shown(by: $0) { true } else { false } }
    try #require(marks.count == 4)
    var shown: [Int] { marks.indices.filter { host.shown(by: marks[$0]) == .toggled(true) } }
    #expect(chosen == [0, 1] && shown == [0, 3])
    host.use(marks[1], .toggled(true))
    host.update()
    #expect(chosen == [1, 1] && shown == [1, 3])
    host.use(marks[2], .toggled(true))
    host.update()
    #expect(chosen == [1, 0] && shown == [1, 2])
  }

  static func marks(_ host: some HostProbe) throws {
    var isOn = false
    host.root.setBody {
      Toggle("Sounds", isOn: Binding(get: { isOn }, set: { isOn = $0 })).toggleStyle(.checkbox)
    }
    host.pass()
    let view = try #require(host.views.last)
    #expect(host.shown(by: view) == .toggled(false))
    host.use(view, .toggled(true))
    host.update()
    #expect(isOn)
    #expect(host.shown(by: view) == .toggled(true))
  }

  /// Noon of two days, so that no time zone changes the day of the month by much.
  static func picksDates(_ host: some HostProbe) throws {
    var seconds = 43_200.0
    host.root.setBody {
      DatePicker(
        secondsSince1970: Binding(get: { seconds }, set: { seconds = $0 }), in: 0...Double.infinity,
        displayedComponents: .date
      ) { EmptyLayout() }
    }
    host.pass()
    let view = try #require(host.views.last)
    #expect(host.shown(by: view) == .dated(43_200))
    host.use(view, .dated(10 * 86_400 + 43_200))
    host.update()
    #expect(seconds == 10 * 86_400 + 43_200)
    #expect(host.shown(by: view) == .dated(seconds))
  }

  static func picksColors(_ host: some HostProbe) throws {
    var color = Color(red: 1, green: 0, blue: 0)
    host.root.setBody {
      ColorPicker("", selection: Binding(get: { color }, set: { color = $0 })).labelsHidden()
    }
    host.pass()
    let view = try #require(host.views.last)
    host.use(view, .colored(Color(red: 0, green: 0, blue: 1)))
    host.update()
    #expect(color == Color(red: 0, green: 0, blue: 1))
    #expect(host.shown(by: view) == .colored(color))
  }

  /// What is typed is read at the return key: until then the value stays.
  static func writesValues(_ host: some HostProbe) throws {
    var count = 1
    host.root.setBody {
      TextField(
        "", value: Binding(get: { count }, set: { count = $0 }), format: { "\($0)" }, parse: { Int($0) })
    }
    host.pass()
    let view = try #require(host.views.last)
    host.use(view, .edited("12"))
    host.update()
    #expect(count == 1 && host.shown(by: view) == .edited("12"))
    host.use(view, .submitted)
    host.update()
    #expect(count == 12 && host.shown(by: view) == .edited("12"))
    host.use(view, .edited("x"))
    host.use(view, .submitted)
    host.update()
    #expect(count == 12 && host.shown(by: view) == .edited("12"))
  }

  /// A button whose label is laid out is pressed anywhere in its box.
  static func pressesLabels(_ host: some HostProbe) throws {
    var count = 0
    host.root.setBody {
      Button {
        count += 1
      } label: {
        VStack(spacing: 0) {
          box(50)
          label("More")
        }
      }
      .buttonStyle(.plain)
    }
    host.pass()
    let view = try #require(host.views.first)
    let frame = host.frame(of: view)
    try host.tap(view, at: Point(x: frame.midX, y: frame.midY))
    host.update()
    #expect(count == 1)
  }
}

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

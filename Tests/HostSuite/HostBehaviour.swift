import LayoutCore
import Testing

/// What every host does, checked through `HostProbe`: the same frames, the same views as long as elements stay, no call
/// where nothing differs.
package enum HostBehaviour: String, CaseIterable, Sendable {
  case frames, quiet, moves, comesAndGoes, scrolls, toggles, refusesText, slides, chooses, presses, mirrors

  @MainActor
  package func check<Host: HostProbe>(_ type: Host.Type) throws {
    switch self {
    case .frames: Self.frames(try Host(width: 390, height: 844))
    case .quiet: Self.quiet(try Host(width: 390, height: 844))
    case .moves: Self.moves(try Host(width: 300, height: 300))
    case .comesAndGoes: Self.comesAndGoes(try Host(width: 300, height: 300))
    case .scrolls: Self.scrolls(try Host(width: 200, height: 400))
    case .toggles: Self.toggles(try Host(width: 300, height: 300))
    case .refusesText: Self.refusesText(try Host(width: 300, height: 300))
    case .slides: Self.slides(try Host(width: 300, height: 300))
    case .chooses: Self.chooses(try Host(width: 300, height: 300))
    case .presses: Self.presses(try Host(width: 300, height: 300))
    case .mirrors: Self.mirrors(try Host(width: 300, height: 100))
    }
  }

  private static func box(_ side: Double) -> some Layout { Rectangle().size(width: side, height: side) }

  @MainActor
  private static func frames(_ host: some HostProbe) {
    host.root.setBody {
      VStack(spacing: 10) {
        Rectangle().size(width: 100, height: 50)
        Text("Hello").font(.system(size: 16))
      }
    }
    host.pass()
    #expect(
      host.frames == [Rect(x: 145, y: 382, width: 100, height: 50), Rect(x: 175, y: 442, width: 40, height: 20)])
  }

  @MainActor
  private static func quiet(_ host: some HostProbe) {
    host.root.setBody {
      HStack {
        box(10); Text("a"); box(30)
      }
    }
    host.pass()
    let (calls, known) = (host.calls, host.identities)
    #expect(known.count == 3)
    host.root.updateBody()
    host.pass()
    #expect(host.calls == calls)
    #expect(host.identities == known)
  }

  @MainActor
  private static func moves(_ host: some HostProbe) {
    var order = [1, 2, 3]
    host.root.setBody { VStack { ForEach(order, id: \.self) { box(Double(10 * $0)) } } }
    host.pass()
    let known = host.identities
    #expect(host.frames.map(\.height) == [10, 20, 30])
    order = [3, 1, 2]
    host.root.updateBody()
    host.pass()
    #expect(host.identities == [known[2], known[0], known[1]])
    #expect(host.frames.map(\.minY) == [120, 150, 160])
  }

  @MainActor
  private static func comesAndGoes(_ host: some HostProbe) {
    var isThere = false
    host.root.setBody {
      VStack {
        box(10)
        if isThere { box(20) }
        box(30)
      }
    }
    host.pass()
    let known = host.identities
    isThere = true
    host.root.updateBody()
    host.pass()
    #expect(host.frames.map(\.height) == [10, 20, 30])
    #expect([host.identities[0], host.identities[2]] == known)
    isThere = false
    host.root.updateBody()
    host.pass()
    #expect(host.identities == known)
  }

  @MainActor
  private static func scrolls(_ host: some HostProbe) {
    host.root.setBody {
      ScrollView { VStack { ForEach(0..<20, id: \.self) { _ in Rectangle().size(width: 100, height: 100) } } }.id(
        "list")
    }
    host.pass()
    let window = host.views[0]
    #expect(host.frame(of: window) == Rect(x: 50, y: 0, width: 100, height: 400))
    host.scroll(window, to: Point(x: 0, y: 250))
    host.pass()
    #expect(host.root.scrollOffset(of: "list") == Point(x: 0, y: 250))
    #expect(host.offset(of: window) == Point(x: 0, y: 250))
    host.root.scroll("list", to: Point(x: 0, y: 9999))
    host.pass()
    #expect(host.offset(of: window) == Point(x: 0, y: 1600))
  }

  @MainActor
  private static func toggles(_ host: some HostProbe) {
    var isOn = false
    host.root.setBody {
      Toggle(
        "",
        isOn: Binding {
          isOn
        } set: {
          isOn = $0
        })
    }
    host.pass()
    host.use(host.views[0], .toggled(true))
    host.pass()
    #expect(isOn)
    #expect(host.shown(by: host.views[0]) == .toggled(true))
    isOn = false
    host.root.updateBody()
    host.pass()
    #expect(host.shown(by: host.views[0]) == .toggled(false))
  }

  /// A model that takes digits only.
  @MainActor
  private static func refusesText(_ host: some HostProbe) {
    var text = "1"
    host.root.setBody {
      TextField(
        "",
        text: Binding {
          text
        } set: {
          text = $0.filter(\.isNumber)
        })
    }
    host.pass()
    host.use(host.views[0], .edited("12"))
    host.pass()
    #expect(text == "12")
    host.use(host.views[0], .edited("12x"))
    host.pass()
    #expect(text == "12")
    #expect(host.shown(by: host.views[0]) == .edited("12"))
  }

  @MainActor
  private static func slides(_ host: some HostProbe) {
    var value = 2.0
    host.root.setBody {
      Slider(
        value: Binding {
          value
        } set: {
          value = $0
        }, in: 0...10, step: 0.5)
    }
    host.pass()
    #expect(host.shown(by: host.views[0]) == .moved(2))
    host.use(host.views[0], .moved(7.3))
    host.pass()
    #expect(value == 7.5)
  }

  @MainActor
  private static func chooses(_ host: some HostProbe) {
    var choice: Int? = 0
    host.root.setBody {
      Picker(
        ["Red", "Green"],
        selection: Binding {
          choice
        } set: {
          choice = $0
        })
    }
    host.pass()
    host.use(host.views[0], .selected(1))
    host.pass()
    #expect(choice == 1)
    #expect(host.shown(by: host.views[0]) == .selected(1))
  }

  @MainActor
  private static func presses(_ host: some HostProbe) {
    var count = 0
    host.root.setBody {
      VStack {
        Button("More") { count += 1 }
        Text("\(count)")
      }
    }
    host.pass()
    let known = host.identities
    host.use(host.views[0], .pressed)
    host.root.updateBody()
    host.pass()
    #expect(count == 1)
    #expect(host.identities == known)
  }

  @MainActor
  private static func mirrors(_ host: some HostProbe) {
    host.root.setBody {
      HStack(spacing: 10) {
        box(20); box(40)
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    host.pass()
    #expect(host.frames.map(\.minX) == [0, 30])
    host.setDirection(.rightToLeft)
    host.pass()
    #expect(host.frames.map(\.minX) == [280, 230])
  }
}

import LayoutCore
import Testing

/// Elements that hold others together: forms, boxes with a label, groups that open.
@MainActor
extension HostBehaviour {
  /// Rows stand in cards with their labels before them, and in columns with the labels against the controls.
  static func groupsControls(_ host: some HostProbe) throws {
    try showsCards(host)
    try showsColumns(host)
    try showsBoxes(host)
  }

  /// The frame of the view with a text, in its parent.
  private static func frame(of text: String, _ host: some HostProbe) throws -> Rect {
    host.frame(of: try #require(host.views.first { host.text(of: $0) == text }))
  }

  private static func showsCards(_ host: some HostProbe) throws {
    var (isLit, name) = (false, "")
    host.root.setBody {
      Form {
        Section {
          LabeledContent {
            label("8")
          } label: {
            label("Ink")
          }
          Toggle(isOn: Binding(get: { isLit }, set: { isLit = $0 })) { label("Lit") }.frame(height: 28)
        } header: {
          label("Sound")
        } footer: {
          label("fine")
        }
        TextField("", text: Binding(get: { name }, set: { name = $0 })).frame(height: 28)
      }
      .font(.system(size: 16))
    }
    host.pass()
    // A card is 20 from the edges, a row is 44 high, and its content is 16 from the card's edges.
    #expect(host.frames.filter { $0.width == 260 && $0.height >= 44 } == cards)
    #expect(try frame(of: "Ink", host) == Rect(x: 16, y: 12, width: 24, height: 20))
    #expect(try frame(of: "8", host) == Rect(x: 236, y: 12, width: 8, height: 20))
    let words = try ["Sound", "Lit", "fine"].map { try frame(of: $0, host).size }
    #expect(words == [Size(width: 40, height: 20), Size(width: 24, height: 20), Size(width: 32, height: 20)])
    let known = host.identities
    let at = try #require(host.views.firstIndex { host.shown(by: $0) == .toggled(false) })
    // Of the switch and the box around it one has the words of the label for screen readers.
    #expect(host.views[at - 1...at].filter { host.isLabelled($0, "Lit") }.count == 1)
    // Both end at the card's trailing edge.
    #expect(host.frame(of: host.views[at - 1]).maxX == 244)
    host.use(host.views[at], .toggled(true))
    host.update()
    #expect(isLit && host.shown(by: host.views[at]) == .toggled(true))
    let field = try #require(host.views.first { host.shown(by: $0) == .edited("") })
    host.use(field, .edited("ill"))
    host.update()
    #expect(name == "ill" && host.shown(by: field) == .edited("ill"))
    #expect(host.identities == known)
  }

  private static var cards: [Rect] {
    [Rect(x: 20, y: 48, width: 260, height: 88), Rect(x: 20, y: 188, width: 260, height: 44)]
  }

  private static func showsColumns(_ host: some HostProbe) throws {
    host.root.setBody {
      Form {
        LabeledContent {
          label("8")
        } label: {
          label("Ink")
        }
        LabeledContent {
          label("red")
        } label: {
          label("Colour")
        }
      }
      .formStyle(.columns).font(.system(size: 20))
    }
    host.pass()
    #expect(
      host.frames == [
        Rect(x: 133, y: 124, width: 24, height: 20), Rect(x: 167, y: 124, width: 8, height: 20),
        Rect(x: 109, y: 156, width: 48, height: 20), Rect(x: 167, y: 156, width: 24, height: 20),
      ])
  }

  private static func showsBoxes(_ host: some HostProbe) throws {
    host.root.setBody {
      GroupBox {
        label("lit")
      } label: {
        label("Ink")
      }
      .font(.system(size: 16))
    }
    host.pass()
    #expect(host.frames.first == Rect(x: 0, y: 114, width: 300, height: 72))
    #expect(try frame(of: "Ink", host) == Rect(x: 12, y: 12, width: 24, height: 20))
    #expect(try frame(of: "lit", host) == Rect(x: 12, y: 40, width: 24, height: 20))
  }

  /// A group opens and closes by a press of its label and by the keyboard, and its content comes and goes once each time.
  static func discloses(_ host: some HostProbe) throws {
    var (log, isLate) = ([String](), false)
    host.root.setBody {
      VStack(alignment: .leading, spacing: 0) {
        if isLate { box(30) }
        DisclosureGroup {
          label("fill").onAppear { log.append("comes") }.onDisappear { log.append("goes") }
        } label: {
          label("More")
        }
        box(20)
      }
      .frame(width: 100, height: 200, alignment: .topLeading)
    }
    host.pass()
    /// The texts, and the top of the box below the group.
    var shown: String {
      let texts = host.views.compactMap { host.text(of: $0) }
      return "\(texts.joined(separator: " ")) \(host.views.last.map { host.frame(of: $0).minY } ?? 0)"
    }
    /// The states that screen readers get: of the label alone.
    var states: [Bool] { host.views.compactMap { host.isExpanded($0) } }
    #expect(shown == "More 70.0" && states == [false])
    let press = Point(x: 130, y: 60)
    try host.click(at: press)
    host.pass()
    #expect(shown == "More fill 96.0" && log == ["comes"] && states == [true])
    #expect(try frame(of: "fill", host) == Rect(x: 118, y: 76, width: 32, height: 20))
    // It stays open, wherever it goes.
    isLate = true
    host.update()
    #expect(shown == "More fill 126.0" && log == ["comes"])
    isLate = false
    host.update()
    try host.click(at: press)
    host.pass()
    #expect(shown == "More 70.0" && log == ["comes", "goes"] && states == [false])
    let view = try #require(host.views.first { host.root.focus(host.id(of: $0)) })
    host.pass()
    for (key, open) in [(KeyEquivalent.space, true), (.return, false), (.space, true)] {
      try host.press(key)
      host.pass()
      #expect(host.hasKeyboard(view) && shown == (open ? "More fill 96.0" : "More 70.0"))
    }
    #expect(log == ["comes", "goes", "comes", "goes", "comes"])
  }
}

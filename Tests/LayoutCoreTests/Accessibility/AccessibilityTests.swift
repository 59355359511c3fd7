import LayoutCore
import LayoutTesting
import Observation
import Testing

@Observable private final class Record {
  var entries: [String] = []
  var isOn = false
  var value = 0.5
}

/// The elements as text: role, name, value, traits and actions, further in for those inside.
private func tree(_ root: LayoutRoot) -> String {
  func line(_ element: AccessibilityElement, _ depth: Int) -> String {
    var text = String(repeating: "  ", count: depth) + (element.role.map { "\($0)" } ?? "-")
    text += element.label.map { " '\($0)'" } ?? ""
    text += element.properties.value.map { " =\($0)" } ?? ""
    if element.traits.contains(.isSelected) { text += " selected" }
    if !element.actions.isEmpty { text += " [\(element.actions.map { "\($0)" }.joined(separator: ", "))]" }
    return ([text] + element.children.map { line($0, depth + 1) }).joined(separator: "\n")
  }
  return root.accessibilityElements().map { line($0, 0) }.joined(separator: "\n")
}

@Suite struct `Elements for screen readers` {
  private let root = LayoutRoot(size: Size(width: 400, height: 400))
  private let host = CountingHost()
  private let record = Record()

  private func show(@LayoutBuilder _ content: @escaping () -> some Layout) {
    root.host = host
    root.updateBody { content() }
  }

  private func find(_ label: String) throws -> AccessibilityElement {
    try #require(root.accessibilityElements().flatMap(\.flattened).first { $0.label == label })
  }

  @Test func `texts and controls are elements, and stacks are none`() {
    show {
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader)
        HStack {
          Text("Name"); TextField("Prompt", text: .constant("Ada"))
        }
        Toggle("Switch", isOn: .constant(true))
        Slider(value: .constant(0.5))
        Button("Save") {}
        Color.red
      }
    }
    #expect(
      tree(root) == """
        header 'Title'
        - 'Name'
        - 'Prompt' =Ada
        checkbox 'Switch' =1 [default]
        - =0.5 [decrement, increment]
        button 'Save' [default]
        """)
  }

  @Test func `properties around one element are its own, and around several make a group`() {
    show {
      VStack {
        Text("3").accessibilityLabel("Three").accessibilityValue("of 5")
        VStack {
          Text("a"); Text("b")
        }.accessibilityElement(children: .contain).accessibilityLabel("Group")
        VStack {
          Text("a"); Text("b")
        }.accessibilityElement(children: .combine)
        VStack {
          Text("a"); Text("b")
        }.accessibilityElement(children: .ignore).accessibilityLabel("Alone")
        VStack {
          Text("a"); Button("c") {}
        }.accessibilityElement(children: .combine)
        HStack {
          Text("Ada"); Text("3 new")
        }.onTapGesture {}
        Text("gone").accessibilityHidden()
        Text("picked").accessibilityAddTraits(.isSelected)
        Text("tapped").onTapGesture {}.accessibilityRemoveTraits(.isButton)
      }
    }
    #expect(
      tree(root) == """
        - 'Three' =of 5
        - 'Group'
          - 'a'
          - 'b'
        - 'a b'
        - 'Alone'
        - 'a'
          button 'c' [default]
        button 'Ada 3 new' [default]
        - 'picked' selected
        - 'tapped' [default]
        """)
  }

  @Test func `a modifier further out counts`() throws {
    show {
      VStack {
        Text("a").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(.isHeader)
        Text("b").accessibilityRemoveTraits(.isHeader).accessibilityAddTraits(.isHeader)
        Text("c").accessibilityAction { record.entries.append("inner") }
          .accessibilityAction { record.entries.append("outer") }
      }
    }
    #expect(try find("a").traits == .isSelected)
    #expect(try find("b").traits == .isHeader)
    #expect(try root.perform(.default, on: find("c")))
    #expect(record.entries == ["outer"])
  }

  @Test func `actions run by their kind and name`() throws {
    show {
      VStack {
        Text("row").onTapGesture { record.entries.append("tap") }
          .accessibilityAction(named: "Delete") { record.entries.append("delete") }
          .accessibilityAction(.escape) { record.entries.append("escape") }
        Text("stars").accessibilityAdjustableAction { record.entries.append("\($0)") }
        Toggle("Switch", isOn: Binding(get: { record.isOn }, set: { record.isOn = $0 }))
          .accessibilityAction(named: "Reset") { record.entries.append("reset") }
        Slider(value: Binding(get: { record.value }, set: { record.value = $0 })).accessibilityLabel("Volume")
      }
    }
    let row = try find("row")
    #expect(row.actions == [.default, .named("Delete"), .escape])
    for kind in row.actions { #expect(root.perform(kind, on: row)) }
    #expect(!root.perform(.named("Other"), on: row))
    let others: [(String, AccessibilityActionKind)] = [
      ("stars", .increment), ("stars", .decrement), ("Switch", .named("Reset")), ("Switch", .default),
      ("Volume", .decrement),
    ]
    for (label, kind) in others { #expect(try root.perform(kind, on: find(label)), "\(label)") }
    #expect(record.entries == ["tap", "delete", "escape", "increment", "decrement", "reset"])
    #expect(record.isOn && record.value == 0.4)
  }

  @Test func `closures are those of the last evaluation, and hosts get none`() throws {
    final class Owner {}
    weak var first: Owner?
    func show(_ name: String) {
      let owner = Owner()
      if first == nil { first = owner }
      root.updateBody {
        Text("row").accessibilityAction(named: "Delete") {
          withExtendedLifetime(owner) { record.entries.append(name) }
        }
      }
    }
    root.host = host
    show("one")
    #expect(first != nil)
    let calls = host.counts.total
    show("two")
    #expect(first == nil && host.counts.total == calls)
    #expect(try root.perform(.named("Delete"), on: find("row")))
    #expect(record.entries == ["two"])
  }

  @Test func `greater priorities are read earlier, and a modal element alone`() {
    show {
      VStack {
        Text("a")
        Text("b").accessibilitySortPriority(2)
        Text("c").accessibilitySortPriority(2)
        Text("d").accessibilitySortPriority(-1)
        Text("e")
      }
    }
    #expect(root.accessibilityElements().map(\.label) == ["b", "c", "a", "e", "d"])
    show {
      ZStack {
        Text("under")
        VStack { Text("over") }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
      }
    }
    #expect(root.accessibilityElements().flatMap(\.flattened).compactMap(\.label) == ["over"])
  }

  @Test func `a representation stands for a drawing, and is not drawn`() {
    show {
      Color.red.frame(width: 50, height: 50)
        .accessibilityRepresentation {
          Slider(value: Binding(get: { record.value }, set: { record.value = $0 })).accessibilityLabel("Dial")
        }
    }
    #expect(root.accessibilityElements().map(\.label) == ["Dial"])
    #expect(root.contentSize == Size(width: 50, height: 50))
  }

  @Test func `the label of a group is a button that is expanded or collapsed`() throws {
    show {
      DisclosureGroup("More", isExpanded: Binding(get: { record.isOn }, set: { record.isOn = $0 })) { Text("in") }
    }
    for isOn in [false, true, false] {
      let label = try find("More")
      #expect(label.properties.isExpanded == isOn && label.properties.value == (isOn ? "expanded" : "collapsed"))
      #expect(label.traits == .isButton && label.actions == [.default])
      #expect(root.accessibilityElements().map(\.label) == (isOn ? ["More", "in"] : ["More"]))
      record.isOn.toggle()
      root.layoutIfNeeded()
    }
  }

  @Test func `the row of a group in a list is expanded or collapsed`() throws {
    for isChosen in [false, true] {
      show {
        List(selection: isChosen ? .constant(Int?.none) : nil) {
          DisclosureGroup("More", isExpanded: .constant(true)) { Text("in") }
          DisclosureGroup("Less", isExpanded: .constant(false)) { Text("out") }
        }
      }
      let rows = root.accessibilityElements().flatMap(\.flattened).filter { $0.role == .listItem }
      #expect(rows.map(\.properties.isExpanded) == [true, nil, false], "\(isChosen)")
    }
  }

  @Test func `headings are a list of their own, beside those that are given`() throws {
    show {
      VStack {
        Text("One").accessibilityHeading(.h1)
        Text("first").id(1)
        Text("Two").accessibilityHeading(.h2)
        Text("second").id(2)
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("Warnings") {
        AccessibilityRotorEntry("Second", id: 2)
        if record.isOn { AccessibilityRotorEntry("First", id: 1) }
        AccessibilityRotorEntry("gone", id: 3)
      }
    }
    #expect(try find("Two").properties.headingLevel == .h2)
    func rotors() -> [String] { root.accessibilityRotors().map { "\($0.name): \($0.entries.map(\.label))" } }
    #expect(rotors() == ["Headings: [\"One\", \"Two\"]", "Warnings: [\"Second\"]"])
    record.isOn = true
    root.layoutIfNeeded()
    #expect(rotors() == ["Headings: [\"One\", \"Two\"]", "Warnings: [\"Second\", \"First\"]"])
  }

  private struct Spoken: Layout {
    @AccessibilityFocusState var place: Int?
    @AccessibilityFocusState var isAtEnd: Bool

    var body: some Layout {
      VStack {
        ForEach(0..<2) { row in Text("row \(row)").accessibilityFocused($place, equals: row) }
        Text("end").accessibilityFocused($isAtEnd)
        Text("place \(place.map { "\($0)" } ?? "-") \(isAtEnd)")
        Button("go") { isAtEnd = true }
      }
    }
  }

  @Test func `a screen reader's place is read and set`() throws {
    root.host = host
    root.updateBody { Spoken() }
    func place() -> [String] { root.accessibilityElements().compactMap(\.label).filter { $0.hasPrefix("place") } }
    func note(_ isHere: Bool, _ label: String) throws {
      let view = try #require(try find(label).view)
      #expect(root.noteAccessibilityFocus(isHere, of: view))
      root.layoutIfNeeded()
    }
    #expect(place() == ["place - false"])
    try note(true, "row 1")
    #expect(place() == ["place 1 false"])
    // The reader may come to the next one before it leaves this one.
    try note(true, "row 0")
    try note(false, "row 1")
    #expect(place() == ["place 0 false"])
    try note(false, "row 0")
    #expect(place() == ["place - false"])
    #expect(try !find("end").properties.isFocused)
    #expect(try root.perform(.default, on: find("go")))
    root.layoutIfNeeded()
    #expect(try find("end").properties.isFocused)
  }
}

import LayoutCore
import LayoutTesting
import Testing

private struct Folder: Identifiable {
  var id: String
  var folders: [Folder]?
}

@Suite struct `Groups that open and close` {
  private let root = LayoutRoot(size: Size(width: 300, height: 400))

  private func has(_ id: String) -> Bool { root.visibleIDTexts.contains("\"\(id)\"") }

  @Test func `a press of the label shows the content, and hides it`() throws {
    root.updateBody {
      VStack { DisclosureGroup("More") { Text("inside").id("inside") }.id("group") }
    }
    #expect(!has("inside"))
    try root.press(id: "group")
    #expect(has("inside"))
    try root.press(id: "group")
    #expect(!has("inside"))
    #expect(root.diagnostics == [])
  }

  @Test func `a binding opens it`() {
    func show(_ isOpen: Bool) {
      root.updateBody {
        VStack {
          DisclosureGroup(isExpanded: .constant(isOpen)) {
            Text("inside").id("inside")
          } label: {
            Text("label")
          }
        }
      }
    }
    show(true)
    #expect(has("inside"))
    show(false)
    #expect(!has("inside"))
  }

  private let folders = [
    Folder(id: "a", folders: [Folder(id: "a1"), Folder(id: "a2", folders: [Folder(id: "deep")])]), Folder(id: "b"),
  ]

  @Test func `an outline in a list makes the rows of what is open, further in`() throws {
    root.updateBody {
      List(folders, children: \.folders) { folder in HStack { Text(folder.id).id("row \(folder.id)") } }
        .environment(\.defaultMinListRowHeight, 40)
    }
    #expect(root.session.listRowCount == 2)
    try root.press(id: "a")
    #expect(root.session.listRowCount == 4)
    try root.press(id: "a2")
    #expect(root.session.listRowCount == 5)
    let left = try ["a", "a1", "a2", "deep", "b"].map { try root.view(id: "row \($0)").frame.minX }
    #expect(left == [34, 52, 52, 70, 34])
    #expect(root.diagnostics == [])
  }

  @Test func `keys go through the rows that are shown`() throws {
    struct Page: Layout {
      let folders: [Folder]
      let chosen: Binding<String?>
      var body: some Layout {
        List(selection: chosen) {
          DisclosureGroup("group", isExpanded: .constant(true)) {
            ForEach(folders) { Text($0.id) }
          }
          ForEach(["x", "y"], id: \.self) { Text($0) }
        }
      }
    }
    var seen: [String?] = []
    let model = Chosen()
    root.updateBody { Page(folders: folders, chosen: Binding(model, \.id)) }
    root.press(.tab)
    for _ in 0..<4 {
      root.press(.downArrow)
      seen.append(model.id)
    }
    #expect(seen == ["a", "b", "x", "y"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `arrows to the side open and close, and go in and out`(_ direction: LayoutDirection) {
    let arrows: [KeyEquivalent] = [.rightArrow, .leftArrow]
    let (inward, outward) = direction == .leftToRight ? (arrows[0], arrows[1]) : (arrows[1], arrows[0])
    let model = Chosen()
    root.updateBody {
      List(folders, children: \.folders, selection: Binding(model, \.id)) { Text($0.id) }
        .layoutDirection(direction)
    }
    root.press(.tab)
    var seen: [String] = []
    let keys: [KeyEquivalent] = [
      .downArrow, outward, inward, inward, inward, .downArrow, inward, inward, outward, outward, outward, outward,
    ]
    for key in keys {
      #expect(root.press(key))
      root.updateBody()
      seen.append("\(model.id ?? "") \(root.session.listRowCount)")
    }
    #expect(
      seen == [
        "a 2", "a 2", "a 4", "a1 4", "a1 4", "a2 4", "a2 5", "deep 5", "a2 5", "a2 4", "a 4", "a 2",
      ])
    // With other keys held down, and beside the outline, they are no keys of the list.
    #expect(!root.press(inward, modifiers: .option))
    root.press(.end)
    #expect(model.id == "b" && !root.press(inward) && !root.press(outward))
  }

  private final class Chosen {
    var id: String?
  }
}

@Suite struct `Bringing up to date` {
  @Test func `an element inside finds the action`() async throws {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    var found: RefreshAction?
    root.updateBody {
      EnvironmentReader { values in
        let _ = found = values.refresh
        Text("a")
      }
      .refreshable { count.value += 1 }
    }
    await found?()
    #expect(count.value == 1)
  }
}

import LayoutCore
import Testing

private struct Folder: Identifiable {
  var id: String
  var folders: [Folder]?
}

private final class Place {
  var id: String?
}

@MainActor
extension HostBehaviour {
  /// A row with rows inside opens and closes by its arrow, and by the arrow keys, which go from there into it and out again.
  static func opensOutlines(_ host: some HostProbe) throws {
    let folders = [
      Folder(id: "a", folders: [Folder(id: "a1"), Folder(id: "a2", folders: [Folder(id: "deep")])]), Folder(id: "b"),
    ]
    let place = Place()
    host.root.setBody {
      List(folders, children: \.folders, selection: Binding(place, \.id)) { Text($0.id) }
        .listStyle(.plain)
        .environment(\.defaultMinListRowHeight, 50)
    }
    host.pass()
    var texts: [String] { host.views.compactMap { host.text(of: $0) } }
    func click(_ x: Double, _ y: Double) throws -> [String] {
      try host.click(at: Point(x: x, y: y))
      host.pass()
      return texts
    }
    #expect(texts == ["a", "b"])
    #expect(try click(22, 25) == ["a", "a1", "a2", "b"])
    #expect(try click(40, 125) == ["a", "a1", "a2", "deep", "b"])
    #expect(try click(22, 25) == ["a", "b"])
    #expect(place.id == nil)
    #expect(try click(150, 25) == ["a", "b"])
    #expect(place.id == "a")
    func press(_ key: KeyEquivalent) throws -> String {
      try host.press(key)
      host.update()
      return "\(place.id ?? "none") of \(texts.joined(separator: " "))"
    }
    // What was open inside is closed again.
    #expect(try press(.rightArrow) == "a of a a1 a2 b")
    #expect(try press(.rightArrow) == "a1 of a a1 a2 b")
    #expect(try press(.rightArrow) == "a1 of a a1 a2 b")
    #expect(try press(.downArrow) == "a2 of a a1 a2 b")
    #expect(try press(.rightArrow) == "a2 of a a1 a2 deep b")
    #expect(try press(.rightArrow) == "deep of a a1 a2 deep b")
    #expect(try press(.leftArrow) == "a2 of a a1 a2 deep b")
    #expect(try press(.leftArrow) == "a2 of a a1 a2 b")
    #expect(try press(.leftArrow) == "a of a a1 a2 b")
    #expect(try press(.leftArrow) == "a of a b")
    #expect(try press(.leftArrow) == "a of a b")
    #expect(try press(.downArrow) == "b of a b")
  }
}

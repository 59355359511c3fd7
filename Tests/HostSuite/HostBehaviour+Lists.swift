import LayoutCore
import Testing

/// What a list has chosen.
private final class Chosen {
  var rows: Set<Int> = []
}

@MainActor
extension HostBehaviour {
  /// A click chooses a row, with keys more of them; then the keyboard is the list's: arrows, Home, End and letters.
  static func selectsRows(_ host: some HostProbe) throws {
    let chosen = Chosen()
    let names = ["Ada", "Bob", "Cid", "Dan"]
    host.root.setBody {
      List(selection: Binding(chosen, \.rows)) {
        for number in 0..<names.count { Text(names[number]).tag(number).id(number) }
      }
      .listStyle(.plain)
      .environment(\.defaultMinListRowHeight, 50)
    }
    host.pass()
    func click(_ row: Int, _ modifiers: EventModifiers = []) throws -> Set<Int> {
      try host.click(at: Point(x: 150, y: 50 * Double(row) + 25), modifiers: modifiers)
      host.pass()
      return chosen.rows
    }
    #expect(try click(1) == [1])
    #expect(try click(3, .command) == [1, 3])
    #expect(try click(0) == [0])
    #expect(try click(2, .shift) == [0, 1, 2])
    #expect(try click(1) == [1])
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) throws -> Set<Int> {
      try host.press(key, modifiers: modifiers)
      host.pass()
      return chosen.rows
    }
    #expect(try press(.downArrow) == [2])
    #expect(try press(.upArrow, .shift) == [1, 2])
    #expect(try press(.home) == [0])
    #expect(try press(.end) == [3])
    #expect(try press("b") == [1])
    #expect(try press("a", .command) == [0, 1, 2, 3])
  }

  /// The header of the section at the top stays at the edge while its rows scroll below it.
  static func pinsHeaders(_ host: some HostProbe) throws {
    host.root.setBody {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<3) { _ in
            Section {
              ForEach(0..<5) { _ in Rectangle().size(width: 100, height: 100) }
            } header: {
              Rectangle().size(width: 100, height: 20)
            }
          }
        }
      }.id("list")
    }
    host.pass()
    let window = try #require(host.views.first)
    /// The tops of the headers in the scrolled content.
    var tops: [Double] { host.frames.filter { $0.height == 20 }.map(\.minY).sorted() }
    #expect(tops.first == 0)
    for offset in [50.0, 530] {
      host.scroll(window, to: Point(x: 0, y: offset))
      host.pass()
      #expect(tops.contains(offset), "\(tops)")
    }
  }
}

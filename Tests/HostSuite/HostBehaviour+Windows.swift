import LayoutCore
import Testing

private struct WindowPage: Layout {
  let value: String
  @State private var count = 0

  var body: some Layout {
    VStack {
      Text("\(value) \(count)").id("count")
      Button("More") { count += 1 }.id("more")
    }
  }
}

@MainActor
extension HostBehaviour {
  /// A group has one window for each value: it comes forward while it is open, and after it was closed another one opens.
  static func opensWindows<Host: HostProbe>(_ host: Host) throws {
    let type = try #require(Host.windows)
    let program = try type.init { AnyLayout(WindowPage(value: $0)) }
    defer { program.end() }
    func text(_ value: String) -> String {
      guard let root = program.root(of: value) else { return "none" }
      root.layoutIfNeeded()
      return root.accessibilityElements().flatMap(\.flattened).first { $0.label != nil }?.label ?? "none"
    }
    /// Presses the button in the window of a value.
    func more(_ value: String) throws {
      let root = try #require(program.root(of: value))
      let button = try #require(root.accessibilityElements().flatMap(\.flattened).first { $0.role == .button }?.view)
      #expect(root.send(.pressed, to: button))
    }
    #expect(program.values == [])
    /// The texts of the windows in the order in which they came, the one in front in brackets.
    var shown: [String] { program.values.map { program.front == $0 ? "[\(text($0))]" : text($0) } }
    program.open("a")
    #expect(shown == ["[a 0]"])
    try more("a")
    program.open("b")
    #expect(shown == ["a 1", "[b 0]"])
    program.open("a")
    #expect(shown == ["[a 1]", "b 0"])
    program.close("a")
    #expect(shown == ["[b 0]"] && program.root(of: "a") == nil)
    program.open("a")
    #expect(shown == ["b 0", "[a 0]"])
    program.dismiss("b")
    #expect(shown == ["[a 0]"])
  }
}

import LayoutCore
import LayoutTesting
import Testing

/// Links of texts, opened by the action of the environment.
@Suite("Links in texts") struct LinkTests {
  /// The addresses that were opened.
  private final class Opened {
    var addresses: [String] = []
  }

  private func root(_ text: some Layout) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 200, height: 200))
    root.updateBody { text }
    return root
  }

  @Test func `a click calls the action around the text`() throws {
    let opened = Opened()
    let action = OpenURLAction {
      opened.addresses.append($0)
      return .handled
    }
    let root = root(
      Text(markdown: "see [one](a) and [two](b)").id("text").environment(\.openURL, action))
    #expect(try root.open(link: "two", in: "text") == .handled)
    #expect(try root.open(link: "one", in: "text") == .handled)
    #expect(opened.addresses == ["b", "a"])
  }

  @Test func `a link whose letters have several looks is one`() throws {
    let text = Text(markdown: "[one **two** three](a)[**four**](b)").id("text")
    for letters in ["one two three", "four"] {
      #expect(try root(text).open(link: letters, in: "text") == .systemAction)
    }
    #expect(throws: ScreenError.self) { try root(text).open(link: "two", in: "text") }
    do {
      try root(text).open(link: "none", in: "text")
    } catch {
      #expect(error.description.contains("has no link \"none\"; it has \"one two three\", \"four\""))
    }
  }

  @Test func `without an action the host opens it`() throws {
    #expect(try root(Text(markdown: "[one](a)").id("text")).open(link: "one", in: "text") == .systemAction)
  }

  @Test func `an action that changes above is the new one, also where no body reads it`() throws {
    let opened = Opened()
    let root = root(EmptyLayout())
    for name in ["first", "second"] {
      root.environment.openURL = OpenURLAction {
        opened.addresses.append("\(name) \($0)")
        return .discarded
      }
      if name == "first" { root.updateBody { Text(markdown: "[one](a)").id("text") } }
      root.layoutIfNeeded()
      #expect(try root.open(link: "one", in: "text") == .discarded)
    }
    #expect(opened.addresses == ["first a", "second a"])
  }

  @Test func `an address that the text does not have opens nothing`() throws {
    let root = root(
      VStack {
        Text(markdown: "[one](a)").id("text"); Text("plain").id("plain")
      })
    #expect(throws: ScreenError.self) { try root.open(link: "two", in: "text") }
    #expect(throws: ScreenError.self) { try root.open(link: "plain", in: "plain") }
    let view = try #require(root.view(id: "text").view)
    #expect(root.open("b", in: view) == .discarded)
  }

  @Test func `a text that has links no more opens none`() throws {
    let root = root(Text(markdown: "[one](a)").id("text"))
    let view = try #require(root.view(id: "text").view)
    root.updateBody { Text("one").id("text") }
    #expect(root.open("a", in: view) == .discarded)
    root.updateBody { EmptyLayout() }
    #expect(root.open("a", in: view) == .discarded)
  }
}

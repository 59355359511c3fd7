import LayoutCore
import LayoutTesting
import Testing

/// A control that has the keyboard and is made anew by an update.
@Suite struct LostFocusTests {
  /// A root that shows a field, which gets the keyboard, and then `changed`.
  private func diagnostics(
    _ first: some Layout, then changed: some Layout, focus: Bool = true
  ) throws -> [Diagnostic] {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 300, height: 200))
    root.host = host
    root.updateBody { AnyLayout(erasing: first) }
    let field = try #require(
      host.views.first { view in
        if case .control(let content) = view.value.content, case .textField = content.control { true } else { false }
      }?.key)
    if focus { #expect(root.send(.focused(true), to: field)) }
    root.updateBody { AnyLayout(erasing: changed) }
    return root.diagnostics
  }

  private func field(_ text: String = "Ada") -> some Layout { TextField("Name", text: .constant(text)) }

  @Test func `A field in another container lost the keyboard, and the text names it`() throws {
    let found = try diagnostics(VStack { field() }, then: HStack { field() })
    #expect(found.map(\.code) == [.lostFocus])
    let diagnostic = try #require(found.first)
    #expect(diagnostic.path == "0.0" && diagnostic.severity == .warning)
    #expect(
      diagnostic.message == "TextField \"Ada\" lost the keyboard: the update removed it, and made an equal one")
    #expect(diagnostic.source?.fileID == "LayoutCoreTests/LostFocusTests.swift")
  }

  @Test func `A field that stays, goes for good, changes, or never had the keyboard is no fault`() throws {
    #expect(try diagnostics(VStack { field() }, then: VStack(spacing: 4) { field() }).isEmpty)
    #expect(try diagnostics(VStack { field() }, then: VStack { Text("gone") }).isEmpty)
    #expect(try diagnostics(VStack { field() }, then: HStack { field("Grace") }).isEmpty)
    #expect(try diagnostics(VStack { field() }, then: HStack { field() }, focus: false).isEmpty)
  }

  @Test func `Each branch of a condition has a field of its own`() throws {
    struct Form: Layout {
      var isWide: Bool
      var body: some Layout {
        if isWide {
          TextField("Name", text: .constant("Ada")).frame(width: 200)
        } else {
          TextField("Name", text: .constant("Ada"))
        }
      }
    }
    #expect(try diagnostics(Form(isWide: false), then: Form(isWide: true)).map(\.code) == [.lostFocus])
  }
}

import LayoutEngine
import LayoutTesting
import Observation
import Testing

@testable import LayoutCore

private final class Log { var names: [String] = [] }

private struct Plain: Layout {
  let width: Double
  var body: some Layout { Box(width, 10) }
}

/// `Equatable` by one of its properties.
private struct Named: Layout, Equatable {
  let name: String
  let log: Log
  static func == (one: Named, other: Named) -> Bool { one.name == other.name }

  var body: some Layout {
    let _ = log.names.append(name)
    Box(10, 10)
  }
}

/// Holds a reference, and has no comparison.
private struct Referring: Layout {
  let log: Log
  var body: some Layout {
    let _ = log.names.append("referring")
    Box(10, 10)
  }
}

/// Is `Equatable` where its content is.
private struct Framed<Content: Layout>: Layout {
  let content: Content
  let log: Log
  var body: some Layout {
    let _ = log.names.append("framed")
    content.padding(1)
  }
}

extension Framed: Equatable where Content: Equatable {
  static func == (one: Framed, other: Framed) -> Bool { one.content == other.content }
}

@Observable private final class Title { var text = "x" }

private struct Titled: Layout, Equatable {
  let title: Title
  let log: Log
  static func == (one: Titled, other: Titled) -> Bool { one.title === other.title }

  var body: some Layout {
    let _ = log.names.append(title.text)
    Text(title.text).font(.system(size: 20))
  }
}

/// Is equal to all others, and shows its value.
private struct Lying: Layout, Equatable {
  let width: Double
  static func == (one: Lying, other: Lying) -> Bool { true }
  var body: some Layout { Box(width, 10) }
}

/// Equal to all others.
@Observable private final class Account: Equatable {
  var width: Double
  init(width: Double) { self.width = width }
  static func == (one: Account, other: Account) -> Bool { true }
}

private struct AccountBox: Layout {
  @Environment(Account.self) var account: Account?
  var body: some Layout { Box(account?.width ?? 0, 10) }
}

/// Plain data.
private struct AccountPage: Layout {
  var body: some Layout { AccountBox() }
}

private struct SizeName: Layout {
  var body: some Layout { EnvironmentReader { Box($0.dynamicTypeSize == .large ? 10 : 20, 10) } }
}

/// Plain data.
private struct SizePage: Layout {
  var body: some Layout { SizeName() }
}

/// What an equal element costs, and when it is evaluated.
@Suite struct `Equal elements are passed by` {
  private let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
  private let log = Log()

  /// Shows something, and returns its cost.
  private func cost(_ layout: some Layout) -> TurnCounters {
    root.updateBody { layout }
    return root.counters
  }

  @Test("rows that are equal cost no body and no node", arguments: [1, 31, 32, 33, 1000])
  func rows(count: Int) {
    func show() -> TurnCounters { cost(VStack { ForEach(0..<count) { Plain(width: Double($0 % 7)) } }) }
    // Of each row its own body, and that of the box in it.
    #expect(show().bodies == 2 * count)
    // From the second time on values are kept.
    #expect(show().bodies == 2 * count)
    var expected = TurnCounters()
    expected.passed = count
    for _ in 0..<2 { #expect(show() == expected) }
  }

  @Test("of rows that change, those that are other ones are evaluated", arguments: [(-1, 1), (0, 0), (3, 1), (7, 8)])
  func changes(first: Int, added: Int) {
    func show(_ rows: some RandomAccessCollection<Int>) -> Int {
      cost(VStack { ForEach(Array(rows), id: \.self) { Plain(width: Double($0 + 1)) } }).bodies
    }
    for _ in 0..<2 { #expect(show(0..<100) == 200) }
    #expect(show(first..<100) == (first < 0 ? 2 : 0))
    #expect(show((first..<100).reversed()) == 0)
    #expect(show(first..<100 + added) == 2 * added)
    #expect(root.result.leaves.map(\.width) == (first..<100 + added).map { Double($0 + 1) })
  }

  @Test func `10,000 equal rows made of built-in elements: nothing is visited`() {
    func show() -> TurnCounters {
      cost(VStack { ForEach(0..<10_000) { _ in HStack { Color.red.size(width: 3, height: 3).background(.black) } } })
    }
    for _ in 0..<2 { #expect(show().passed == 0) }
    var expected = TurnCounters()
    expected.passed = 10_000
    #expect(show() == expected)
  }

  @Test func `an element alone is compared from the second time on`() {
    let page = {
      VStack {
        Named(name: "a", log: log); Referring(log: log)
      }
    }
    for _ in 0..<4 { _ = cost(page()) }
    #expect(log.names == ["a", "referring", "a", "referring", "referring", "referring"])
    log.names = []
    _ = cost(
      VStack {
        Named(name: "b", log: log); Referring(log: log)
      })
    #expect(log.names == ["b", "referring"])
  }

  @Test func `the caller may request all bodies`() {
    for _ in 0..<3 { _ = cost(Named(name: "a", log: log)) }
    #expect(log.names.count == 2)
    root.updateBody()
    #expect(log.names.count == 3)
    root.rebuildLayoutTree()
    root.layoutIfNeeded()
    #expect(log.names.count == 4)
    root.useIncrementalLayout = false
    _ = cost(Named(name: "a", log: log))
    #expect(log.names.count == 5)
  }

  @Test func `an object of the environment is exchanged though it is equal to the one before`() {
    for width in [10.0, 10, 10, 20] {
      _ = cost(AccountPage().environment(Account(width: width)))
      #expect(root.result.leaves.map(\.width) == [width])
    }
  }

  @Test func `another text size counts though texts are as large as before`() {
    func page(_ size: DynamicTypeSize) -> some Layout {
      SizePage().font(.system(size: 16 / size.scaled(.system(size: 1)).size)).dynamicTypeSize(size)
    }
    for _ in 0..<3 { _ = cost(page(.large)) }
    #expect(root.result.leaves.map(\.width) == [10])
    _ = cost(page(.accessibility1))
    #expect(root.result.leaves.map(\.width) == [20])
  }

  @Test func `equatable() is for elements whose type alone is not comparable`() {
    for _ in 0..<4 { _ = cost(Framed(content: Text("a"), log: log)) }
    #expect(log.names.count == 4)
    log.names = []
    for _ in 0..<4 { _ = cost(Framed(content: Text("a"), log: log).equatable()) }
    #expect(log.names.count == 2)
    _ = cost(Framed(content: Text("b"), log: log).equatable())
    #expect(log.names.count == 3)
  }

  @Test func `what is observed is followed inside of what is passed by`() {
    let title = Title()
    let page = { VStack { ForEach(0..<3) { _ in Titled(title: title, log: log) } } }
    for _ in 0..<3 { _ = cost(page()) }
    log.names = []
    _ = cost(page())
    #expect(log.names == [])
    title.text = "yy"
    root.layoutIfNeeded()
    #expect(log.names == ["yy", "yy", "yy"])
    #expect(root.result.leaves.allSatisfy { $0.width == 20 })
    title.text = "z"
    _ = cost(page())
    #expect(log.names == ["yy", "yy", "yy", "z", "z", "z"])
    #expect(root.result.leaves.allSatisfy { $0.width == 10 })
  }

  @Test("another environment, or other modifiers, evaluate equal elements", arguments: [false, true])
  func surroundings(isList: Bool) {
    @LayoutBuilder func page(_ size: Double, _ inset: Double) -> some Layout {
      if isList {
        VStack { ForEach(0..<1) { _ in Text("xx") }.padding(inset) }.font(.system(size: size))
      } else {
        VStack { Worded().padding(inset) }.font(.system(size: size))
      }
    }
    for _ in 0..<3 { _ = cost(page(20, 1)) }
    #expect(root.contentSize == Size(width: 22, height: 22))
    _ = cost(page(40, 1))
    #expect(root.contentSize == Size(width: 42, height: 42))
    _ = cost(page(40, 2))
    #expect(root.contentSize == Size(width: 44, height: 44))
    _ = cost(page(40, 2))
    #expect(root.counters.measures == 0)
  }

  @Test("an element that is equal and makes something else is named", arguments: [false, true])
  func lies(isRow: Bool) {
    @LayoutBuilder func page(_ width: Double) -> some Layout {
      if isRow { ForEach(0..<1) { _ in Lying(width: width) } } else { Lying(width: width) }
    }
    for checks in [false, true] {
      let root = LayoutRoot(size: Size(width: 100, height: 100))
      root.checksContracts = checks
      for width in [10.0, 10, 10, 20] { root.updateBody { page(width) } }
      #expect(root.diagnostics.map(\.code) == (checks ? [.equalityContract] : []))
      #expect(root.diagnostics.allSatisfy { $0.message.hasPrefix("Lying is equal to the one before") })
      #expect(root.result.leaves[0].width == (checks ? 20 : 10))
    }
  }
}

private struct Worded: Layout {
  var body: some Layout { Text("xx") }
}

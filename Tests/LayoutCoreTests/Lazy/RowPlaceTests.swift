import LayoutCore
import LayoutTesting
import Testing

/// The place of a view in the rows of lazy lists, while rows come and go.
@Suite struct RowPlaceTests {
  private final class Feed {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 200, height: 400))
    var numbers = Array(0..<1_000)

    init() {
      root.host = host
      root.setBody { [unowned self] in
        Text("Above")
        ScrollView { LazyVStack(spacing: 0) { ForEach(self.numbers, id: \.self) { Feed.row($0) } } }.id("list")
      }
      root.layoutIfNeeded()
    }

    /// A text on a box, and a list of its own below it.
    private static func row(_ number: Int) -> some Layout {
      VStack(spacing: 0) {
        Text("Row \(number)").size(width: 100, height: 20).background(.red)
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Text("\(number).\($0)").size(width: 50, height: 20) }
          }
        }
        .id("inner \(number)").frame(height: 20)
      }
    }

    /// The view that shows a text.
    func view(_ text: String) -> ViewID? {
      host.views.first {
        if case .text(text, _, _) = $0.value.content { true } else { false }
      }?.key
    }

    func place(_ text: String) throws -> RowPlace {
      let view = try #require(self.view(text))
      return try #require(root.rowPlace(of: view))
    }

    func scroll(_ id: String, to offset: Point) {
      root.scroll(id, to: offset)
      root.layoutIfNeeded()
    }

    var scrollView: ViewID? {
      host.views.first { if case .scroll(let axes, _) = $0.value.content { axes == .vertical } else { false } }?.key
    }
  }

  @Test func `a view outside of lazy lists has no place in a row`() throws {
    let feed = Feed()
    #expect(try feed.root.rowPlace(of: #require(feed.view("Above"))) == nil)
  }

  @Test(arguments: ["Row 3", "3.1"]) func `a place finds its view, also when it is another one`(_ text: String) throws {
    let feed = Feed()
    let view = try #require(feed.view(text))
    let place = try #require(feed.root.rowPlace(of: view))
    #expect(place.depth == (text == "3.1" ? 2 : 1))
    #expect(feed.root.find(place) == .view(view))
    feed.scroll("list", to: Point(x: 0, y: 20_000))
    #expect(feed.view(text) == nil)
    let list = try #require(feed.scrollView)
    #expect(feed.root.find(place) == .away(scrollView: list))
    #expect(feed.root.isInData(place))
    #expect(feed.root.scroll(to: place))
    feed.root.layoutIfNeeded()
    let other = try #require(feed.view(text))
    #expect(other != view && feed.root.find(place) == .view(other))
    #expect(!feed.root.scroll(to: place))
    #expect(feed.root.visibleRange(in: "list")?.contains(3) == true)
  }

  @Test func `the box around a text is another view of the same element`() throws {
    let feed = Feed()
    let text = try #require(feed.view("Row 3"))
    let box = try #require(feed.host.views[text]?.parent)
    let place = try #require(feed.root.rowPlace(of: box))
    #expect(feed.root.find(place) == .view(box) && box != text)
  }

  @Test func `rows in rows that are both away are made one after the other`() throws {
    let feed = Feed()
    feed.scroll("inner 3", to: Point(x: 2_000, y: 0))
    let place = try feed.place("3.41")
    feed.scroll("list", to: Point(x: 0, y: 20_000))
    for _ in 0..<2 {
      #expect(feed.root.scroll(to: place))
      feed.root.layoutIfNeeded()
    }
    #expect(try feed.root.find(place) == .view(#require(feed.view("3.41"))))
    #expect(feed.root.visibleRange(in: "inner 3")?.contains(41) == true)
  }

  @Test func `a place follows its row in the data, and finds nothing where that is gone`() throws {
    let feed = Feed()
    let place = try feed.place("Row 3")
    feed.numbers.insert(contentsOf: 5_000..<5_100, at: 0)
    feed.root.updateBody()
    feed.scroll("list", to: .zero)
    guard case .away = feed.root.find(place) else {
      Issue.record("row 3 is still made")
      return
    }
    #expect(feed.root.scroll(to: place))
    feed.root.layoutIfNeeded()
    #expect(try feed.root.find(place) == .view(#require(feed.view("Row 3"))))
    feed.numbers.removeAll { $0 == 3 }
    feed.root.updateBody()
    feed.root.layoutIfNeeded()
    #expect(!feed.root.scroll(to: place) && !feed.root.isInData(place))
    feed.root.setBody { Text("Nothing") }
    feed.root.layoutIfNeeded()
    #expect(feed.root.find(place) == .nothing)
  }
}

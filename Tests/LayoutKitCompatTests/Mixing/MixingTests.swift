import Layout
import LayoutKitCompat
import LayoutTesting
import TestPromises
import Testing

/// LayoutKit's layouts among the elements of the layout language, and the other way round.
@Suite struct MixingTests {
  private func leaves(_ result: LayoutResult) -> [Rect] {
    let parents = Set(result.elements.compactMap(\.parent))
    return result.elements.indices.filter { !parents.contains($0) }.map { result.elements[$0].frame }
  }

  @Test(.promises("U13")) func `a layout stands in a stack of elements, with its frames`() {
    let row = StackLayout(
      axis: .horizontal, spacing: 4, sublayouts: [box(50, 50), LabelLayout(text: "hello", alignment: .centerLeading)])
    let card = VStack {
      SizedBox(width: 200, height: 10)
      InsetLayout(inset: 8, sublayout: row)
      Text("end")
    }
    let result = card.calculateLayout(in: Size(width: 300, height: 300))
    #expect(result.size == Size(width: 200, height: 97.25))
    #expect(
      leaves(result) == [
        Rect(x: 0, y: 0, width: 200, height: 10), Rect(x: 51.5, y: 18, width: 50, height: 50),
        Rect(x: 105.5, y: 32, width: 43, height: 22), Rect(x: 87.25, y: 76, width: 25.5, height: 21.25),
      ])
    #expect(result.diagnostics == [])
  }

  @Test func `a host gets the views, and calls for changes only`() {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 300, height: 300))
    root.host = host
    func update(_ layout: any MeasurableLayout) {
      root.updateBody {
        VStack {
          AnyLayout(erasing: layout)
          Text("end")
        }
      }
    }
    let box = ViewRecipe(.decorated(Decoration()))
    let one = InsetLayout(inset: 4, sublayout: LabelLayout(text: "one"), view: box)
    update(one)
    #expect(root.hostCallCount > 0)
    let first = root.hostCallCount
    update(one)
    #expect(root.hostCallCount == first)
    update(InsetLayout(inset: 4, sublayout: LabelLayout(text: "two"), view: box))
    // The same size: another content and nothing else.
    #expect(root.hostCallCount == first + 1)
  }

  @Test func `a layout for which there is no room is shown nowhere, and comes back`() {
    let row = StackLayout(
      axis: .horizontal, sublayouts: ["abc", "def"].map { LabelLayout(text: $0, numberOfLines: 1) })
    let root = LayoutRoot(size: Size(width: 200, height: 50))
    root.updateBody { row }
    #expect(leaves(root.result).map(\.width) == [26, 26])
    root.size = Size(width: 20, height: 50)
    root.layoutIfNeeded()
    #expect(leaves(root.result).map(\.width) == [20])
    root.size = Size(width: 200, height: 50)
    root.layoutIfNeeded()
    #expect(leaves(root.result).map(\.width) == [26, 26])
  }

  @Test(arguments: 0..<300)
  func `a random tree has the same frames in a tree of elements as alone`(seed: Int) {
    var source = TreeSource(seed: 900_000 + seed)
    let layout = source.tree().layout()
    let size = Size(width: source.length(150), height: source.length(150))
    let result = layout.calculateLayout(in: size)
    var alone: [Rect] = []
    var open = [(layout.arrangement(width: result.size.width, height: result.size.height), Point.zero)]
    open = [
      (
        layout.arrangement(
          within: Rect(origin: .zero, size: result.size), measurement: layout.measurement(within: size)), .zero
      )
    ]
    while let (arrangement, corner) = open.popLast() {
      let frame = arrangement.frame.moved(by: corner)
      if arrangement.layout.sublayouts.isEmpty { alone.append(frame) }
      for child in arrangement.sublayouts.reversed() { open.append((child, frame.origin)) }
    }
    let inTree = leaves(result)
    // Without any part there is only the container.
    if alone.isEmpty { return }
    #expect(inTree.count == alone.count, "seed \(seed)")
    for (one, other) in zip(inTree, alone) {
      let isSame =
        abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9 && abs(one.width - other.width) < 1e-9
        && abs(one.height - other.height) < 1e-9
      #expect(isSame, "seed \(seed): \(one) in the tree, \(other) alone")
    }
  }

  @Test func `updates in a tree of elements give what a new tree gives`() {
    let root = LayoutRoot(size: Size(width: 150, height: 150))
    for seed in 0..<200 {
      var source = TreeSource(seed: 700_000 + seed / 2)
      let layout = source.tree().layout()
      let size = Size(width: 20 + source.length(100), height: 20 + source.length(100))
      func body() -> some Layout {
        VStack {
          Text("above")
          AnyLayout(erasing: layout)
        }
      }
      root.size = size
      root.updateBody(body)
      let fresh = LayoutRoot(size: size)
      fresh.updateBody(body)
      #expect(root.result.elements.map(\.frame) == fresh.result.elements.map(\.frame), "seed \(seed)")
    }
  }

  @Test func `elements stand in a LayoutKit stack: their ideal, what they flex, their views`() {
    let element = ElementLayout {
      HStack(spacing: 5) {
        Circle().size(width: 20, height: 20)
        Text("hello").background(.red)
      }
    }
    #expect(element.flexibility == .inflexible)
    #expect(
      ElementLayout {
        HStack {
          Text("a"); Spacer()
        }
      }.flexibility == Flexibility(horizontal: 0, vertical: nil))
    let row = StackLayout(axis: .horizontal, spacing: 2, sublayouts: [box(10, 40), element])
    let arrangement = row.arrangement(width: 200, height: 40)
    #expect(
      frames(arrangement) == [
        Rect(x: 0, y: 0, width: 10, height: 40), Rect(x: 12, y: 9.375, width: 67.5, height: 21.25),
      ])
    let parts = arrangement.sublayouts[1].sublayouts
    #expect(
      parts.map(\.frame) == [
        Rect(x: 0, y: 0.625, width: 20, height: 20), Rect(x: 25, y: 0, width: 42.5, height: 21.25),
      ])
    #expect(parts[1].sublayouts.map(\.frame) == [Rect(x: 0, y: 0, width: 42.5, height: 21.25)])
    #expect(parts[1].sublayouts[0].layout.viewRecipe?.content == .text("hello", TextStyle(), .black))
  }

  @Test func `an element is compressed, and takes what it is stretched to`() {
    let text = ElementLayout { Text("hello there") }
    let row = StackLayout(axis: .horizontal, sublayouts: [box(40, 10), text])
    #expect(frames(row.arrangement(width: 100, height: 60))[1] == Rect(x: 40, y: 8.75, width: 42.5, height: 42.5))
    let line = ElementLayout { Color.red.frame(height: 2) }
    let column = StackLayout(axis: .horizontal, sublayouts: [box(40, 10), line])
    #expect(frames(column.arrangement(width: 100, height: 60))[1] == Rect(x: 40, y: 29, width: 60, height: 2))
  }

  @Test func `elements in a layout in a tree are measured by the tree, in its font`() {
    let row = StackLayout(axis: .horizontal, sublayouts: [ElementLayout { Text("ab") }, box(5, 5)])
    let result = VStack { row }.font(.system(size: 40)).calculateLayout(in: Size(width: 300, height: 300))
    #expect(leaves(result) == [Rect(x: 0, y: 0, width: 40, height: 50), Rect(x: 40, y: 22.5, width: 5, height: 5)])
  }

  @Test func `elements that a layout made of others holds are measured by the tree as well`() {
    struct Held: ComposedLayout {
      let content: any MeasurableLayout
    }
    let row = Held(content: StackLayout(axis: .horizontal, sublayouts: [ElementLayout { Text("ab") }, box(5, 5)]))
    let result = VStack { InsetLayout(inset: 1, sublayout: row) }.font(.system(size: 40))
      .calculateLayout(in: Size(width: 300, height: 300))
    #expect(leaves(result) == [Rect(x: 1, y: 1, width: 40, height: 50), Rect(x: 41, y: 23.5, width: 5, height: 5)])
  }

  @Test func `right to left, the tree mirrors a layout as everything else`() {
    let row = StackLayout(axis: .horizontal, sublayouts: [box(10, 10), box(30, 10)])
    let result = VStack { row }.environment(\.layoutDirection, .rightToLeft).calculateLayout(
      in: Size(width: 100, height: 10))
    #expect(leaves(result).map(\.minX) == [30, 0])
  }
}

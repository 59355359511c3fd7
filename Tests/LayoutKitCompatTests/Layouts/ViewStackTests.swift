import LayoutKitCompat
import TestPromises
import Testing

@Suite @MainActor struct ViewStackTests {
  private final class Field: SelfSizingView {
    var frame = Rect.zero
    var stackFlexibility: Flexibility
    var size: Size

    init(_ width: Double, _ height: Double, _ flexibility: Flexibility = .flexible) {
      size = Size(width: width, height: height)
      stackFlexibility = flexibility
    }

    func sizeThatFits(_ room: Size) -> Size {
      Size(width: min(size.width, room.width), height: min(size.height, room.height))
    }
  }

  private let insets = EdgeInsets(top: 2, leading: 4, bottom: 8, trailing: 16)

  @Test(.promises("LK-35")) func `views are stacked by their measured sizes, with insets, leading by default`() {
    let stack = ViewStack(axis: .vertical, spacing: 3, contentInsets: insets)
    let views = [Field(7, 14), Field(18, 18.5), Field(33.5, 23)]
    stack.addArrangedViews(views)
    #expect(stack.distribution == .leading)
    #expect(stack.intrinsicContentSize == Size(width: 53.5, height: 71.5))
    #expect(stack.sizeThatFits(Size(width: 30, height: 100)) == Size(width: 30, height: 71.5))
    stack.layoutViews(in: Rect(x: 100, y: 0, width: 53.5, height: 90))
    #expect(
      views.map(\.frame) == [
        Rect(x: 104, y: 2, width: 33.5, height: 14), Rect(x: 104, y: 19, width: 33.5, height: 18.5),
        Rect(x: 104, y: 40.5, width: 33.5, height: 23),
      ])
  }

  @Test(.promises("LK-35"))
  func `the size without bounds is measured again after it was invalidated; views come and go`() {
    let stack = ViewStack(axis: .horizontal, spacing: 5)
    let views = [Field(10, 10), Field(20, 10)]
    stack.addArrangedViews(views)
    #expect(stack.intrinsicContentSize == Size(width: 35, height: 10))
    views[0].size.width = 30
    #expect(stack.intrinsicContentSize == Size(width: 35, height: 10))
    stack.invalidateIntrinsicContentSize()
    #expect(stack.intrinsicContentSize == Size(width: 55, height: 10))
    stack.removeArrangedView(views[1])
    #expect(stack.intrinsicContentSize == Size(width: 30, height: 10))
    stack.addArrangedViews([views[1], views[0]])
    stack.layoutViews(in: Rect(x: 0, y: 0, width: 40, height: 10))
    #expect(views.map(\.frame.minX) == [25, 0])
    stack.layoutViews(in: Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(views.map(\.frame.width) == [0, 20])
  }

  @Test(.promises("LK-35")) func `each axis has the flexibility of that axis`() {
    let stack = ViewStack(axis: .vertical, distribution: .fillFlexing)
    let views = [
      Field(10, 10, Flexibility(horizontal: nil, vertical: 1)),
      Field(10, 10, Flexibility(horizontal: 5, vertical: nil)),
    ]
    stack.addArrangedViews(views)
    stack.layoutViews(in: Rect(x: 0, y: 0, width: 10, height: 50))
    #expect(views.map(\.frame.height) == [40, 10])
  }
}

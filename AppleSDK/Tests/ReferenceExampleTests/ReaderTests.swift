import Layout
import TestPromises
import Testing

/// A view without a size of its own, as applications write them.
private final class Column: UIView {}

@MainActor
@Suite(.serialized)
struct ReaderTests {
  private let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 360, height: 200))

  @Test("Boxes with shares of a reader's width", .promises("F093", "F095"))
  func declarative() {
    let (top, bottom) = (UIView(), UIView())
    container.updateBody {
      GeometryReader { proxy in
        VStack(alignment: .center, spacing: 8) {
          top.layout()
            .size(width: proxy.size.width * 0.8, height: 60)

          bottom.layout()
            .size(width: proxy.size.width * 0.6, height: 40)
        }
      }
      .layout()
      .size(width: 360, height: 140)
    }
    #expect(close(top.frame, 0, 30, 288, 60))
    #expect(close(bottom.frame, 36, 98, 216, 40))
  }

  @Test("Views that are placed by hand in a reader, in the frames that are set on them", .promises("F094"))
  func imperative() {
    func makeColumn() -> UIView { Column() }
    container.updateBody {
      GeometryReader { proxy, container in
        let availableWidth = proxy.size.width - 32
        let columnWidth = (availableWidth - 16) / 2

        let left = makeColumn()
        left.frame = CGRect(x: 16, y: 16, width: columnWidth, height: 100)
        container.addSubview(left)

        let right = makeColumn()
        right.frame = CGRect(x: 16 + columnWidth + 16, y: 16, width: columnWidth, height: 100)
        container.addSubview(right)
      }
    }
    #expect(container.subviews.count == 2)
    #expect(close(container.subviews[0].frame, 16, 16, 156, 100))
    #expect(close(container.subviews[1].frame, 188, 16, 156, 100))
    container.frame.size.width = 200
    container.layoutIfNeeded()
    #expect(container.subviews.count == 2)
    #expect(close(container.subviews[0].frame, 16, 16, 76, 100))
    #expect(close(container.subviews[1].frame, 108, 16, 76, 100))
  }

  @Test("A reader has its place, and an action gets another size", .promises("F096", "F097"))
  func proxy() {
    var heard: [String] = []
    let content = Column()
    Simulation.setSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), of: container)
    let reader = GeometryReader { proxy in
      content.layout()
        .size(width: proxy.size.width, height: proxy.size.height)
    }
    .onGeometryChange { proxy in
      heard.append(
        "\(proxy.size) at \(proxy.globalFrame.minX), \(proxy.globalFrame.minY);"
          + " \(proxy.safeAreaInsets.top), \(proxy.safeAreaInsets.bottom); \(proxy.bounds.minX)")
    }
    container.updateBody { reader.layout().size(width: 300, height: 200) }
    #expect(heard == ["300x200 at 30.0, 0.0; 44.0, 34.0; 0.0"])
    #expect(close(content.frame, 30, 0, 300, 200))
  }

  @Test("A view without a size of its own takes what it is given, wherever in the chain that stands")
  func chain() {
    let (one, two) = (Column(), Column())
    container.updateBody {
      VStack {
        one.layout().id(1).size(width: 120, height: 30)
        two.layout().padding(10).size(width: 100, height: 50)
      }
    }
    #expect(close(one.frame, 120, 60, 120, 30))
    #expect(close(two.frame, 140, 100, 80, 30))
  }

  @Test("A size is a view's own, before and after an id, decorations and an offset", .promises("F071", "F084"))
  func order() {
    let labels = (0..<4).map { _ in UILabel().configure { $0.text = "hi" } }
    container.updateBody {
      ZStack(alignment: .topLeading) {
        labels[0].layout().size(width: 120, height: 30).id(1)
        labels[1].layout().id(2).size(width: 120, height: 30)
        labels[2].layout().background(.red).cornerRadius(4).offset(x: 5).size(width: 120, height: 30)
        labels[3].layout().size(width: 120).id(4).size(height: 30)
      }
    }
    let sizes = labels.map(\.frame.size)
    #expect(sizes == Array(repeating: CGSize(width: 120, height: 30), count: 4))
  }

  /// Knows its size as views do that were written for Auto Layout.
  private final class Badge: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 24, height: UIView.noIntrinsicMetric) }
  }

  @Test("A view with an intrinsic size and no other has that, and fills its proposal where it has none")
  func intrinsic() {
    let badge = Badge()
    container.updateBody { badge.layout() }
    #expect(close(badge.frame, 168, 0, 24, 200))
    // Its present size is not its ideal one.
    container.updateBody()
    #expect(close(badge.frame, 168, 0, 24, 200))
  }
}

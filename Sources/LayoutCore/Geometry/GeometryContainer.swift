public import LayoutEngine

/// Elements with their frames, which the imperative form of a geometry reader fills.
public final class GeometryContainer {
  fileprivate struct Item {
    var element: AnyLayout
    var frame: Rect
  }

  private var items: [Item] = []

  /// Places `element` at `frame`, in points from the reader's top leading corner; later elements are in front.
  public func add(_ element: some Layout, frame: Rect) {
    items.append(Item(element: AnyLayout(element), frame: frame))
  }

  /// The elements at their frames.
  public struct Content: Layout {
    fileprivate let items: [Item]

    /// Each element in a box of its size.
    public var body: some Layout {
      for item in items {
        item.element
          .frame(width: item.frame.width, height: item.frame.height, alignment: .topLeading)
          .offset(x: item.frame.minX, y: item.frame.minY)
      }
    }
  }

  var content: Content { Content(items: items) }
}

extension GeometryReader where Content == GeometryContainer.Content {
  /// A reader that places elements by hand, each at a frame computed from the reader's size.
  public init(_ place: @escaping (GeometryProxy, GeometryContainer) -> Void) {
    self.init { proxy in
      let container = GeometryContainer()
      let _ = place(proxy, container)
      container.content
    }
  }
}

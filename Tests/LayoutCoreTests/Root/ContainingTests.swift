import LayoutCore
import LayoutTesting
import Testing

/// A container of a host that does nothing besides.
@MainActor
private final class Plain: LayoutContaining {
  let root: LayoutRoot

  init(schedule: ((LayoutRoot) -> Void)? = nil) {
    root = LayoutRoot(size: Size(width: 100, height: 50), schedule: schedule)
  }
}

/// One that waits for a size.
@MainActor
private final class Waiting: LayoutContaining {
  let root = LayoutRoot(size: .zero)
  var refreshes = 0
  var protected: [ViewID] = []

  func updateBody() { refreshes += 1 }
  func layoutIfNeeded() {}
  func startAnimating(_ view: ViewID) { protected.append(view) }
  func stopAnimating(_ view: ViewID) { protected.removeAll { $0 == view } }
}

extension Plain: @MainActor LayoutInvalidating {}

@MainActor
@Suite
struct ContainingTests {
  private func frame(_ container: Plain) -> Rect? { container.root.result.elements.last?.frame }

  @Test("A container shows its body, at once or in a requested turn")
  func bodies() {
    let container = Plain()
    #expect(container.body == nil && container.rootNode == nil)
    container.updateBody { Rectangle().size(width: 20, height: 10) }
    #expect(frame(container) == Rect(x: 40, y: 20, width: 20, height: 10))
    #expect(container.rootNode != nil)
    container.setBody { Rectangle().size(width: 40, height: 10) }
    #expect(frame(container)?.width == 20)
    container.layoutIfNeeded()
    #expect(frame(container)?.width == 40)
    var width = 50.0
    container.body = Rectangle().size(width: width, height: 10)
    container.layoutIfNeeded()
    #expect(container.body != nil)
    #expect(frame(container)?.width == 50)
    container.updateBody { Rectangle().size(width: width, height: 10) }
    width = 60
    container.layoutIfNeeded()
    #expect(frame(container)?.width == 50)
    container.updateBody()
    #expect(frame(container)?.width == 60)
    width = 70
    container.rebuildLayoutTree()
    container.layoutIfNeeded()
    #expect(frame(container)?.width == 70)
    container.body = nil
    container.layoutIfNeeded()
    #expect(frame(container) == Rect(x: 50, y: 25, width: 0, height: 0))
  }

  @Test("What is shown for an owner does not keep it, and is nothing when that is gone")
  func owner() {
    final class Owner { var width = 20.0 }
    let container = Plain()
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      container.updateBody(of: owner) { Rectangle().size(width: $0.width, height: 10) }
      #expect(frame(container)?.width == 20)
    }
    #expect(gone == nil)
    container.updateBody()
    #expect(frame(container) == Rect(x: 50, y: 25, width: 0, height: 0))
  }

  @Test("Values, rules and requests of a container are its root's; several changes are one turn")
  func requests() {
    var asked = 0
    let container = Plain { _ in asked += 1 }
    var bodies = 0
    container.updateBody {
      EnvironmentReader { values in
        let _ = bodies += 1
        Rectangle().size(width: values.displayScale, height: 10).id("box")
      }
    }
    #expect((asked, bodies) == (1, 1))
    container.environment.displayScale = 3
    #expect(container.root.environment.displayScale == 3 && asked == 2)
    container.batchUpdates {
      container.environment.displayScale = 4
      container.updateLayoutForOrientationChange()
      #expect(bodies == 1)
    }
    #expect(bodies == 2 && frame(container)?.width == 4)
    container.invalidationRules = .default.ignoring(.contentChanged)
    #expect(!container.root.invalidationRules.shouldInvalidate(for: .contentChanged))
    #expect(container.invalidationRules == container.root.invalidationRules)
    asked = 0
    container.invalidateLayout(for: .contentChanged)
    #expect(asked == 0)
    container.invalidateLayout(for: .sizeChanged)
    #expect(asked == 1)
    container.layoutIfNeeded()
    container.setNeedsLayout()
    #expect(asked == 2)
    container.layoutIfNeeded()
    container.invalidateLayoutTree()
    #expect(asked == 3)
    container.useIncrementalLayout = false
    #expect(!container.root.useIncrementalLayout && !container.useIncrementalLayout)
    #expect(container.markViewDirty(id: "box") && !container.markViewDirty(id: "none"))
    #expect(!container.markViewDirty(ViewID(rawValue: 99)))
    #expect(!container.isAnimating && !container.isAnimating(ViewID(rawValue: 99)))
  }

  @Test("What a host does its own way it does for callers too that know the protocol alone")
  func ownWay() {
    func use(_ container: some LayoutContaining) {
      container.updateBody()
      container.startAnimating(ViewID(rawValue: 1))
      container.startAnimating(ViewID(rawValue: 2))
      container.stopAnimating(ViewID(rawValue: 1))
      container.updateBody { Rectangle() }
    }
    let container = Waiting()
    use(container)
    #expect(container.refreshes == 1)
    #expect(container.protected == [ViewID(rawValue: 2)])
    #expect(container.rootNode == nil)
  }

  @Test("A host is called for each body that is set, before it is evaluated")
  func heard() {
    let container = Plain()
    var (heard, bodies) = (0, 0)
    container.root.onBody = { heard += 1 }
    container.setBody {
      let _ = bodies += 1
      Rectangle()
    }
    #expect((heard, bodies) == (1, 0))
    container.updateBody { Rectangle() }
    container.body = Rectangle()
    container.body = nil
    container.root.updateBody { Rectangle() }
    #expect((heard, bodies) == (5, 0))
    container.updateBody()
    #expect(heard == 5)
  }

  @Test("A view that a container protects is left alone until that ends")
  func protection() throws {
    let (container, host) = (Plain(), CountingHost())
    container.root.host = host
    container.updateBody { Rectangle().size(width: 20, height: 10) }
    let view = try #require(host.roots.first)
    container.startAnimating(view)
    #expect(container.isAnimating && container.isAnimating(view))
    container.updateBody { Rectangle().size(width: 40, height: 10) }
    #expect(host.views[view]?.frame == Rect(x: 40, y: 20, width: 20, height: 10))
    container.stopAnimating(view)
    #expect(!container.isAnimating)
    #expect(host.views[view]?.frame == Rect(x: 30, y: 20, width: 40, height: 10))
  }
}

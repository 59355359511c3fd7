#if canImport(CCairo)
  import LayoutReference
  import LayoutCanvas
  import TestPromises
  import Testing

  /// What the reference system's container can do, on the canvas's.
  @MainActor
  @Suite struct ContainerRowTests {
    private let container = LayoutContainer(width: 40, height: 20)
    private var frames: [Rect?] { container.views.map(container.frame(of:)) }

    init() { precondition(TestFonts.pinned) }

    private func row(_ width: Double) -> some Layout {
      HStack {
        Color.pureRed.size(width: width, height: 10)
        Color.pureBlue.size(width: 10, height: 10)
      }
    }

    private func pixels() throws -> Pixels { try #require(Pixels(png: container.data(as: .png))) }

    @Test(.promises("F015", "F022", "F023")) func `views come and go, and what is small is in the middle`() throws {
      container.updateBody { row(10) }
      #expect(frames == [Rect(x: 10, y: 5, width: 10, height: 10), Rect(x: 20, y: 5, width: 10, height: 10)])
      let views = container.views
      container.updateBody { Color.pureGreen.size(width: 20, height: 10) }
      #expect(frames == [Rect(x: 10, y: 5, width: 20, height: 10)])
      #expect(try pixels()[15, 10] == .green)
      #expect(container.frame(of: views[1]) == nil)
    }

    @Test(.promises("F016", "F017", "F018", "F019")) func `the body is set, read, shown and refreshed`() throws {
      #expect(container.body == nil)
      container.setBody { row(10) }
      #expect(container.body != nil && container.views == [])
      container.layoutIfNeeded()
      #expect(container.views.count == 2)
      var width = 10.0
      container.updateBody { row(width) }
      width = 20
      container.updateBody()
      #expect(frames[0] == Rect(x: 5, y: 5, width: 20, height: 10))
      container.body = nil
      container.layoutIfNeeded()
      #expect(container.body == nil && container.views == [])
      container.body = row(30)
      container.layoutIfNeeded()
      #expect(frames[0] == Rect(x: 0, y: 5, width: 30, height: 10))
    }

    @Test(.promises("F020", "F021")) func `another size, a forced turn, one turn for several changes`() throws {
      var evaluations = 0
      container.updateBody {
        let _ = evaluations += 1
        Color.pureRed.size(width: 50%, height: 10)
      }
      container.size = Size(width: 20, height: 40)
      container.updateLayoutForOrientationChange()
      #expect(frames == [Rect(x: 5, y: 15, width: 10, height: 10)])
      container.updateLayoutForOrientationChange(to: Size(width: 40, height: 20))
      #expect(frames == [Rect(x: 10, y: 5, width: 20, height: 10)])
      container.setNeedsLayout()
      container.layoutIfNeeded()
      #expect(evaluations == 1)
      container.batchUpdates {
        container.updateBody()
        container.size = Size(width: 80, height: 20)
        #expect(frames == [Rect(x: 10, y: 5, width: 20, height: 10)])
      }
      #expect(frames == [Rect(x: 20, y: 5, width: 40, height: 10)] && evaluations == 2)
      #expect(try pixels().width == 80)
    }

    @Test(.promises("F024", "F031", "F198")) func `the rules select the changes that request a turn`() {
      container.updateBody { row(10) }
      #expect(container.invalidationRules.shouldInvalidate(for: .sizeChanged))
      let context = LayoutInvalidationContext()
      container.setBody { row(20) }
      context.invalidate(container, for: .hierarchyChanged)
      #expect(context.performLayoutPass() == 1)
      #expect(frames[0]?.width == 20)
    }

    @Test(.promises("F026", "F027", "F028", "F029")) func `a protected view keeps its frame, the other moves`() {
      container.updateBody { row(10) }
      let blue = container.views[1]
      container.startAnimating(blue)
      #expect(container.isAnimating && container.isAnimating(blue))
      container.updateBody { row(20) }
      #expect(frames == [Rect(x: 5, y: 5, width: 20, height: 10), Rect(x: 20, y: 5, width: 10, height: 10)])
      container.stopAnimating(blue)
      #expect(frames[1] == Rect(x: 25, y: 5, width: 10, height: 10) && !container.isAnimating)
    }

    @Test(.promises("F034", "F035", "F161", "F162", "F163"))
    func `the tree can be looked at, and worked out anew with the same views`() {
      #expect(container.useIncrementalLayout && container.rootNode == nil)
      container.updateBody { row(10).id("row") }
      #expect(container.rootNode?.kind == .hStack)
      #expect(container.rootNode?.children.map(\.frame) == frames)
      let (before, views) = (frames, container.views)
      container.invalidateLayoutTree()
      container.layoutIfNeeded()
      // All nodes.
      #expect([container.root.counters.visits, container.root.counters.bodies] == [5, 0])
      container.rebuildLayoutTree()
      container.layoutIfNeeded()
      container.useIncrementalLayout = false
      container.layoutIfNeeded()
      #expect(frames == before && container.views == views && container.root.counters.nodesMade == 0)
    }

    @Test(.promises("F159")) func `a view deep in the tree is measured again, and nothing else`() throws {
      container.updateBody {
        VStack {
          VStack { HStack { Text("a").id("text") } }
          Text("b")
        }
      }
      let text = try #require(container.views.first)
      #expect(container.markViewDirty(text))
      container.layoutIfNeeded()
      #expect(container.root.counters.leafMeasures == 1)
      #expect(container.markViewDirty(id: "text") && !container.markViewDirty(id: "nobody"))
      container.layoutIfNeeded()
      #expect(container.root.counters.leafMeasures == 1)
    }

    @Test(.promises("F205")) func `the hierarchy of a container`() {
      container.updateBody { row(10) }
      let debugger = LayoutDebugger()
      debugger.output = { _ in }
      let lines = debugger.analyzeViewHierarchy(container, title: "PICTURE").withoutSourceLines.split(separator: "\n")
      let size = container.size
      #expect(
        lines.prefix(4) == [
          "🔍 ===== PICTURE =====", "🔍 LayoutContainer", "├─ Frame: (0.0, 0.0, \(size.width), \(size.height))",
          "└─ HStack",
        ])
    }

    @Test(.promises("F124", "F126")) func `values flow down from the container`() {
      container.updateBody { row(10) }
      container.environment.layoutDirection = .rightToLeft
      container.layoutIfNeeded()
      #expect(frames == [Rect(x: 20, y: 5, width: 10, height: 10), Rect(x: 10, y: 5, width: 10, height: 10)])
    }
  }
#endif

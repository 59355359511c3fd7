import LayoutCore
import LayoutTesting
import Testing

@Test("Taps and drags reach the element they are sent to, with the closures of the last evaluation")
func gestures() {
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  root.host = host
  var observed: [String] = []
  func show(_ name: String) {
    root.updateBody {
      VStack {
        Box(10, 10).onTapGesture { observed.append("\(name) tap") }
          .gesture(
            DragGesture(coordinateSpace: .global).onChanged { observed.append("\(name) \($0.translation)") }
              .onEnded { observed.append("\(name) end \($0.location)") })
        Box(10, 10).background(.red)
      }
    }
  }
  show("one")
  _ = host.takeCounts()
  show("two")
  #expect(host.takeCounts().total == 0)
  #expect(root.counters.measures == 0)
  let boxes = host.roots
  guard case .decorated(let decoration) = host.views[boxes[0]]?.content else {
    Issue.record("no box")
    return
  }
  #expect(decoration.gestures == [.tap, .drag])
  #expect(root.press(boxes[0]))
  let place = Point(x: 200, y: 190)
  #expect(!root.send(PointerEvent(.began, at: place, time: 0)))
  #expect(root.send(PointerEvent(.moved, at: place + Point(x: 10, y: 20), time: 1)))
  #expect(root.send(PointerEvent(.ended, at: place + Point(x: 10, y: 20), time: 2)))
  #expect(!root.press(boxes[1]))
  #expect(observed == ["two tap", "two 10x20", "two end (210, 210)"])
}

@Test("A body that is left alone keeps no closure of an earlier evaluation around it")
func gesturesAroundBodies() {
  struct Model: Equatable { let name: String }
  struct Row: Layout, Equatable {
    let model: Model
    @Environment(\.colorScheme) var scheme
    var body: some Layout { Text(scheme == .dark ? "dark" : model.name) }
  }
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  root.host = host
  struct Page: Layout {
    @State var count = 0
    let log: (Int) -> Void
    var body: some Layout {
      let now = count
      Row(model: Model(name: "x")).onTapGesture { log(now) }
      Button("more") { count += 1 }
    }
  }
  var observed: [Int] = []
  root.updateBody { Page { observed.append($0) } }
  root.send(.pressed, to: host.roots[1])
  root.layoutIfNeeded()
  root.press(host.roots[0])
  #expect(observed == [1])
}

@Test("Accessibility properties share one box, and change no frame")
func accessibility() {
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  root.host = host
  root.updateBody {
    Box(10, 20).accessibilityLabel("Chart").accessibilityValue("3 of 5").accessibilityHint("Opens it")
      .accessibilityRole(.image)
  }
  #expect(host.roots.count == 1)
  guard case .decorated(let decoration) = host.views[host.roots[0]]?.content else {
    Issue.record("no box")
    return
  }
  var wanted = AccessibilityProperties()
  wanted.label = "Chart"
  wanted.value = "3 of 5"
  wanted.hint = "Opens it"
  wanted.role = .image
  #expect(decoration.accessibility == wanted)
  #expect(host.views[host.roots[0]]?.frame == Rect(x: 195, y: 190, width: 10, height: 20))
}

import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// A view of 20 by 10 points that takes no more than its proposal.
private final class Plate: NativeView, @unchecked Sendable {
  override func sizeThatFits(_ proposal: Proposal) -> Size {
    Size(width: min(20, proposal.width ?? 20), height: min(10, proposal.height ?? 10))
  }
}

/// A view that is never narrower than 50 points.
private final class Board: NativeView, @unchecked Sendable {
  override func sizeThatFits(_ proposal: Proposal) -> Size { Size(width: 50, height: 10) }
}

private struct Recipe: NativeRecipe {
  func makeView() -> Plate { Plate() }
  func updateView(_ view: Plate) {}
  func _lower(_ lowering: _Lowering) { lowering.recipe(self) }
}

/// An element of a program's own around the view.
private struct Card: Layout {
  var body: some Layout { _NativeElement(Plate()) }
}

private struct Tinted: LayoutModifier {
  func body(content: Content) -> some Layout { content.background(.red) }
}

private struct SizeCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let frame: Rect
  let layout: @Sendable () -> AnyLayout

  init<Element: Layout & SendableMetatype>(
    _ name: String, _ frame: Rect, _ layout: @escaping @Sendable () -> Element
  ) {
    (testDescription, self.frame) = (name, frame)
    self.layout = { AnyLayout(erasing: layout()) }
  }
}

extension LayoutResult {
  /// The frame of the view itself, without the layers around it.
  fileprivate var view: Rect? { elements.first { $0.kind == .measured }?.layers.first }
}

@Suite struct NativeSizeTests {
  private static var plate: _NativeElement { _NativeElement(Plate()) }
  private static let filled = rect(0, 0, 60, 40)

  private static let filling: [SizeCase] = [
    SizeCase("alone", filled) { plate.size(width: 60, height: 40) },
    SizeCase("by a value", filled) { plate.size(Size(width: 60, height: 40)) },
    SizeCase("by shares", filled) { plate.size(width: .percent(60), height: .percent(40)) },
    SizeCase("by a share and points", filled) { plate.size(width: .percent(60), height: 40) },
    SizeCase("before an id", filled) { plate.size(width: 60, height: 40).id(1) },
    SizeCase("after an id", filled) { plate.id(1).size(width: 60, height: 40) },
    SizeCase("after a colour", filled) { plate.background(.red).size(width: 60, height: 40) },
    SizeCase("after a background", filled) { plate.background { Color.red }.size(width: 60, height: 40) },
    SizeCase("after an overlay", filled) { plate.overlay { Color.red }.size(width: 60, height: 40) },
    SizeCase("after round corners", filled) { plate.cornerRadius(4).size(width: 60, height: 40) },
    SizeCase("after opacity, a border and a shadow", filled) {
      plate.opacity(0.5).border(.red).shadow(radius: 2).size(width: 60, height: 40)
    },
    SizeCase("after an offset", rect(3, 4, 60, 40)) { plate.offset(x: 3, y: 4).size(width: 60, height: 40) },
    SizeCase("after a priority", filled) { plate.layoutPriority(1).size(width: 60, height: 40) },
    SizeCase("after a guide", filled) { plate.alignmentGuide(.top) { _ in 3 }.size(width: 60, height: 40) },
    SizeCase("after a gesture", filled) { plate.onTapGesture {}.size(width: 60, height: 40) },
    SizeCase("after a label", filled) { plate.accessibilityLabel("plate").size(width: 60, height: 40) },
    SizeCase("after a transition", filled) { plate.transition(.opacity).size(width: 60, height: 40) },
    SizeCase("after the environment", filled) { plate.font(.title).disabled().size(width: 60, height: 40) },
    SizeCase("after a modifier of one's own", filled) { plate.modifier(Tinted()).size(width: 60, height: 40) },
    SizeCase("after all of them", filled) {
      plate.id(1).background(.red).cornerRadius(4).layoutPriority(1).size(width: 60, height: 40).id(2).opacity(0.5)
    },
    SizeCase("side by side", filled) { plate.size(width: 60).size(height: 40) },
    SizeCase("side by side, the other way round", filled) { plate.size(height: 40).size(width: 60) },
    SizeCase("side by side, with an id between", filled) { plate.size(width: 60).id(1).size(height: 40) },
    SizeCase("side by side, points and a share", filled) {
      plate.size(width: 60).size(width: nil, height: .percent(40))
    },
    SizeCase("in an element", filled) { Card().size(width: 60, height: 40) },
    SizeCase("erased", filled) { AnyLayout(erasing: plate.id(1)).size(width: 60, height: 40) },
    SizeCase("a recipe", filled) { Recipe().id(1).size(width: 60, height: 40) },
    SizeCase("one length", rect(0, 0, 60, 10)) { plate.size(width: 60) },
    SizeCase("the other length", rect(0, 0, 20, 40)) { plate.id(1).size(height: 40) },
    SizeCase("less than it would take", rect(0, 0, 8, 6)) { plate.id(1).size(width: 8, height: 6) },
    SizeCase("less than it can be", rect(-10, 0, 50, 40)) { _NativeElement(Board()).size(width: 30, height: 40) },
    SizeCase("the first one along an axis", rect(10, 0, 60, 40)) { plate.size(width: 60).size(width: 80, height: 40) },
  ]

  @Test(
    "A size fills a native view, before and after modifiers that change no layout",
    .promises("F071", "F072", "F074"), arguments: filling)
  private func orders(_ one: SizeCase) {
    #expect(one.layout().calculateLayout(in: Size(width: 100, height: 100)).view == one.frame)
  }

  private static let keeping: [SizeCase] = [
    SizeCase("padding", rect(20, 15, 20, 10)) { plate.padding(5).size(width: 60, height: 40) },
    SizeCase("a frame", rect(20, 15, 20, 10)) { plate.frame(width: 60, height: 40) },
    SizeCase("a frame between", rect(20, 15, 20, 10)) { plate.frame(height: 40).size(width: 60) },
    SizeCase("a fixed size", rect(20, 15, 20, 10)) { plate.fixedSize().size(width: 60, height: 40) },
    SizeCase("a stack", rect(20, 15, 20, 10)) { VStack { plate }.size(width: 60, height: 40) },
    SizeCase("no size", rect(0, 0, 20, 10)) { plate.size() },
    SizeCase("a broken length", rect(0, 0, 20, 10)) { plate.size(width: .nan) },
  ]

  @Test("What changes the layout keeps a size from a native view", .promises("F072", "F086"), arguments: keeping)
  private func others(_ one: SizeCase) {
    #expect(one.layout().calculateLayout(in: Size(width: 100, height: 100)).view == one.frame)
  }

  @Test("A size that comes and goes sets the view's frame, and makes no other call of the host", .promises("F071"))
  func updates() {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.host = host
    let view = Plate()
    var width: Double? = 60
    root.setBody { _NativeElement(view).layoutPriority(1).size(width: width) }
    root.layoutIfNeeded()
    #expect(root.result.view == rect(20, 45, 60, 10))
    _ = host.takeCounts()
    for (next, frame) in [(nil, rect(40, 45, 20, 10)), (60, rect(20, 45, 60, 10))] as [(Double?, Rect)] {
      width = next
      root.updateBody()
      #expect(root.result.view == frame)
      #expect(host.takeCounts() == CountingHost.Counts(frames: 1))
    }
  }
}

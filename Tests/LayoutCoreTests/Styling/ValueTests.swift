@testable import LayoutCore
import LayoutTesting
import Testing

/// Values as people use them: read back, changed, put into sets.
@Suite struct ValueTests {
  private final class Model {
    var name = "Ada"
  }

  @Test func `bindings are projected as themselves, and reach a model's properties`() {
    let model = Model()
    let bindable = Bindable(model)
    let name = bindable.projectedValue.name
    name.projectedValue.wrappedValue = "Bob"
    #expect(model.name == "Bob" && name.wrappedValue == "Bob")
  }

  @Test func `lengths of borders and shadows that are changed stay usable`() {
    var border = Border(color: .red, width: 2)
    border.width = .nan
    #expect(border.width == 0)
    border.width = 3
    #expect(border.width == 3)
    var shadow = Shadow(radius: 4, x: 1, y: 2)
    (shadow.radius, shadow.x, shadow.y) = (-1, .infinity, .nan)
    #expect([shadow.radius, shadow.x, shadow.y] == [0, 0, 0])
    (shadow.radius, shadow.x, shadow.y) = (5, -6, 7)
    #expect([shadow.radius, shadow.x, shadow.y] == [5, -6, 7])
  }

  @Test func `fonts by style`() {
    #expect(Font.monospaced(size: 12).family == "monospace" && Font.monospaced(size: 12, weight: .bold).weight == .bold)
    let slanted = Font.system(size: 12).bold().italic()
    #expect(slanted.isItalic && slanted.weight == .bold && slanted.size == 12)
  }

  @Test func `what was set is read`() {
    let lines = Lines()
    let debugger = LayoutDebugger()
    debugger.output = { [lines] in lines.add($0) }
    debugger.output("one")
    debugger.enablePerformance = true
    #expect(lines.all == ["one"] && debugger.enablePerformance)
    let root = LayoutRoot(size: Size(width: 10, height: 10))
    root.checksContracts = true
    root.onDiagnostic = { _ in }
    #expect(root.checksContracts && root.onDiagnostic != nil)
    root.onDiagnostic = nil
    #expect(root.onDiagnostic == nil)
  }

  @Test func `equal values are one in a set`() {
    let tap = Box(1, 1).onTapGesture {}
    let views = tap.extractViews(in: Size(width: 1, height: 1))
    #expect(views.count == 2 && Set(views + views).count == 2)
    let root = LayoutRoot(size: Size(width: 10, height: 10))
    root.updateBody { Box(1, 1).id("box") }
    let nodes = [root.rootNode, root.rootNode].compactMap { $0 }
    #expect(nodes.count == 2 && Set(nodes).count == 1)
  }

  @Test func `two states of a property are the same, whatever is in them`() {
    struct Counter: Layout, Equatable {
      @State var count: Int
      var step = 1
      var body: some Layout { Box(Double(count), 1) }
    }
    #expect(Counter(count: 1) == Counter(count: 2))
    #expect(Counter(count: 1) != Counter(count: 1, step: 2))
  }

  @Test func `surroundings with equal values are the same`() {
    var one = EnvironmentValues()
    var other = EnvironmentValues()
    (one.isEnabled, other.isEnabled) = (false, false)
    #expect(one.controls == other.controls)
    other.tint = .red
    #expect(one.controls != other.controls)
    let places = Heard<GeometryProxy>()
    _ = GeometryReader { proxy in
      let _ = places.values.append(proxy)
      Color.red
    }
    .calculateLayout(in: Size(width: 10, height: 10))
    #expect(places.values.count == 1 && Set(places.values + places.values).count == 1)
  }

  @Test func `an element is hidden from screen readers while accessibilityHidden is true`() throws {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 10, height: 10))
    root.host = host
    root.updateBody { Box(1, 1).accessibilityHidden() }
    func isHidden() -> Bool? {
      guard let view = host.roots.first, case .decorated(let decoration) = host.views[view]?.content else { return nil }
      return decoration.accessibility?.isHidden
    }
    #expect(isHidden() == true)
    root.updateBody { Box(1, 1).accessibilityHidden(false) }
    #expect(isHidden() != true)
  }

  @Test func `control characters in JSON are written by their numbers`() {
    #expect(JSONText.string("a\u{1}\u{1F}\n\"\\").description == #""a\u0001\u001f\n\"\\""#)
  }

  @Test func `controls are named by their kind and title`() {
    #expect(Control.button(title: "Save\nall", role: nil).name == "Button \"Save all\"")
    #expect(Control.slider(value: 0.5, bounds: 0...1, step: nil).name == "Slider")
  }
}

import Foundation
import HostSuite
import Testing

@testable import LayoutApple

@MainActor
@Suite(.serialized)
struct ControlTests {
  private func bound<Value>(_ get: @escaping () -> Value, _ set: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(get: get, set: set)
  }

  @Test("A slider stands on its steps, also where the model has the value already")
  func steps() throws {
    let probe = Probe(width: 300, height: 100)
    var value = 7.5
    probe.container.updateBody { Slider(value: bound({ value }, { value = $0 }), in: 0...10, step: 2.5) }
    let slider = try #require(probe.views.first)
    probe.use(slider, .moved(8.1))
    probe.pass()
    #expect(value == 7.5)
    #expect(probe.shown(by: slider) == .moved(7.5))
    probe.use(slider, .moved(9.9))
    #expect(value == 10)
    #expect(probe.shown(by: slider) == .moved(10))
  }

  @Test("Controls that are switched off are so in the toolkit", arguments: [true, false])
  func disabled(isOff: Bool) {
    let probe = Probe(width: 300, height: 300)
    probe.container.updateBody {
      VStack {
        Button("a") {}
        Toggle("b", isOn: .constant(true))
        TextField("c", text: .constant(""))
        Slider(value: .constant(0.5))
        Picker(["d"], selection: .constant(0))
      }.disabled(isOff)
    }
    let controls = probe.views.compactMap { ($0 as? PlatformView)?.control }
    #expect(controls.count == 5)
    #expect(controls.allSatisfy { $0.isEnabled != isOff })
  }

  @Test("A field in a box with a shadow that gets round corners keeps the keyboard, and gets no event")
  func shadowMeanwhile() {
    let probe = Probe(width: 300, height: 200)
    var (observed, corner) = ([Bool](), 0.0)
    probe.container.updateBody {
      VStack { TextField("", text: .constant("a")).onFocusChange { observed.append($0) } }
        .background(.red).cornerRadius(corner).shadow(radius: 3)
    }
    let field = probe.views.compactMap { ($0 as? PlatformView)?.control }.first { $0.superview is BoxView }
    let around = field?.superview
    field?.takeKeyboard()
    #expect(field?.hasKeyboard == true)
    corner = 4
    probe.container.updateBody()
    #expect(field?.superview !== around)
    #expect(field?.hasKeyboard == true)
    #expect(observed.first == true && !observed.contains(false))
  }

  @Test("Accessibility properties of a box apply to its only control, even where that is in boxes without any")
  func onlyControl() throws {
    let probe = Probe(width: 300, height: 300)
    var count = 2
    probe.container.updateBody {
      VStack {
        VStack { ForEach(0..<count, id: \.self) { number in Button("\(number)") {} } }.accessibilityLabel("box")
        Button("deep") {}.padding(4).background(.red).cornerRadius(2).shadow(radius: 3).background(.blue)
          .accessibilityLabel("Deep")
      }
    }
    let views = probe.views.compactMap { $0 as? PlatformView }
    let buttons = views.filter { $0 is PlatformControl }
    #expect(buttons.map(\.spokenLabel) == [nil, nil, "Deep"])
    let boxes = views.compactMap { $0 as? BoxView }
    #expect(boxes.map(\.spokenLabel).filter { $0 != nil } == ["box"])
    // With one control left it is that which is called so.
    count = 1
    probe.container.updateBody()
    #expect(buttons.map(\.spokenLabel) == ["box", nil, "Deep"])
    #expect(boxes.allSatisfy { $0.spokenLabel == nil })
    count = 0
    probe.container.updateBody()
    #expect(boxes.map(\.spokenLabel).filter { $0 != nil } == ["box"])
  }

  @Test("Choices of the same name stay two; a choice that is taken back shows the old one")
  func choices() throws {
    let probe = Probe(width: 300, height: 100)
    var choice: Int? = 1
    var options = ["Same", "Same", "Other"]
    probe.container.updateBody { Picker(options, selection: bound({ choice }, { _ in })) }
    let button = try #require(probe.views.first)
    #expect(probe.shown(by: button) == .selected(1))
    probe.use(button, .selected(2))
    probe.pass()
    #expect(probe.shown(by: button) == .selected(1))
    (choice, options) = (nil, ["A"])
    probe.container.updateBody()
    #expect(probe.shown(by: button) == nil)
  }

  @Test("The toolkit goes back by itself to where there is content, and the layout gets no event while it lays out")
  func clamped() throws {
    let probe = Probe(width: 100, height: 100)
    probe.container.updateBody { ScrollView { Rectangle().size(width: 100, height: 300) }.id("list") }
    let scroller = try #require(probe.views.first)
    probe.scroll(scroller, to: Point(x: 0, y: 200))
    probe.pass()
    #expect(probe.root.scrollOffset(of: "list") == Point(x: 0, y: 200))
    var notified = 0
    probe.container.host.onScroll = { _, _ in notified += 1 }
    probe.resize(width: 100, height: 200)
    probe.pass()
    #expect(probe.offset(of: scroller) == Point(x: 0, y: 100))
    #expect(notified == 0)
    probe.scroll(scroller, to: Point(x: 0, y: 10))
    #expect(notified == 1)
  }

  @Test("A text with a zero character is shown and measured as it is")
  func zero() throws {
    let probe = Probe(width: 200, height: 100)
    probe.container.updateBody { Text("a\0b").font(.system(size: 16)) }
    let label = try #require(probe.views.first)
    #expect(probe.text(of: label) == "a\0b")
    #expect(probe.frame(of: label).width == 24)
  }

  @Test("On whole pixels a text is never narrower than it was measured", arguments: [1.0, 2, 3])
  func pixels(scale: Double) throws {
    let probe = Probe(width: 200, height: 100)
    probe.setScale(scale)
    probe.container.updateBody { Text("abc").font(.system(size: 13.1)) }
    probe.pass()
    let frame = try probe.frame(of: #require(probe.views.first))
    let own = PlatformTexts.shared.measure(
      "abc", style: TextStyle(font: .system(size: 13.1)), width: nil, lineLimit: nil)
    #expect(frame.width >= own.width && frame.height >= own.height)
    #expect(frame.width < own.width + 2 / scale)
    #expect((frame.width * scale).rounded() == frame.width * scale)
    probe.setScale(1)
  }
}

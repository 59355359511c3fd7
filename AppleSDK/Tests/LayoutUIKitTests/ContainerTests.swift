import Foundation
import HostSuite
import Observation
import Testing
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

@Observable
private final class Model {
  var text = "one"
}

@MainActor
@Suite(.serialized)
struct ContainerTests {
  @Test("B21 F015 F164 The container is a view that does what every host does", arguments: HostBehaviour.allCases)
  func behaviour(_ behaviour: HostBehaviour) throws { try behaviour.check(UIKitProbe.self) }

  @Test("F015 A model that changes is shown by UIKit's next layout pass, in the same label, in one turn")
  func model() {
    let (probe, model) = (UIKitProbe(width: 200, height: 100), Model())
    probe.container.updateBody { Text(model.text) }
    let label = probe.views[0] as? UILabel
    model.text = "three"
    model.text = "seven"
    #expect(label?.text == "one")
    probe.pass()
    #expect(label?.text == "seven")
    #expect(probe.views.count == 1)
  }

  @Test("Views that a turn puts into the container ask for no further turn, and UIKit comes to rest")
  func noEcho() {
    let (probe, model) = (UIKitProbe(width: 200, height: 100), Model())
    probe.container.setBody {
      Text("a")
      if model.text == "two" { Text("b") }
    }
    probe.pass()
    model.text = "two"
    probe.pass()
    #expect(probe.views.count == 2)
    #expect(probe.root.turnReasons == [.contentChanged])
    probe.pass()
    let layouts = Simulation.layouts
    probe.pass()
    #expect(Simulation.layouts == layouts)
  }

  @Test("The size that fits: a length of 0 or without end asks for the ideal; texts wrap in the others")
  func fitting() {
    let container = LayoutContainer()
    container.setBody { Text("four four four").font(.system(size: 16)) }
    #expect(container.sizeThatFits(.zero) == CGSize(width: 112, height: 20))
    #expect(container.sizeThatFits(CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)).height == 40)
    #expect(container.intrinsicContentSize == CGSize(width: 112, height: 20))
    container.setBody { Rectangle() }
    let all = container.sizeThatFits(CGSize(width: 80, height: 50))
    #expect(all == CGSize(width: 80, height: 50))
  }

  @Test("Traits become the layout's values")
  func traits() {
    let probe = UIKitProbe(width: 200, height: 100)
    var seen: [String] = []
    probe.container.updateBody {
      EnvironmentReader { values in
        let _ = seen.append("\(values.colorScheme) \(values.dynamicTypeSize) \(values.displayScale)")
        Text("16").font(.system(size: 17))
      }
    }
    Simulation.setTraits(
      UITraitCollection(
        userInterfaceStyle: .dark, preferredContentSizeCategory: .extraLarge, horizontalSizeClass: .compact,
        verticalSizeClass: .regular, displayScale: 3), of: probe.window)
    Simulation.setSafeArea(UIEdgeInsets(top: 59, left: 1, bottom: 34, right: 2), of: probe.window)
    probe.pass()
    #expect(seen.first == "light large 1.0")
    #expect(seen.last == "dark xLarge 3.0")
    let values = probe.container.environment
    #expect(values.horizontalSizeClass == .compact)
    #expect(values.verticalSizeClass == .regular)
    #expect(values.safeAreaInsets == EdgeInsets(top: 59, leading: 1, bottom: 34, trailing: 2))
    #expect((probe.views[0] as? UILabel)?.font.pointSize == 19)
  }

  @Test("A view that somebody else moves is left alone, and goes to its place afterwards")
  func protection() {
    let (probe, box) = (UIKitProbe(width: 200, height: 100), UIView())
    var y = 0.0
    probe.container.updateBody { box.layout().size(width: 20, height: 20).offset(x: 0, y: y) }
    probe.container.startAnimating(box)
    #expect(probe.container.isAnimating(box))
    box.frame = CGRect(x: 1, y: 2, width: 20, height: 20)
    y = 10
    probe.container.updateBody()
    #expect(box.frame.minY == 2)
    probe.container.stopAnimating(box)
    #expect(box.frame == CGRect(x: 90, y: 50, width: 20, height: 20))
    #expect(!probe.container.isAnimating)
  }

  @Test("A native view is measured by UIKit, and anew when it is said to have changed")
  func native() {
    let (probe, label) = (UIKitProbe(width: 200, height: 100), UILabel())
    label.font = .systemFont(ofSize: 16, weight: .regular)
    label.text = "four"
    probe.container.updateBody { VStack { label.ui() } }
    #expect(label.frame.size == CGSize(width: 32, height: 20))
    label.text = "sixsix"
    #expect(probe.container.markViewDirty(label))
    probe.pass()
    #expect(label.frame.size == CGSize(width: 48, height: 20))
    #expect(!probe.container.markViewDirty(UIView()))
  }

  @Test("A transition moves a view by transform and alpha with the display's clock, which stops at its end")
  func animation() {
    let probe = UIKitProbe(width: 200, height: 100)
    var isThere = false
    probe.container.updateBody {
      VStack { if isThere { Rectangle().size(width: 50, height: 50).transition(.opacity) } }
    }
    withAnimation(.linear(duration: 1)) {
      isThere = true
      probe.container.updateBody()
    }
    let box = probe.views.first as? UIView
    #expect(box?.alpha == 0)
    #expect(TestClock.running.count == 1)
    TestClock.frame(at: 10)
    TestClock.frame(at: 10.5)
    #expect(box?.alpha == 0.5)
    TestClock.frame(at: 11)
    #expect(box?.alpha == 1)
    #expect(TestClock.running.isEmpty)
  }

  @Test("A decoration is the layer's; where it cuts and throws a shadow, the content is cut in a view of its own")
  func decoration() {
    let probe = UIKitProbe(width: 200, height: 100)
    var hasShadow = false
    probe.container.updateBody {
      Rectangle().size(width: 50, height: 30).background(.red).cornerRadius(8).border(.blue, width: 2)
        .shadow(radius: hasShadow ? 6 : 0)
    }
    let box = probe.views.first as? UIView
    #expect(box?.layer.cornerRadius == 8)
    #expect(box?.layer.borderWidth == 2)
    hasShadow = true
    probe.container.updateBody()
    #expect(box?.layer.shadowRadius == 3)
    #expect(box?.layer.shadowPath?.outline == "rounded (0.0, 0.0, 50.0, 30.0) by 8.0")
    #expect(box?.clipsToBounds == false)
    #expect(box?.subviews.first?.clipsToBounds == true)
    #expect(box?.subviews.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect((probe.views.last as? UIView)?.superview === box?.subviews.first)
  }

  @Test("Taps and drags reach the element; a box without them lets touches through")
  func gestures() {
    let probe = UIKitProbe(width: 200, height: 100)
    var heard: [String] = []
    probe.container.updateBody {
      Rectangle().size(width: 200, height: 100).onTapGesture { heard.append("tap") }
        .gesture(DragGesture().onEnded { heard.append("\($0.translation.x)") })
    }
    let box = probe.views.first as? UIView
    let recognizers = box?.gestureRecognizers ?? []
    #expect(recognizers.count == 2)
    for recognizer in recognizers {
      if recognizer is UIPanGestureRecognizer {
        recognizer.recognize(.began, at: CGPoint(x: 30, y: 5), from: CGPoint(x: 20, y: 5))
        recognizer.recognize(.ended, at: CGPoint(x: 60, y: 5), from: CGPoint(x: 20, y: 5))
      } else {
        recognizer.recognize(.ended, at: CGPoint(x: 1, y: 1), from: CGPoint(x: 1, y: 1))
      }
    }
    #expect(heard == ["tap", "40.0"])
    #expect(box?.hitTest(CGPoint(x: 5, y: 5), with: nil) === box)
  }

  @Test("What is said for people who do not see a control is said of the control itself")
  func accessibility() {
    let probe = UIKitProbe(width: 200, height: 100)
    probe.container.updateBody {
      VStack {
        Button("+") {}.accessibilityLabel("More").accessibilityHint("Adds one")
        Rectangle().size(width: 9, height: 9).accessibilityLabel("Chart").accessibilityRole(.image)
      }
    }
    let button = probe.views.compactMap { $0 as? UIButton }.first
    #expect(button?.accessibilityLabel == "More")
    #expect(button?.accessibilityHint == "Adds one")
    let chart = probe.views.compactMap { $0 as? UIView }.first { $0.accessibilityLabel == "Chart" }
    #expect(chart?.isAccessibilityElement == true)
    #expect(chart?.accessibilityTraits == .image)
  }

  @Test("A text is a label with the text's font, lines, side and colour, as large as it was measured")
  func text() {
    let probe = UIKitProbe(width: 200, height: 200)
    probe.container.updateBody {
      Text("one two three four").font(.system(size: 16, weight: .bold)).lineLimit(2).foregroundColor(.red)
        .frame(width: 64)
    }
    let label = probe.views.first as? UILabel
    #expect(label?.font == .systemFont(ofSize: 16, weight: .bold))
    #expect(label?.numberOfLines == 2)
    #expect(label?.textAlignment == .left)
    #expect(label?.textColor.cgColor.parts == [1, 0x3B / 255.0, 0x30 / 255.0, 1])
    // "one two" and "three", shortened: the last line may be as wide as there is room.
    #expect(label?.frame == CGRect(x: 68, y: 80, width: 64, height: 40))
  }

  @Test("Texts are measured in lines: a width, a limit, nothing at all")
  func measuring() {
    let texts = UIKitTexts()
    let style = TextStyle(font: .system(size: 16))
    let natural = texts.measure("one two", style: style, width: nil, lineLimit: nil)
    #expect(natural.width == 56)
    #expect(natural.isNatural)
    let wrapped = texts.measure("one two", style: style, width: 30, lineLimit: nil)
    #expect(wrapped.width == 24)
    #expect(wrapped.height == 40)
    #expect(wrapped.lastBaseline == 36)
    #expect(!wrapped.isNatural)
    let cut = texts.measure("one two", style: style, width: 30, lineLimit: 1)
    #expect(cut.width == 30)
    #expect(cut.lineCount == 1)
    #expect(texts.measure("", style: style, width: nil, lineLimit: nil).height == 20)
    #expect(texts.measure("one", style: style, width: 0, lineLimit: nil).lineCount == 3)
  }

  @Test("A view that the layout no longer shows leaves the container, unless somebody put it elsewhere")
  func leaving() {
    let (probe, view, other) = (UIKitProbe(width: 200, height: 100), UIView(), UIView())
    var isThere = true
    probe.container.updateBody {
      VStack { if isThere { view.layout().size(width: 10, height: 10) } }
    }
    #expect(view.superview === probe.container)
    isThere = false
    probe.container.updateBody()
    #expect(view.superview == nil)
    isThere = true
    probe.container.updateBody()
    other.addSubview(view)
    isThere = false
    probe.container.updateBody()
    #expect(view.superview === other)
  }

  @Test("Another size of the same view exchanges no views")
  func resizing() {
    let (probe, view) = (UIKitProbe(width: 200, height: 100), UILabel())
    var isWide = false
    probe.container.updateBody { isWide ? view.layout().size(width: 90) : view.layout().size(height: 50) }
    #expect(view.frame.height == 50)
    let insertions = Simulation.insertions
    isWide = true
    probe.container.updateBody()
    #expect(view.frame.width == 90)
    #expect(view.superview === probe.container)
    #expect(Simulation.insertions == insertions)
  }

  @Test("A view has the size that is written on it, in points or in percent; without one it has its own")
  func sizes() {
    let (probe, label) = (UIKitProbe(width: 200, height: 100), UILabel())
    label.font = .systemFont(ofSize: 16, weight: .regular)
    label.text = "four"
    func size(_ element: some Layout) -> CGSize {
      probe.container.updateBody { element }
      return label.frame.size
    }
    #expect(size(label.layout()) == CGSize(width: 32, height: 20))
    #expect(size(label.layout().size(width: 100)) == CGSize(width: 100, height: 20))
    #expect(size(label.layout().size(Size(width: 90, height: 30))) == CGSize(width: 90, height: 30))
    #expect(size(label.layout().size(width: 50%, height: 50%)) == CGSize(width: 100, height: 50))
    #expect(size(label.layout().size(width: 25%)) == CGSize(width: 50, height: 20))
    #expect(size(label.layout().size(width: 60, height: 75%)) == CGSize(width: 60, height: 75))
  }

  @Test("Edges lie on the display's pixels")
  func pixels() {
    let probe = UIKitProbe(width: 100, height: 100)
    probe.container.updateBody {
      HStack {
        Rectangle(); Rectangle(); Rectangle()
      }
    }
    let width = { probe.frames.map(\.minX) }
    #expect(width() == [0, 33, 67])
    Simulation.setTraits(UITraitCollection(displayScale: 2), of: probe.window)
    probe.pass()
    #expect(width() == [0, 33.5, 66.5])
  }
}

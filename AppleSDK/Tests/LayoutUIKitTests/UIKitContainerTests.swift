import Foundation
import Testing
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

@MainActor
@Suite(.serialized)
struct UIKitContainerTests {
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

  @Test("A label of the program's own is measured by UIKit, and anew when it is said to have changed")
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
}

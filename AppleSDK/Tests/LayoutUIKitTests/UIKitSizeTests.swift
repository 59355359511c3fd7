import Foundation
import HostSuite
import Testing
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

/// A view without a size of its own.
private final class Card: UIView {}

/// A view with a height of its own, which takes any width.
private final class Ruler: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 12) }
}

@MainActor
@Suite(.serialized)
struct UIKitSizeTests {
  @Test("A view whose class has no size of its own is plain; an intrinsicContentSize applies")
  func plainClasses() {
    let (probe, card, ruler) = (UIKitProbe(width: 200, height: 100), Card(), Ruler())
    card.frame = CGRect(x: 0, y: 0, width: 70, height: 70)
    ruler.frame = CGRect(x: 0, y: 0, width: 70, height: 70)
    probe.container.updateBody {
      VStack {
        card.layout().size(height: 40)
        ruler.layout()
      }
    }
    #expect(card.frame == CGRect(x: 0, y: 24, width: 200, height: 40))
    #expect(ruler.frame == CGRect(x: 0, y: 64, width: 200, height: 12))
    // What it has at the moment does not count.
    probe.window.frame.size.width = 100
    probe.pass()
    #expect(card.frame.width == 100)
    probe.window.frame.size.width = 300
    probe.pass()
    #expect(card.frame.width == 300)
    #expect(ruler.frame.size == CGSize(width: 300, height: 12))
  }

  @Test("A cell that sizes itself is as high as its layout in the width that is required, and another way round")
  func selfSizing() {
    let cell = LayoutTableCell(style: .default, reuseIdentifier: nil)
    cell.container.setBody { Text("four four four").font(.system(size: 16)) }
    func size(_ width: UILayoutPriority, _ height: UILayoutPriority) -> CGSize {
      cell.systemLayoutSizeFitting(
        CGSize(width: 80, height: 0), withHorizontalFittingPriority: width, verticalFittingPriority: height)
    }
    #expect(size(.required, .fittingSizeLevel) == CGSize(width: 80, height: 40))
    #expect(size(.fittingSizeLevel, .fittingSizeLevel) == CGSize(width: 112, height: 20))
    #expect(size(.required, .required) == CGSize(width: 80, height: 40))
    cell.container.setBody { Rectangle() }
    let filled = cell.container.systemLayoutSizeFitting(
      CGSize(width: 80, height: 30), withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
    #expect(filled == CGSize(width: 80, height: 30))
  }

  @Test("A label stands on the baseline of a text beside it, and a field and a button on that of their line")
  func baselines() {
    let probe = UIKitProbe(width: 300, height: 100)
    let label = UILabel().configure {
      $0.font = .systemFont(ofSize: 16, weight: .regular)
      $0.text = "small"
    }
    let field = UITextField().configure { $0.font = .systemFont(ofSize: 16, weight: .regular) }
    probe.container.updateBody {
      HStack(alignment: .firstTextBaseline) {
        Text("A").font(.system(size: 32))
        label.layout()
        field.layout()
      }
    }
    let text = probe.views.first.map { probe.frame(of: $0) } ?? .zero
    // Ascents are as high as the font; a field's line lies in the middle of 34 points.
    #expect(label.frame.minY - text.minY == 16)
    #expect(field.frame.minY + 7 - text.minY == 16)
  }
}

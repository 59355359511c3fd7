import Foundation
import HostSuite
import LayoutUIKit
import UIKit

/// UIKit's host for the suite of all hosts.
@MainActor
struct UIKitProbe: HostProbe {
  let window: UIWindow
  let container = LayoutContainer()

  init(width: Double, height: Double) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
  }

  var root: LayoutRoot { container.root }
  func pass() { window.layoutIfNeeded() }

  /// Parts of controls are not the layout's.
  var views: [AnyObject] {
    func inside(_ view: UIView) -> [UIView] {
      view.subviews.flatMap { container.viewID(of: $0) == nil ? inside($0) : [$0] + inside($0) }
    }
    return inside(container)
  }

  func frame(of view: AnyObject) -> Rect {
    guard let frame = (view as? UIView)?.frame else { return .zero }
    return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }

  var calls: Int { Simulation.frames + Simulation.insertions + Simulation.removals }

  func use(_ view: AnyObject, _ event: ControlEvent) {
    switch (view, event) {
    case (let button as UIButton, .pressed): button.sendActions(for: .primaryActionTriggered)
    case (let button as UIButton, .selected(let position)):
      (button.menu?.children[position] as? UIAction)?.perform()
    case (let row as UIView, .toggled(let isOn)):
      let knob = row.subviews.compactMap { $0 as? UISwitch }.first
      knob?.isOn = isOn
      knob?.sendActions(for: .valueChanged)
    case (let field as UITextField, .edited(let text)):
      field.text = text
      field.sendActions(for: .editingChanged)
    case (let slider as UISlider, .moved(let value)):
      slider.value = Float(value)
      slider.sendActions(for: .valueChanged)
    default: break
    }
  }

  func scroll(_ view: AnyObject, to offset: Point) {
    (view as? UIScrollView)?.contentOffset = CGPoint(x: offset.x, y: offset.y)
  }

  func offset(of view: AnyObject) -> Point {
    guard let offset = (view as? UIScrollView)?.contentOffset else { return .zero }
    return Point(x: offset.x, y: offset.y)
  }

  func shown(by view: AnyObject) -> ControlEvent? {
    switch view {
    case let button as UIButton:
      button.menu?.children.firstIndex { ($0 as? UIAction)?.state == .on }.map { .selected($0) }
    case let field as UITextField: .edited(field.text ?? "")
    case let slider as UISlider: .moved(Double(slider.value))
    case let row as UIView: row.subviews.compactMap { $0 as? UISwitch }.first.map { .toggled($0.isOn) }
    default: nil
    }
  }

  func setDirection(_ direction: LayoutDirection) {
    Simulation.setTraits(
      UITraitCollection(layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight), of: window)
  }
}

import Foundation
import QuartzCore

@testable import LayoutApple

extension LayoutContainer {
  /// The views in a view, its mask first.
  func inner(of view: PlatformView) -> [PlatformView] {
    let box = viewID(of: view).flatMap { host.views[$0] as? DecoratedView }
    return (box?.mask.map { [$0.view] } ?? []) + view.subviews
  }
}

/// What views and their layers draw, in words: a line for each that draws something, at its place in the container.
///
/// Views that draw nothing have no line, so two trees that look the same have the same lines.
@MainActor
enum Appearance {
  static func of(_ container: PlatformView) -> String {
    container.subviews.flatMap { lines($0, .zero) }.joined(separator: "\n")
  }

  private static func lines(_ view: PlatformView, _ origin: CGPoint) -> [String] {
    let place = CGPoint(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY)
    guard !view.isHidden else { return [] }
    var changes: [String] = []
    if view.alpha != 1 { changes.append("opacity \(view.alpha)") }
    if view.clipsToBounds { changes.append("clip \(view.frame.size)") }
    if view.shiftOfView != .identity { changes.append("\(view.shiftOfView)") }
    changes += view.filterWords
    var content: [String] = []
    if let ground = view.ground, ground.parts.last != 0 { content.append("ground \(ground.parts)") }
    content += view.contentWords
    if let layer = view.layers {
      changes += self.changes(layer)
      content += self.content(layer)
      // The layers of views in it are the views'.
      let inner = view.subviews.compactMap(\.layers)
      content += (layer.sublayers ?? []).filter { sub in !inner.contains { $0 === sub } }.flatMap { lines($0) }
    }
    let box = "(\(place.x), \(place.y), \(view.frame.width), \(view.frame.height))"
    return wrapped(changes, content.map { "\(box) \($0)" } + view.subviews.flatMap { lines($0, place) })
  }

  private static func wrapped(_ changes: [String], _ lines: [String]) -> [String] {
    changes.isEmpty ? lines : ["\(changes.joined(separator: ", ")):"] + lines.map { "  \($0)" }
  }

  private static func lines(_ layer: CALayer) -> [String] {
    var changes = changes(layer)
    if layer.opacity != 1 { changes.append("opacity \(layer.opacity)") }
    if layer.affineTransform() != .identity { changes.append("\(layer.affineTransform())") }
    let own = content(layer).map { "\(layer.frame) \($0)" }
    return wrapped(changes, own + (layer.sublayers ?? []).flatMap { lines($0) })
  }

  /// What a layer does to all that is in it.
  private static func changes(_ layer: CALayer) -> [String] {
    var changes: [String] = []
    if let mask = layer.mask { changes.append("mask [\(lines(mask).joined(separator: "; "))]") }
    if layer.masksToBounds { changes.append("cut") }
    if layer.shouldRasterize { changes.append("one picture") }
    if layer.cornerRadius != 0 { changes.append("corners \(layer.cornerRadius)") }
    return changes
  }

  private static func content(_ layer: CALayer) -> [String] {
    var content: [String] = []
    if layer.borderWidth > 0 { content.append("border \(layer.borderWidth) \(layer.borderColor?.parts ?? [])") }
    if layer.shadowOpacity > 0 { content.append("shadow \(layer.shadowRadius) \(layer.shadowOpacity)") }
    content += layer.drawn
    switch layer {
    case let shape as CAShapeLayer:
      let ink = shape.fillColor?.parts ?? []
      let fill = (ink.last ?? 0) > 0 ? "fill \(ink) \(shape.fillRule.rawValue)" : ""
      let line = [
        "\(shape.lineWidth)", shape.lineCap.rawValue, shape.lineJoin.rawValue, "\(shape.lineDashPattern ?? [])",
      ].joined(separator: " ")
      let stroke = shape.lineWidth > 0 ? shape.strokeColor.map { "stroke \($0.parts) \(line)" } ?? "" : ""
      if !(fill + stroke).isEmpty { content.append("\(shape.path?.outline ?? "") \(fill) \(stroke)") }
    case let gradient as CAGradientLayer:
      let colors = (gradient.colors ?? []).map { "\(($0 as? CGColor)?.parts ?? [])" }
      content.append(
        "\(gradient.type) \(colors) \(gradient.locations ?? []) \(gradient.startPoint) \(gradient.endPoint)")
    default: break
    }
    return content
  }

  /// A text with its attributes.
  static func words(_ text: NSAttributedString) -> String {
    var (words, at) = ("", 0)
    while at < text.length {
      var range = NSRange()
      let attributes = text.attributes(at: at, effectiveRange: &range)
      let values = attributes.map { key, value in
        switch value {
        case let color as PlatformColor: "\(key.rawValue) \(color.cgColor.parts)"
        case let font as PlatformFont: "\(key.rawValue) \(font.fontName) \(font.pointSize)"
        case _ where key.rawValue == "NSParagraphStyle": ""
        default: "\(key.rawValue) \(value)"
        }
      }
      words += "\((text.string as NSString).substring(with: range)) \(values.filter { !$0.isEmpty }.sorted())"
      at = range.location + range.length
    }
    return words
  }
}

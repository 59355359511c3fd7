import LayoutEngine

/// One part of a decoration, in the fixed order in which parts are drawn.
enum DecorationPart: Int {
  case background, corner, clip, border, shadow, opacity, effect, transition, gesture, accessibility

  /// Whether several of the same part in a row share a box: they are not visible, and their order has no effect.
  var isShared: Bool { self == .gesture || self == .accessibility }
}

/// Adds a part to the decoration around an element.
///
/// Parts that are written in the order in which they are drawn share one box. Any other part starts a box around it, so
/// that `.background(.red).cornerRadius(8)` is a round red box, and `.cornerRadius(8).background(.red)` is round
/// content on a square one.
public struct _DecorationModifier: _PrimitiveModifier {
  let part: DecorationPart
  let fault: NumberFault?
  let change: (inout Decoration) -> Void
  /// Whether the modifier goes around the whole row of a list whose content it is written on.
  public let _coversRow: Bool

  init(
    part: DecorationPart, fault: NumberFault? = nil, coversRow: Bool = false,
    change: @escaping (inout Decoration) -> Void
  ) {
    (self.part, self.fault, self.change) = (part, fault, change)
    _coversRow = coversRow
  }

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.reporting(fault) { decorate(content, lowering) }
  }

  private func decorate(_ content: some Layout, _ lowering: _Lowering) {
    let last = lowering.pending.count - 1
    if last >= lowering.modifierBase, case .decoration(let outer, let innermost) = lowering.pending[payloadAt: last],
      part.rawValue < innermost.rawValue || part == innermost && part.isShared
    {
      var both = outer
      apply(to: &both, lowering)
      both.resolve(in: lowering.environments.values)
      lowering.pending.replacePayload(at: last, by: .decoration(both, innermost: part))
      content._lower(lowering)
      lowering.pending.replacePayload(at: last, by: .decoration(outer, innermost: innermost))
    } else {
      var decoration = Decoration()
      apply(to: &decoration, lowering)
      decoration.resolve(in: lowering.environments.values)
      lowering.modified(.decoration(.max), .decoration(decoration, innermost: part), content)
    }
  }

  /// Makes the change; a disabled element takes no uses by it.
  private func apply(to decoration: inout Decoration, _ lowering: _Lowering) {
    guard part == .gesture, !lowering.environment.isEnabled else { return change(&decoration) }
    let before = decoration.handlers
    change(&decoration)
    decoration.handlers.takeUses(of: before)
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    guard one.part == other.part, one.fault === other.fault else { return false }
    var (decoration, same) = (Decoration(), Decoration())
    one.change(&decoration)
    other.change(&same)
    // Closures cannot be compared.
    return decoration == same && !decoration.hasClosures && !same.hasClosures
  }
}

extension Layout {
  private func decorated(
    _ part: DecorationPart, _ fault: NumberFault? = nil, _ change: @escaping (inout Decoration) -> Void
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    _ModifiedLayout(self, _DecorationModifier(part: part, fault: fault, change: change))
  }

  /// Fills the element's box with a colour, behind it.
  public func background(_ color: Color) -> _ModifiedLayout<Self, _DecorationModifier> {
    decorated(.background) { $0.background = .color(color) }
  }

  /// Fills the element's box with a gradient or another style, behind it.
  public func background(_ style: some ShapeStyle) -> _ModifiedLayout<Self, _DecorationModifier> {
    let paint = style.paint
    return decorated(.background) { $0.background = paint }
  }

  /// Rounds the corners of the element's box by `radius` points and cuts off what lies outside.
  public func cornerRadius(_ radius: Double) -> _ModifiedLayout<Self, _DecorationModifier> {
    decorated(.corner, NumberFault.of("cornerRadius", radius)) { $0.cornerRadius = max(0, radius.finite()) }
  }

  /// Cuts off what lies outside the element's box.
  public func clipped() -> _ModifiedLayout<Self, _DecorationModifier> { decorated(.clip) { $0.clips = true } }

  /// Draws a line inside the edges of the element's box.
  public func border(_ color: Color, width: Double = 1) -> _ModifiedLayout<Self, _DecorationModifier> {
    decorated(.border, NumberFault.of("border", width)) { $0.border = Border(color: color, width: width) }
  }

  /// Draws a line in a gradient or another style inside the edges of the element's box.
  public func border(_ style: some ShapeStyle, width: Double = 1) -> _ModifiedLayout<Self, _DecorationModifier> {
    let border = Border(paint: style.paint, width: width)
    return decorated(.border, NumberFault.of("border", width)) { $0.border = border }
  }

  /// Draws a shadow behind the element.
  public func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0)
    -> _ModifiedLayout<Self, _DecorationModifier>
  {
    let areFinite = radius.isFinite && x.isFinite && y.isFinite
    return decorated(.shadow, NumberFault.of("shadow", areFinite: areFinite, [radius, x, y])) {
      $0.shadow = Shadow(color: color, radius: radius, x: x, y: y)
    }
  }

  /// Sets the opacity: 0 is invisible, 1 is opaque.
  public func opacity(_ opacity: Double) -> _ModifiedLayout<Self, _DecorationModifier> {
    let fault = opacity.isNaN ? NumberFault.of("opacity", opacity, consequence: "which counts as 1") : nil
    let opacity = fault == nil ? min(max(0, opacity), 1) : 1
    return decorated(.opacity, fault) { $0.opacity = opacity }
  }
}

public import LayoutEngine

extension Layout {
  private func effected(
    _ effect: BoxEffect, _ fault: NumberFault? = nil
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    _ModifiedLayout(self, _DecorationModifier(part: .effect, fault: fault) { $0.effect = effect })
  }

  /// A change of colours by a number, which changes nothing where it is not finite.
  private func recoloured(
    _ name: String, _ amount: Double, none: Double, _ change: (Double) -> ColorChange
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    effected(
      .colors(change(amount.finite(or: none))),
      NumberFault.of(name, amount, consequence: "which counts as \(NumberText.string(none))"))
  }

  /// One that is not finite makes everything a point: hosts compare contents, and NaN is equal to nothing.
  private func transformed(
    _ name: String, _ transform: Transform, _ anchor: UnitPoint
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    let fault = NumberFault.of(
      name, areFinite: transform.isFinite && anchor.x.isFinite && anchor.y.isFinite,
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty, anchor.x, anchor.y],
      consequence: "so that nothing is drawn")
    return effected(
      fault == nil ? .transform(transform, anchor: anchor) : .transform(Transform(scaleX: 0, y: 0), anchor: .center),
      fault)
  }

  /// Draws the element turned about a point of its box; its layout stays.
  ///
  /// Presses reach it where it is drawn. Positive angles turn clockwise. An anchor's x counts from the left, in both
  /// directions of writing. An angle that is not finite draws nothing.
  ///
  /// ```swift
  /// Text("new").padding(4).background(.yellow).rotationEffect(.degrees(-12))
  /// ```
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    transformed("rotationEffect", Transform(rotation: angle), anchor)
  }

  /// Draws the element larger or smaller from a point of its box; its layout stays.
  ///
  /// A factor of 0, or one that is not finite, draws nothing; a negative one mirrors.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    transformed("scaleEffect", Transform(scaleX: x, y: y), anchor)
  }

  /// Draws the element larger or smaller from a point of its box; its layout stays.
  public func scaleEffect(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the element with its points moved by a transform from its top left corner; its layout stays.
  public func transformEffect(_ transform: Transform) -> _ModifiedLayout<Self, _DecorationModifier> {
    transformed("transformEffect", transform, .zero)
  }

  /// Blurs the element; half the radius, in points, is the standard deviation. UIKit's host shows it without the blur.
  ///
  /// A radius that is not a positive finite number blurs nothing.
  public func blur(radius: Double) -> _ModifiedLayout<Self, _DecorationModifier> {
    effected(.blur(radius: max(0, radius.finite())), NumberFault.of("blur", radius))
  }

  /// Cuts off what lies outside a shape in the element's box.
  ///
  /// A shape of a caller's own cuts as a mask does.
  ///
  /// ```swift
  /// Image("portrait.png").resizable(.fill).frame(width: 48, height: 48).clipShape(Circle())
  /// ```
  @LayoutBuilder
  public func clipShape(_ shape: some Shape) -> some Layout {
    if let kind = shape._kind {
      effected(.clip(kind))
    } else {
      mask { shape.fill(.black) }
    }
  }

  /// Mixes the element's colours with those behind it, in the box around it: a decoration, a group, or the whole layout.
  ///
  /// UIKit's host shows it without a mode.
  public func blendMode(_ mode: BlendMode) -> _ModifiedLayout<Self, _DecorationModifier> { effected(.blend(mode)) }

  /// Draws the element as one picture first: blend modes inside it mix with nothing outside.
  public func compositingGroup() -> _ModifiedLayout<Self, _DecorationModifier> { effected(.group) }

  /// The same as `compositingGroup()`: what is inside is one picture.
  public func drawingGroup() -> _ModifiedLayout<Self, _DecorationModifier> { compositingGroup() }

  /// Adds to each part of the colours: 0 changes nothing, 1 is white, -1 is black; what is not finite counts as 0.
  public func brightness(_ amount: Double) -> _ModifiedLayout<Self, _DecorationModifier> {
    recoloured("brightness", amount, none: 0) { .brightness($0) }
  }

  /// Moves each part of the colours away from the middle: 1 changes nothing, 0 is grey; what is not finite counts as 1.
  public func contrast(_ amount: Double) -> _ModifiedLayout<Self, _DecorationModifier> {
    recoloured("contrast", amount, none: 1) { .contrast($0) }
  }

  /// Makes colours stronger or weaker: 1 changes nothing, 0 is grey; what is not finite counts as 1.
  public func saturation(_ amount: Double) -> _ModifiedLayout<Self, _DecorationModifier> {
    recoloured("saturation", amount, none: 1) { .saturation($0) }
  }

  /// Makes colours grey: 0 changes nothing, 1 leaves greys; what is not finite counts as 0.
  public func grayscale(_ amount: Double) -> _ModifiedLayout<Self, _DecorationModifier> {
    recoloured("grayscale", amount, none: 0) { .saturation(1 - $0) }
  }

  /// Turns the hues of colours; an angle that is not finite counts as 0.
  public func hueRotation(_ angle: Angle) -> _ModifiedLayout<Self, _DecorationModifier> {
    recoloured("hueRotation", angle.radians, none: 0) { .hueRotation(.radians($0)) }
  }

  /// Inverts the colours.
  public func colorInvert() -> _ModifiedLayout<Self, _DecorationModifier> { effected(.colors(.inversion)) }

  /// Multiplies the colours with `color`.
  public func colorMultiply(_ color: Color) -> _ModifiedLayout<Self, _DecorationModifier> {
    effected(.colors(.multiplication(color)))
  }

  /// Shows the element only as far as `mask` is opaque in its box; its layout stays.
  ///
  /// The mask's proposal is the element's size. It takes no presses and is not read out.
  ///
  /// ```swift
  /// Color.indigo.frame(height: 40).mask { Text("Layout").font(.title.bold()) }
  /// ```
  public func mask<Mask: Layout>(
    alignment: Alignment = .center, @LayoutBuilder _ mask: () -> Mask
  ) -> some Layout {
    // One view, also where the mask is several elements or none.
    background(alignment: alignment) {
      ZStack(alignment: alignment) { mask() }.compositingGroup().accessibilityHidden()
    }
    .effected(.mask)
  }
}

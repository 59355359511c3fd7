public import LayoutCore

/// A layout of your own that is made of others: it says of which, and is laid out as they are.
///
/// ```swift
/// struct HelloLayout: ComposedLayout {
///   let name: String
///   var content: any MeasurableLayout { InsetLayout(inset: 8, sublayout: LabelLayout(text: "Hello \(name)")) }
/// }
/// ```
public protocol ComposedLayout: MeasurableLayout {
  /// What the layout is made of. Asked for more than once, though never more often the more layouts lie in it: a layout
  /// that is costly to make belongs in a constant. So does an `ElementLayout`: one that is made anew is measured by
  /// itself, and not by the tree it stands in, with the font and whatever else is set there.
  var content: any MeasurableLayout { get }
}

extension ComposedLayout {
  /// That of the content.
  public var flexibility: Flexibility {
    if let known = LayoutTraits.known, known.asked == ObjectIdentifier(Self.self) { return known.flexibility }
    return content._traits.flexibility
  }

  /// From one content.
  public var _traits: LayoutTraits {
    let inside = content._traits
    let known = LayoutTraits.Known(asked: ObjectIdentifier(Self.self), flexibility: inside.flexibility)
    return LayoutTraits(
      flexibility: LayoutTraits.$known.withValue(known) { flexibility }, nestingDepth: inside.nestingDepth + 1)
  }

  /// The content.
  public var sublayouts: [any MeasurableLayout] { [content] }

  /// The size of the content.
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let child = content.measured(within: Room.size(maxSize), position: 0)
    return LayoutMeasurement(layout: self, size: child.size, maxSize: maxSize, sublayouts: [child])
  }

  /// The frame of the content.
  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    let rect = Room.given(rect)
    guard let measured = measurement.sublayouts.first else {
      return LayoutArrangement(layout: self, frame: rect, sublayouts: [])
    }
    var child = measured.arranged(within: rect)
    let frame = child.frame
    child.frame.origin = .zero
    return LayoutArrangement(layout: self, frame: frame, sublayouts: [child])
  }
}

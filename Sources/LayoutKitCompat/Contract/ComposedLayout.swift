public import LayoutCore

/// A custom layout that is composed of other layouts: it specifies its content, and is laid out as the content.
///
/// ```swift
/// struct HelloLayout: ComposedLayout {
///   let name: String
///   var content: any MeasurableLayout { InsetLayout(inset: 8, sublayout: LabelLayout(text: "Hello \(name)")) }
/// }
/// ```
public protocol ComposedLayout: MeasurableLayout {
  /// The content.
  ///
  /// It is read more than once, but not more often for more nested layouts. So store a content that is costly to make
  /// in a constant. Store an `ElementLayout`, too: an element that is made again is measured alone and not by its tree,
  /// so it misses the font and the other values of that tree.
  var content: any MeasurableLayout { get }
}

extension ComposedLayout {
  /// The content's flexibility.
  public var flexibility: Flexibility {
    if let known = _LayoutTraits.known, known.type == ObjectIdentifier(Self.self) { return known.flexibility }
    return content._traits.flexibility
  }

  /// The traits, computed from one reading of the content.
  public var _traits: _LayoutTraits {
    let inside = content._traits
    let known = _LayoutTraits.Known(type: ObjectIdentifier(Self.self), flexibility: inside.flexibility)
    return _LayoutTraits(
      flexibility: _LayoutTraits.$known.withValue(known) { flexibility }, nestingDepth: inside.nestingDepth + 1)
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

public import LayoutEngine

/// A modifier that is one record of the engine.
public struct _RecordModifier: _LayerModifier {
  let record: ModifierRecord

  init(record: ModifierRecord) {
    self.record = record
  }

  /// Adds the record to the pending modifiers.
  public func _push(_ lowering: _Lowering) { lowering.pending.push(record) }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.record.matches(other.record)
  }
}

/// A modifier that is a record with the guides of an alignment.
public struct _AlignedModifier: _LayerModifier {
  let alignment: Alignment
  let record: ModifierRecord

  init(alignment: Alignment, record: ModifierRecord) {
    self.alignment = alignment
    self.record = record
  }

  /// Adds the record to the pending modifiers.
  public func _push(_ lowering: _Lowering) {
    var record = record
    record.horizontal = lowering.key(alignment.horizontal)
    record.vertical = lowering.key(alignment.vertical)
    lowering.pending.push(record)
  }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.alignment == other.alignment && one.record.matches(other.record)
  }
}

/// Sets lengths.
public struct _SizeModifier: _LayerModifier {
  @usableFromInline let width: Double?
  @usableFromInline let height: Double?

  @inlinable
  init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }

  /// Adds the record to the pending modifiers.
  public func _push(_ lowering: _Lowering) { lowering.pending.push(.size(width: width, height: height)) }

  /// Whether the lengths are the same.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    areSameNumbers(one.width, other.width) && areSameNumbers(one.height, other.height)
  }
}

/// Adds room on the sides.
public struct _PaddingModifier: _LayerModifier {
  @usableFromInline let insets: EdgeInsets

  @inlinable
  init(_ insets: EdgeInsets) { self.insets = insets }

  /// Adds the record to the pending modifiers.
  public func _push(_ lowering: _Lowering) { lowering.pending.push(.padding(insets)) }

  /// Whether the insets are the same.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    areSameNumbers(one.insets.top, other.insets.top) && areSameNumbers(one.insets.leading, other.insets.leading)
      && areSameNumbers(one.insets.bottom, other.insets.bottom)
      && areSameNumbers(one.insets.trailing, other.insets.trailing)
  }
}

// The parts of the commonest modifiers, for the caller's module.
extension _AlignedModifier {
  @usableFromInline
  static func frame(_ width: Double?, _ height: Double?, _ alignment: Alignment) -> _AlignedModifier {
    _AlignedModifier(alignment: alignment, record: .frame(width: width, height: height))
  }

  @usableFromInline
  static func flexibleFrame(
    _ minWidth: Double?, _ idealWidth: Double?, _ maxWidth: Double?, _ minHeight: Double?, _ idealHeight: Double?,
    _ maxHeight: Double?, _ alignment: Alignment
  ) -> _AlignedModifier {
    _AlignedModifier(
      alignment: alignment,
      record: .flexibleFrame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight))
  }
}

extension Layout {
  func record(_ record: ModifierRecord) -> _ModifiedLayout<Self, _RecordModifier> {
    _ModifiedLayout(self, _RecordModifier(record: record))
  }

  func record(_ record: ModifierRecord, _ alignment: Alignment) -> _ModifiedLayout<Self, _AlignedModifier> {
    _ModifiedLayout(self, _AlignedModifier(alignment: alignment, record: record))
  }

  /// A box of a fixed width, a fixed height or both, in points; `nil` leaves the axis to the content. Negative and
  /// non-finite lengths count as `nil` and are diagnosed.
  @inlinable
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> _ModifiedLayout<Self, _AlignedModifier> {
    _ModifiedLayout(self, .frame(width, height, alignment))
  }

  /// A box between bounds, in points; `nil` is no bound. `maxWidth: .infinity` fills the proposal.
  ///
  /// With a minimum and a maximum the box takes the proposal between them; an ideal counts where there is no proposal.
  /// The numbered algorithm is in the engine's `FlexibleFrame.swift`.
  @inlinable
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> _ModifiedLayout<Self, _AlignedModifier> {
    _ModifiedLayout(
      self, .flexibleFrame(minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment))
  }

  /// The ideal size on both axes, for every proposal.
  public func fixedSize() -> _ModifiedLayout<Self, _RecordModifier> { record(.fixedSize(.both)) }

  /// The ideal length on the chosen axes, for every proposal.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> _ModifiedLayout<Self, _RecordModifier> {
    var axes: Axis.Set = []
    if horizontal { axes.formUnion(.horizontal) }
    if vertical { axes.formUnion(.vertical) }
    return record(.fixedSize(axes))
  }

  /// Proposes a box of one shape to the element: width by height, or its own ideal shape where `ratio` is `nil`.
  ///
  /// With `fit` the box stays inside the proposal, with `fill` it covers it; `stretch` is `fill`.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode = .fit) -> _ModifiedLayout<
    Self, _RecordModifier
  > {
    record(.aspectRatio(ratio, fill: contentMode != .fit))
  }

  /// `aspectRatio(nil, contentMode: .fit)`.
  public func scaledToFit() -> _ModifiedLayout<Self, _RecordModifier> { aspectRatio(contentMode: .fit) }

  /// `aspectRatio(nil, contentMode: .fill)`.
  public func scaledToFill() -> _ModifiedLayout<Self, _RecordModifier> { aspectRatio(contentMode: .fill) }

  /// A share of the length of the nearest scroll view, or of the window, on the chosen axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: Double = 0, alignment: Alignment = .center
  ) -> _ModifiedLayout<Self, _AlignedModifier> {
    record(.containerRelativeFrame(axes, count: count, span: span, spacing: spacing), alignment)
  }
}

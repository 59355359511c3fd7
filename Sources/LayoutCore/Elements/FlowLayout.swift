import LayoutEngine

/// Elements side by side in lines that are wrapped, as words in a paragraph.
///
/// Each element keeps its ideal size, and one that is wider than the flow gets the flow's width. The flow is as wide as
/// its widest line, at most as its proposal unless a single element is wider. Without a proposed width there is one
/// line. The numbered algorithm is in the engine's `Flow.swift`. In a right-to-left layout lines begin at the right.
///
/// ```swift
/// FlowLayout(spacing: 4, lineSpacing: 6) {
///   ForEach(tags, id: \.self) { tag in Text(tag).padding(6).background { Color.yellow } }
/// }
/// ```
public struct FlowLayout<Content: Layout>: _PrimitiveLayout {
  let alignment: Alignment
  let spacing: Double?
  let lineSpacing: Double?
  let content: Content

  /// A flow of elements.
  ///
  /// - Parameters:
  ///   - alignment: horizontally, the place of lines in the flow; vertically, the guide by which the elements of a line
  ///     are aligned.
  ///   - spacing: the points between neighbours in a line; `nil` is the distance they prefer, 8 between plain elements.
  ///   - lineSpacing: the points between lines; `nil` is 8.
  public init(
    alignment: Alignment = .leading, spacing: Double? = nil, lineSpacing: Double? = nil,
    @LayoutBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.content = content()
  }

  /// Puts the flow and its elements into the tree.
  public func _lower(_ lowering: _Lowering) {
    lowering.container(
      FlowRule(
        horizontal: lowering.key(alignment.horizontal), vertical: lowering.key(alignment.vertical), spacing: spacing,
        lineSpacing: lineSpacing),
      content)
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.alignment == other.alignment && areSameNumbers(one.spacing, other.spacing)
      && areSameNumbers(one.lineSpacing, other.lineSpacing)
      && Content._isSame(one.content, other.content)
  }
}

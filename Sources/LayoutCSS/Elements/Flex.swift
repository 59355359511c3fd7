/// Elements in lines that share their room out, by the rules of CSS flexbox.
///
/// ```swift
/// Flex(justify: .spaceBetween, align: .center, gap: 8) {
///   Text("Title")
///   Text("Subtitle").flex(grow: 1)
///   Text("Now").alignSelf(.start)
/// }
/// ```
///
/// Modifiers set how an element takes part: `flex(grow:shrink:basis:)`, `alignSelf(_:)`, `order(_:)`, `margin(_:_:)`,
/// `position(_:)`, `inset(_:_:)`, `box(width:height:…)`. A `Flex` or `CSSGrid` in it is laid out with it, as a browser
/// does it; any other element is measured.
///
/// What a proposal means: unspecified and infinity are the width without a wrap (`max-content`), 0 is the least width
/// (`min-content`), and a number is the width that is there, of which it takes what it needs (`fit-content`). With
/// `box(width: .percent(100))` it takes all. Its height is that of its content, unless `box` gives one.
public struct Flex<Content: Layout>: _PrimitiveLayout {
  @usableFromInline let style: CSSContainerStyle
  @usableFromInline let content: Content

  /// Elements in lines.
  ///
  /// - Parameters:
  ///   - direction: the axis of the lines, and where they begin.
  ///   - wrap: whether elements that do not fit begin another line, and where it stands.
  ///   - justify: the places of the elements along a line.
  ///   - align: the places of the elements across a line.
  ///   - alignContent: the places of the lines where they wrap.
  ///   - gap: the distance between neighbours and between lines, in points, or a percentage of the content box.
  ///   - rowGap: the vertical distance; `nil` is `gap`.
  ///   - columnGap: the horizontal distance; `nil` is `gap`.
  @inlinable
  public init(
    direction: CSSStyle.FlexDirection = .row, wrap: CSSStyle.Wrap = .nowrap, justify: CSSAlignment = .normal,
    align: CSSAlignment = .normal, alignContent: CSSAlignment = .normal, gap: CSSLength = 0, rowGap: CSSLength? = nil,
    columnGap: CSSLength? = nil, @LayoutBuilder content: () -> Content
  ) {
    style = CSSContainerStyle(
      direction, wrap, justify, align, alignContent, rowGap: rowGap ?? gap, columnGap: columnGap ?? gap,
      keepsItems: false)
    self.content = content()
  }

  /// Elements in lines, with the defaults of Yoga and React Native: the container and the elements in it do not shrink, and
  /// lines that wrap stand at the start.
  ///
  /// ```swift
  /// Flex(yoga: .row, gap: 5) {
  ///   Color.red.box(width: 50, height: 50)
  ///   Color.blue.flex(1)
  /// }
  /// ```
  ///
  /// The rules are those of CSS all the same: only the defaults are others. `flex(grow:shrink:basis:)` shrinks by 1 unless
  /// `shrink` is given, as everywhere. A container in it has Yoga's defaults where it is written with them.
  ///
  /// - Parameters:
  ///   - direction: the axis of the lines, and where they begin; that of a `View` is `.column`.
  ///   - wrap: whether elements that do not fit begin another line, and where it stands.
  ///   - justify: the places of the elements along a line.
  ///   - align: the places of the elements across a line.
  ///   - alignContent: the places of the lines where they wrap.
  ///   - gap: the distance between neighbours and between lines, in points, or a percentage of the content box. One that is
  ///     negative or not a number counts as 0, and a diagnostic reports it.
  ///   - rowGap: the vertical distance; `nil` is `gap`.
  ///   - columnGap: the horizontal distance; `nil` is `gap`.
  @inlinable
  public init(
    yoga direction: CSSStyle.FlexDirection, wrap: CSSStyle.Wrap = .nowrap, justify: CSSAlignment = .normal,
    align: CSSAlignment = .normal, alignContent: CSSAlignment = .flexStart, gap: CSSLength = 0,
    rowGap: CSSLength? = nil, columnGap: CSSLength? = nil, @LayoutBuilder content: () -> Content
  ) {
    style = CSSContainerStyle(
      direction, wrap, justify, align, alignContent, rowGap: rowGap ?? gap, columnGap: columnGap ?? gap,
      keepsItems: true)
    self.content = content()
  }

  /// Elements in lines, by declarations as CSS writes them.
  ///
  /// ```swift
  /// Flex(css: "flex-flow: row wrap; gap: 8px; justify-content: center") { … }
  /// ```
  ///
  /// A declaration that is not understood is left out, and a diagnostic names its line and column. With
  /// `display: flex` the container takes the proposed width; without it, and with `inline-flex`, what it needs of it.
  /// `direction` is that of all that is inside, as by `layoutDirection(_:)`.
  public init(css: String, @LayoutBuilder content: () -> Content) {
    style = CSSContainerStyle(.flex, CSSParser.declarations(css))
    self.content = content()
  }

  /// Puts the container and its elements into the tree.
  @inlinable
  public func _lower(_ lowering: _Lowering) { style.lower(content, lowering) }

  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.style == other.style && Content._isSame(one.content, other.content)
  }
}

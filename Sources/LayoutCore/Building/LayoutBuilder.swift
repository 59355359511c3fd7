/// Collects the elements of a body or a container's braces: any number of them, with `if`, `if let`, `switch`, `for`
/// and `#available`.
@resultBuilder
public enum LayoutBuilder {
  #if DEBUG || LAYOUT_SOURCE_LINES
    /// An element, and its line of source, for diagnostics.
    @inlinable
    public static func buildExpression<Content: Layout>(
      _ content: Content, fileID: StaticString = #fileID, line: UInt32 = #line
    ) -> _SourcedLayout<Content> {
      _SourcedLayout(content, _SourceMark(fileID: fileID, line: line))
    }

    /// The collected elements.
    @inlinable
    public static func buildFinalResult<Content: Layout>(_ content: Content) -> Content { content }

    /// One element where its own type is required, as in `var body: Text`: its line is not known then.
    @inlinable
    @_disfavoredOverload
    public static func buildFinalResult<Content: Layout>(_ content: _SourcedLayout<Content>) -> Content {
      content.content
    }
  #else
    /// An element as it is.
    @inlinable
    public static func buildExpression<Content: Layout>(_ content: Content) -> Content { content }
  #endif

  /// No element.
  @inlinable
  public static func buildBlock() -> EmptyLayout { EmptyLayout() }

  /// One element.
  @inlinable
  public static func buildBlock<Content: Layout>(_ content: Content) -> Content { content }

  /// More elements than the largest block of their own has.
  @inlinable
  public static func buildBlock<each Content: Layout>(
    _ content: repeat each Content
  ) -> _TupleLayout<repeat each Content> {
    _TupleLayout(repeat each content)
  }

  /// `if` without `else`.
  @inlinable
  public static func buildOptional<Content: Layout>(_ content: Content?) -> _OptionalLayout<Content> {
    _OptionalLayout(content)
  }

  /// The first branch of `if` or `switch`.
  @inlinable
  public static func buildEither<First: Layout, Second: Layout>(first: First) -> _ConditionalLayout<First, Second> {
    _ConditionalLayout(.first(first))
  }

  /// The other branch of `if` or `switch`.
  @inlinable
  public static func buildEither<First: Layout, Second: Layout>(second: Second) -> _ConditionalLayout<First, Second> {
    _ConditionalLayout(.second(second))
  }

  /// `for`.
  @inlinable
  public static func buildArray<Content: Layout>(_ content: [Content]) -> _ArrayLayout<Content> {
    _ArrayLayout(content)
  }

  /// `if #available`.
  @inlinable
  public static func buildLimitedAvailability<Content: Layout>(_ content: Content) -> AnyLayout {
    AnyLayout(content)
  }
}

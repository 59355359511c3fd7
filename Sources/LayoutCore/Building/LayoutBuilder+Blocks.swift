// Blocks of up to ten elements, as pairs of pairs: a release build turns those into plain code, while a tuple of any
// number of elements is walked by its type, at run time. With tuples for all blocks, making the elements of a feed takes
// 25% more instructions, a row of 10,000 children 18%, and a page of all elements 23%.
extension LayoutBuilder {
  /// Two elements.
  @inlinable
  public static func buildBlock<A: Layout, B: Layout>(_ a: A, _ b: B) -> _PairLayout<A, B> {
    _PairLayout(a, b)
  }

  /// Three elements.
  @inlinable
  public static func buildBlock<A: Layout, B: Layout, C: Layout>(_ a: A, _ b: B, _ c: C) -> _PairLayout<
    _PairLayout<A, B>, C
  > {
    _PairLayout(_PairLayout(a, b), c)
  }

  /// Four elements.
  @inlinable
  public static func buildBlock<A: Layout, B: Layout, C: Layout, D: Layout>(_ a: A, _ b: B, _ c: C, _ d: D)
    -> _PairLayout<_PairLayout<A, B>, _PairLayout<C, D>>
  {
    _PairLayout(_PairLayout(a, b), _PairLayout(c, d))
  }

  /// Five elements.
  @inlinable
  public static func buildBlock<A: Layout, B: Layout, C: Layout, D: Layout, E: Layout>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> _PairLayout<_PairLayout<_PairLayout<A, B>, C>, _PairLayout<D, E>> {
    _PairLayout(_PairLayout(_PairLayout(a, b), c), _PairLayout(d, e))
  }

  /// Six elements.
  @inlinable
  public static func buildBlock<A: Layout, B: Layout, C: Layout, D: Layout, E: Layout, F: Layout>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> _PairLayout<_PairLayout<_PairLayout<A, B>, C>, _PairLayout<_PairLayout<D, E>, F>> {
    _PairLayout(_PairLayout(_PairLayout(a, b), c), _PairLayout(_PairLayout(d, e), f))
  }

  /// Seven elements.
  @inlinable
  public static func buildBlock<A: Layout, B: Layout, C: Layout, D: Layout, E: Layout, F: Layout, G: Layout>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> _PairLayout<_PairLayout<_PairLayout<A, B>, _PairLayout<C, D>>, _PairLayout<_PairLayout<E, F>, G>> {
    _PairLayout(_PairLayout(_PairLayout(a, b), _PairLayout(c, d)), _PairLayout(_PairLayout(e, f), g))
  }

  /// Eight elements.
  @inlinable
  public static func buildBlock<A: Layout, B: Layout, C: Layout, D: Layout, E: Layout, F: Layout, G: Layout, H: Layout>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> _PairLayout<_PairLayout<_PairLayout<A, B>, _PairLayout<C, D>>, _PairLayout<_PairLayout<E, F>, _PairLayout<G, H>>>
  {
    _PairLayout(_PairLayout(_PairLayout(a, b), _PairLayout(c, d)), _PairLayout(_PairLayout(e, f), _PairLayout(g, h)))
  }

  /// Nine elements.
  @inlinable
  public static func buildBlock<
    A: Layout, B: Layout, C: Layout, D: Layout, E: Layout, F: Layout, G: Layout, H: Layout, I: Layout
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I) -> _PairLayout<
    _PairLayout<_PairLayout<_PairLayout<A, B>, C>, _PairLayout<D, E>>, _PairLayout<_PairLayout<F, G>, _PairLayout<H, I>>
  > {
    _PairLayout(
      _PairLayout(_PairLayout(_PairLayout(a, b), c), _PairLayout(d, e)),
      _PairLayout(_PairLayout(f, g), _PairLayout(h, i)))
  }

  /// Ten elements.
  @inlinable
  public static func buildBlock<
    A: Layout, B: Layout, C: Layout, D: Layout, E: Layout, F: Layout, G: Layout, H: Layout, I: Layout, J: Layout
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I, _ j: J) -> _PairLayout<
    _PairLayout<_PairLayout<_PairLayout<A, B>, C>, _PairLayout<D, E>>,
    _PairLayout<_PairLayout<_PairLayout<F, G>, H>, _PairLayout<I, J>>
  > {
    _PairLayout(
      _PairLayout(_PairLayout(_PairLayout(a, b), c), _PairLayout(d, e)),
      _PairLayout(_PairLayout(_PairLayout(f, g), h), _PairLayout(i, j)))
  }
}

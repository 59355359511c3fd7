// Blocks of up to ten elements, as pairs of pairs: a release build turns those into plain code, while a tuple of any
// number of elements is walked by its type, at run time.
extension LayoutBuilder {
  /// Two elements.
  @inlinable
  public static func buildBlock<A: Layout, B: Layout>(_ a: A, _ b: B) -> PairLayout<A, B> {
    PairLayout(a, b)
  }

  /// Three elements.
  @inlinable
  public static func buildBlock<A: Layout, B: Layout, C: Layout>(_ a: A, _ b: B, _ c: C) -> PairLayout<
    PairLayout<A, B>, C
  > {
    PairLayout(PairLayout(a, b), c)
  }

  /// Four elements.
  @inlinable
  public static func buildBlock<A: Layout, B: Layout, C: Layout, D: Layout>(_ a: A, _ b: B, _ c: C, _ d: D)
    -> PairLayout<PairLayout<A, B>, PairLayout<C, D>>
  {
    PairLayout(PairLayout(a, b), PairLayout(c, d))
  }

  /// Five elements.
  @inlinable
  public static func buildBlock<A: Layout, B: Layout, C: Layout, D: Layout, E: Layout>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> PairLayout<PairLayout<PairLayout<A, B>, C>, PairLayout<D, E>> {
    PairLayout(PairLayout(PairLayout(a, b), c), PairLayout(d, e))
  }

  /// Six elements.
  @inlinable
  public static func buildBlock<A: Layout, B: Layout, C: Layout, D: Layout, E: Layout, F: Layout>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> PairLayout<PairLayout<PairLayout<A, B>, C>, PairLayout<PairLayout<D, E>, F>> {
    PairLayout(PairLayout(PairLayout(a, b), c), PairLayout(PairLayout(d, e), f))
  }

  /// Seven elements.
  @inlinable
  public static func buildBlock<A: Layout, B: Layout, C: Layout, D: Layout, E: Layout, F: Layout, G: Layout>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> PairLayout<PairLayout<PairLayout<A, B>, PairLayout<C, D>>, PairLayout<PairLayout<E, F>, G>> {
    PairLayout(PairLayout(PairLayout(a, b), PairLayout(c, d)), PairLayout(PairLayout(e, f), g))
  }

  /// Eight elements.
  @inlinable
  public static func buildBlock<A: Layout, B: Layout, C: Layout, D: Layout, E: Layout, F: Layout, G: Layout, H: Layout>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> PairLayout<PairLayout<PairLayout<A, B>, PairLayout<C, D>>, PairLayout<PairLayout<E, F>, PairLayout<G, H>>> {
    PairLayout(PairLayout(PairLayout(a, b), PairLayout(c, d)), PairLayout(PairLayout(e, f), PairLayout(g, h)))
  }

  /// Nine elements.
  @inlinable
  public static func buildBlock<
    A: Layout, B: Layout, C: Layout, D: Layout, E: Layout, F: Layout, G: Layout, H: Layout, I: Layout
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I) -> PairLayout<
    PairLayout<PairLayout<PairLayout<A, B>, C>, PairLayout<D, E>>, PairLayout<PairLayout<F, G>, PairLayout<H, I>>
  > {
    PairLayout(
      PairLayout(PairLayout(PairLayout(a, b), c), PairLayout(d, e)), PairLayout(PairLayout(f, g), PairLayout(h, i)))
  }

  /// Ten elements.
  @inlinable
  public static func buildBlock<
    A: Layout, B: Layout, C: Layout, D: Layout, E: Layout, F: Layout, G: Layout, H: Layout, I: Layout, J: Layout
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I, _ j: J) -> PairLayout<
    PairLayout<PairLayout<PairLayout<A, B>, C>, PairLayout<D, E>>,
    PairLayout<PairLayout<PairLayout<F, G>, H>, PairLayout<I, J>>
  > {
    PairLayout(
      PairLayout(PairLayout(PairLayout(a, b), c), PairLayout(d, e)),
      PairLayout(PairLayout(PairLayout(f, g), h), PairLayout(i, j)))
  }
}

/// The properties that the layout around a layout reads once, when it is made.
public struct _LayoutTraits: Sendable {
  /// The flexibility, which decides the order of measuring and the stretching.
  public let flexibility: Flexibility
  /// The number of nested levels of layouts inside.
  public let nestingDepth: Int

  /// Makes traits.
  public init(flexibility: Flexibility, nestingDepth: Int) {
    self.flexibility = flexibility
    self.nestingDepth = nestingDepth
  }

  /// The known flexibility of a content, for the layout whose flexibility is being read.
  ///
  /// Without it, a composed layout would make its content a second time. Each composed layout inside would do so too,
  /// which doubles the work with each level.
  struct Known: Sendable {
    let type: ObjectIdentifier
    let flexibility: Flexibility
  }

  @TaskLocal static var known: Known?
}

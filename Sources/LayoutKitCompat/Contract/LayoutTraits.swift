/// What the layout around it asks a layout once, when that is made.
public struct LayoutTraits: Sendable {
  /// Who gets room first, and who is stretched.
  public let flexibility: Flexibility
  /// How many levels of layouts lie inside.
  public let nestingDepth: Int

  /// Traits.
  public init(flexibility: Flexibility, nestingDepth: Int) {
    self.flexibility = flexibility
    self.nestingDepth = nestingDepth
  }

  /// The flexibility of a content, for the layout that is asked for it at the moment. Without it a layout made of others
  /// would make its content a second time, and so would each one in that: twice as often for each level.
  struct Known: Sendable {
    let asked: ObjectIdentifier
    let flexibility: Flexibility
  }

  @TaskLocal static var known: Known?
}

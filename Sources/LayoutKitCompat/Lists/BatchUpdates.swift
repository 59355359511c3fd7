/// Where a row is in a list.
public struct ListIndex: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The section, from 0.
  public var section: Int
  /// The row in it, from 0.
  public var item: Int

  /// A place.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// By section, then by row.
  public static func < (one: ListIndex, other: ListIndex) -> Bool {
    (one.section, one.item) < (other.section, other.item)
  }

  /// `1.2`.
  public var description: String { "\(section).\(item)" }
}

/// How a list changes at once. What is deleted, reloaded or moved away is counted as it was before, what is inserted or
/// moved to as it is afterwards.
public struct BatchUpdates: Hashable, Sendable {
  /// Something that goes to another place.
  public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
    /// Where it was before.
    public var from: Index
    /// Where it is afterwards.
    public var to: Index

    /// A move.
    public init(from: Index, to: Index) {
      self.from = from
      self.to = to
    }
  }

  /// Rows that come, counted as they are afterwards.
  public var insertItems: [ListIndex] = []
  /// Rows that go, counted as they were before.
  public var deleteItems: [ListIndex] = []
  /// Rows that show something else, counted as they were before.
  public var reloadItems: [ListIndex] = []
  /// Rows that go elsewhere.
  public var moveItems: [Move<ListIndex>] = []
  /// Sections that come, counted as they are afterwards.
  public var insertSections: [Int] = []
  /// Sections that go, counted as they were before.
  public var deleteSections: [Int] = []
  /// Sections that show something else, counted as they were before.
  public var reloadSections: [Int] = []
  /// Sections that stay and have another header or footer, counted as they were before. Only where these are rows of the
  /// list, whose own rows come, go and change beside them; elsewhere such sections are among `reloadSections`.
  public var reloadHeaders: [Int] = []
  /// Sections that go elsewhere.
  public var moveSections: [Move<Int>] = []

  /// No change.
  public init() {}
}

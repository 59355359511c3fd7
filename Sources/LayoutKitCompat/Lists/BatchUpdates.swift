/// The index of a row in a list.
public struct ListIndex: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The section, from 0.
  public var section: Int
  /// The row in it, from 0.
  public var item: Int

  /// Makes an index.
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

/// The changes of a list that are made at once.
///
/// Deleted, reloaded and moved indices are those before the change. Inserted indices and targets of moves are those
/// after it.
public struct BatchUpdates: Hashable, Sendable {
  /// A move to another place.
  public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
    /// The index before.
    public var from: Index
    /// The index after.
    public var to: Index

    /// Makes a move.
    public init(from: Index, to: Index) {
      self.from = from
      self.to = to
    }
  }

  /// Rows that are inserted, by their indices after the change.
  public var insertItems: [ListIndex] = []
  /// Rows that are deleted, by their indices before.
  public var deleteItems: [ListIndex] = []
  /// Rows that show something else, by their indices before.
  public var reloadItems: [ListIndex] = []
  /// Rows that are moved.
  public var moveItems: [Move<ListIndex>] = []
  /// Sections that are inserted, by their indices after the change.
  public var insertSections: [Int] = []
  /// Sections that are deleted, by their indices before.
  public var deleteSections: [Int] = []
  /// Sections that show something else, by their indices before.
  public var reloadSections: [Int] = []
  /// Sections that stay and have another header or footer, by their indices before.
  ///
  /// They are used only if headers and footers are rows of the list; the section's own rows then have their own
  /// updates. Other lists have such sections in `reloadSections`.
  public var reloadHeaders: [Int] = []
  /// Sections that are moved.
  public var moveSections: [Move<Int>] = []

  /// Makes no changes.
  public init() {}
}

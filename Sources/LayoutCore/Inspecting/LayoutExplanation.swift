public import LayoutEngine

/// The explanation of an element's size: the proposals, responses and reasons of the element and of everything around
/// it.
///
/// ```text
/// Greeting at Shop/Start.swift:7 > VStack > Text "Hello", made in Shop/Greeting.swift:12
/// Text "Hello" 0.0: proposed 288×∞, took 40×20 because its text needs one line; …
/// VStack 0 (Greeting at Shop/Start.swift:7): proposed 288×∞, took 40×20 because it is as large as its only child; …
/// ```
public struct LayoutExplanation: Hashable, Sendable, CustomStringConvertible {
  /// One element, or one of its modifiers around it.
  public struct Step: Hashable, Sendable, CustomStringConvertible {
    /// The name: `Text "Hello"`, and with a modifier `Text "Hello".padding(16)`.
    public let name: String
    /// The positions from the root, as in `LayoutResult.path(of:)`.
    public let path: String
    /// The layer: 0 is the element itself, k its k-th modifier, counted from the innermost.
    public let layer: Int
    /// The caller's types whose content the element is, without those whose content the element around it is, from the
    /// outside; empty for all layers but the outermost.
    public let types: [EnclosingElement]
    /// The line in which the element is written; `nil` in release builds, and where the element stands in no braces.
    public let source: SourceLine?
    /// The proposal with which it was placed, in points; `nil` on an unspecified axis.
    public let proposal: Proposal
    /// The size it took, in points.
    public let size: Size
    /// The frame, in points from the corner of the root, with scrolling.
    public let frame: Rect
    /// The reason for this size and, for a container's child, the reason for its proposal.
    public let reason: String

    /// `Text "Hello" 0.1.2: proposed 288×∞, took 120×20 because …`; `?` is an axis without a proposal.
    ///
    /// Behind the path are the caller's types whose content the element is: `HStack 0.1 (Row at Shop/Mail.swift:41)`.
    public var description: String {
      let whole = types.isEmpty ? "" : " (\(types.map(\.description).joined(separator: " > ")))"
      return "\(name) \(path)\(whole): proposed \(proposal.inspectedText), took \(size.inspectedText) because \(reason)"
    }
  }

  /// The steps from the element outwards: the element itself, its modifiers from the innermost, then the elements
  /// around it.
  public let steps: [Step]
  /// The caller's types around the element, and the containers in the nearest of them, from the outside; empty where no
  /// such type is around it.
  public let enclosing: [EnclosingElement]

  /// The element's place in the program, as far as it is known, and the steps, one line for each.
  public var description: String { ([place].compactMap(\.self) + steps.map(\.description)).joined(separator: "\n") }

  /// The element with the caller's types around it, and its line; `nil` where neither is known.
  private var place: String? {
    guard let element = steps.first, !enclosing.isEmpty || element.source != nil else { return nil }
    return enclosing.place(of: element.name, madeIn: element.source)
  }
}

public import LayoutEngine

/// The explanation of an element's size: the proposals, responses and reasons of the element and of everything around
/// it.
///
/// ```text
/// Text "Hello" 0.0: proposed 288×∞, took 40×20 because its text needs one line; …
/// VStack 0: proposed 288×∞, took 40×20 because it is as large as its only child; the root proposes its size
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
    /// The proposal with which it was placed, in points; `nil` on an unspecified axis.
    public let proposal: Proposal
    /// The size it took, in points.
    public let size: Size
    /// The frame, in points from the corner of the root, with scrolling.
    public let frame: Rect
    /// The reason for this size and, for a container's child, the reason for its proposal.
    public let reason: String

    /// `Text "Hello" 0.1.2: proposed 288×∞, took 120×20 because …`; `?` is an axis without a proposal.
    public var description: String {
      "\(name) \(path): proposed \(proposal.inspectedText), took \(size.inspectedText) because \(reason)"
    }
  }

  /// The steps from the element outwards: the element itself, its modifiers from the innermost, then the elements
  /// around it.
  public let steps: [Step]

  /// The steps, one line for each.
  public var description: String { steps.map(\.description).joined(separator: "\n") }
}

extension Double {
  /// A length in the form of explanations.
  package var inspectedText: String {
    if isNaN { return "?" }
    return isInfinite ? (self < 0 ? "-∞" : "∞") : NumberText.string(self)
  }
}

extension Size {
  package var inspectedText: String { "\(width.inspectedText)×\(height.inspectedText)" }
}

extension Proposal {
  package var inspectedText: String { "\((width ?? .nan).inspectedText)×\((height ?? .nan).inspectedText)" }
}

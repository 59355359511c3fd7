public import LayoutEngine

/// Why an element has the size it has: what it and everything around it was proposed, what it took, and why.
///
/// ```text
/// Text "Hello" 0.0: proposed 288×∞, took 40×20 because its text needs one line; …
/// VStack 0: proposed 288×∞, took 40×20 because it is as large as its only child; the root offers its size
/// ```
public struct LayoutExplanation: Hashable, Sendable, CustomStringConvertible {
  /// One element, or one of its modifiers around it.
  public struct Step: Hashable, Sendable, CustomStringConvertible {
    /// What it is called: `Text "Hello"`, and with a modifier `Text "Hello".padding(16)`.
    public let name: String
    /// Positions from the root, as in `LayoutResult.path(of:)`.
    public let path: String
    /// 0 is the element itself, k its k-th modifier, counted from the innermost.
    public let layer: Int
    /// What it was offered when it was placed, in points; `nil` on an axis on which nothing was.
    public let proposal: Proposal
    /// The size it took, in points.
    public let size: Size
    /// Where it stands, in points from the corner of the root, as far as it is scrolled.
    public let frame: Rect
    /// Why it took this size and, for what a container offers its children, why it was offered that.
    public let reason: String

    /// `Text "Hello" 0.1.2: proposed 288×∞, took 120×20 because …`; `?` stands for an axis on which nothing was offered.
    public var description: String {
      "\(name) \(path): proposed \(proposal.inspectedText), took \(size.inspectedText) because \(reason)"
    }
  }

  /// The steps from the element outwards: the element itself, its modifiers from the innermost, then what is around it.
  public let steps: [Step]

  /// One line a step.
  public var description: String { steps.map(\.description).joined(separator: "\n") }
}

extension Double {
  /// A length as explanations write it.
  var inspectedText: String {
    if isNaN { return "?" }
    return isInfinite ? (self < 0 ? "-∞" : "∞") : NumberText.string(self)
  }
}

extension Size {
  var inspectedText: String { "\(width.inspectedText)×\(height.inspectedText)" }
}

extension Proposal {
  var inspectedText: String { "\((width ?? .nan).inspectedText)×\((height ?? .nan).inspectedText)" }
}

import LayoutTrees
import LayoutEngine

/// 0.3: the proposal, and 10 where there is none; also between bounds, and of one size.
final class LeafPiece: Piece {
  private let rule: (Proposal) -> Size

  init(_ spot: Spot, _ rule: @escaping (Proposal) -> Size) {
    self.rule = rule
    super.init(spot)
  }

  override func response(_ proposal: Proposal) -> Size { rule(proposal) }

  static func color(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  static func range(_ bounds: TreeDescription.Range) -> (Proposal) -> Size {
    { proposal in
      Size(
        width: max(bounds.min.width, min(proposal.width ?? bounds.ideal.width, bounds.max.width)),
        height: max(bounds.min.height, min(proposal.height ?? bounds.ideal.height, bounds.max.height)))
    }
  }

  /// 5.4.
  static func divider(_ thickness: Double, _ axis: Axis?) -> (Proposal) -> Size {
    { proposal in
      axis == .horizontal
        ? Size(width: thickness, height: proposal.height ?? 10) : Size(width: proposal.width ?? 10, height: thickness)
    }
  }
}

/// 13.
final class TextPiece: Piece {
  private let text: String
  private let lineLimit: Int?
  private let rule: CharacterMeasure

  init(_ spot: Spot, _ text: String, _ lineLimit: Int?, _ rule: CharacterMeasure) {
    self.text = text
    self.lineLimit = lineLimit
    self.rule = rule
    super.init(spot)
  }

  private func metrics(_ proposal: Proposal) -> TextMetrics {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let all = rule.measure(text, width: width, lineLimit: lineLimit)
    guard let height = proposal.height, height.isFinite else { return all }
    // Rounding may take a little of the height of whole lines.
    let lines = max(1, Int(((height + 1e-6) / rule.lineHeight).rounded(.down)))
    return rule.measure(text, width: width, lineLimit: min(lineLimit ?? .max, lines))
  }

  override func response(_ proposal: Proposal) -> Size {
    if proposal == .zero { return .zero }
    let metrics = metrics(proposal)
    return Size(width: proposal.width == 0 ? 0 : metrics.width, height: metrics.height)
  }

  override func explicit(_ guide: GuideKey, _ proposal: Proposal) -> Double? {
    switch guide {
    case .firstTextBaseline: metrics(proposal).firstBaseline
    case .lastTextBaseline: metrics(proposal).lastBaseline
    default: nil
    }
  }
}

/// 5.1 to 5.3.
final class SpacerPiece: Piece {
  private let least: Double
  private let axis: Axis?
  private let rightToLeft: Bool

  init(_ spot: Spot, _ least: Double?) {
    self.least = least ?? 8
    axis = spot.axis
    rightToLeft = spot.rightToLeft
    super.init(spot)
  }

  override func response(_ proposal: Proposal) -> Size {
    Size(
      width: axis == .vertical ? 0 : max(proposal.width ?? 0, least),
      height: axis == .horizontal ? 0 : max(proposal.height ?? 0, least))
  }
  override var priority: Double { -.infinity }
  override var isBareSpacer: Bool { true }
  override var spacing: SpacingPreference {
    var spacing = SpacingPreference()
    if axis != .vertical { (spacing.left, spacing.right) = (0, 0) }
    if axis != .horizontal { (spacing.top, spacing.bottom) = (0, 0) }
    return spacing
  }
}

/// 0.5.
final class EmptyPiece: Piece {
  override var priority: Double { -.infinity }
  override var spacing: SpacingPreference { SpacingPreference(left: 0, right: 0, top: 0, bottom: 0) }
}

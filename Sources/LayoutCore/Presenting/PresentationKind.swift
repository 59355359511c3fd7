/// What a presentation looks like.
///
/// A minor version may add cases: a `switch` over it has an `@unknown default`.
@nonexhaustive
public enum PresentationKind: Hashable, Sendable {
  /// A question or a message with buttons.
  case alert
  /// A choice of actions.
  case confirmationDialog
  /// Content above the layout, which stays visible around it.
  case sheet
  /// Content above the whole layout.
  case fullScreenCover
  /// Content in a bubble beside its anchor; `arrowEdge` is the edge of the anchor that its arrow touches.
  case popover(arrowEdge: LayoutTransition.Edge)
  /// A list of commands at its anchor.
  case menu
  /// The choice of files to open.
  case fileImporter(FileImport)
  /// The choice of a place for a new file.
  case fileExporter(FileExport)

  /// Whether the layout below cannot be used meanwhile.
  public var isModal: Bool {
    switch self {
    case .popover, .menu: false
    default: true
    }
  }
}

/// A height at which a sheet may rest.
public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable, Sendable {
    case fraction(Double)
    case points(Double)
  }

  let height: Height

  /// Half of the height of the layout below.
  public static let medium = PresentationDetent(height: .fraction(0.5))
  /// The whole height of the layout below.
  public static let large = PresentationDetent(height: .fraction(1))

  /// A part of the height of the layout below, 0 to 1; a number outside counts as the nearest, NaN as 1.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction.isNaN ? 1 : min(max(fraction, 0), 1)))
  }

  /// A height in points; less than 0 and NaN count as 0.
  public static func height(_ points: Double) -> PresentationDetent {
    PresentationDetent(height: .points(points > 0 ? points : 0))
  }

  /// The height in points in a layout of the height `whole`: at most that.
  public func resolved(in whole: Double) -> Double {
    switch height {
    case .fraction(let part): (whole * part).rounded()
    case .points(let points): min(points, whole)
    }
  }
}

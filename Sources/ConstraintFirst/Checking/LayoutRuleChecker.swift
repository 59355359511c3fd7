/// A model rule that a layout broke, and the place.
public struct LayoutRuleViolation: Hashable, Sendable, CustomStringConvertible {
  /// The rules that are checked.
  @nonexhaustive
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Every size and every frame is finite, and no size is negative.
    case finiteSizes
    /// Measuring and placing change no state and request no other layout.
    case noStateChange
    /// A layout that is computed again without a change is not evaluated again without end.
    case settles
    /// The constraints of the elements in a constraint layout are finite and above 0.
    case validConstraints
  }

  /// The rule.
  public let rule: Rule
  /// The proposed size at which the rule was broken.
  public let size: Size
  /// What happened, and at which element.
  public let message: String

  /// One line for a log.
  public var description: String { "\(rule.rawValue) in \(size): \(message)" }
}

/// Lays a layout out over sizes, text sizes and both directions, and finds the model rules that it breaks.
///
/// The checker is meant for tests that check each change before it reaches a device.
/// ```swift
/// #expect(LayoutRuleChecker().violations { Card(model) } == [])
/// ```
public struct LayoutRuleChecker: Sendable {
  /// The available sizes to lay out in, in points. An infinite side has no limit.
  public var sizes: [Size]
  /// The text sizes.
  public var textSizes: [DynamicTypeSize]
  /// The directions.
  public var directions: [LayoutDirection]

  /// A checker.
  ///
  /// - Parameters:
  ///   - sizes: the available sizes, in points; by default a phone upright and turned, half and the whole of a tablet,
  ///     a watch, no room, and a side without a limit.
  ///   - textSizes: the text sizes; by default the default size and a large one.
  ///   - directions: the directions; by default both.
  public init(
    sizes: [Size] = LayoutRuleChecker.usualSizes, textSizes: [DynamicTypeSize] = [.large, .accessibility1],
    directions: [LayoutDirection] = LayoutDirection.allCases
  ) {
    self.sizes = sizes
    self.textSizes = textSizes
    self.directions = directions
  }

  /// The sizes that a checker uses by default.
  public static var usualSizes: [Size] {
    [
      Size(width: 390, height: 844), Size(width: 844, height: 390), Size(width: 507, height: 1024),
      Size(width: 1024, height: 1366), Size(width: 184, height: 224), .zero,
      Size(width: 390, height: .infinity), Size(width: .infinity, height: 390),
    ]
  }

  /// The rules that `body` breaks, each once per size; empty if it breaks none.
  ///
  /// - Complexity: one layout for each combination.
  public func violations<Content: Layout>(@LayoutBuilder in body: @escaping () -> Content) -> [LayoutRuleViolation] {
    var found: [LayoutRuleViolation] = []
    var seen: Set<LayoutRuleViolation> = []
    for size in sizes {
      for textSize in textSizes {
        for direction in directions {
          for violation in check(body, size, textSize, direction) where seen.insert(violation).inserted {
            found.append(violation)
          }
        }
      }
    }
    return found
  }

  private func check<Content: Layout>(
    _ body: @escaping () -> Content, _ size: Size, _ textSize: DynamicTypeSize, _ direction: LayoutDirection
  ) -> [LayoutRuleViolation] {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = textSize
    environment.layoutDirection = direction
    let root = LayoutRoot(size: size, environment: environment)
    root.updateBody(body)
    var violations = root.diagnostics.compactMap { diagnostic in
      rule(for: diagnostic.code).map {
        LayoutRuleViolation(rule: $0, size: size, message: "\(diagnostic.path): \(diagnostic.message)")
      }
    }
    if root.changesWhileComputing > 0 {
      violations.append(
        LayoutRuleViolation(
          rule: .noStateChange, size: size,
          message: "a model changed, or a layout was requested, while frames were computed"))
    }
    for element in root.result.elements where !element.frame.isSane {
      violations.append(
        LayoutRuleViolation(rule: .finiteSizes, size: size, message: "\(element.kind) has the frame \(element.frame)"))
    }
    return violations
  }

  private func rule(for code: Diagnostic.Code) -> LayoutRuleViolation.Rule? {
    switch code {
    case .invalidNumber, .invalidResponse, .infiniteFrame: .finiteSizes
    case .invalidConstraint: .validConstraints
    case .unsettledGeometry, .unsettledPreference, .unsettledChange, .nestingTooDeep: .settles
    default: nil
    }
  }
}

extension Rect {
  fileprivate var isSane: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}

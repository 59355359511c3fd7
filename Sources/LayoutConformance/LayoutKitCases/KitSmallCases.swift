import LayoutKitCompat

/// A size that is aligned in a rectangle.
package struct KitAlignCase: Decodable, LayoutCase {
  package var name: String
  package var align: KitAlign
  package var size: KitSize
  package var rect: KitRect
  package var expected: [KitFrame]?
  package var shouldBe: KitRule?
  package var tolerance: Double?

  package func check(tolerance: Double) -> CaseVerdict {
    guard let wanted = shouldBe?.frames ?? expected, !wanted.isEmpty else { return .nothingExpected }
    do {
      let frame = try align.alignment().position(
        size: Size(width: size.w?.value ?? 0, height: size.h?.value ?? 0),
        in: Rect(x: rect.x ?? 0, y: rect.y ?? 0, width: rect.w ?? 0, height: rect.h ?? 0))
      let differences = wanted.compactMap { $0.difference(to: frame, self.tolerance ?? tolerance) }
      return differences.isEmpty ? .passed : .failed(differences)
    } catch {
      return .skipped("\(error)")
    }
  }
}

/// The flexibility of a layout and of those in it.
package struct KitFlexCase: Decodable, LayoutCase {
  package struct Expected: Decodable, Sendable {
    var path: String
    /// The expected flexibility; `null` is inflexible, and an absent axis is not compared.
    var flex: KitFlex

    private enum Keys: String, CodingKey { case path, flexH, flexV }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      path = try container.decode(String.self, forKey: .path)
      flex = KitFlex(
        h: try KitFlex.value(container, .flexH), v: try KitFlex.value(container, .flexV))
    }
  }

  package var name: String
  package var tree: KitNode
  package var expected: [Expected]

  package func check(tolerance: Double) -> CaseVerdict {
    guard !expected.isEmpty else { return .nothingExpected }
    do {
      let root = try tree.layout()
      let differences = expected.compactMap { wanted -> String? in
        guard let found = KitPaths.layout(at: wanted.path, in: root)?.flexibility else {
          return "\(wanted.path) is missing"
        }
        let expected = Flexibility(
          horizontal: wanted.flex.h.value(or: found.horizontal), vertical: wanted.flex.v.value(or: found.vertical))
        return found == expected ? nil : "\(wanted.path) has \(found), expected \(expected)"
      }
      return differences.isEmpty ? .passed : .failed(differences)
    } catch {
      return .skipped("\(error)")
    }
  }
}

/// Numbers that are rounded to pixels.
package struct KitRoundCase: Decodable, LayoutCase {
  package struct Expected: Decodable, Sendable {
    var value: Double
    var result: Double
  }

  package var name: String
  package var mode: String
  package var scale: Double?
  package var expected: [Expected]
  package var tolerance: Double?

  /// The tolerance for numbers with equal rounding.
  private static let sameNumber = 1e-9

  package func check(tolerance: Double) -> CaseVerdict {
    guard let rounding = PixelRounding(rawValue: mode) else { return .skipped("unknown mode \(mode)") }
    guard !expected.isEmpty else { return .nothingExpected }
    let tolerance = self.tolerance ?? min(tolerance, KitRoundCase.sameNumber)
    let differences = expected.compactMap { wanted -> String? in
      let found = rounding.round(wanted.value, scale: scale ?? 1)
      return isClose(found, wanted.result, tolerance)
        ? nil : "\(wanted.value) becomes \(found), expected \(wanted.result)"
    }
    return differences.isEmpty ? .passed : .failed(differences)
  }
}

extension CaseVerdict {
  /// A case that compares nothing proves nothing.
  static var nothingExpected: CaseVerdict { .skipped("the case has nothing that could be compared") }
}

package import LayoutKitCompat

/// A tree that is measured and arranged, and the frames it must have.
///
/// Where the original breaks its own contract, `shouldBe` contains the right result, in frames or as a rule in words.
package struct KitFramesCase: Decodable, LayoutCase {
  package var name: String
  package var tree: KitNode
  package var width: Double?
  package var height: Double?
  package var origin: KitPoint?
  package var measureWithin: KitSize?
  package var arrangeIn: KitRect?
  package var measured: KitSize?
  package var expected: [KitFrame]?
  package var shouldBe: KitRule?
  package var tolerance: Double?

  /// Runs the two passes.
  package func laidOut() throws -> (measurement: LayoutMeasurement, arrangement: LayoutArrangement) {
    let layout = try tree.layout()
    let room = Size(
      width: measureWithin?.w?.value ?? width ?? .infinity, height: measureWithin?.h?.value ?? height ?? .infinity)
    let measurement = layout.measurement(within: room)
    let start = Point(x: origin?.x ?? 0, y: origin?.y ?? 0)
    guard measureWithin != nil || arrangeIn != nil else {
      return (measurement, layout.arrangement(origin: start, width: width, height: height))
    }
    let rect = Rect(
      x: arrangeIn?.x ?? start.x, y: arrangeIn?.y ?? start.y, width: arrangeIn?.w ?? measurement.size.width,
      height: arrangeIn?.h ?? measurement.size.height)
    return (measurement, layout.arrangement(within: rect, measurement: measurement))
  }

  package func check(tolerance: Double) -> CaseVerdict {
    do {
      let (measurement, arrangement) = try laidOut()
      let frames = shouldBe?.frames ?? expected ?? []
      if case .words = shouldBe {} else if measured == nil, frames.isEmpty { return .nothingExpected }
      var differences = differences(measurement, arrangement, self.tolerance ?? tolerance)
      if case .words = shouldBe { differences += KitContract.faults(measurement, arrangement) }
      return differences.isEmpty ? .passed : .failed(differences)
    } catch {
      return .skipped("\(error)")
    }
  }

  private func differences(
    _ measurement: LayoutMeasurement, _ arrangement: LayoutArrangement, _ tolerance: Double
  ) -> [String] {
    var result: [String] = []
    let size = measurement.size
    if let wanted = measured {
      let isSame = isClose(size.width, wanted.w?.value, tolerance) && isClose(size.height, wanted.h?.value, tolerance)
      if !isSame { result.append("measured \(size), expected \(wanted.text)") }
    }
    let frames = KitPaths.frames(of: arrangement)
    for wanted in shouldBe?.frames ?? expected ?? [] {
      if let difference = wanted.difference(to: frames[wanted.path], tolerance) { result.append(difference) }
    }
    return result
  }
}

/// Frames, or a rule in words.
package enum KitRule: Decodable, Sendable {
  case frames([KitFrame])
  case words(String)

  package init(from decoder: any Decoder) throws {
    if let words = try? decoder.singleValueContainer().decode(String.self) {
      self = .words(words)
    } else {
      self = .frames(try [KitFrame](from: decoder))
    }
  }

  var frames: [KitFrame]? {
    if case .frames(let frames) = self { frames } else { nil }
  }
}

extension KitFrame {
  /// The difference in words; `nil` where there is none.
  func difference(to found: Rect?, _ tolerance: Double) -> String? {
    if dropped == true { return found.map { "\(path) is \($0), expected none" } }
    let wanted = Rect(x: x ?? 0, y: y ?? 0, width: w ?? 0, height: h ?? 0)
    guard let found else { return "\(path) is missing, expected \(wanted)" }
    let isSame =
      isClose(found.minX, x, tolerance) && isClose(found.minY, y, tolerance) && isClose(found.width, w, tolerance)
      && isClose(found.height, h, tolerance)
    return isSame ? nil : "\(path) is \(found), expected \(wanted)"
  }
}

extension KitSize {
  var text: String { "\(Size(width: w?.value ?? .nan, height: h?.value ?? .nan))" }
}

/// Whether a number is as expected; one that is not given is not compared.
func isClose(_ found: Double, _ wanted: Double?, _ tolerance: Double) -> Bool {
  guard let wanted else { return true }
  return found == wanted || abs(found - wanted) <= tolerance
}

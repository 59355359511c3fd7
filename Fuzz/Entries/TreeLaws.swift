import LayoutTesting

@testable import LayoutCore

/// Trees of all elements and modifiers with any numbers:
///
/// 1. Frames are finite, sizes not negative; the tree's invariants hold.
/// 2. The same layout gets the same frames again, bit for bit, and measuring has the same size as laying out.
/// 3. The promises of `LayoutHost` to a host hold, and it gets no call in a second turn.
/// 4. With numbers that people write, right to left is the mirror image of left to right, where the size is finite.
///    Lists that make their rows as they become visible may make one more.
enum TreeLaws {
  static func fault(_ bytes: [UInt8], shrinks: Bool) -> String? {
    Script(bytes, count: 40, steps: 0).report(shrinks: shrinks) { script in
      script.turns.first.flatMap { fault($0.sketch, $0.stage, isTame: script.isTame) }
    }
  }

  private static func fault(_ sketch: Sketch, _ stage: Stage, isTame: Bool) -> String? {
    // 1.
    let session = stage.session
    let result = stage.run(sketch.layout, in: session)
    if let fault = Frames.fault(result) ?? session.invariantFault { return fault }
    // 2.
    let again = stage.run(sketch.layout, in: stage.session)
    if let difference = Frames.difference(result, again) { return "a second time \(difference)" }
    if !session.hasLazyLists, session.contents.readers.isEmpty {
      let measuring = stage.session
      measuring.update(sketch.layout, environment: stage.environment)
      let answer = measuring.measure(in: stage.proposal)
      if answer != result.size { return "measuring returns \(answer), laying out \(result.size)" }
    }
    // 3.
    let host = CountingHost()
    let root = stage.root(host)
    let layout = sketch.layout
    root.updateBody { layout }
    host.takeCounts()
    root.layoutIfNeeded()
    let idle = host.takeCounts()
    if let violation = host.violations.first { return "host: \(violation)" }
    if idle != .init() { return "an idle turn called the host: \(idle)" }
    // 4.
    guard isTame, stage.direction == .leftToRight, !sketch.contains({ $0.kind.isLazyList }) else { return nil }
    var other = stage
    other.direction = .rightToLeft
    return Mirror.difference(result, other.run(sketch.mirrored.layout, in: other.session))
  }
}

/// Right to left as the mirror image of left to right.
private enum Mirror {
  /// What rounding may add up to, by the size of the numbers.
  static let tolerance = 1e-9

  static func difference(_ left: LayoutResult, _ right: LayoutResult) -> String? {
    guard left.elements.count == right.elements.count else {
      return "mirrored there are \(right.elements.count) elements instead of \(left.elements.count)"
    }
    // A node with an infinite response is placed with its ideal, and may have another width then.
    guard left.size.isFinite else { return nil }
    let width = left.size.width
    for (index, (one, other)) in zip(left.elements, right.elements).enumerated() {
      for (frame, found) in zip([one.frame] + one.layers, [other.frame] + other.layers) {
        let wanted = Rect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        let pairs = [
          (found.minX, wanted.minX), (found.minY, wanted.minY), (found.width, wanted.width),
          (found.height, wanted.height),
        ]
        let far = max(1, width, abs(frame.maxX), abs(frame.minY), frame.height)
        for (part, whole) in pairs where abs(part - whole) > tolerance * far {
          return "mirrored \(one.kind) \(left.path(of: index)) is \(found) instead of \(wanted)"
        }
      }
    }
    return nil
  }
}

extension Sketch {
  /// The same with every direction that is written turned round.
  fileprivate var mirrored: Sketch {
    var copy = self
    if kind == .direction { copy.bits ^= 1 }
    copy.inside = inside.map(\.mirrored)
    return copy
  }
}

import Foundation
import LayoutConformance
import LayoutEngine

/// Trees of the engine, without the DSL: all nodes and modifiers, each rule that has a corpus, edited turn by turn.
/// After each turn:
///
/// 1. Frames are finite and within the limit, sizes not negative, no zero has a sign; the tree's invariants hold.
/// 2. The frames are those of a new tree, bit for bit, from as many nodes. Stored responses are more exact than those
///    of a new tree where an element is measured with more sizes than it responds to in one turn.
/// 3. With numbers that people write, they are those without short cuts, except for the rounding of sums of shares.
enum EngineLaws {
  /// Each byte may be one more level of elements in each other.
  private static let byteLimit = 1000

  private static let rules: [RuleDescription] = {
    let folder = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Tests/LayoutEngineTests/Fixtures/rules").standardizedFileURL
    do {
      return try RuleDescription.containers + RuleDescription.variants(in: folder)
    } catch {
      preconditionFailure("\(folder.path): \(error)")
    }
  }()

  static func fault(_ bytes: [UInt8], shrinks: Bool) -> String? {
    var source = ByteSource(Array(bytes.prefix(byteLimit)))
    let isTame = source.flip()
    // What changes the numbers comes last, so that the tree depends on the bytes in front.
    var wild = ByteSource(bytes.suffix(64).reversed())
    var trees = RandomTree(source, rules: rules)
    let random = trees.script(nodes: 24, turns: 8)
    let script =
      isTame
      ? random.mapNumbers(TreeDescription.quarter)
      : random.mapNumbers { wild.once(in: 3) ? $0 : wild.number() }
    do {
      guard var message = try fault(script, isTame) else { return nil }
      guard shrinks else { return "\(message)\n\(script)" }
      let smallest = script.shrunk { try fault($0, isTame) != nil }
      message = try fault(smallest, isTame) ?? message
      let json = try JSONEncoder().encode(smallest)
      return "\(message)\n\(smallest)\n\(String(decoding: json, as: UTF8.self))"
    } catch {
      return "\(error)"
    }
  }

  private static func fault(_ script: EditScript, _ isTame: Bool) throws -> String? {
    let live = try LiveTree(script.first.tree)
    for (number, scene) in script.scenes.enumerated() {
      if let fault = try fault(scene, live) { return "turn \(number): \(fault)" }
    }
    // 3.
    return isTame ? try script.shortCutAgreement().difference.map { "without short cuts: \($0)" } : nil
  }

  private static func fault(_ scene: TreeScene, _ live: LiveTree) throws -> String? {
    // 1.
    let response = try live.run(scene)
    if let fault = live.numberFault(response) ?? live.tree._checkInvariants().first { return fault }
    // 2.
    return try live.difference(fromNewTreeOf: scene, response)
  }
}

extension ByteSource: NumberSource {
  var isUsedUp: Bool { isEmpty }

  /// One byte for a range of up to 256 numbers, two for a longer one.
  mutating func int(_ range: ClosedRange<Int>) -> Int {
    let high = range.count > 256 ? Int(byte()) << 8 : 0
    return range.lowerBound + (high | Int(byte())) % range.count
  }

  mutating func next() -> UInt64 { (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) } }
}

import HostSuite
import LayoutTesting

@testable import LayoutCSS
@testable import LayoutCore

/// Declarations of CSS of any bytes, on containers and on the elements in them:
///
/// 1. The line and the column of each fault are a place in the text, or right behind it.
/// 2. A text without a fault has none either when it is read with other declarations around it.
/// 3. Frames are finite, sizes not negative; the tree's invariants hold.
/// 4. Laying out again, and after another text and the first one again, gives the same, bit for bit.
enum CSSLaws {
  static func fault(_ bytes: [UInt8], shrinks: Bool) -> String? {
    var source = ByteSource(bytes)
    let width = source.maybe()
    let kinds = source.byte()
    let texts = String(decoding: source.remainder().prefix(2048), as: UTF8.self)
      .split(separator: "|", maxSplits: 5, omittingEmptySubsequences: false).map(String.init)
    for text in texts {
      if let fault = placeFault(text) ?? contextFault(text) { return "\(fault):\n\(text.debugDescription)" }
    }
    let piece = piece(texts, kinds)
    func fault(_ piece: Piece) -> String? { layoutFault(piece, width) }
    guard let found = fault(piece) else { return nil }
    guard shrinks else { return "\(found)\n\(piece)" }
    let smallest = piece.shrunk { fault($0) != nil }
    return "\(fault(smallest) ?? found)\n\(smallest)"
  }

  /// A container with the first text, one in it with the second, and elements with the others.
  private static func piece(_ texts: [String], _ kinds: UInt8) -> Piece {
    func container(_ bit: UInt8, _ text: String) -> Piece.Kind { kinds & bit == 0 ? .flex(text) : .areas(text) }
    func text(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }
    let leaves: [Piece.Kind] = [.text("some words"), .box(30, 20), .color, .text("a")]
    let items = leaves.enumerated().map { index, kind in
      Piece(
        id: 10 + index, kind: .item(text(2 + index)), pieces: [Piece(id: 20 + index, kind: kind)])
    }
    let inner = Piece(id: 2, kind: container(2, text(1)), pieces: Array(items[..<2]))
    return Piece(id: 1, kind: container(1, text(0)), pieces: [inner] + items[2...])
  }

  // MARK: 1 and 2

  private static func placeFault(_ text: String) -> String? {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for fault in CSSSyntaxError.faults(in: text) {
      let isInside =
        (1...lines.count).contains(fault.line) && (1...lines[fault.line - 1].count + 1).contains(fault.column)
      if !isInside { return "\(fault) is outside of \(lines.count) lines" }
    }
    return nil
  }

  private static func contextFault(_ text: String) -> String? {
    guard CSSSyntaxError.faults(in: text).isEmpty else { return nil }
    let around = "gap: 1px;\(text)\n;order: 1"
    return CSSSyntaxError.faults(in: around).first.map { "with declarations around it: \($0)" }
  }

  // MARK: 3 and 4

  private static func layoutFault(_ piece: Piece, _ width: Double?) -> String? {
    let proposal = Proposal(width: width, height: 100)
    func run(_ piece: Piece, _ session: LayoutSession) -> LayoutResult {
      session.update(piece.layout, environment: EnvironmentValues())
      let response = session.layout(in: proposal)
      return LayoutResult(session, response: response, origin: .zero)
    }
    func fresh() -> LayoutSession { LayoutSession(measurers: Measurers(), environment: EnvironmentValues()) }
    let kept = fresh()
    let first = run(piece, kept)
    if let fault = Frames.fault(first) ?? kept.invariantFault { return fault }
    if let difference = Frames.difference(first, run(piece, fresh())) { return "a second time \(difference)" }
    // The elements of the outer container in the reverse order, and another text for the inner one.
    var other = piece
    other.pieces.reverse()
    other.change(2) { $0.kind = .flex("flex-flow: column wrap") }
    let second = run(other, kept)
    if let fault = Frames.fault(second) ?? kept.invariantFault { return "changed: \(fault)" }
    if let difference = Frames.difference(second, run(other, fresh())) { return "changed, kept and new: \(difference)" }
    let third = run(piece, kept)
    if let fault = Frames.fault(third) ?? kept.invariantFault { return "changed back: \(fault)" }
    if let difference = Frames.difference(third, first) { return "changed back: \(difference)" }
    return nil
  }
}

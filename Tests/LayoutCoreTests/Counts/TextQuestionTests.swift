import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Measures as `Measurers.tens`, and notes its calls: the number of characters and the width.
private final class AskedTexts: TextMeasurer, @unchecked Sendable {
  struct Question: Hashable {
    var length: Int
    var width: Double?

    init(_ length: Int, _ width: Double?) {
      self.length = length
      self.width = width
    }
  }

  // One test on one thread uses it.
  private(set) var questions: [Question] = []

  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    questions.append(Question(text.count, width))
    return Measurers.tens.text.measure(text, style: style, width: width, lineLimit: lineLimit)
  }
}

/// A text is measured for its ideal width only where this decides which child is measured first.
@Suite(.promises("L7")) struct TextQuestionTests {
  enum Piece: Sendable {
    case text(Int)
    /// Two lines without a character.
    case blank
    /// Grows without end.
    case room
    /// 20 points wide.
    case box
    /// Grows up to 50 points.
    case small

    var element: AnyLayout {
      switch self {
      case .text(let count): AnyLayout(word(count))
      case .blank: AnyLayout(Text("\n").font(.system(size: 20)))
      case .room: AnyLayout(Color.red)
      case .box: AnyLayout(Box(20, 10))
      case .small: AnyLayout(Color.red.frame(maxWidth: 50))
      }
    }
  }

  private func lay(_ pieces: [Piece], width: Double) -> (widths: [Double], questions: [AskedTexts.Question]) {
    let texts = AskedTexts()
    let row = HStack(spacing: 0) { ForEach(0..<pieces.count) { pieces[$0].element } }
    let result = row.calculateLayout(in: Size(width: width, height: 1000), measurers: Measurers(text: texts))
    return (result.leaves.map(\.width), texts.questions)
  }

  /// In a row of 100 points.
  @Test(
    arguments: [
      ("beside what grows without end", [.text(30), .room], [(30, 50)], [50, 50]),
      ("which need not be wider", [.text(3), .room], [(3, 50)], [30, 70]),
      ("written last", [.room, .box, .room, .text(3)], [(3, 80 / 3)], [30, 20, 30, 20]),
      ("alone", [.box, .text(30)], [(30, 80)], [20, 80]),
      ("beside another text", [.text(3), .text(4)], [(3, nil), (4, nil)], [30, 40]),
      ("beside what ends", [.text(3), .small], [(3, nil)], [30, 50]),
      ("beside both", [.text(3), .room, .small], [(3, nil)], [30, 35, 35]),
    ] as [(String, [Piece], [(Int, Double?)], [Double])])
  func `a text`(name: String, pieces: [Piece], questions: [(Int, Double?)], widths: [Double]) {
    let row = lay(pieces, width: 100)
    #expect(row.questions == questions.map { AskedTexts.Question($0.0, $0.1) }, "\(name)")
    #expect(row.widths == widths, "\(name)")
  }

  /// A child of one length is measured with the boxes, as written: each gets its share of the rest.
  ///
  /// An empty text is known to have one, so it is among the boxes at once; that of a blank one is found where it is
  /// measured without them.
  @Test(arguments: [(Piece.text(0), 0, 40), (.blank, 1, 50)] as [(Piece, Int, Double?)])
  func `a text without width is served as the boxes are`(piece: Piece, length: Int, width: Double?) {
    let row = lay([piece, .box, .room], width: 120)
    #expect(row.widths == [0, 20, 100])
    #expect(row.questions == [AskedTexts.Question(length, width)])
  }
}

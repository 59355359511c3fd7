import LayoutCore
import TestPromises
import Testing

/// The texts of diagnostics: six parts as far as they exist, each on a line.
@Suite struct `Diagnostics: texts` {
  private static let whole = Diagnostic(
    code: .overflow, message: "the text reaches 24 points out of its row", path: "0.2.1",
    cause: "its least width is 124, and the row has 100",
    contradiction: "fixedSize() refuses to be less than 124; frame(width: 100) refuses to be more than 100",
    advice: "remove fixedSize(), or give the row 124 points", element: "Text", ancestor: "HStack at 0.2",
    source: SourceLine(fileID: "Store/RowView.swift", line: 31))

  private static let lines = [
    "warning: overflow: the text reaches 24 points out of its row",
    "  because: its least width is 124, and the row has 100",
    "  contradiction: fixedSize() refuses to be less than 124; frame(width: 100) refuses to be more than 100",
    "  change: remove fixedSize(), or give the row 124 points",
    "  element: Text at 0.2.1, made in Store/RowView.swift:31",
    "  caused by: HStack at 0.2",
  ]

  @Test func `all six parts, a line each`() {
    #expect(Self.whole.text == Self.lines.joined(separator: "\n"))
  }

  @Test(arguments: 0..<5)
  func `a part that is missing has no line`(part: Int) {
    var diagnostic = Self.whole
    var lines = Self.lines
    switch part {
    case 0: (diagnostic.cause, lines[1]) = (nil, "")
    case 1: (diagnostic.contradiction, lines[2]) = (nil, "")
    case 2: (diagnostic.advice, lines[3]) = (nil, "")
    case 3: (diagnostic.source, lines[4]) = (nil, "  element: Text at 0.2.1")
    default: (diagnostic.element, lines[4]) = (nil, "  element: at 0.2.1, made in Store/RowView.swift:31")
    }
    #expect(diagnostic.text == lines.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  @Test func `one line contains all but the element and its ancestor`() {
    #expect(
      Self.whole.description
        == "warning: overflow at 0.2.1: the text reaches 24 points out of its row; its least width is 124, and the row "
        + "has 100; fixedSize() refuses to be less than 124; frame(width: 100) refuses to be more than 100; remove "
        + "fixedSize(), or give the row 124 points (Store/RowView.swift:31)")
    let bare = Diagnostic(code: .infiniteFrame, severity: .note, message: "bad", path: "0")
    #expect(bare.description == "note: infiniteFrame at 0: bad")
    #expect(bare.text == "note: infiniteFrame: bad\n  element: at 0")
  }

  /// The only diagnostic of the second of two rows.
  private func fault(_ row: some Layout) throws -> Diagnostic {
    let layout = VStack {
      Color.gray.size(width: 1, height: 1)
      row
    }
    let found = layout.calculateLayout(in: Size(width: 100, height: 100)).diagnostics
    #expect(found.count == 1)
    return try #require(found.first)
  }

  @Test("NaN is reported with its modifier, its usual cause and the element", .promises("B01"))
  func notANumber() throws {
    var fault = try fault(Text("Total").padding(.nan))
    fault.source = nil
    #expect(
      fault.text.split(separator: "\n") == [
        "warning: invalidNumber: padding was given NaN, which counts as not given",
        "  because: NaN comes from 0 / 0, infinity - infinity and the root of a negative number",
        "  change: look for the division, and set another value where nothing can be divided",
        "  element: Text \"Total\" at 0.1",
      ])
  }

  @Test("infinity is reported with what to write instead", .promises("B02"))
  func infinity() throws {
    for fault in [
      try fault(Color.red.size(width: .infinity)), try fault(Color.red.size(width: 5, height: .infinity)),
      try fault(Color.red.frame(width: .infinity)), try fault(Color.red.frame(height: .infinity)),
    ] {
      #expect(
        fault.advice == "to fill the proposal write frame(maxWidth: .infinity) or frame(maxHeight: .infinity)")
      #expect(fault.message.hasSuffix(" was given infinity where a length is needed, which counts as not given"))
    }
  }

  @Test("a negative length is reported with what it counts as", .promises("B03"))
  func negative() throws {
    let fault = try fault(Color.red.frame(width: -5))
    #expect(
      fault.message == "frame was given a negative length; a width or height counts as not given, a minimum as 0")
    #expect(fault.cause == "no element is smaller than 0")
    #expect(fault.advice?.contains("0 or more") == true)
  }

  @Test("bounds that contradict each other are reported as a contradiction", .promises("B04"))
  func contradiction() throws {
    let fault = try fault(Color.red.frame(minWidth: 50, maxWidth: 10))
    #expect(fault.contradiction == "minimum <= ideal <= maximum does not hold")
    #expect(fault.advice == "lower the minimum, or raise the ideal and the maximum")
    #expect(fault.path == "0.1")
  }
}

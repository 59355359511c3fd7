import LayoutCore
import Testing

/// Texts with Markdown, and their parts: `B` for bold, `I` for slanted, `S` for struck, `C` for code, `L(…)` for a link.
@Suite("Markdown in a line") struct MarkdownTests {
  @Test func `open marks before many links take linear time`() {
    let text = String(repeating: "*a ", count: 30_000) + String(repeating: "[x](y)", count: 30_000)
    let styled = StyledText(markdown: text)
    #expect(styled.string.utf8.count == 30_000 * 3 + 30_000 && styled.runs.count == 1)
  }

  private func parts(of text: StyledText) -> String {
    let bytes = Array(text.string.utf8)
    var (parts, at) = ("", 0)
    func letters(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    for run in text.runs {
      parts += letters(at..<run.range.lowerBound)
      let look = run.attributes
      if look.weight == .bold { parts += "B" }
      if look.isItalic == true { parts += "I" }
      if look.strikethrough == TextLine() { parts += "S" }
      if look.design == .monospaced { parts += "C" }
      if let link = look.link { parts += "L(\(link))" }
      parts += "{\(letters(run.range))}"
      at = run.range.upperBound
    }
    return parts + letters(at..<bytes.count)
  }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("*a*", "I{a}"), ("_a_", "I{a}"), ("**a**", "B{a}"), ("__a__", "B{a}"),
    ("***a***", "BI{a}"), ("~~a~~", "S{a}"), ("~~a~~~~~ b~~", "S{a~~~~~ b}"), ("~~~~~a ~~b~~", "~~~~~a S{b}"),
    ("`a`", "C{a}"), ("[a](u)", "L(u){a}"),
    ("x *a* y **b** z", "x I{a} y B{b} z"), ("**a *b* c**", "B{a }BI{b}B{ c}"), ("*a **b** c*", "I{a }BI{b}I{ c}"),
    ("**a**b", "B{a}b"), ("a**b**c", "aB{b}c"), ("**über** 日本**語**", "B{über} 日本B{語}"),
  ])
  func `marks set the look of what is between them`(text: String, expected: String) {
    #expect(parts(of: StyledText(markdown: text)) == expected)
  }

  @Test(arguments: [
    ("*a", "*a"), ("a*", "a*"), ("**a*", "*I{a}"), ("*a**", "I{a}*"), ("* a *", "* a *"), ("** a **", "** a **"),
    ("a_b_c", "a_b_c"), ("2*3*4", "2I{3}4"), ("2 * 3 * 4", "2 * 3 * 4"), ("~a~", "~a~"), ("~~a", "~~a"),
    ("~~~a~~~", "~~~a~~~"), ("`a", "`a"), ("``a`", "``a`"), ("[a]", "[a]"), ("[a](u", "[a](u"), ("[a] (u)", "[a] (u)"),
    ("a](u)", "a](u)"), ("[a](b c)", "[a](b c)"), ("![a](u)", "![a](u)"), ("*a _b* c_", "I{a _b} c_"),
    ("****", "****"), ("# a\n- b", "# a\n- b"), ("<b>a</b>", "<b>a</b>"),
  ])
  func `marks that mean nothing stay as written`(text: String, expected: String) {
    #expect(parts(of: StyledText(markdown: text)) == expected)
  }

  @Test(arguments: [
    (#"\*a\*"#, "*a*"), (#"\a"#, #"\a"#), (#"*a\*b*"#, "I{a*b}"), (#"\\*a*"#, #"\I{a}"#), (#"\[a](u)"#, "[a](u)"),
    (#"`\`"#, #"C{\}"#), (#"\!"# + "[a](u)", "!L(u){a}"), (#"\"#, #"\"#), (#"\`a`"#, "`a`"),
  ])
  func `a backslash keeps a mark`(text: String, expected: String) {
    #expect(parts(of: StyledText(markdown: text)) == expected)
  }

  @Test(arguments: [
    ("`*a*`", "C{*a*}"), ("*`a*`", "*C{a*}"), ("``a`b``", "C{a`b}"), ("`` `a` ``", "C{`a`}"), ("` `", "C{ }"),
    ("`a\nb`", "C{a b}"), ("**`a`**", "BC{a}"),
  ])
  func `code is as written`(text: String, expected: String) {
    #expect(parts(of: StyledText(markdown: text)) == expected)
  }

  @Test(arguments: [
    ("[a *b*](u)", "L(u){a }IL(u){b}"), ("**[a](u)**", "BL(u){a}"), ("[a [b](u) c](v)", "[a L(u){b} c](v)"),
    ("[a](<u v>)", "L(u v){a}"), (#"[a](u "title")"#, "L(u){a}"), ("[a](u 'ti)tle')", "L(u){a}"),
    ("[a](u(v)w)", "L(u(v)w){a}"), (#"[a](u\)v)"#, "L(u)v){a}"), ("[a]()", "a"), ("*[a*](u)", "*L(u){a*}"),
    ("[a][b](u)", "[a]L(u){b}"), ("[a](u)[b](v)", "L(u){a}L(v){b}"), ("[`]`](u)", "L(u)C{]}"),
    ("[[a]](u)", "L(u){[a]}"),
  ])
  func `a link has an address`(text: String, expected: String) {
    let found = parts(of: StyledText(markdown: text))
    #expect(found == expected || found == expected.replacingCodeLink)
  }

  /// Each would take minutes by a search that begins anew at every mark, or break the stack by one that nests.
  @Test(arguments: ["*", "_", "~~", "`", "[", "]", "**a ", "*a_", "[a](", "![", "\\", "a**b", "[a](<", "`a``b"])
  func `a hundred thousand marks are read at once`(mark: String) {
    let text = String(repeating: mark, count: 100_000)
    let styled = StyledText(markdown: text)
    #expect(styled.string.utf8.count <= text.utf8.count)
    #expect(styled.runs.allSatisfy { $0.range.upperBound <= styled.string.utf8.count })
  }

  @Test func `a literal of a text has no marks`() {
    #expect(Text("**a**") == Text(StyledText("**a**")))
    #expect(Text(markdown: "**a**") == Text("a").bold())
  }
}

extension String {
  /// The flags in the order in which a run has them.
  fileprivate var replacingCodeLink: String { self == "L(u)C{]}" ? "CL(u){]}" : self }
}

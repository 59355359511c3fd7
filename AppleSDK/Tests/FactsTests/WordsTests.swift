import Testing

@testable import Facts

@Test(
  "Words are those of code, and not of comments and texts",
  arguments: [
    ("a.b(c: d) // e", "a b c d"), ("a /* b /* c */ d */ e", "a e"), (#"a("b c", d)"#, "a d"),
    (#"a("b \"c\" \(d("e", f)) g", h)"#, "a d f h"), (##"a(#"b " \(c) \#(d)"#, e)"##, "a d e"),
    ("a(\"\"\"\n  b \"c\" \\(d)\n  \"\"\", e)", "a d e"), ("#if os(a)\n  b / c\n#endif", "if os a b c endif"),
  ])
func words(source: String, expected: String) {
  #expect(words(source).joined(separator: " ") == expected)
}

@Test("Names of a source are those of its public types and functions") func names() {
  #expect(
    publicNames("public struct A {}\npublic final class B {}\nstruct C {}\npublic var d = 1\npublic func e() {}")
      == ["A", "B", "e"])
}

@Test(
  "A package's first versions are read in both spellings, and one that is missing is a fault",
  arguments: [
    (
      #"[.iOS(.v17), .tvOS("16.4"), .macCatalyst(.v16_1), .macOS(.v14)]"#,
      [System.iOS: "17.0", .tvOS: "16.4", .catalyst: "16.1", .macOS: "14.0", .visionOS: "1.0"], []
    ),
    (
      #"[.tvOS(.v17), .macOS(.v14), .visionOS("2.0")]"#, [.tvOS: "17.0", .macOS: "14.0", .visionOS: "2.0"],
      ["names no first version of iOS", "names no first version of Catalyst"]
    ),
  ])
func versions(manifest: String, expected: [System: String], missing: [String]) throws {
  var faults: [String] = []
  #expect(try System.firstVersions(manifest: manifest) { faults.append($0) } == expected)
  #expect(faults == missing)
}

import Testing

@testable import Facts

/// A protocol, a member of it and SwiftUI's name for a view of the layout's core, without a fault.
private let sound = [
  ["SwiftUI", "Spacer", "struct", "-", "-", "-", "-", "13.0", "13.0", "10.15", "13.0", "1.0"],
  ["UIKit", "UIView", "class", "-", "-", "MainActor", "-", "2.0", "9.0", "-", "13.1", "1.0"],
  ["UIKit", "UIView.alpha", "var", "get set", "-", "MainActor", "-", "2.0", "9.0", "-", "13.1", "1.0"],
  ["UIKit", "UIViewDelegate", "protocol", "-", "-", "MainActor", "-", "2.0", "9.0", "-", "13.1", "1.0"],
  [
    "UIKit", "UIViewDelegate.image()", "func", "-", "requirement ?", "MainActor", "-", "2.0", "9.0", "-", "13.1", "1.0",
  ],
].map { $0 + ["page", "2026-11-23", $0[1] == "Spacer" ? "clash: LayoutCore has one too" : "-"] }

private func declaration(
  _ module: String, _ member: String, _ kind: String, _ settable: String = "-", _ optional: String = "-",
  isolation: String = "MainActor"
) -> Declaration {
  Declaration(
    module: module, member: member,
    facts: Facts(kind: kind, settable: settable, optional: optional, isolation: isolation, sendable: "-"))
}

private let declared = [
  declaration("SwiftUI", "Spacer", "struct", isolation: "-"), declaration("UIKit", "UIView", "class"),
  declaration("UIKit", "UIView.alpha", "var", "get set"), declaration("UIKit", "UIViewDelegate", "protocol"),
  declaration("UIKit", "UIViewDelegate.image()", "func", "-", "?"),
]

/// The faults of a table whose rows were changed.
private func faults(
  all: [Declaration] = declared, plain: [Declaration] = [], tvOS: [Declaration] = declared, words: Set<Substring> = [],
  _ change: (inout [[String]]) -> Void = { _ in }
) -> [String] {
  var cells = sound
  change(&cells)
  var faults: [String] = []
  let table = ([Row.columns] + cells).map { $0.joined(separator: "\t") }.joined(separator: "\n")
  let rows = Row.table(table) { faults.append($0) }
  var check = Check(
    rows: rows, declarations: Declarations(all: all, plain: plain, systems: [.tvOS: tvOS]),
    platforms: [.iOS: "17.0", .catalyst: "17.0"], words: words.union(["UIView", "alpha", "UIViewDelegate", "image"]),
    core: ["Spacer"])
  check.run()
  return faults + check.faults
}

@Test("A table that fits has no fault") func sounds() { #expect(faults() == []) }

@Test(
  "A table that cannot be right is a fault",
  arguments: [
    (2, 4, "requirement", ["line 4, UIKit: UIView.alpha: only a protocol has requirements"]),
    (2, 4, "optional", ["line 4, UIKit: UIView.alpha: optional cannot be 'optional'", differs("optional")]),
    (2, 7, "2.", ["line 4, UIKit: UIView.alpha: iOS cannot be '2.', only a version as 17.0, any, absent or ?"]),
    (2, 9, "10.0", ["line 4, UIKit: UIView.alpha: macOS cannot be '10.0', only -"]),
    (2, 10, "?", ["line 4, UIKit: UIView.alpha: its page was read, and Catalyst is unknown"]),
    (
      2, 10, "18.0",
      [
        "line 4, UIKit: UIView.alpha: since Catalyst 18.0, and the package begins at Catalyst 17.0. Use something older"
      ]
    ),
    (2, 13, "2026-99-99", ["line 4, UIKit: UIView.alpha: '2026-99-99' is no day, as 2026-01-31 is"]),
    (2, 13, "2026-02-29", ["line 4, UIKit: UIView.alpha: '2026-02-29' is no day, as 2026-01-31 is"]),
    (2, 14, "guarded: by #available", [remark]), (2, 14, "unnamed: ", [remark]),
    (2, 14, "clash: LayoutCore has one too", [noClash(4, "UIKit: UIView.alpha")]),
    (0, 1, "Divider", [noClash(2, "SwiftUI: Divider")]),
  ])
func forms(row: Int, column: Int, value: String, expected: [String]) {
  #expect(
    faults { $0[row][column] = value }.filter { !$0.contains("Spacer has no row") && !$0.contains("nothing declares") }
      == expected.sorted())
}

private let remark = "line 4, UIKit: UIView.alpha: a remark is 'unnamed: …' or 'clash: …', with a reason"
private func noClash(_ line: Int, _ name: String) -> String {
  "line \(line), \(name): 'clash: …' is for names of SwiftUI's that LayoutCore declares too"
}
private func differs(_ optional: String) -> String {
  "UIKit: UIView.alpha does not fit line 4: optional is '\(optional)' there and '-' here. Read page again; mend the one that is"
    + " wrong"
}

@Test("Of two rows with one name neither serves for the other") func twice() {
  let found = faults { rows in
    rows.insert(rows[2], at: 2)
    rows[3][3] = "get"
  }
  #expect(
    found == [
      "UIKit: UIView.alpha does not fit line 5: settable is 'get' there and 'get set' here. Read page again; mend the one"
        + " that is wrong", "UIKit: UIView.alpha has two rows, the second is line 5",
    ])
}

@Test("What an optional requirement returns is compared") func requirements() {
  let found = faults { $0[4][4] = "requirement" }
  #expect(
    found == [
      "UIKit: UIViewDelegate.image() does not fit line 6: optional is '-' there and '?' here. Read page again; mend the one"
        + " that is wrong"
    ])
}

@Test("A declaration on which tests run needs a row that fits") func plain() {
  let found = faults(plain: [
    declaration("UIKit", "UIView.alpha", "var", "get"), declaration("UIKit", "UIView.beta", "var"),
  ])
  #expect(
    found == [
      "UIKit: UIView.beta has no row. Read its page and add, or begin its comment with 'For tests' where it is not Apple's:\n"
        + "    UIKit\tUIView.beta\tvar\t-\t-\tMainActor\t-\t?\t?\t-\t?\t?\tuikit/uiview/beta\t-\t-"
    ])
}

@Test("A kind that is not known is a fault") func kinds() {
  let found = faults(all: declared + [declaration("UIKit", "UIView.subscript(_:)", "swift.subscript")])
  #expect(found == ["UIKit: UIView.subscript(_:) is a 'swift.subscript', which the check does not know"])
}

@Test("What a system lacks is not declared there, and what it has is") func systems() {
  #expect(
    faults { $0[2][8] = "absent" } == [
      "UIKit: UIView.alpha is absent on tvOS. Put it into #if !TVOS_CHECK, and what uses it into #if !os(tvOS)"
    ])
  #expect(
    faults(tvOS: declared.filter { $0.member != "UIView.alpha" }) == [
      "UIKit: UIView.alpha exists on tvOS by line 4, and #if !TVOS_CHECK hides it"
    ])
}

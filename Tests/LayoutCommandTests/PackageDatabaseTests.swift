import CustomDump
import TestPromises
import Testing

@testable import LayoutCommand

@Suite struct PackageDatabaseTests {
  @Test func `packages with folded descriptions`() throws {
    let text = """
      Package: adduser
      Status: install ok installed
      Installed-Size: 686
      Version: 3.134
      Description: add and remove users and groups
       This package includes the commands.
       .
       More about it.

      Package: gone
      Status: deinstall ok config-files
      Version: 1

      Package: big
      Status: install ok installed
      Installed-Size: 20900
      Conffiles:
       /etc/big.conf cc3493ecd2d09837ffdcc3e25fdfff18
      """
    expectNoDifference(
      try PackageDatabase.parse(text),
      [
        FeedEntry(title: "adduser", subtitle: "3.134 · 686 KiB", body: "add and remove users and groups"),
        FeedEntry(title: "big", subtitle: "20.4 MiB", body: ""),
      ])
  }

  @Test(arguments: ["", "\n\n", " \n\t\n"])
  func `a file without paragraphs has no packages`(text: String) throws {
    expectNoDifference(try PackageDatabase.parse(text), [])
  }

  @Test func `line ends of other systems`() throws {
    let text = "Package: a\r\nStatus: install ok installed\r\nVersion: 1\r\n\r\nPackage: b\r\n"
    expectNoDifference(try PackageDatabase.parse(text).map(\.title), ["a", "b"])
  }

  @Test(
    .promises("B30"),
    arguments: [
      ("Package: a\n\nVersion 1\n", 3, "expected \"Field: value\", found \"Version 1\""),
      (": 1\n", 1, "expected \"Field: value\", found \": 1\""),
      (" goes on\n", 1, "expected a field, found a line that goes on with one"),
      ("\n\nVersion: 1\n", 3, "expected a field Package in this paragraph"),
      (
        "Package: a\nInstalled-Size: 12k\n", 2,
        "expected a whole number of kibibytes as Installed-Size, found \"12k\""
      ),
      (
        "Package: a\nInstalled-Size: 99999999999999999999\n", 2,
        "expected a whole number of kibibytes as Installed-Size, found \"99999999999999999999\""
      ),
    ])
  func `what is broken is named with its line`(text: String, line: Int, message: String) {
    #expect(throws: TextFault(place: TextPlace(line: line, column: 1), message: message)) {
      try PackageDatabase.parse(text)
    }
  }
}

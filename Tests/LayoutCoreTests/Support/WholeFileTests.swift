import Foundation
import TestPromises
import Testing

@testable import LayoutCore

/// Files that are written whole or not at all.
@Suite struct WholeFileTests {
  /// A folder that goes with the value.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: "whole-file-\(UUID().uuidString)").path

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }

    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }
  }

  @Test(.promises("B29"), arguments: [("", "\"\""), ("a\0b", "a\0b")])
  func `a path that is none`(
    path: String, shown: String
  ) {
    #expect(throws: WholeFile.Failure(path: shown, reason: "not a path")) { try WholeFile.write([1], to: path) }
  }

  /// The system follows 40 links at most, so it cannot find out that these lead to a folder.
  ///
  /// Each step goes through two.
  @Test(.promises("B29")) func `a file that cannot take its name is not left behind`() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(atPath: "\(folder.path)/folder", withIntermediateDirectories: false)
    try folder.link("here", to: folder.path)
    let steps = 0..<30
    for step in steps {
      try folder.link("\(step)", to: "\(folder.path)/here/\(step + 1 == steps.count ? "folder" : "\(step + 1)")")
    }
    let names = folder.names
    let path = "\(folder.path)/0"
    #expect(throws: WholeFile.Failure(path: path, reason: "Is a directory")) { try WholeFile.write([1], to: path) }
    #expect(folder.names == names)
  }

  @Test func `a link stays a link, and its file has the new bytes`() throws {
    let folder = try Folder()
    try folder.link("link", to: "file")
    try WholeFile.write([1, 2], to: "\(folder.path)/link")
    try WholeFile.write([3], to: "\(folder.path)/link")
    #expect(folder.names == ["file", "link"])
    #expect(FileManager.default.contents(atPath: "\(folder.path)/file") == Data([3]))
  }
}

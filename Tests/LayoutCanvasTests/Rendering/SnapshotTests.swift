#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCanvasTesting
  import Foundation
  import LayoutCore
  import TestPromises
  import Testing

  @Suite("Snapshots of pictures")
  struct PictureSnapshotTests {
    private struct Box: Layout {
      var color: Color
      var body: some Layout { color.size(width: 10, height: 10) }
    }

    /// A check in the temporary folder, which records and compares there.
    private func check(_ folder: TemporaryFolder, _ record: SnapshotRecordMode? = nil) -> SnapshotCheck {
      var check = SnapshotCheck(filePath: "/PictureTests.swift", testName: "box()", record: record, environment: [:])
      check.folder = .init(fileURLWithPath: folder.path(""))
      return check
    }

    private func difference(_ outcome: SnapshotOutcome) -> String? {
      if case .failed(let message) = outcome { message } else { nil }
    }

    @Test("a picture is the same as its reference, and a wrong one fails", .promises("F200"))
    func image() throws {
      let folder = try TemporaryFolder()
      guard case .recorded = check(folder).run(Box(color: .pureRed), as: .image()) else {
        Issue.record("nothing was written")
        return
      }
      #expect(folder.names == ["box.png"])
      #expect(check(folder).run(Box(color: .pureRed), as: .image()) == .same)
      let wrong = check(folder).run(Box(color: .pureGreen), as: .image(precision: 0.5))
      #expect(difference(wrong)?.contains("100 of 100 pixels differ, by 255 of 255 at most") == true)
      #expect(difference(wrong)?.contains("LAYOUT_SNAPSHOTS=failed swift test --filter 'box'") == true)
      let larger = check(folder).run(Box(color: .pureRed).padding(1), as: .image(precision: 0))
      #expect(difference(larger)?.contains("the reference is 10x10 pixels, the picture 12x12") == true)
    }

    @Test("precision is a share of pixels, tolerance a distance", .promises("F200"))
    func precision() throws {
      let folder = try TemporaryFolder()
      _ = check(folder, .all).run(Box(color: .pureRed), as: .image())
      // A tenth of the pixels is green.
      let mixed = Box(color: .pureRed).overlay(alignment: .top) { Color.pureGreen.size(width: 10, height: 1) }
      #expect(difference(check(folder).run(mixed, as: .image()))?.contains("10 of 100 pixels differ") == true)
      #expect(difference(check(folder).run(mixed, as: .image(precision: 0.91))) != nil)
      #expect(check(folder).run(mixed, as: .image(precision: 0.9)) == .same)
      #expect(difference(check(folder).run(mixed, as: .image(precision: .nan))) != nil)
      #expect(check(folder).run(Box(color: .pureRed), as: .image(precision: 2)) == .same)
      let near = Box(color: Color(red: 252.0 / 255, green: 0, blue: 0))
      #expect(difference(check(folder).run(near, as: .image(tolerance: 2)))?.contains("by 3 of 255") == true)
      #expect(check(folder).run(near, as: .image(tolerance: 3)) == .same)
    }

    @Test("a vector picture is compared as a text", .promises("F200"))
    func svg() throws {
      let folder = try TemporaryFolder()
      _ = check(folder).run(Box(color: .pureRed), as: .svg)
      #expect(folder.names == ["box.svg"])
      #expect(check(folder).run(Box(color: .pureRed), as: .svg) == .same)
      #expect(difference(check(folder).run(Box(color: .pureBlue), as: .svg))?.contains("from line ") == true)
    }
  }
#endif

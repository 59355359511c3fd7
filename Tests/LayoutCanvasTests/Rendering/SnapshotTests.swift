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
      var check = SnapshotCheck(
        filePath: "/PictureTests.swift", testName: "box()", record: record,
        environment: ["LAYOUT_SNAPSHOT_FAILURES": folder.path("failures")])
      check.folder = .init(fileURLWithPath: folder.path(""))
      return check
    }

    private func difference(_ outcome: SnapshotOutcome) -> String? {
      if case .differs(let message, _) = outcome { message } else { nil }
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

    @Test("a picture that differs leaves its files, with the changed pixels in red", .promises("F200"))
    func failures() throws {
      let folder = try TemporaryFolder()
      _ = check(folder, .all).run(Box(color: .pureRed), as: .image())
      let mixed = Box(color: .pureRed).overlay(alignment: .topLeading) {
        Color.pureGreen.size(width: 3, height: 2).offset(x: 4, y: 5)
      }
      let outcome = check(folder).run(mixed, as: .image())
      let place = folder.path("failures/PictureTests")
      #expect(
        difference(outcome)?.contains("they are in the box of 3x2 pixels at (4, 5)\nsee \(place)/box.reference.png\n")
          == true)
      #expect(outcome.files.map(\.name) == ["box.reference.png", "box.new.png", "box.difference.png"])
      for file in outcome.files {
        #expect(FileManager.default.contents(atPath: "\(place)/\(file.name)").map(Array.init) == file.bytes)
      }
      #expect(outcome.files[0].bytes == FileManager.default.contents(atPath: folder.path("box.png")).map(Array.init))
      let last = try #require(outcome.files.last)
      let marked = try #require(Pixels(png: last.bytes))
      #expect(marked.width == 10 && marked.height == 10)
      for y in 0..<10 {
        for x in 0..<10 {
          let isChanged = (4..<7).contains(x) && (5..<7).contains(y)
          let isFrame = (x == 2 || x == 8) && (3...8).contains(y) || (y == 3 || y == 8) && (2...8).contains(x)
          let pixel = marked[x, y]
          let looks = pixel.red == pixel.green ? "pale" : pixel.red > pixel.blue ? "red" : "blue"
          #expect(looks == (isFrame ? "blue" : isChanged ? "red" : "pale"), "\(x), \(y)")
        }
      }
    }

    @Test("a picture of another size marks what only one has", .promises("F200"))
    func otherSize() throws {
      let folder = try TemporaryFolder()
      _ = check(folder, .all).run(Box(color: .pureRed), as: .image())
      let outcome = check(folder).run(Box(color: .pureRed).padding(.trailing, 6), as: .image())
      #expect(
        difference(outcome)?.contains("the picture 16x10; what differs is in the box of 6x10 pixels at (10, 0)") == true
      )
      let last = try #require(outcome.files.last)
      #expect(Pixels(png: last.bytes)?.width == 16)
    }

    @Test("on CI files are attached, and written only where a folder is named", .promises("B30", "F200"))
    func onCI() {
      func folder(_ environment: [String: String]) -> String? {
        SnapshotCheck(filePath: "/x/RowTests.swift", testName: "row()", environment: environment).failures?.path
      }
      #expect(folder(["CI": "true"]) == nil)
      #expect(folder(["CI": "true", "LAYOUT_SNAPSHOT_FAILURES": "/out"]) == "/out/RowTests")
      #expect(folder([:])?.hasSuffix("/layout-snapshots/RowTests") == true)
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

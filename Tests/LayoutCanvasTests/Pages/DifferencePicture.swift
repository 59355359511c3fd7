#if canImport(CCairo)
  import Layout
  import LayoutCanvasTesting

  /// The picture of the guide about tests: what a snapshot that differs leaves.
  struct DifferencePicture: Layout {
    private struct Card: Layout {
      var title = "Revenue"
      var gap = 4.0

      var body: some Layout {
        HStack(spacing: 12) {
          Circle().fill(.orange).size(width: 40, height: 40)
          VStack(alignment: .leading, spacing: gap) {
            Text(title).font(.headline)
            Text("1,204 in March").font(.footnote).foregroundColor(.gray)
          }
        }
        .padding(16)
        .size(width: 200, height: 84)
        .background(.white)
      }
    }

    let files: [SnapshotFile]

    /// Draws a card twice, the second time with a larger gap.
    init(folder: TemporaryFolder) {
      var check = SnapshotCheck(filePath: "/CardTests.swift", testName: "card()", environment: [:])
      check.folder = .init(fileURLWithPath: folder.path(""))
      check.failures = nil
      _ = check.run(Card(), as: .image(scale: 2))
      files = check.run(Card(gap: 8), as: .image(scale: 2)).files
    }

    var body: some Layout {
      HStack(spacing: 16) {
        ForEach(files, id: \.name) { file in
          VStack(alignment: .leading, spacing: 6) {
            Image(data: file.bytes).resizable().size(width: 200, height: 84).border(Color(white: 0.8), width: 1)
            Text(file.name).font(.caption).foregroundColor(.gray)
          }
        }
      }
      .padding(16)
    }
  }
#endif

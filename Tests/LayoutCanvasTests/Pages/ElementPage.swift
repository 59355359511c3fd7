#if canImport(CCairo)
  import Foundation

  /// The page of all elements and modifiers, made from the samples.
  enum ElementPage {
    static var root: URL {
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    }
    static var catalog: URL { root.appendingPathComponent("Sources/Layout/Layout.docc") }

    static var sections: [SampleSection] { ElementSamples.sections + ModifierSamples.sections }
    static var samples: [Sample] { sections.flatMap(\.samples) }

    /// The page, in Markdown.
    static func text() throws -> String {
      var lines = [
        "# Elements and modifiers", "",
        "All elements and modifiers of `Layout`, and those of the product `LayoutCSS`, each with the code of its picture.",
        "", "## Overview", "",
        "The grey is the room of the picture, 160 by 100 points, or more. `Scripts/draw-pages` writes this page.", "",
      ]
      for section in sections {
        lines += ["## \(section.title)", ""]
        for sample in section.samples {
          lines += [
            "### \(sample.title)", "", sample.note, "", "![\(sample.title)](\(sample.picture).png)", "", "```swift",
            try sample.code(), "```", "",
          ]
        }
      }
      lines += ["## Modifiers that a still picture does not show", "", "| modifier | what it does |", "| --- | --- |"]
      lines += ModifierSamples.invisible.map { "| `\($0.name)` | \($0.note) |" }
      return lines.joined(separator: "\n")
    }
  }
#endif

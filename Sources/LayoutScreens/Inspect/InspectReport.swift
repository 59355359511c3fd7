import Foundation
import Layout

/// The layouts of one screen in several widths, as data for the page that `layout inspect` writes.
struct InspectReport: Encodable {
  /// The most elements of one layout; a page with more of them is slow in every browser.
  static let elementLimit = 4_000

  var screen: String
  var summary: String
  /// From the narrowest to the widest.
  var layouts: [Picture]
  /// The position of the layout that is shown first.
  var first: Int

  /// A screen in one width.
  struct Picture: Encodable {
    var width: Double
    var height: Double
    /// The picture as a `data:` address; `nil` in a build without the canvas.
    var picture: String?
    var elements: [Element]
    /// The number of elements beyond the limit.
    var omitted: Int
    /// The faults that belong to none of the elements.
    var findings: [String]
  }

  /// One element. Frames are `[x, y, width, height]`, in points from the corner of the screen.
  struct Element: Encodable {
    var name: String
    /// The caller's types whose content the element is: `Row`, `Feed > Row`; empty where there are none.
    var types: String
    /// The line in which the element is written: `Shop/Row.swift:12`; `nil` where it is not known.
    var source: String?
    var path: String
    /// The position of the element around it; -1 for the outermost.
    var parent: Int
    var frame: [Double]
    var content: [Double]
    /// The paddings, the outermost first: the outer frame, then the inner one.
    var paddings: [[[Double]]]
    /// The parts that reach out: the frame, then the room that it reaches out of.
    var overflow: [[[Double]]]
    /// The part that scroll views and clips leave visible.
    var clip: [Double]?
    var steps: [Step]
    var findings: [String]
  }

  /// One step of the element's explanation: itself, then its modifiers.
  struct Step: Encodable {
    var name: String
    var proposed: String
    var size: String
    var reason: String
  }
}

extension InspectReport.Picture {
  init(_ page: LaidOutPage, picture: String?) {
    let (elements, count) = page.inspectedElements(limit: InspectReport.elementLimit)
    let known = Set(elements.map(\.path))
    self.init(
      width: page.size.width, height: page.size.height, picture: picture,
      elements: elements.map(InspectReport.Element.init), omitted: count - elements.count,
      findings: page.diagnostics.filter { !known.contains($0.path) }.map(\.text))
  }
}

extension InspectReport.Element {
  init(_ element: InspectedElement) {
    let box = element.box
    self.init(
      name: box.name, types: box.types.map(\.name).joined(separator: " > "), source: box.source?.description,
      path: element.path, parent: box.parent ?? -1, frame: box.frame.numbers,
      content: box.content.numbers, paddings: box.paddings.map { [$0.frame.numbers, $0.content.numbers] },
      overflow: box.overflow.map { [$0.frame.numbers, $0.room.numbers] }, clip: box.clip?.numbers,
      steps: element.steps.map(InspectReport.Step.init), findings: element.findings.map(\.text))
  }
}

extension InspectReport.Step {
  init(_ step: LayoutExplanation.Step) {
    self.init(
      name: step.name, proposed: step.proposal.inspectedText, size: step.size.inspectedText, reason: step.reason)
  }
}

extension Rect {
  /// The numbers with three decimals, which is less than a pixel of any screen; finite, as data in JSON must be.
  fileprivate var numbers: [Double] {
    [minX, minY, width, height].map { ($0.isFinite ? min(max($0, -1e9), 1e9) * 1000 : 0).rounded() / 1000 }
  }
}

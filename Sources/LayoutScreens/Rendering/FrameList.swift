import Foundation
import Layout

/// The frames of a screen as text or data.
struct FrameList {
  let result: LayoutResult
  let size: Size

  func bytes(as format: FileFormat) -> [UInt8] {
    format == .json ? json : Array("\(result)\n".utf8)
  }

  /// `{"size": [w, h], "elements": [{"path": …, "kind": …, "frame": [x, y, w, h], "text": …}], "diagnostics": […]}`
  private var json: [UInt8] {
    let page = Page(
      size: [size.width, size.height],
      elements: result.elements.indices.map { index in
        let element = result.elements[index]
        let frame = element.frame
        return Element(
          path: result.path(of: index), kind: "\(element.kind)",
          frame: [frame.minX, frame.minY, frame.width, frame.height], text: element.text)
      },
      diagnostics: result.diagnostics.map(\.description))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // Frames are finite, and an encoder refuses only other numbers.
    return (try? encoder.encode(page)).map(Array.init) ?? []
  }

  private struct Page: Encodable {
    var size: [Double]
    var elements: [Element]
    var diagnostics: [String]
  }

  private struct Element: Encodable {
    var path: String
    var kind: String
    var frame: [Double]
    var text: String?
  }
}

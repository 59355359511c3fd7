#if canImport(CCairo)
  import Foundation
  import Layout
  import LayoutCanvas

  /// A picture on the page of elements and modifiers, with the code that makes it.
  struct Sample {
    /// The element's or modifier's name.
    let name: String
    /// What distinguishes several samples of one name.
    let variant: String?
    /// The sentence below the picture.
    let note: String
    /// The picture's size in points; it is drawn with two pixels per point.
    let size: Size
    let layout: AnyLayout
    let filePath: String
    let line: Int

    init(
      _ name: String, _ variant: String? = nil, _ note: String, size: Size = Sample.size, filePath: String = #filePath,
      line: Int = #line,
      @LayoutBuilder content: () -> some Layout
    ) {
      self.name = name
      self.variant = variant
      self.note = note
      self.size = size
      self.filePath = filePath
      self.line = line
      layout = AnyLayout(content())
    }

    init(
      _ name: String, _ note: String, size: Size = Sample.size, filePath: String = #filePath, line: Int = #line,
      @LayoutBuilder content: () -> some Layout
    ) {
      self.init(name, nil, note, size: size, filePath: filePath, line: line, content: content)
    }

    var title: String { variant.map { "\(name), \($0)" } ?? name }

    /// The picture's name, without its extension.
    var picture: String { (["sample", name] + (variant.map { [$0] } ?? [])).joined(separator: "-") }

    /// The size of a picture that needs no other, in points.
    static var size: Size { Size(width: 160, height: 100) }

    /// The code between the braces, as it stands in the file.
    func code() throws -> String {
      let lines = try String(contentsOfFile: filePath, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      let opening = lines[line - 1]
      let indent = opening.prefix { $0 == " " }
      let body = lines[line...].prefix { $0 != "\(indent)}" }
      return body.map { String($0.dropFirst(indent.count + 2)) }.joined(separator: "\n")
    }
  }

  struct SampleSection {
    let title: String
    let samples: [Sample]

    init(_ title: String, @SampleBuilder samples: () -> [Sample]) {
      self.title = title
      self.samples = samples()
    }
  }

  @resultBuilder enum SampleBuilder {
    static func buildBlock(_ samples: Sample...) -> [Sample] { samples }
  }
#endif

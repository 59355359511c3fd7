public import LayoutCore

/// The conversion of a layout to a file that can be compared with a reference.
public struct SnapshotStrategy: Sendable {
  /// The extension of the reference's file name.
  public let pathExtension: String
  let render: @Sendable (any Layout) throws -> [UInt8]
  let difference: @Sendable (_ reference: [UInt8], _ actual: [UInt8]) -> String?
  let marks: (@Sendable (_ reference: [UInt8], _ actual: [UInt8]) -> [UInt8]?)?
  /// The lines that stand before the difference, of a layout that differs: what happened to which elements.
  var summary: @Sendable (any Layout, _ reference: [UInt8], _ actual: [UInt8]) -> [String] = { _, _, _ in [] }

  /// Makes a custom strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of the reference's file name.
  ///   - render: returns the bytes of a layout's file; equal layouts have equal files.
  ///   - difference: describes the difference in words; `nil` if both count as equal.
  ///   - marks: returns the bytes of a file of the same kind that shows the difference. With it a snapshot that differs
  ///     leaves its files in a folder: see `SnapshotCheck.failures`. `nil` where words show everything.
  public init(
    pathExtension: String, render: @escaping @Sendable (any Layout) throws -> [UInt8],
    difference: @escaping @Sendable (_ reference: [UInt8], _ actual: [UInt8]) -> String?,
    marks: (@Sendable (_ reference: [UInt8], _ actual: [UInt8]) -> [UInt8]?)? = nil
  ) {
    self.pathExtension = pathExtension
    self.render = render
    self.difference = difference
    self.marks = marks
  }

  /// A strategy with text files, which describes differences line by line.
  public static func text(
    pathExtension: String, _ render: @escaping @Sendable (any Layout) throws -> String
  ) -> SnapshotStrategy {
    SnapshotStrategy(pathExtension: pathExtension) { layout in
      Array(try (render(layout) + "\n").utf8)
    } difference: { reference, actual in
      LineDifference.text(String(decoding: reference, as: UTF8.self), String(decoding: actual, as: UTF8.self))
    }
  }
}

extension SnapshotStrategy {
  /// The frames of all elements in the layout's ideal size, one line per element.
  public static var frames: SnapshotStrategy { frames() }

  /// The frames of all elements, one line per element: kind, text, frame.
  ///
  /// Where they differ, the message first groups what happened (`moved by (0, 2): 9 elements below Text "Title"`), and
  /// then has the lines. Elements are named as in findings, with their ids, and those of another size with the modifiers
  /// that set it. The names are looked up then, so that a reference has none.
  ///
  /// - Parameters:
  ///   - width: the proposed width, in points; `nil` requests the ideal width.
  ///   - height: the proposed height, in points; `nil` requests the ideal height.
  ///   - measurers: measures texts; by default by counting characters, so that references hold on every machine.
  public static func frames(
    width: Double? = nil, height: Double? = nil, measurers: Measurers = Measurers()
  ) -> SnapshotStrategy {
    let proposal = Proposal(width: width, height: height)
    var strategy = SnapshotStrategy.text(pathExtension: "frames.txt") { layout in
      "\(layout.calculateLayout(proposal: proposal, measurers: measurers))"
    }
    strategy.summary = { layout, reference, actual in
      FrameDifference.groups(
        String(decoding: reference, as: UTF8.self), String(decoding: actual, as: UTF8.self),
        layout.elementLabels(proposal: proposal, measurers: measurers))
    }
    return strategy
  }

  /// The hierarchy of the elements in the layout's ideal size, with spacings, alignments, texts and fonts.
  public static var tree: SnapshotStrategy { tree() }

  /// The hierarchy of the elements, with frames, spacings, alignments, texts and fonts: the text of `LayoutDebugger`,
  /// without types and lines.
  ///
  /// - Parameters:
  ///   - width: the proposed width, in points; `nil` requests the ideal width.
  ///   - height: the proposed height, in points; `nil` requests the ideal height.
  ///   - measurers: measures texts; by default by counting characters, so that references hold on every machine.
  public static func tree(
    width: Double? = nil, height: Double? = nil, measurers: Measurers = Measurers()
  ) -> SnapshotStrategy {
    .text(pathExtension: "tree.txt") { layout in
      let debugger = LayoutDebugger()
      debugger.output = { _ in }
      return debugger.analyzeViewHierarchy(
        layout, in: Size(width: width ?? .infinity, height: height ?? .infinity), measurers: measurers, title: "TREE",
        showsPlaces: false)
    }
  }
}

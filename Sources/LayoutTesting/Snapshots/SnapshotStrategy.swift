public import LayoutCore

/// How a layout becomes a file that can be compared with a reference.
public struct SnapshotStrategy: Sendable {
  /// The extension of the reference's file name.
  public let pathExtension: String
  let render: @Sendable (any Layout) throws -> [UInt8]
  let difference: @Sendable (_ reference: [UInt8], _ actual: [UInt8]) -> String?

  /// A strategy of your own.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of the reference's file name.
  ///   - render: the bytes of a layout's file; equal layouts have equal files.
  ///   - difference: what differs, in words; `nil` where both count as the same.
  public init(
    pathExtension: String, render: @escaping @Sendable (any Layout) throws -> [UInt8],
    difference: @escaping @Sendable (_ reference: [UInt8], _ actual: [UInt8]) -> String?
  ) {
    self.pathExtension = pathExtension
    self.render = render
    self.difference = difference
  }

  /// A strategy whose files are texts; what differs is told line by line.
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
  /// The frames of all elements in the layout's ideal size, one line an element.
  public static var frames: SnapshotStrategy { frames() }

  /// The frames of all elements, one line an element: kind, text, frame.
  ///
  /// - Parameters:
  ///   - width: what the layout is offered, in points; `nil` asks for its ideal.
  ///   - height: what the layout is offered, in points; `nil` asks for its ideal.
  ///   - measurers: who measures texts; by default characters are counted, so that references hold everywhere.
  public static func frames(
    width: Double? = nil, height: Double? = nil, measurers: Measurers = Measurers()
  ) -> SnapshotStrategy {
    .text(pathExtension: "frames.txt") { layout in
      layout.calculateLayout(proposal: Proposal(width: width, height: height), measurers: measurers).description
    }
  }

  /// What lies in what in the layout's ideal size, with spacings, alignments, texts and fonts.
  public static var tree: SnapshotStrategy { tree() }

  /// What lies in what, with frames, spacings, alignments, texts and fonts: the text of `LayoutDebugger`.
  ///
  /// - Parameters:
  ///   - width: what the layout is offered, in points; `nil` asks for its ideal.
  ///   - height: what the layout is offered, in points; `nil` asks for its ideal.
  ///   - measurers: who measures texts; by default characters are counted, so that references hold everywhere.
  public static func tree(
    width: Double? = nil, height: Double? = nil, measurers: Measurers = Measurers()
  ) -> SnapshotStrategy {
    .text(pathExtension: "tree.txt") { layout in
      let debugger = LayoutDebugger()
      debugger.output = { _ in }
      return debugger.analyzeViewHierarchy(
        layout, in: Size(width: width ?? .infinity, height: height ?? .infinity), measurers: measurers, title: "TREE")
    }
  }
}

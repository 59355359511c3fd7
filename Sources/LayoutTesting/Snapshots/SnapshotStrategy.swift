public import LayoutCore

/// The conversion of a layout to a file that can be compared with a reference.
public struct SnapshotStrategy: Sendable {
  /// The extension of the reference's file name.
  public let pathExtension: String
  let render: @Sendable (any Layout) throws -> [UInt8]
  let difference: @Sendable (_ reference: [UInt8], _ actual: [UInt8]) -> String?

  /// Makes a custom strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of the reference's file name.
  ///   - render: returns the bytes of a layout's file; equal layouts have equal files.
  ///   - difference: describes the difference in words; `nil` if both count as equal.
  public init(
    pathExtension: String, render: @escaping @Sendable (any Layout) throws -> [UInt8],
    difference: @escaping @Sendable (_ reference: [UInt8], _ actual: [UInt8]) -> String?
  ) {
    self.pathExtension = pathExtension
    self.render = render
    self.difference = difference
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
  /// - Parameters:
  ///   - width: the proposed width, in points; `nil` requests the ideal width.
  ///   - height: the proposed height, in points; `nil` requests the ideal height.
  ///   - measurers: measures texts; by default by counting characters, so that references hold on every machine.
  public static func frames(
    width: Double? = nil, height: Double? = nil, measurers: Measurers = Measurers()
  ) -> SnapshotStrategy {
    .text(pathExtension: "frames.txt") { layout in
      layout.calculateLayout(proposal: Proposal(width: width, height: height), measurers: measurers).description
    }
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

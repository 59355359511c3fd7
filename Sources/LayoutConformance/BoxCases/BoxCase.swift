import LayoutTrees

/// A tree of boxes with the frames that browsers, or a suite, give it.
package struct BoxCase: Decodable, Sendable {
  package var name: String
  package var root: BoxNode
  /// The room of the root; without a bound where it is not given.
  package var available: Room?
  package var expected: Frames
  /// The frames without the rounding to whole points, where they differ from `expected`.
  package var exact: Frames?
  /// Whether both browsers agree; `nil` where it was not tried.
  package var interop: Bool?
  /// What it needs beyond flexbox and grid.
  package var requires: [String]?

  /// The frames of the boxes in the order of the tree, for each direction: x, y, width and height.
  package struct Frames: Decodable, Sendable {
    package var ltr: [[Double]]?
    package var rtl: [[Double]]?

    package func frames(isRightToLeft: Bool) -> [[Double]]? { isRightToLeft ? rtl : ltr }
  }

  /// The lengths of the containing block; `nil` has no bound.
  package struct Room: Decodable, Sendable {
    package var width: Double?
    package var height: Double?

    private enum Keys: String, CodingKey { case width, height }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      width = try container.decodeIfPresent(BoxLength.self, forKey: .width)?.points
      height = try container.decodeIfPresent(BoxLength.self, forKey: .height)?.points
    }
  }

  /// Whether it needs nothing but flexbox, grid, and texts.
  package var isPlain: Bool { (requires ?? []).allSatisfy { $0 == "text" } }

  /// The expected frames, without rounding, in one direction; `nil` where the case has none.
  package func frames(isRightToLeft: Bool) -> [[Double]]? {
    exact?.frames(isRightToLeft: isRightToLeft) ?? expected.frames(isRightToLeft: isRightToLeft)
  }
}

/// A box of a case.
package struct BoxNode: Decodable, Sendable {
  package var style: BoxStyle
  package var text: String?
  package var children: [BoxNode]?
}

/// A file of such cases.
package struct BoxCaseFile: CaseFile {
  package var schema: String
  package var suite: String
  package var cases: [BoxCase]
}

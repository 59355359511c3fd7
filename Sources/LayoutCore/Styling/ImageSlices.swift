public import LayoutEngine

extension Image {
  /// How a picture fills a box that is larger than it is.
  public enum ResizingMode: UInt8, Hashable, Sendable, CaseIterable {
    /// The picture is repeated, from the top left corner, in its own size.
    case tile
    /// The picture is stretched.
    case stretch
  }
}

/// How a picture fills a box in nine parts: corners that keep their size, and edges and a middle that grow.
public struct ImageSlices: Hashable, Sendable {
  /// The sizes of the corners in points of the picture. The leading edge is the left one in each direction, since a
  /// picture is not mirrored.
  ///
  /// A length that is not positive and finite counts as 0. Corners that leave no middle are smaller, so that a point
  /// is left.
  public var insets: EdgeInsets
  /// How the edges and the middle grow.
  public var mode: Image.ResizingMode

  /// Corners of a size, and how the rest grows.
  public init(insets: EdgeInsets = EdgeInsets(), mode: Image.ResizingMode) {
    (self.insets, self.mode) = (insets, mode)
  }

  /// A part of a picture and its place.
  package struct Part: Hashable {
    /// The part of the picture, in its points.
    package var source: Rect
    /// Its place in the box.
    package var target: Rect
    /// The size in which the part is drawn; it is repeated where the place is larger.
    package var tile: Size

    package init(source: Rect, target: Rect, tile: Size) {
      (self.source, self.target, self.tile) = (source, target, tile)
    }
  }

  /// The parts of a picture in a box, from the top left; those without an area are left out.
  ///
  /// Corners that are together longer than the box are smaller by the same factor.
  package func parts(of size: Size, in rect: Rect) -> [Part] {
    let columns = Self.spans(size.width, insets.leading, insets.trailing, rect.minX, rect.width)
    let rows = Self.spans(size.height, insets.top, insets.bottom, rect.minY, rect.height)
    var parts: [Part] = []
    for row in rows {
      for column in columns {
        let target = Rect(x: column.target, y: row.target, width: column.room, height: row.room)
        let tile = Size(
          width: mode == .tile && column.grows ? column.length : column.room,
          height: mode == .tile && row.grows ? row.length : row.room)
        parts.append(
          Part(
            source: Rect(x: column.source, y: row.source, width: column.length, height: row.length), target: target,
            tile: tile))
      }
    }
    return parts
  }

  private struct Span {
    var source, length, target, room: Double
    var grows: Bool
  }

  /// The corners of a picture of a size, as they are drawn where there is room for them.
  package func insets(in size: Size) -> EdgeInsets {
    let (leading, trailing) = Self.corners(size.width, insets.leading, insets.trailing)
    let (top, bottom) = Self.corners(size.height, insets.top, insets.bottom)
    return EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  private static func corners(_ length: Double, _ start: Double, _ end: Double) -> (Double, Double) {
    func clean(_ inset: Double) -> Double { max(0, inset.finite()) }
    let (first, last, most) = (clean(start), clean(end), max(0, length - 1))
    let factor = first + last > most ? most / (first + last) : 1
    return (first * factor, last * factor)
  }

  /// The three parts of a side with an extent in the picture and in the box.
  private static func spans(
    _ length: Double, _ start: Double, _ end: Double, _ target: Double, _ room: Double
  ) -> [Span] {
    let (first, last) = corners(length, start, end)
    let factor = first + last > room ? room / (first + last) : 1
    let (left, right) = (first * factor, last * factor)
    let spans = [
      Span(source: 0, length: first, target: target, room: left, grows: false),
      Span(
        source: first, length: length - first - last, target: target + left, room: room - left - right, grows: true),
      Span(source: length - last, length: last, target: target + room - right, room: right, grows: false),
    ]
    return spans.filter { $0.length > 0 && $0.room > 0 }
  }
}

extension Image {
  /// A picture that fills its proposal: its corners keep their size, and its edges and its middle are stretched or
  /// repeated.
  ///
  /// ```swift
  /// let insets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Image("bubble.png").resizable(capInsets: insets)
  /// Image("tile.png").resizable(resizingMode: .tile)
  /// ```
  ///
  /// - Parameters:
  ///   - capInsets: the sizes of the corners in points of the picture, see `ImageSlices.insets`.
  ///   - resizingMode: how the rest grows.
  public func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch) -> Image {
    sliced(ImageSlices(insets: capInsets, mode: resizingMode))
  }

  /// A picture that fills its proposal: stretched, or repeated in its own size.
  public func resizable(resizingMode: ResizingMode) -> Image { sliced(ImageSlices(mode: resizingMode)) }
}

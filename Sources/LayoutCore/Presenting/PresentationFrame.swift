package import LayoutEngine

/// Where hosts that draw presentations themselves draw them.
///
/// 1. A full-screen cover has the whole room. A narrow room has sheets, and choices of actions, at its bottom; else they
///    are in the middle, as alerts are.
/// 2. A sheet has the largest of its heights, else its content's own, and 20 points of the room stay free above it.
/// 3. A popover is beside the edge of its anchor that its arrow touches, or beside the opposite one where there is more
///    room; a menu is below its anchor, or at its point. Both are moved into the room.
extension Presentation {
  /// The widest room that is narrow, in points.
  private static let narrow = 500.0
  /// The widest question, in points.
  private static let questionWidth = 320.0
  /// The room that stays free around what is presented, in points.
  private static let margin = 16.0
  /// The distance of a popover from its anchor, in which its arrow is, in points.
  package static let arrowLength = 8.0

  /// The frame of the content in a layout of the size `room`.
  ///
  /// - Parameters:
  ///   - shift: the distance of the corner of the layout that presents it from that of the room.
  ///   - size: the content's size for a proposed width; `nil` is its own.
  package func frame(in room: Size, shift: Point = .zero, _ size: (_ width: Double?) -> Size) -> Rect {
    let margin = Self.margin
    let isNarrow = room.width <= Self.narrow
    func at(_ x: Double, _ y: Double, _ size: Size) -> Rect {
      Rect(x: x.rounded(), y: y.rounded(), width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
    func centred(_ size: Size) -> Rect { at((room.width - size.width) / 2, (room.height - size.height) / 2, size) }
    switch kind {
    case .alert, .confirmationDialog:
      let width = min(Self.questionWidth, room.width - 2 * margin)
      let height = min(size(width).height, room.height - 2 * margin)
      let box = Size(width: width, height: height)
      guard kind == .confirmationDialog, isNarrow else { return centred(box) }
      return at((room.width - width) / 2, room.height - height - margin, box)
    case .fullScreenCover: return Rect(origin: .zero, size: room)
    case .popover(let edge):
      let own = size(min(size(nil).width, room.width - 2 * margin))
      let box = Size(width: own.width, height: min(own.height, room.height - 2 * margin))
      let anchor = (anchor ?? .zero).moved(by: shift)
      return Self.beside(anchor, shownEdge(edge, anchor, box, room), box).kept(in: room, margin: margin / 2)
    case .menu:
      let own = size(nil)
      let anchor = point.map { Rect(origin: $0, size: .zero) } ?? anchor ?? .zero
      let isMirrored = root.environment.layoutDirection == .rightToLeft
      let below = anchor.moved(by: shift)
      return at(isMirrored ? below.maxX - own.width : below.minX, below.maxY + (point == nil ? 4 : 0), own)
        .kept(in: room, margin: margin / 2)
    default:
      let width = isNarrow ? room.width : min(size(nil).width, room.width - 4 * margin)
      let height = min(detents.last?.resolved(in: room.height) ?? size(width).height, room.height - 20)
      let box = Size(width: width, height: height)
      return isNarrow ? at(0, room.height - height, box) : centred(box)
    }
  }

  /// The edge of the anchor on which there is room: the wanted one, or the opposite one where that has more.
  private func shownEdge(
    _ edge: LayoutTransition.Edge, _ anchor: Rect, _ box: Size, _ room: Size
  ) -> LayoutTransition.Edge {
    let isMirrored = root.environment.layoutDirection == .rightToLeft
    let edge =
      switch edge {
      case .leading where isMirrored: LayoutTransition.Edge.trailing
      case .trailing where isMirrored: LayoutTransition.Edge.leading
      default: edge
      }
    let (above, below) = (anchor.minY, room.height - anchor.maxY)
    let (left, right) = (anchor.minX, room.width - anchor.maxX)
    switch edge {
    case .top: return above < box.height + Self.arrowLength && below > above ? .bottom : .top
    case .bottom: return below < box.height + Self.arrowLength && above > below ? .top : .bottom
    case .leading: return left < box.width + Self.arrowLength && right > left ? .trailing : .leading
    case .trailing: return right < box.width + Self.arrowLength && left > right ? .leading : .trailing
    }
  }

  private static func beside(_ anchor: Rect, _ edge: LayoutTransition.Edge, _ box: Size) -> Rect {
    let (x, y) = ((anchor.midX - box.width / 2).rounded(), (anchor.midY - box.height / 2).rounded())
    let origin =
      switch edge {
      case .top: Point(x: x, y: (anchor.minY - box.height - arrowLength).rounded())
      case .bottom: Point(x: x, y: (anchor.maxY + arrowLength).rounded())
      case .leading: Point(x: (anchor.minX - box.width - arrowLength).rounded(), y: y)
      case .trailing: Point(x: (anchor.maxX + arrowLength).rounded(), y: y)
      }
    return Rect(origin: origin, size: box)
  }
}

extension Rect {
  /// The rectangle moved into a room, as far as it fits.
  fileprivate func kept(in room: Size, margin: Double) -> Rect {
    func kept(_ start: Double, _ length: Double, _ whole: Double) -> Double {
      max(margin, min(start, whole - margin - length))
    }
    return Rect(x: kept(minX, width, room.width), y: kept(minY, height, room.height), width: width, height: height)
  }
}

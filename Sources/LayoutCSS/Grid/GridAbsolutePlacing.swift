/// Absolute boxes in a grid (css-grid-2, 9).
extension GridSolver {
  /// 9.1: the containing block of an absolute child is the area between its lines; an automatic line is the edge of the
  /// padding box. 9.2: its static position is where its alignment puts it in that area.
  func placeAbsolutes(_ height: Double) {
    let children = box.absolutes
    if children.isEmpty {
      CSSAbsolute.place(in: box, frame, height: height)
      return
    }
    for child in children {
      let area = area(child, height)
      let style = child.style
      let justify = style.justifySelf.keyword == .auto ? box.style.justifyItems : style.justifySelf
      let align = style.alignSelf.keyword == .auto ? box.style.alignItems : style.alignSelf
      let horizontal = Self.edge(justify, box.isRightToLeft, child.isRightToLeft)
      let vertical = Self.edge(align, false, false)
      child.staticPosition = CSSStaticPosition(
        x: Self.point(horizontal, area.x, area.width), y: Self.point(vertical, area.y, area.height),
        horizontal: horizontal, vertical: vertical)
    }
    CSSAbsolute.place(in: box, frame, height: height) { area($0, height) }
  }

  private static func point(_ edge: CSSStaticPosition.Edge, _ start: Double, _ length: Double) -> Double {
    switch edge {
    case .start: start
    case .center: start + length / 2
    case .end: start + length
    }
  }

  /// The physical edge by which a box is aligned.
  private static func edge(
    _ alignment: CSSAlignment, _ isReversed: Bool, _ isOwnReversed: Bool
  ) -> CSSStaticPosition.Edge {
    switch alignment.keyword {
    case .center: return .center
    case .left: return .start
    case .right: return .end
    case .end, .flexEnd, .lastBaseline: return isReversed ? .start : .end
    case .selfStart: return isOwnReversed ? .end : .start
    case .selfEnd: return isOwnReversed ? .start : .end
    default: return isReversed ? .end : .start
    }
  }

  private func area(_ child: CSSBox, _ height: Double) -> CSSAbsolute.Area {
    let columnLines = columns.explicit.absoluteLines(child.style.gridColumn, in: columns.lines)
    let rowLines = rows.explicit.absoluteLines(child.style.gridRow, in: rows.lines)
    let isRightToLeft = box.isRightToLeft
    let width = frame.width
    // Along the columns, from the start edge of the border box.
    let startInset = isRightToLeft ? frame.insets.right : frame.insets.left
    let startBorder = isRightToLeft ? frame.border.right : frame.border.left
    let endBorder = isRightToLeft ? frame.border.left : frame.border.right
    let start = columnLines.start.map { startInset + columns.line($0).start } ?? startBorder
    let end = columnLines.end.map { startInset + columns.line($0).end } ?? width - endBorder
    let top = rowLines.start.map { frame.insets.top + rows.line($0).start } ?? frame.border.top
    let bottom = rowLines.end.map { frame.insets.top + rows.line($0).end } ?? height - frame.border.bottom
    let length = max(0, end - start)
    return CSSAbsolute.Area(
      x: isRightToLeft ? width - start - length : start, y: top, width: length, height: max(0, bottom - top))
  }
}

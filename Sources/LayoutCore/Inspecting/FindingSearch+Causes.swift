import LayoutEngine

/// The element, and its modifier, that makes another one too large.
///
/// 1. The search follows what reaches as far: through the modifiers of an element to its content, then to a child, where
///    paddings are left out.
/// 2. A modifier that sets the length is the cause, and so is a padding that is longer than what it wraps.
/// 3. Along a stack's own axis the cause is the child that is longer than all others together: the last one reaches as
///    far, whatever its length.
/// 4. Where nothing inside reaches as far, the element itself is the cause.
extension FindingSearch {
  /// What makes an element too large in words; `nil` where that is the element itself.
  ///
  /// - Parameters:
  ///   - frame: the frame that reaches out: the element's, or the inside of one of its modifiers.
  ///   - modifier: that modifier; `nil` for the element's frame.
  func cause(of excess: Excess, _ at: Int, _ frame: Rect, inside modifier: Int?) -> String? {
    var (here, outer) = (at, frame)
    var layers = modifier ?? session.tree.modifierCount(of: elements[at])
    while true {
      let (layer, inner) = settingLayer(of: here, below: layers, outer, excess)
      if let layer {
        return culprit(here, "\(boxes[here].name).\(written(layer, here))", layer.frame.size)
      }
      guard let child = reachingChild(of: here, excess, inner) else { break }
      (here, outer) = (child, boxes[child].frame)
      layers = session.tree.modifierCount(of: elements[child])
    }
    if let axis = stackAxis(of: here), excess.axes == Axis.Set(axis) {
      let place = axis == .horizontal ? "beside" : "above"
      let members = ", with \(members(of: here).count) children \(place) each other"
      return culprit(here, boxes[here].name, boxes[here].frame.size, members)
    }
    return here == at ? nil : culprit(here, boxes[here].name, boxes[here].frame.size)
  }

  /// What leaves a text no width in words: the element beside it, in the nearest row, that is longer than half of it.
  func crowding(_ at: Int) -> String? {
    var here = at
    while let parent = boxes[here].parent, !session.tree.isAttachment(elements[here]) {
      if stackAxis(of: parent) == .horizontal {
        let width = boxes[parent].content.width
        let longest = members(of: parent).filter { $0 != here }
          .max { boxes[$0].frame.width < boxes[$1].frame.width }
        if let longest, boxes[longest].frame.width > width / 2 {
          let layer = settingLayer(of: longest, along: .horizontal)
          let name = boxes[longest].name + (layer.map { ".\(written($0, longest))" } ?? "")
          return "in the \(boxes[parent].name), which is \(width.inspectedText) wide, "
            + culprit(longest, name, (layer?.frame ?? boxes[longest].frame).size)
        }
      }
      here = parent
    }
    return nil
  }

  private typealias Layer = (at: Int, frame: Rect)

  /// The element in the form `Color.red.frame(width: 330) at 0.2.3 is 330×24, made in Shop/Mail.swift:14`.
  private func culprit(_ at: Int, _ name: String, _ size: Size, _ more: String = "") -> String {
    let line = session.places.source(of: elements[at]).map { ", made in \($0)" } ?? ""
    return "\(name) at \(path(of: at)) is \(size.inspectedText)\(more)\(line)"
  }

  private func written(_ layer: Layer, _ at: Int) -> String {
    session.tree.modifier(layer.at, of: elements[at]).written
  }

  /// The outermost modifier, among the first `count`, by step 2, and the frame of the content where there is none.
  private func settingLayer(
    of at: Int, below count: Int, _ outer: Rect, _ excess: Excess
  ) -> (layer: Layer?, inner: Rect) {
    let tree = session.tree
    var frame = outer
    for layer in (0..<count).reversed() {
      let record = tree.modifier(layer, of: elements[at])
      let inner = tree.innerFrame(layer, of: elements[at], in: frame)
      if record.sets(excess.axes, frame.size, around: inner.size)
        || record.kind.isFrame && !excess.isReached(by: inner, of: frame)
      {
        return ((layer, frame), inner)
      }
      frame = inner
    }
    return (nil, frame)
  }

  /// The outermost modifier of an element that sets its length along an axis.
  private func settingLayer(of at: Int, along axis: Axis) -> Layer? {
    let tree = session.tree
    var frame = boxes[at].frame
    for layer in (0..<tree.modifierCount(of: elements[at])).reversed() {
      let inner = tree.innerFrame(layer, of: elements[at], in: frame)
      if tree.modifier(layer, of: elements[at]).sets(Axis.Set(axis), frame.size, around: inner.size) {
        return (layer, frame)
      }
      frame = inner
    }
    return nil
  }

  /// The child that makes an element too large, by steps 1 and 3; `inner` is the frame of the element's content.
  private func reachingChild(of at: Int, _ excess: Excess, _ inner: Rect) -> Int? {
    // What a scroll view shows is as long as it likes.
    if session.tree.kind(of: elements[at]) == .scrollView { return nil }
    let members = members(of: at)
    guard let axis = stackAxis(of: at), excess.axes == Axis.Set(axis) else {
      return members.first { excess.isReached(by: boxes[$0].frame, of: inner) }
    }
    let lengths = members.map { boxes[$0].frame.size[axis] }
    guard let longest = lengths.indices.max(by: { lengths[$0] < lengths[$1] }),
      lengths[longest] * 2 > lengths.reduce(0, +)
    else { return nil }
    return members[longest]
  }

  /// The axis along which the children of an element follow each other; `nil` where it is no stack, or has less than two.
  private func stackAxis(of at: Int) -> Axis? {
    guard members(of: at).count > 1 else { return nil }
    switch session.tree.kind(of: elements[at]) {
    case .hStack, .lazyHStack: return .horizontal
    case .vStack, .lazyVStack: return .vertical
    default: return nil
    }
  }

  /// The children of a box that are laid out in it: neither backgrounds nor overlays.
  private func members(of at: Int) -> [Int] {
    (children[at] ?? []).filter { !session.tree.isAttachment(elements[$0]) }
  }
}

extension ModifierKind {
  /// Whether the modifier may have another length than what it wraps.
  fileprivate var isFrame: Bool {
    switch self {
    case .frame, .flexibleFrame, .percentFrame, .containerRelativeFrame, .aspectRatio: true
    default: false
    }
  }
}

extension ModifierRecord {
  /// Whether the modifier sets the length along one of `axes`, whatever it wraps.
  ///
  /// - Parameters:
  ///   - size: the size with the modifier.
  ///   - inner: the size of what it wraps.
  fileprivate func sets(_ axes: Axis.Set, _ size: Size, around inner: Size) -> Bool {
    Axis.allCases.contains { axis in
      guard axes.contains(axis) else { return false }
      let isAcross = axis == .horizontal
      switch kind {
      case .frame, .percentFrame: return !(isAcross ? p0 : p1).isNaN
      case .flexibleFrame: return (isAcross ? p0 : p3) == size[axis]
      case .containerRelativeFrame: return Axis.Set(rawValue: option).contains(axis)
      case .fixedSize: return Axis.Set(rawValue: option).contains(axis) && inner[axis] == size[axis]
      case .padding: return size[axis] > 2 * inner[axis]
      default: return false
      }
    }
  }
}

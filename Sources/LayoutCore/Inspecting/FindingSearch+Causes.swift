import LayoutEngine

/// The element, and its modifier, that makes another one too large.
///
/// 1. Along each axis the search follows what reaches as far: through the modifiers of an element to its content, then to
///    a child.
/// 2. A modifier that sets the length is the cause, and so is a padding that is longer than what it wraps.
/// 3. Along a stack's own axis the cause is the child that is longer than all others together: the last one reaches as
///    far, whatever its length.
/// 4. A `fixedSize` on the way is the cause where nothing inside sets the length: it lets it be the ideal one.
/// 5. Where nothing inside reaches as far, the element itself is the cause.
extension FindingSearch {
  /// What makes an element too large in words; `nil` where that is the element itself.
  ///
  /// - Parameters:
  ///   - frame: the frame that reaches out: the element's, or the inside of one of its modifiers.
  ///   - modifier: that modifier; `nil` for the element's frame.
  func cause(of excess: Excess, _ at: Int, _ frame: Rect, inside modifier: Int?) -> String? {
    let causes = Axis.allCases.compactMap { axis -> (axis: Axis, text: String)? in
      guard let part = excess.along(axis) else { return nil }
      return cause(of: part, along: axis, at, frame, inside: modifier).map { (axis, $0) }
    }
    guard let first = causes.first else { return nil }
    if causes.allSatisfy({ $0.text == first.text }), excess.axes != .both || causes.count == 2 { return first.text }
    return causes.map { "in \($0.axis == .horizontal ? "width" : "height"): \($0.text)" }.joined(separator: "; ")
  }

  private func cause(
    of excess: Excess, along axis: Axis, _ at: Int, _ frame: Rect, inside modifier: Int?
  ) -> String? {
    var (here, outer) = (at, frame)
    var count = modifier ?? session.tree.modifierCount(of: elements[at])
    var fixed: (at: Int, layer: Layer)?
    while true {
      let layers = layers(of: here, below: count, outer)
      for layer in layers.reversed() {
        if layer.record.sets(axis, layer.frame.size, around: layer.inner.size)
          || layer.record.kind.isFrame && !excess.isReached(by: layer.inner, of: layer.frame)
        {
          return culprit(here, layer)
        }
        if layer.record.leavesIdeal(axis) { fixed = (here, layer) }
      }
      guard let child = reachingChild(of: here, excess, axis, layers.first?.inner ?? outer) else { break }
      (here, outer) = (child, boxes[child].frame)
      count = session.tree.modifierCount(of: elements[child])
    }
    if let fixed, !hasOwnLength(here, axis) { return culprit(fixed.at, fixed.layer) }
    if stackAxis(of: here) == axis {
      let place = axis == .horizontal ? "beside" : "above"
      return culprit(here, more: ", with \(members[here]?.count ?? 0) children \(place) each other")
    }
    return here == at ? nil : culprit(here)
  }

  /// What leaves a text no width in words, from the text outwards:
  ///
  /// 1. A modifier that limits the width to nothing, or to the paddings between it and the text.
  /// 2. In a row, the element beside it that is longer than half of the row, unless it only takes what is left.
  func crowding(_ at: Int) -> String? {
    var here = at
    var paddings = 0.0
    while true {
      for layer in layers(of: here) {
        if layer.record.kind == .padding { paddings += layer.frame.width - layer.inner.width }
        if layer.record.limits(.horizontal, layer.frame.size), layer.frame.width <= paddings + Excess.slack {
          return culprit(here, layer)
        }
      }
      guard let parent = boxes[here].parent, !session.tree.isAttachment(elements[here]) else { return nil }
      if stackAxis(of: parent) == .horizontal {
        let width = boxes[parent].content.width
        let longest = (members[parent] ?? []).filter { $0 != here && !takesWhatIsLeft($0, .horizontal) }
          .max { boxes[$0].frame.width < boxes[$1].frame.width }
        if let longest, boxes[longest].frame.width > width / 2 {
          let layer =
            settingLayer(of: longest, .horizontal) ?? layers(of: longest).last { $0.record.leavesIdeal(.horizontal) }
          return "in the \(boxes[parent].name), which is \(width.inspectedText) wide, \(culprit(longest, layer))"
        }
      }
      here = parent
    }
  }

  /// A modifier with the frame around it, and that of what it wraps.
  private struct Layer {
    var record: ModifierRecord
    var frame: Rect
    var inner: Rect
  }

  /// The element in the form `Color.red.frame(width: 330) at 0.2.3 is 330×24, made in Shop/Mail.swift:14`.
  private func culprit(_ at: Int, _ layer: Layer? = nil, more: String = "") -> String {
    let name = boxes[at].name + (layer.map { ".\($0.record.written)" } ?? "")
    let size = (layer?.frame ?? boxes[at].frame).size.inspectedText
    let line = session.places.source(of: elements[at]).map { ", made in \($0)" } ?? ""
    return "\(name) at \(path(of: at)) is \(size)\(more)\(line)"
  }

  /// The first `count` modifiers of an element, the innermost first; `outer` is the frame with all of them.
  private func layers(of at: Int, below count: Int, _ outer: Rect) -> [Layer] {
    let tree = session.tree
    var frame = outer
    var layers: [Layer] = []
    for position in (0..<count).reversed() {
      let inner = tree.innerFrame(position, of: elements[at], in: frame)
      layers.append(Layer(record: tree.modifier(position, of: elements[at]), frame: frame, inner: inner))
      frame = inner
    }
    return layers.reversed()
  }

  private func layers(of at: Int) -> [Layer] {
    layers(of: at, below: session.tree.modifierCount(of: elements[at]), boxes[at].frame)
  }

  /// The outermost modifier of an element that sets its length along an axis.
  private func settingLayer(of at: Int, _ axis: Axis) -> Layer? {
    layers(of: at).last { $0.record.sets(axis, $0.frame.size, around: $0.inner.size) }
  }

  /// Whether an element has the length that is left, and no modifier sets one.
  private func takesWhatIsLeft(_ at: Int, _ axis: Axis) -> Bool {
    session.tree.kind(of: elements[at]).takesProposal && settingLayer(of: at, axis) == nil
  }

  /// Whether an element has its length whatever it is proposed: it is of one size, or a stack that is as long mostly by
  /// children with such a length.
  private func hasOwnLength(_ at: Int, _ axis: Axis) -> Bool {
    func isFixed(_ at: Int) -> Bool { session.tree.kind(of: elements[at]) == .fixed }
    guard stackAxis(of: at) == axis else { return isFixed(at) }
    let own = (members[at] ?? []).filter { isFixed($0) || settingLayer(of: $0, axis) != nil }
    return own.reduce(0) { $0 + boxes[$1].frame.size[axis] } * 2 > boxes[at].content.size[axis]
  }

  /// The child that makes an element too large, by steps 1 and 3; `inner` is the frame of the element's content.
  private func reachingChild(of at: Int, _ excess: Excess, _ axis: Axis, _ inner: Rect) -> Int? {
    // What a scroll view shows is as long as it likes.
    guard session.tree.scrollAxes(elements[at]).isEmpty else { return nil }
    let members = members[at] ?? []
    guard stackAxis(of: at) == axis else {
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
    guard let members = members[at], members.count > 1 else { return nil }
    return session.tree.kind(of: elements[at]).stackAxis
  }
}

extension ModifierRecord {
  /// Whether the modifier sets the length along an axis, whatever it wraps.
  ///
  /// - Parameters:
  ///   - size: the size with the modifier.
  ///   - inner: the size of what it wraps.
  fileprivate func sets(_ axis: Axis, _ size: Size, around inner: Size) -> Bool {
    switch kind {
    case .flexibleFrame: (axis == .horizontal ? p0 : p3) == size[axis]
    case .padding: size[axis] > 2 * inner[axis]
    default: givesLength(axis)
    }
  }

  /// Whether the modifier lets nothing be longer along an axis than `size`, the size with the modifier.
  fileprivate func limits(_ axis: Axis, _ size: Size) -> Bool {
    kind == .flexibleFrame ? (axis == .horizontal ? p2 : p5) == size[axis] : givesLength(axis)
  }

  /// Whether the modifier proposes no length along an axis, so that what it wraps has its ideal one.
  fileprivate func leavesIdeal(_ axis: Axis) -> Bool {
    kind == .fixedSize && Axis.Set(rawValue: option).contains(Axis.Set(axis))
  }

  private func givesLength(_ axis: Axis) -> Bool {
    switch kind {
    case .frame, .percentFrame: !(axis == .horizontal ? p0 : p1).isNaN
    case .containerRelativeFrame: Axis.Set(rawValue: option).contains(Axis.Set(axis))
    default: false
    }
  }
}

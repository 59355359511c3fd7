/// The first modifier of a shape, where that is a fixed or flexible frame: no layer around the shape but its own size.
///
/// A shape's response is its proposal, so it is exactly as large as a frame directly on it, whatever the frame's
/// alignment. The frame is in the node's record:
/// 1. A fixed frame has its lengths in `a` and `b`, NaN where not given, and its guides in `horizontal` and `vertical`.
/// 2. A flexible frame is in a table, under the number in `side`.
///
/// Further modifiers are layers around this box (`Layers.swift`).
enum OwnFrame: UInt8 {
  case none, fixed, bounded
  /// A fixed frame that a native view fills.
  case filled
}

extension LayoutTree {
  /// Whether the last modifier of `written` directly on `node` is its own frame; one with a fault stays a layer, which
  /// stores the fault.
  @inline(__always)
  private func isOwnFrameWritten(of node: NodeIndex) -> Bool {
    guard nodes[node].kind == .flexible else { return false }
    let kind = written[fromEnd: 0].kind
    return (kind == .frame || kind == .flexibleFrame) && written[fromEnd: 0].fault == .none
  }

  /// Stores the last modifier of `written` in the node's record, where it is its own frame; the node has none so far.
  ///
  /// - Returns: whether it is.
  @inline(__always)
  func takeOwnFrame(of node: NodeIndex) -> Bool {
    guard isOwnFrameWritten(of: node) else { return false }
    let n = nodes.handle
    let record = written[fromEnd: 0]
    if record.kind == .frame {
      n[node].ownFrame = record.option != 0 ? .filled : .fixed
      (n[node].a, n[node].b) = (record.p0, record.p1)
    } else {
      n[node].ownFrame = .bounded
      n[node].side = tables.ownFrames.add(record)
    }
    (n[node].horizontal, n[node].vertical) = (record.horizontal, record.vertical)
    return true
  }

  /// Removes a node's own frame.
  @inline(__always)
  func dropOwnFrame(of node: NodeIndex) {
    let n = nodes.handle
    if n[node].ownFrame == .bounded {
      tables.ownFrames.remove(n[node].side)
      n[node].side = .max
    }
    n[node].ownFrame = .none
  }

  /// A node's own frame as a modifier; `nil` where it has none.
  @inline(__always)
  package func ownFrame(of node: NodeIndex) -> ModifierRecord? {
    let n = nodes.handle
    switch n[node].ownFrame {
    case .none: return nil
    case .bounded: return tables.ownFrames[n[node].side]
    case .fixed, .filled:
      var record = ModifierRecord(.frame)
      record.option = n[node].ownFrame == .filled ? 4 : 0
      (record.p0, record.p1) = (n[node].a, n[node].b)
      (record.horizontal, record.vertical) = (n[node].horizontal, n[node].vertical)
      return record
    }
  }

  /// Whether a node's own frame has the parameters of `record`.
  @inline(__always)
  func ownFrameMatches(_ record: ModifierRecord, _ node: NodeIndex) -> Bool {
    let n = nodes.handle
    guard record.fault == .none, n[node].horizontal == record.horizontal, n[node].vertical == record.vertical else {
      return false
    }
    guard n[node].ownFrame != .bounded else { return ownFrame(of: node)?.matches(record) ?? false }
    return record.kind == .frame && (n[node].ownFrame == .filled) == (record.option != 0)
      && n[node].a.bitPattern == record.p0.bitPattern && n[node].b.bitPattern == record.p1.bitPattern
  }

  // MARK: Modifiers as they were written

  /// The number of a node's modifiers: its own frame, and its layers.
  @inline(__always)
  package func modifierCount(of node: NodeIndex) -> Int {
    Int(nodes[node].layerCount) + (nodes[node].ownFrame == .none ? 0 : 1)
  }

  /// The frame inside one of a node's modifiers, from the modifier's own corner.
  package func innerFrame(_ at: Int, of node: NodeIndex) -> Rect {
    let own = nodes[node].ownFrame == .none ? 0 : 1
    if at >= own { return layers[Int(nodes[node].layerStart) + at - own].inner }
    let isOutermost = nodes[node].layerCount == 0
    return Rect(origin: .zero, size: isOutermost ? nodes[node].size : layers[Int(nodes[node].layerStart)].inner.size)
  }

  /// One of a node's modifiers, the innermost first.
  package func modifier(_ at: Int, of node: NodeIndex) -> ModifierRecord {
    guard let own = ownFrame(of: node) else { return modifiers[Int(nodes[node].layerStart) + at] }
    return at == 0 ? own : modifiers[Int(nodes[node].layerStart) + at - 1]
  }
}

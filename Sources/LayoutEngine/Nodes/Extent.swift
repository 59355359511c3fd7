/// The known responses of a node along one axis: to 0, to no proposal, and to infinity; NaN where one is not known.
///
/// On an axis that is not measured (`NodeTraits.mustMeasureWidth`, `mustMeasureHeight`) the response to any other
/// proposal is the proposal itself, clamped between `least` and `greatest`.
package struct Extent: BitwiseCopyable {
  package var least: Double
  package var ideal: Double
  package var greatest: Double

  @inline(__always)
  init(least: Double, ideal: Double, greatest: Double) {
    self.least = least
    self.ideal = ideal
    self.greatest = greatest
  }

  /// The extent of one length for every proposal.
  @inline(__always)
  init(_ length: Double) {
    self.init(least: length, ideal: length, greatest: length)
  }

  static var unknown: Extent { Extent(.nan) }
  /// The extent of an element that fills its proposal: shapes and colours.
  static var filling: Extent { Extent(least: 0, ideal: LayoutTree.flexibleIdeal, greatest: .infinity) }

  /// The response to `proposed` on an axis that is not measured.
  @inline(__always)
  func response(_ proposed: Double) -> Double {
    proposed.isNaN ? ideal : proposed < least ? least : proposed > greatest ? greatest : proposed
  }

  /// The response to `proposed` where that is one of the three; NaN where it is not known.
  @inline(__always)
  func known(_ proposed: Double) -> Double {
    proposed.isNaN ? ideal : proposed == 0 ? least : proposed == .infinity ? greatest : .nan
  }

  /// Whether the three are known and in order; otherwise the response to no proposal may differ from the one to that
  /// response.
  @inline(__always)
  var isRegular: Bool { least <= ideal && ideal <= greatest }

  /// Replaces each by the larger one; an unknown one stays unknown.
  @inline(__always)
  mutating func formUnion(_ other: Extent) {
    least = Extent.larger(least, other.least)
    ideal = Extent.larger(ideal, other.ideal)
    greatest = Extent.larger(greatest, other.greatest)
  }

  @inline(__always)
  static func += (extent: inout Extent, other: Extent) {
    extent.least += other.least
    extent.ideal += other.ideal
    extent.greatest += other.greatest
  }

  /// The extent without negative lengths; an unknown one stays unknown.
  var notNegative: Extent {
    Extent(
      least: Extent.larger(least, 0), ideal: Extent.larger(ideal, 0), greatest: Extent.larger(greatest, 0))
  }

  /// The larger one; NaN where one of them is.
  @inline(__always)
  static func larger(_ one: Double, _ other: Double) -> Double { one > other ? one : one <= other ? other : .nan }

  /// The smaller one; NaN where one of them is.
  @inline(__always)
  static func smaller(_ one: Double, _ other: Double) -> Double { one < other ? one : one >= other ? other : .nan }

  @inline(__always)
  static func isSame(_ one: Extent, _ other: Extent) -> Bool {
    one.least.bitPattern == other.least.bitPattern && one.ideal.bitPattern == other.ideal.bitPattern
      && one.greatest.bitPattern == other.greatest.bitPattern
  }
}

/// A node's extents along both axes.
package struct Extents: BitwiseCopyable {
  package var width: Extent
  package var height: Extent

  @inline(__always)
  init(width: Extent, height: Extent) {
    self.width = width
    self.height = height
  }

  static var unknown: Extents { Extents(width: .unknown, height: .unknown) }
  static var filling: Extents { Extents(width: .filling, height: .filling) }
  /// The extents of a text: its width at 0 is 0 for every height.
  static var ofText: Extents {
    Extents(width: Extent(least: 0, ideal: .nan, greatest: .nan), height: .unknown)
  }
  static var zero: Extents { Extents(width: Extent(0), height: Extent(0)) }

  @inline(__always)
  package subscript(axis: Axis) -> Extent {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inline(__always)
  init(_ axis: Axis, _ along: Extent, _ across: Extent) {
    self = axis == .horizontal ? Extents(width: along, height: across) : Extents(width: across, height: along)
  }

  /// The response to `proposal` where neither axis is measured.
  @inline(__always)
  func response(_ proposal: Proposal) -> Size {
    Size(width: width.response(proposal.rawWidth), height: height.response(proposal.rawHeight))
  }

  @inline(__always)
  static func isSame(_ one: Extents, _ other: Extents) -> Bool {
    Extent.isSame(one.width, other.width) && Extent.isSame(one.height, other.height)
  }
}

/// The values that follow from a node's parameters, modifiers and children alone, without measuring: of the node
/// itself, or of one of its layers.
package struct Folded {
  var extents: Extents
  var traits: NodeTraits

  func isSame(_ other: Folded, along axes: Axis.Set) -> Bool {
    traits == other.traits && (!axes.contains(.horizontal) || Extent.isSame(extents.width, other.extents.width))
      && (!axes.contains(.vertical) || Extent.isSame(extents.height, other.extents.height))
  }
}

extension LayoutTree {
  /// The known responses of a node, for tests.
  package func _extents(of node: NodeIndex) -> Extents { extents(of: node) }

  @inline(__always)
  func extents(of node: NodeIndex) -> Extents {
    let n = nodes.handle
    let at = n[node].extents
    guard at == .max else { return tables.extents[at] }
    return Extents(width: Extent(n[node].size.width), height: Extent(n[node].size.height))
  }

  @inline(__always)
  func extent(of node: NodeIndex, _ axis: Axis) -> Extent { extent(nodes.handle, of: node, axis) }

  @inline(__always)
  func extent(_ n: NodeHandle, of node: NodeIndex, _ axis: Axis) -> Extent {
    let at = n[node].extents
    return at == .max ? Extent(n[node].size[axis]) : tables.extents[at][axis]
  }

  /// Removes the known extents of a node.
  @inline(never)
  func removeExtents(of node: NodeIndex) {
    if nodes[node].extents == .max { return }
    tables.extents.remove(nodes[node].extents)
    nodes[node].extents = .max
  }

  /// Stores the result of folding a node; a node of one size has that at once.
  @inline(__always)
  func setExtents(_ n: NodeHandle, _ folded: Folded, of node: NodeIndex) {
    if folded.traits.isDisjoint(with: .mustMeasureAll) {
      if n[node].extents != .max { removeExtents(of: node) }
      n[node].size = Size(width: folded.extents.width.least, height: folded.extents.height.least)
    } else {
      keepExtents(folded.extents, of: node)
    }
  }

  @inline(never)
  private func keepExtents(_ own: Extents, of node: NodeIndex) {
    let n = nodes.handle
    let known = n[node].extents
    n[node].extents = known == .max ? tables.extents.keep(own) : tables.extents.replace(known, by: own)
  }
}

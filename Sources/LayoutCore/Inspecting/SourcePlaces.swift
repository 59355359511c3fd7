import LayoutEngine

/// The places of elements in a program: the caller's types around them, and lines of source.
///
/// A node's group stores the type of an element with a body, so names cost nothing until they are read. Lines are stored
/// in debug builds only (`SourceTable`).
///
/// A place has these parts, from the outside:
///
/// 1. The outermost of the caller's types around the element.
/// 2. The nearest one, if that is another.
/// 3. The nearest containers between that one and the element, at most `containerLimit`.
///
/// An `…` stands for elements between these parts. Where no type of the caller's is around the element, there are none.
struct SourcePlaces {
  let tree: LayoutTree
  let contents: ContentStore
  let sources: SourceTable

  private static var containerLimit: Int { 3 }

  /// The line in which an element, or a group, is made.
  func source(of node: NodeIndex) -> SourceLine? { sources.line(of: node) }

  /// The caller's types whose content an element is, without those whose content the element around it is; from the
  /// outside.
  func types(of node: NodeIndex) -> [EnclosingElement] {
    tree.groups(around: node).filter(isCallersType).map(part).reversed()
  }

  /// The parts of the place around an element.
  ///
  /// - Complexity: O(depth).
  func enclosing(_ node: NodeIndex) -> [EnclosingElement] {
    var containers: [NodeIndex] = []
    var (nearest, outermost) = (NodeIndex.none, NodeIndex.none)
    // The number of elements and types beyond the nearest type so far, and before the outermost one.
    var (beyond, between) = (0, 0)
    var count = 0
    var at = node
    while !at.isNone {
      for group in tree.groups(around: at) where isCallersType(group) {
        if nearest.isNone {
          nearest = group
        } else {
          (outermost, between) = (group, beyond)
          beyond += 1
        }
      }
      at = tree.layoutParent(of: at)
      if at.isNone || at == tree.root { break }
      if !nearest.isNone {
        beyond += 1
      } else {
        count += 1
        if containers.count < SourcePlaces.containerLimit { containers.append(at) }
      }
    }
    guard !nearest.isNone else { return [] }
    let rest = EnclosingElement(name: "…")
    var parts: [EnclosingElement] = []
    if !outermost.isNone { parts.append(part(outermost)) }
    if between > 0 { parts.append(rest) }
    parts.append(part(nearest))
    if count > containers.count { parts.append(rest) }
    return parts + containers.reversed().map { EnclosingElement(name: name(of: $0)) }
  }

  /// Adds the place of an element to a diagnostic.
  func locate(_ diagnostic: inout Diagnostic, at node: NodeIndex) {
    if diagnostic.source == nil { diagnostic.source = source(of: node) }
    diagnostic.enclosing = enclosing(node)
  }

  /// The name of an element: `Text "Hello"`.
  func name(of node: NodeIndex) -> String { contents.elementName(of: node, in: tree, isShort: true) }

  private func part(_ group: NodeIndex) -> EnclosingElement {
    let name = tree.tag(ofGroup: group)?.bodyType.map { shortName(of: $0) }
    return EnclosingElement(name: name ?? "…", source: source(of: group))
  }

  /// Whether a group contains what a type of the caller's consists of.
  private func isCallersType(_ group: NodeIndex) -> Bool {
    guard let type = tree.tag(ofGroup: group)?.bodyType else { return false }
    guard type is any LayoutModifier.Type || !_Lowering.isBuiltIn(type) else { return false }
    // The library's own elements with a body count as elements.
    return !LibraryModules.contains(type)
  }
}

extension LayoutSession {
  /// The places of the session's elements.
  var places: SourcePlaces { SourcePlaces(tree: tree, contents: contents, sources: relay.sources) }
}

import LayoutCore

/// The difference of two lists of frames: what happened, in groups.
///
/// 1. The lines of both lists are paired, in order, where elements have the same depth and the same name.
/// 2. Two left over lines of the same kind and depth, which follow the two lines of a pair, are one element with another
///    text.
/// 3. Pairs with another corner and the same size are moved: one group for each distance, in the order of the elements.
/// 4. The others have another size. Then come the elements of only one list.
enum FrameDifference {
  /// The most elements of one kind that are named.
  private static var limit: Int { 8 }
  /// Lists with more lines than this are not grouped: pairing them takes steps that grow as the product of the lines and
  /// the differences.
  private static var lineLimit: Int { 4000 }

  /// What happened, in groups; none where a text is no list of frames, or too long.
  ///
  /// - Parameter labels: the words for the elements of `actual`; where there are none, kinds stand for names. Elements
  ///   that only the reference has are named by their kinds.
  static func groups(_ reference: String, _ actual: String, _ labels: [ElementLabel]) -> [String] {
    guard let old = FrameLine.all(in: reference), var new = FrameLine.all(in: actual),
      old.count + new.count <= lineLimit
    else { return [] }
    if labels.count == new.count { for at in new.indices { new[at].label = labels[at] } }
    return groups(of: old, and: new)
  }

  private static func groups(of old: [FrameLine], and new: [FrameLine]) -> [String] {
    var (pairs, gone, come) = paired(old, new)  // 1.
    var renamed: [String] = []
    for at in come.sorted() {  // 2.
      guard let former = at == 0 ? 0 : pairs[at - 1].map({ $0 + 1 }), gone.contains(former),
        old[former].canBecome(new[at])
      else { continue }
      renamed.append("\(old[former].name) became \(new[at].name)")
      pairs[at] = former
      gone.remove(former)
      come.remove(at)
    }
    var lines = listed("changed", renamed)
    lines += moves(pairs.sorted { $0.key < $1.key }.map { (old[$0.value], new[$0.key]) }, come.sorted().map { new[$0] })
    let resized = pairs.sorted { $0.key < $1.key }.filter { old[$0.value].size != new[$0.key].size }
    lines += listed(
      "resized",
      resized.map { "\(new[$0.key].fullName) from \(old[$0.value].sizeText) to \(new[$0.key].sizeText)" })
    lines += listed("added", come.sorted().map { "\(new[$0].name) \(new[$0].frameText)" })
    lines += listed("removed", gone.sorted().map { "\(old[$0].name) \(old[$0].frameText)" })
    return lines
  }

  private static func paired(
    _ old: [FrameLine], _ new: [FrameLine]
  ) -> (pairs: [Int: Int], gone: Set<Int>, come: Set<Int>) {
    let changes = new.map(\.key).difference(from: old.map(\.key))
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    for change in changes {
      switch change {
      case .remove(let at, _, _): gone.insert(at)
      case .insert(let at, _, _): come.insert(at)
      }
    }
    let kept = zip(new.indices.filter { !come.contains($0) }, old.indices.filter { !gone.contains($0) })
    return (Dictionary(uniqueKeysWithValues: kept.map { ($0, $1) }), gone, come)
  }

  /// Step 3.
  private static func moves(_ pairs: [(old: FrameLine, new: FrameLine)], _ come: [FrameLine]) -> [String] {
    var order: [Point] = []
    var groups: [Point: [(old: FrameLine, new: FrameLine)]] = [:]
    for pair in pairs where pair.old.size == pair.new.size && pair.old.corner != pair.new.corner {
      // Differences of decimals differ in the last bits.
      let exact = pair.new.corner - pair.old.corner
      let distance = Point(x: (exact.x * 1000).rounded() / 1000, y: (exact.y * 1000).rounded() / 1000)
      if groups[distance] == nil { order.append(distance) }
      groups[distance, default: []].append(pair)
    }
    return order.map { distance in
      let group = groups[distance] ?? []
      let count = group.count == 1 ? "" : "\(group.count) elements "
      return "moved by \(distance): \(count)\(place(of: group.map(\.new), distance, pairs, come))"
    }
  }

  /// The place of a group: below or beside the element that pushed it, where there is one in front of it in the list.
  private static func place(
    of group: [FrameLine], _ distance: Point, _ pairs: [(old: FrameLine, new: FrameLine)], _ come: [FrameLine]
  ) -> String {
    guard let first = group.first else { return "" }
    if group.count == 1 { return first.name }
    let pushing = (pairs.filter { $0.old.size != $0.new.size }.map(\.new) + come).filter { $0.line < first.line }
    let inward = pushing.filter { distance.x == 0 ? $0.bottom <= first.corner.y : $0.right <= first.corner.x }
    guard let last = inward.max(by: { $0.line < $1.line }), distance.x == 0 || distance.y == 0 else {
      return "from \(first.name) on"
    }
    return "\(distance.x == 0 ? "below" : "beside") \(last.name)"
  }

  private static func listed(_ title: String, _ names: [String]) -> [String] {
    if names.isEmpty { return [] }
    let rest = names.count > limit ? " and \(names.count - limit) more" : ""
    return ["\(title): \(names.prefix(limit).joined(separator: ", "))\(rest)"]
  }
}

/// One line of a list of frames: `  text "Ada" (32, 0) 30x25`.
private struct FrameLine {
  /// The values by which lines of two lists are paired.
  struct Key: Hashable {
    var depth: Int
    var name: String
  }

  /// The number of the line, from 0.
  let line: Int
  let key: Key
  let corner: Point
  let size: Size
  let sizeText: String
  /// The corner and the size.
  let frameText: String
  /// The words for the element; `nil` where only its kind is known.
  var label: ElementLabel?
  /// The element's name, or its kind as it is written: `Text "Ada"`.
  var name: String {
    if let label { return label.name }
    let kind = key.name.hasPrefix("@ ") ? key.name.dropFirst(2) : key.name[...]
    return kind.prefix(1).uppercased() + kind.dropFirst()
  }
  /// The name with the modifiers that make its size another one.
  var fullName: String { name + (label?.modifiers ?? "") }
  var right: Double { corner.x + size.width }
  var bottom: Double { corner.y + size.height }

  /// The lines of a list; `nil` where one is none of a frame, as in a file that was changed by hand.
  static func all(in text: String) -> [FrameLine]? {
    var lines: [FrameLine] = []
    for line in text.split(separator: "\n") {
      guard let line = FrameLine(line, lines.count) else { return nil }
      lines.append(line)
    }
    return lines
  }

  private init?(_ text: Substring, _ line: Int) {
    let parts = text.split(separator: " ")
    let lengths = parts.last?.split(separator: "x").map { Double($0) } ?? []
    guard parts.count >= 4, lengths.count == 2, let width = lengths[0], let height = lengths[1],
      let x = FrameLine.number(parts[parts.count - 3], "(", ","),
      let y = FrameLine.number(parts[parts.count - 2], "", ")")
    else { return nil }
    let tail = parts.suffix(3).joined(separator: " ")
    guard text.hasSuffix(" \(tail)") else { return nil }
    let head = text.dropLast(tail.count + 1)
    let name = head.drop { $0 == " " }
    self.line = line
    key = Key(depth: head.count - name.count, name: String(name))
    corner = Point(x: x, y: y)
    size = Size(width: width, height: height)
    sizeText = String(parts[parts.count - 1])
    frameText = tail
  }

  private static func number(_ text: Substring, _ start: String, _ end: String) -> Double? {
    guard text.hasPrefix(start), text.hasSuffix(end) else { return nil }
    return Double(text.dropFirst(start.count).dropLast(end.count))
  }

  /// Whether the line may be the same element with another text: of the same kind and depth.
  func canBecome(_ other: FrameLine) -> Bool { key.depth == other.key.depth && kind == other.kind }

  private var kind: Substring { key.name.prefix { $0 != " " } }
}

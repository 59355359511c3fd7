import LayoutCore

/// What a script shows at the moment.
struct ListScene {
  var width: Double
  var height: Double
  var direction = LayoutDirection.leftToRight
  var isFixed: Bool
  var list: ListScript.List
  var ids: [Int]
  var scale = 1.0
  private var next = 10_000
  private let isEndless: Bool

  init(_ script: ListScript) {
    (width, height, isFixed, list) = (script.width, script.height, script.isFixed, script.list)
    ids = Array(0..<script.list.count)
    isEndless = script.isEndless
  }

  /// Changes what is shown.
  ///
  /// - Returns: whether that is all; `false` where the step is one of the root's.
  mutating func take(_ step: ListScript.Step) -> Bool {
    switch step {
    case .scroll, .jump, .show: return false
    case .insert(let count, let share):
      guard ids.count < ListScript.rowLimit, !isEndless else { return true }
      ids.insert(contentsOf: next..<next + count, at: ids.count * share / 255)
      next += count
    case .remove(let count, let share):
      let at = ids.count * share / 255
      ids.removeSubrange(at..<min(ids.count, at + count))
    case .clear: ids = []
    case .restore: ids = Array(0..<list.count)
    case .filter(let part): ids = ids.filter { $0 % part == 0 }
    case .shuffle(let seed): ids = ids.sorted { ($0 &* 7919 &+ seed) % 257 < ($1 &* 7919 &+ seed) % 257 }
    case .repeats(let part): ids = ids.map { part == 0 ? 5 : $0 / (part + 1) }
    case .spacing(let value): list.spacing = value
    case .scale(let value): scale = value
    case .room(let newWidth, let newHeight): (width, height) = (newWidth, newHeight)
    case .window(let newWidth, let newHeight): (list.width, list.height) = (newWidth, newHeight)
    case .direction: direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    case .kind(let kind): list.kind = kind
    case .again: break
    }
    return true
  }

  static let name = "the list"

  /// - Parameter depths: stores how deep bodies without end lead to themselves.
  func layout(_ depths: Depths) -> some Layout {
    let view = list.scrollView(ids, scale, Endless(list: list, depth: 0, depths: depths)).id(ListScene.name)
    return VStack(spacing: 3) {
      Text("above")
      if isFixed { view.fixedSize() } else { view }
      Text("below it")
    }
  }
}

/// How deep bodies without end led to themselves.
final class Depths {
  private(set) var deepest = 0
  func note(_ depth: Int) { deepest = max(deepest, depth) }
}

/// A body that leads to the whole list again.
struct Endless: Layout {
  let list: ListScript.List
  let depth: Int
  let depths: Depths

  var inner: Endless { Endless(list: list, depth: depth + 1, depths: depths) }

  var body: some Layout {
    depths.note(depth)
    return list.scrollView(Array(0..<list.count), 1, self)
  }
}

extension ListScript.List {
  /// - Parameter around: the endless body in which it stands.
  func scrollView(_ ids: [Int], _ scale: Double, _ around: Endless) -> AnyLayout {
    let rows = rows
    func row(_ id: Int) -> AnyLayout { rows[id % rows.count].layout(scale, around) }
    @LayoutBuilder func content() -> some Layout {
      if isSplit {
        Text("in front")
        ForEach(0..<3, id: \.self) { row($0) }
      }
      ForEach(ids, id: \.self) { row($0) }
    }
    let view =
      switch kind {
      case .vStack: AnyLayout(ScrollView { LazyVStack(spacing: spacing) { content() }.padding(padding) })
      case .hStack: AnyLayout(ScrollView(.horizontal) { LazyHStack(spacing: spacing) { content() }.padding(padding) })
      case .vGrid: AnyLayout(ScrollView { LazyVGrid(columns: items, spacing: spacing) { content() }.padding(padding) })
      case .hGrid:
        AnyLayout(ScrollView(.horizontal) { LazyHGrid(rows: items, spacing: spacing) { content() }.padding(padding) })
      }
    return width == nil && height == nil ? view : AnyLayout(view.size(width: width, height: height))
  }

  private var items: [GridItem] {
    tracks.map { track in
      let sizes: [GridItem.Size] = [
        .fixed(track.low), .flexible(minimum: track.low, maximum: track.high),
        .adaptive(minimum: track.low, maximum: track.high),
      ]
      return GridItem(sizes[Int(track.kind)], spacing: track.spacing)
    }
  }
}

extension ListScript.Row {
  private static let words = ["", "a", "two words", "some words in a row that wrap", "line\nline", "\n"]

  fileprivate func layout(_ scale: Double, _ around: Endless) -> AnyLayout {
    switch self {
    case .box(let width, let height): AnyLayout(Color.red.size(width: width * scale, height: height * scale))
    case .words(let which): AnyLayout(Text(ListScript.Row.words[which]))
    case .nothing: AnyLayout(EmptyLayout())
    case .flexible: AnyLayout(Color.blue)
    case .pair(let one, let other):
      AnyLayout(
        Group {
          Color.red.size(width: one * scale, height: one)
          Color.blue.size(width: other, height: other * scale)
        })
    case .list(let list): list.scrollView(Array(0..<list.count), scale, around)
    case .endless: AnyLayout(around.inner)
    }
  }
}

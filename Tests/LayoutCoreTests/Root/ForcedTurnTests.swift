import HostSuite
import LayoutCore
import LayoutTesting
import Observation
import TestPromises
import Testing

/// A label whose text other code changes without notifying the layout.
///
/// It is 10 by 20 points for each character, in as many lines as it needs in its proposal.
private final class Label: NativeView, @unchecked Sendable {
  var text: String
  private(set) var questions: [Proposal] = []

  init(_ text: String) { self.text = text }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    questions.append(proposal)
    let words = text.split(separator: " ").map { 10 * Double($0.count) }
    let room = max(words.max() ?? 0, proposal.width ?? .infinity)
    var (width, line, lines) = (0.0, 0.0, words.isEmpty ? 0.0 : 1.0)
    for word in words {
      if line > 0, line + 10 + word > room {
        (line, lines) = (word, lines + 1)
      } else {
        line += (line > 0 ? 10 : 0) + word
      }
      width = max(width, line)
    }
    return Size(width: width, height: max(20 * lines, min(proposal.height ?? 0, 20 * lines)))
  }

  func takeQuestions() -> [Proposal] {
    defer { questions = [] }
    return questions
  }
}

/// The ways in which a caller forces a turn.
private enum Remedy: String, CaseIterable, CustomTestStringConvertible {
  case newBody, updateBody, setNeedsLayout, orientation, invalidate, rebuild, wholeTree

  var testDescription: String { rawValue }

  func apply<Content: Layout>(to root: LayoutRoot, _ body: @escaping () -> Content) {
    switch self {
    case .newBody: root.updateBody(body)
    case .updateBody: root.updateBody()
    case .setNeedsLayout: root.setNeedsLayout()
    case .orientation: root.updateLayoutForOrientationChange()
    case .invalidate: root.invalidateLayoutTree()
    case .rebuild: root.rebuildLayoutTree()
    case .wholeTree: root.useIncrementalLayout.toggle()
    }
    root.layoutIfNeeded()
  }
}

@Suite struct `Turns that the caller forces` {
  private let host = CountingHost()
  private let root = LayoutRoot(size: Size(width: 200, height: 200))

  init() { root.host = host }

  @Test(.promises("F018", "F019", "F020", "F021", "F161", "F162"), arguments: Remedy.allCases)
  private func `a kept view with other content is measured again`(_ remedy: Remedy) {
    let (label, other) = (Label("four"), Label("six"))
    let body = {
      VStack(alignment: .leading, spacing: 10) {
        _NativeElement(label)
        HStack { _NativeElement(other) }.padding(5).frame(height: 40)
      }
    }
    root.updateBody(body)
    #expect(root.result.leaves == [rect(80, 65, 40, 20), rect(85, 105, 30, 20)])
    host.takeCounts()
    _ = (label.takeQuestions(), other.takeQuestions())
    label.text = "four+four"
    remedy.apply(to: root, body)
    #expect(root.result.leaves == [rect(55, 65, 90, 20), rect(60, 105, 30, 20)])
    #expect([label.takeQuestions().count, other.takeQuestions().count] == [1, 1])
    #expect(root.counters.leafMeasures == 2)
    #expect(host.takeCounts() == CountingHost.Counts(frames: 2))
    remedy.apply(to: root, body)
    #expect([label.takeQuestions().count, other.takeQuestions().count] == [1, 1])
    #expect(host.takeCounts() == CountingHost.Counts())
    #expect(root.result.leaves == [rect(55, 65, 90, 20), rect(60, 105, 30, 20)])
  }

  @Test(.promises("F019", "F020", "B21"), arguments: [Remedy.newBody, .updateBody, .setNeedsLayout, .orientation])
  private func `equal responses cost one measurement for each view, and no call of the host`(
    _ remedy: Remedy
  ) {
    let labels = (0..<50).map { _ in Label("four") }
    let body = {
      VStack(spacing: 2) {
        ForEach(0..<50, id: \.self) { row in
          HStack {
            _NativeElement(labels[row]).frame(height: 20)
            Rectangle().size(width: 10, height: 10)
          }.padding(1)
        }
      }
    }
    root.updateBody(body)
    for label in labels { _ = label.takeQuestions() }
    host.takeCounts()
    for _ in 0..<3 {
      remedy.apply(to: root, body)
      #expect(labels.map { $0.takeQuestions().count } == Array(repeating: 1, count: 50))
      #expect(root.counters.measures == 50 && root.counters.leafMeasures == 50)
      #expect(root.counters.hostCalls == 0 && host.takeCounts() == CountingHost.Counts())
    }
    // One with another response is measured as often; its row and the column are measured as well.
    labels[7].text = "other"
    remedy.apply(to: root, body)
    #expect(labels.map { $0.takeQuestions().count } == Array(repeating: 1, count: 50))
    #expect(root.counters.measures == 53)
    #expect(root.counters.leafMeasures == 50)
    #expect(host.takeCounts() == CountingHost.Counts(frames: 2))
  }

  @Test(.promises("F019", "F020"))
  func `where a stack shares its room out, a view is measured again for each share, and none twice`() {
    let labels = [Label("one two"), Label("three four five")]
    root.updateBody { HStack { for label in labels { _NativeElement(label) } } }
    let asked = labels.map { $0.takeQuestions() }
    // The least width, the greatest, and the share.
    #expect(asked.map(\.count) == [3, 3])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    for (label, asked) in zip(labels, asked) {
      let again = label.takeQuestions()
      #expect(again.count == 3 && Set(again) == Set(asked))
    }
    #expect(root.counters.measures == 6)
  }

  @Test func `a column as wide as the one length of a view in it is served in its turn`() {
    let (wide, wraps) = (Label("wide-and-rigid"), Label("aaaaa bbbbb"))
    root.updateBody {
      HStack {
        VStack {
          _NativeElement(wide); _NativeElement(wraps)
        }
        Rectangle().size(width: 88, height: 54)
      }
    }
    // 100 of 200 are proposed: the second half is the rectangle's.
    #expect(
      root.result.leaves.map { rect(0, 0, $0.width, $0.height) } == [
        rect(0, 0, 140, 20), rect(0, 0, 50, 40), rect(0, 0, 88, 54),
      ])
  }

  @Test(.promises("F021")) func `in another room a view is measured with its proposal there alone`() {
    let labels = (0..<3).map { _ in Label("four four four") }
    root.updateBody {
      VStack { for label in labels { _NativeElement(label).frame(height: 20) } }
    }
    for label in labels { _ = label.takeQuestions() }
    labels[0].text = "other other"
    for (width, widths) in [(100.0, [50.0, 90, 90]), (300, [110, 140, 140])] {
      root.updateLayoutForOrientationChange(to: Size(width: width, height: 200))
      let offer = Proposal(width: width, height: 20)
      #expect(labels.map { $0.takeQuestions() } == Array(repeating: [offer], count: 3))
      #expect(root.result.leaves.map(\.width) == widths)
    }
  }

  @Test(.promises("F019")) func `an element that is evaluated is measured anew, whatever the turn is for`() {
    let (label, model) = (Label("four"), Model())
    root.updateBody {
      ModelReader(model: model) { title in
        label.text = title
      } content: {
        _NativeElement(label)
      }
    }
    _ = label.takeQuestions()
    #expect(root.contentSize == Size(width: 30, height: 20))
    model.title = "longer"
    root.layoutIfNeeded()
    #expect(root.turnReasons == [.contentChanged])
    #expect(root.contentSize == Size(width: 60, height: 20))
    #expect(label.takeQuestions().count == 1)
  }

  @Test(.promises("F020")) func `measured for its size in between, a root measures its views once`() {
    let label = Label("four")
    root.updateBody { _NativeElement(label) }
    _ = label.takeQuestions()
    label.text = "longer"
    root.setNeedsLayout()
    root.noteContentChanges()
    root.layoutIfNeeded()
    #expect(label.takeQuestions().count == 1)
    #expect(root.contentSize == Size(width: 60, height: 20))
  }

  @Test(.promises("F018", "F019", "F020", "B22"), arguments: 1...60)
  func `after forced turns the frames are those of a new tree`(seed: UInt64) {
    var dice = Dice(seed)
    let labels = (0..<6).map { _ in Label("one two") }
    func tree(_ depth: Int, _ dice: inout Dice) -> AnyLayout {
      guard depth > 0, Int.random(in: 0..<4, using: &dice) > 0 else {
        return AnyLayout(_NativeElement(labels[taken.next(upTo: labels.count)]))
      }
      let inner = (0..<Int.random(in: 1...3, using: &dice)).map { _ in tree(depth - 1, &dice) }
      return switch Int.random(in: 0..<4, using: &dice) {
      case 0: AnyLayout(HStack(spacing: 3) { for one in inner { one } })
      case 1: AnyLayout(VStack(alignment: .trailing, spacing: 2) { for one in inner { one } })
      case 2: AnyLayout(ZStack { for one in inner { one } }.padding(4))
      default: AnyLayout(HStack(alignment: .top) { for one in inner { one } }.frame(maxWidth: 150))
      }
    }
    let taken = Counter()
    let shown = tree(3, &dice)
    root.updateBody { shown }
    let words = ["", "a", "a b", "ab", "one two three", "onetwothree", "four four", "twelve letter"]
    for _ in 0..<12 {
      for label in labels where Bool.random(using: &dice) { label.text = words.randomElement(using: &dice) ?? "" }
      let isResized = Int.random(in: 0..<4, using: &dice) == 0
      if isResized { root.size.width = Double(Int.random(in: 4...20, using: &dice)) * 10 }
      let remedy = Remedy.allCases.randomElement(using: &dice) ?? .updateBody
      remedy.apply(to: root) { shown }
      let fresh = LayoutRoot(size: root.size)
      fresh.updateBody { shown }
      #expect(root.result.elements == fresh.result.elements, "\(remedy)")
    }
  }

  @Test(.promises("F018", "F019", "F020", "F021", "F029"), arguments: Remedy.allCases)
  private func `a frame that other code set is put right, and a protected one left alone`(
    _ remedy: Remedy
  ) throws {
    let label = Label("four")
    let body = {
      HStack {
        Color.red.size(width: 10, height: 10)
        HStack { _NativeElement(label) }.background(.green)
      }
    }
    root.updateBody(body)
    let picture = host.picture
    let views = host.views.keys.sorted { $0.rawValue < $1.rawValue }
    #expect(views.count == 3)
    host.takeCounts()
    for view in views { host.animate(view, to: rect(1, 2, 3, 4)) }
    let guarded = try #require(views.last)
    root.startAnimating(guarded)
    remedy.apply(to: root, body)
    #expect(host.views[guarded]?.frame == rect(1, 2, 3, 4))
    #expect(host.takeCounts() == CountingHost.Counts(restores: 2))
    root.stopAnimating(guarded)
    #expect(host.picture == picture)
    #expect(host.takeCounts() == CountingHost.Counts(frames: 1))
    remedy.apply(to: root, body)
    #expect(host.takeCounts() == CountingHost.Counts() && host.violations == [])
  }

  @Test(.promises("B21")) func `a turn that follows from a change restores nothing and measures no view`() {
    let (label, other) = (Label("four"), Label("six"))
    root.updateBody {
      VStack {
        _NativeElement(label).id("label"); _NativeElement(other)
      }
    }
    _ = (label.takeQuestions(), other.takeQuestions())
    for view in host.roots { host.animate(view, to: rect(1, 2, 3, 4)) }
    host.takeCounts()
    root.invalidateLayout(for: .contentChanged)
    root.layoutIfNeeded()
    #expect(label.takeQuestions().isEmpty && other.takeQuestions().isEmpty)
    #expect(root.markViewDirty(id: "label"))
    root.layoutIfNeeded()
    #expect(!label.takeQuestions().isEmpty && other.takeQuestions().isEmpty)
    #expect(host.takeCounts() == CountingHost.Counts())
  }
}

@Observable
private final class Model {
  var title = "six"
}

/// A body that reads a model and configures a view.
private struct ModelReader<Content: Layout>: Layout {
  let model: Model
  let configure: (String) -> Void
  @LayoutBuilder let content: () -> Content

  var body: some Layout {
    configure(model.title)
    return content()
  }
}

private final class Counter {
  private var count = 0
  func next(upTo limit: Int) -> Int {
    defer { count += 1 }
    return count % limit
  }
}

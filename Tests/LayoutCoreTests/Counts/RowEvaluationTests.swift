import LayoutCore
import LayoutTesting
import Observation
import TestPromises
import Testing

@Observable private final class Model {
  var width = 10.0
}

// What is found out about rows holds for their type in the whole process, so each test has one of its own.
private struct PlainRow: Layout {
  var body: some Layout { Box(10, 10) }
}

private struct ModelRow: Layout {
  let width: Double
  var body: some Layout { Box(width, 10) }
}

private struct Width: EnvironmentKey {
  static let defaultValue = 5.0
}

extension EnvironmentValues {
  fileprivate var rowWidth: Double {
    get { self[Width.self] }
    set { self[Width.self] = newValue }
  }
}

private struct EnvironmentRow: Layout {
  let width: Double
  var body: some Layout { Box(width, 10) }
}

private struct LazyRow: Layout {
  let width: Double
  var body: some Layout { Box(width, 10) }
}

private struct LateRow: Layout {
  let width: Double
  var body: some Layout { Box(width, 10) }
}

private struct EnvironmentList: Layout {
  @Environment(\.rowWidth) var width
  let evaluated: () -> Void

  var body: some Layout {
    VStack(spacing: 0) {
      ForEach(0..<100) { _ in
        let _ = evaluated()
        EnvironmentRow(width: width)
      }
    }
  }
}

/// How often the closure of a list is called: a part of the rows is evaluated in one observation (`ListRows`).
@Suite(.promises("L7")) struct `Rows that are evaluated` {
  private let root = LayoutRoot(size: Size(width: 100, height: 100))

  @Test func `rows that read nothing are evaluated once an update`() {
    var count = 0
    for rows in [100, 100, 70, 33, 32, 31, 1] {
      count = 0
      root.updateBody {
        ForEach(0..<rows) { _ in
          let _ = count += 1
          PlainRow()
        }
      }
      #expect(count == rows)
      #expect(root.result.leaves.count == rows)
    }
  }

  @Test func `rows that read models are evaluated by themselves, from the second update on once`() {
    let models = (0..<100).map { _ in Model() }
    var rows: [Int] = []
    func show() {
      rows = []
      root.updateBody {
        ForEach(0..<100) { row in
          let _ = rows.append(row)
          ModelRow(width: models[row].width)
        }
      }
    }
    show()
    // The first 32 were evaluated in one observation, of which is known only that it read something.
    #expect(rows == Array(0..<32) + Array(0..<100))
    show()
    #expect(rows == Array(0..<100))
    for row in [0, 31, 32, 99] {
      rows = []
      models[row].width = 20
      #expect(root.needsLayout)
      root.layoutIfNeeded()
      #expect(rows == [row])
      #expect(root.result.leaves.count { $0.width == 20 } == 1)
      models[row].width = 10
      root.layoutIfNeeded()
    }
  }

  @Test func `rows that read the environment of a body around them are evaluated by themselves`() {
    var count = 0
    root.updateBody { EnvironmentList { count += 1 } }
    #expect(count == 132)
    count = 0
    root.updateBody { EnvironmentList { count += 1 } }
    #expect(count == 100)
    root.updateBody { EnvironmentList { count += 1 }.environment(\.rowWidth, 7) }
    #expect(root.result.leaves.allSatisfy { $0.width == 7 })
  }

  @Test func `what a lazy list found out about rows holds for a plain list of the type`() {
    let models = (0..<100).map { _ in Model() }
    var count = 0
    let list = ForEach(0..<100) { row in
      let _ = count += 1
      LazyRow(width: models[row].width)
    }
    root.updateBody { ScrollView { LazyVStack { list } } }
    #expect(count > 0)
    count = 0
    LayoutRoot(size: Size(width: 100, height: 100)).updateBody { list }
    #expect(count == 100)
  }

  @Test func `the first row that reads anything may come late`() {
    let model = Model()
    var rows: [Int] = []
    func show(reading: Int) {
      rows = []
      root.updateBody {
        ForEach(0..<100) { row in
          let _ = rows.append(row)
          LateRow(width: row == reading ? model.width : 5)
        }
      }
    }
    show(reading: -1)
    #expect(rows == Array(0..<100))
    show(reading: 70)
    #expect(rows == Array(0..<96) + Array(64..<100))
    rows = []
    model.width = 20
    root.layoutIfNeeded()
    #expect(rows == [70] && root.result.leaves[70].width == 20)
    // A row that read something has a group, and keeps it.
    show(reading: -1)
    #expect(rows == Array(0..<100) && root.result.leaves.count == 100)
    rows = []
    model.width = 30
    #expect(!root.needsLayout && rows == [])
  }
}

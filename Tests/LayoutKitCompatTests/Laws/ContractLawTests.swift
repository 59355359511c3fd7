import LayoutConformance
import LayoutKitCompat
import TestPromises
import Testing

/// What holds for every tree; the original breaks it in 15 of 100.
@Suite struct ContractLawTests {
  /// What is broken in a tree, measured and arranged in a random room.
  private func faults(_ tree: TreeSpec, _ width: Double?, _ height: Double?) -> [String] {
    let layout = tree.layout()
    let measurement = layout.measurement(within: Size(width: width ?? .infinity, height: height ?? .infinity))
    return KitContract.faults(measurement, layout.arrangement(width: width, height: height))
  }

  @Test(.promises("LK-03", "LK-04", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8"), arguments: 0..<40)
  func
    `20,000 trees measure no more than there is and stand in their parents`(
      batch: Int
    )
  {
    for index in 0..<500 {
      let seed = batch * 500 + index
      var source = TreeSource(seed: seed)
      var tree = source.tree()
      let width = source.bound()
      let height = source.bound()
      if faults(tree, width, height).isEmpty { continue }
      while let small = tree.smaller.first(where: { !faults($0, width, height).isEmpty }) { tree = small }
      Issue.record(
        "seed \(seed), in \(width as Any) x \(height as Any): \(faults(tree, width, height)) in \(tree)")
      return
    }
  }

  @Test(.promises("U22"), arguments: 0..<20)
  func `whatever comes in, every size and frame is finite and none negative`(batch: Int) {
    for index in 0..<200 {
      let seed = batch * 200 + index
      var source = TreeSource(seed: seed, isWild: true)
      let tree = source.tree()
      let layout = tree.layout()
      let room = Size(width: source.length(150), height: source.length(150))
      let measurement = layout.measurement(within: room)
      let rect = Rect(x: source.length(9), y: source.length(9), width: source.length(150), height: source.length(150))
      let sizes = KitSizes(measurement).all
      let frames = KitPaths.frames(of: layout.arrangement(within: rect, measurement: measurement)).values
      let areGood =
        sizes.allSatisfy { $0.isFinite && $0.width >= 0 && $0.height >= 0 }
        && frames.allSatisfy {
          $0.minX.isFinite && $0.minY.isFinite && $0.size.isFinite && $0.width >= 0 && $0.height >= 0
        }
      #expect(areGood, "seed \(seed): \(tree) in \(room), \(rect)")
      if !areGood { return }
    }
  }

  @Test(.promises("LK-13", "U21"), arguments: 0..<10)
  func `each layout is measured once and arranged once in a pass`(batch: Int) {
    for index in 0..<100 {
      var source = TreeSource(seed: 50_000 + batch * 100 + index)
      let tree = source.tree()
      let counts = Counts()
      let layout = tree.layout { Counted($0, counts) }
      let arrangement = layout.arrangement(width: source.bound(), height: source.bound())
      #expect(counts.most == Counts.Pair(measured: 1, arranged: 1), "\(tree)")
      // Layouts that were left out are not arranged; all others are.
      #expect(counts.arranged == Counted.count(in: arrangement), "\(tree)")
    }
  }

  @Test(.promises("B12", "U21"), arguments: [(50, 1), (1_000, 2)])
  func `nesting does not multiply the work`(levels: Int, most: Int) {
    let counts = Counts()
    var layout: any MeasurableLayout = Counted(box(1, 1), counts)
    for level in 0..<levels {
      let axis: Axis = level % 2 == 0 ? .horizontal : .vertical
      layout = Counted(StackLayout(axis: axis, sublayouts: [layout, box(1, 1)]), counts)
    }
    #expect(layout.arrangement().frame.size == Size(width: 1 + Double(levels / 2), height: 1 + Double(levels / 2)))
    #expect(counts.most.measured <= most)
    #expect(counts.most.arranged <= most)
  }
}

/// All sizes in a measurement.
struct KitSizes {
  var all: [Size] = []

  init(_ measurement: LayoutMeasurement) {
    all = [measurement.size] + measurement.sublayouts.flatMap { KitSizes($0).all }
  }
}

import CBench
import Foundation
import LayoutScreens

/// The figures of a run, as a table and as data.
struct BenchReport: Encodable {
  var measurements: [Measurement]

  private enum CodingKeys: String, CodingKey {
    case measurements = "workloads"
  }

  init(measurements: [Measurement]) {
    self.measurements = measurements
  }

  /// Runs workloads one after the other.
  init(measuring workloads: [Workload], seconds: Double, output: Output) {
    bench_keep_heap()
    let progress = ProgressBar(total: workloads.count, output: output)
    measurements = workloads.map { workload in
      progress.advance(to: workload.name)
      return Measurement(workload, seconds: seconds)
    }
    progress.clear()
  }

  /// All figures of a run.
  var table: TextTable {
    func text(_ number: Double?) -> String { number?.figure ?? "n/a" }
    return TextTable(
      header: [
        "workload", "nodes", "build ns", "median", "layout ns", "median", "floor ns", "median", "ratio", "measures",
        "bytes", "with host",
      ],
      rows: measurements.map { one in
        [
          one.workload, "\(one.nodes)", one.build.min.figure, one.build.median.figure, one.layout.min.figure,
          one.layout.median.figure, text(one.floorLayout?.min), text(one.floorLayout?.median), text(one.ratio),
          one.measuresPerNode.figure, text(one.bytesPerNode), text(one.bytesPerNodeWithHost),
        ]
      })
  }

  /// The figures that a clock measured.
  var timeTable: TextTable {
    func text(_ number: Double?) -> String { number?.figure ?? "" }
    return TextTable(
      header: ["workload", "passes", "build", "median", "layout", "median", "floor's layout", "median", "ratio"],
      rows: measurements.map { one in
        [
          one.workload, "\(one.passes)", one.build.min.figure, one.build.median.figure, one.layout.min.figure,
          one.layout.median.figure, text(one.floorLayout?.min), text(one.floorLayout?.median), text(one.ratio),
        ]
      })
  }

  /// The figures that are the same each time.
  var countTable: TextTable {
    func text(_ number: Double?) -> String { number?.figure ?? "n/a" }
    return TextTable(
      header: ["workload", "measures a node", "callbacks", "calls of the host", "bytes a node", "with a host"],
      rows: measurements.map { one in
        [
          one.workload, one.measuresPerNode.figure, "\(one.leafMeasures)", "\(one.hostCalls)", text(one.bytesPerNode),
          text(one.bytesPerNodeWithHost),
        ]
      })
  }

  /// `{"workloads": [{"workload": …, "nodes": …, "build": {"min": …, "median": …}, …}]}`
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

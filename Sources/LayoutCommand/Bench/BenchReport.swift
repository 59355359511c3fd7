import Foundation

/// The figures of a run, as a table and as data.
struct BenchReport: Encodable {
  var measurements: [Measurement]

  private enum CodingKeys: String, CodingKey {
    case measurements = "workloads"
  }

  var table: TextTable {
    var table = TextTable(
      header: [
        "workload", "nodes", "build ns", "median", "layout ns", "median", "floor ns", "median", "ratio", "measures",
        "bytes", "with host",
      ])
    table.rows = measurements.map { one in
      func text(_ number: Double?) -> String { number.map(\.figure) ?? "n/a" }
      return [
        one.workload, "\(one.nodes)", one.build.min.figure, one.build.median.figure, one.layout.min.figure,
        one.layout.median.figure, text(one.floorLayout?.min), text(one.floorLayout?.median), text(one.ratio),
        one.measuresPerNode.figure, text(one.bytesPerNode), text(one.bytesPerNodeWithHost),
      ]
    }
    return table
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

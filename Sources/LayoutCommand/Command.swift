import LayoutConformance
@main struct Command {
  static func main() throws {
    for file in CommandLine.arguments.dropFirst() {
      var p = 0, f = 0, s = 0
      for box in try BoxCaseFile.read(file).cases {
        switch box.check(tolerance: 0.01) {
        case .passed: p += 1
        case .failed(let d): f += 1; if f < 400 { print(box.id, box.topic ?? "", d.prefix(3)) }
        case .skipped(let r): s += 1; print(box.id, r)
        }
      }
      print("\(file): \(p) passed, \(f) failed, \(s) skipped")
    }
  }
}

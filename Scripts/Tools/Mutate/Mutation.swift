import Foundation

/// A way in which the engine is broken on purpose.
struct Mutation {
  let name: String
  /// What is wrong then.
  var what = ""
  /// The source below `Sources`.
  var file = ""
  /// The text, which the source has once, and what takes its place.
  var from: String?
  var to: String?
  /// The tests that are to be tried first, as a filter.
  var first: String?
  /// Why no test can notice it.
  var survives: String?

  var source: String { "Sources/" + file }

  /// The source as the mutation leaves it.
  func mutated() throws -> String {
    guard FileManager.default.fileExists(atPath: source) else { throw Fault("\(name): there is no \(source)") }
    let from = from ?? "", to = to ?? ""
    let parts = try contents(source).components(separatedBy: from)
    switch parts.count {
    case 1: throw Fault("\(name): \(source) has no such text: \(from)")
    case 2:
      if from == to { throw Fault("\(name): it changes nothing") }
      return parts[0] + to + parts[1]
    default: throw Fault("\(name): \(source) has this text more than once: \(from)")
    }
  }

  static let table = "Scripts/mutations.txt"

  /// All of them, as the table has them; its head has the fields.
  static func all() throws -> [Mutation] {
    var all: [Mutation] = []
    for (index, line) in try contents(table).components(separatedBy: "\n").enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      func fault(_ text: String) -> Fault { Fault("\(table):\(index + 1): \(text)") }
      guard let colon = line.firstIndex(of: ":") else { throw fault("this is no field: \(line)") }
      let value = String(line[colon...].dropFirst(2))
      if line[..<colon] == "name" {
        if all.contains(where: { $0.name == value }) { throw fault("\(value) is there already") }
        all.append(Mutation(name: value))
        continue
      }
      guard !all.isEmpty else { throw fault("a mutation begins with its name") }
      let last = all.count - 1
      switch line[..<colon] {
      case "what": all[last].what = value
      case "file": all[last].file = value
      case "from": all[last].from = all[last].from.map { $0 + "\n" + value } ?? value
      case "to": all[last].to = all[last].to.map { $0 + "\n" + value } ?? value
      case "first": all[last].first = value
      case "survives": all[last].survives = value
      default: throw fault("this is no field: \(line)")
      }
    }
    for mutation in all {
      if mutation.what.isEmpty || mutation.file.isEmpty || mutation.from == nil || mutation.to == nil {
        throw Fault("\(table): \(mutation.name) needs what, file, from and to")
      }
      if !["LayoutEngine/", "LayoutCore/", "LayoutCSS/"].contains(where: mutation.file.hasPrefix) {
        throw Fault("\(table): \(mutation.name) is neither in LayoutEngine nor in LayoutCore nor in LayoutCSS")
      }
    }
    return all
  }
}

// Checks facts.tsv: facts TABLE PACKAGE GRAPHS FOLDER…, where GRAPHS holds a folder of symbol graphs by the name `all` and
// one by the name of each system that has a flag, and each FOLDER sources of hosts. See README.md.

import Foundation

func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

func files(_ folder: String, _ suffix: String) -> [String] {
  let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return all.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
}

/// A file is named after the module, and after another one that it extends: `UIKit@Foundation.symbols.json`.
func declarations(_ folder: String) throws -> [Declaration] {
  try files(folder, ".symbols.json").flatMap { path in
    let module = URL(fileURLWithPath: path).lastPathComponent.prefix { $0 != "@" && $0 != "." }
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    return graph.declarations(of: String(module))
  }
}

func words(_ text: String) -> [Substring] {
  text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
}

let arguments = CommandLine.arguments
guard arguments.count > 4 else {
  print("usage: facts TABLE PACKAGE GRAPHS FOLDER…")
  exit(2)
}

var faults: [String] = []
let rows = Row.table(text(arguments[1])) { faults.append($0) }

// `.iOS(.v17)`. A platform that the package does not name begins at its first version.
var platforms: [System: String] = [.visionOS: "1.0"]
let manifest = text(arguments[2])
for system in System.allCases {
  let name = system == .catalyst ? "macCatalyst" : system.rawValue
  guard let range = manifest.range(of: ".\(name)(.v") else { continue }
  let version = manifest[range.upperBound...].prefix { $0 != ")" }.replacingOccurrences(of: "_", with: ".")
  platforms[system] = version.contains(".") ? version : "\(version).0"
}

var variants: [System?: [Declaration]] = [nil: try declarations("\(arguments[3])/all")]
for system in System.allCases {
  let folder = "\(arguments[3])/\(system)"
  if FileManager.default.fileExists(atPath: folder) { variants[system] = try declarations(folder) }
}

let sources = arguments[4...].flatMap { files($0, ".swift") }
var check = Check(
  rows: rows, declarations: variants, platforms: platforms, words: Set(sources.flatMap { words(text($0)) }))
check.run()
faults += check.faults
for fault in faults { print("  \(fault)") }
print("\(rows.count) rows, \(rows.filter(\.isRead).count) of them read on Apple's pages")
exit(faults.isEmpty ? 0 : 1)

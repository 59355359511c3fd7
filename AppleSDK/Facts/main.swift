// Checks facts.tsv: facts TABLE PACKAGE GRAPHS CORE… -- HOST…, where GRAPHS holds folders of symbol graphs by the names `all`
// and `plain`, and one by the name of each system that has a flag, and each CORE and HOST sources of the layout's core and
// of hosts. See README.md.

import Foundation

func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

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

let arguments = CommandLine.arguments
guard arguments.count > 5, let hosts = arguments.firstIndex(of: "--") else {
  print("usage: facts TABLE PACKAGE GRAPHS CORE… -- HOST…")
  exit(2)
}

var faults: [String] = []
let rows = Row.table(try text(arguments[1])) { faults.append($0) }

let platforms = try System.firstVersions(manifest: text(arguments[2])) { faults.append("\(arguments[2]) \($0)") }

let graphs = arguments[3]
var known = Declarations(
  all: try declarations("\(graphs)/all"), plain: try declarations("\(graphs)/plain"), systems: [:])
for system in System.allCases {
  let folder = "\(graphs)/\(system.rawValue)"
  if FileManager.default.fileExists(atPath: folder) { known.systems[system] = try declarations(folder) }
}

func sources(_ folders: ArraySlice<String>) throws -> [String] {
  try folders.flatMap { files($0, ".swift") }.map(text)
}
let core = try sources(arguments[4..<hosts]).flatMap(publicNames)
let code = try sources(arguments[(hosts + 1)...]).flatMap(words)
var check = Check(
  rows: rows, declarations: known, platforms: platforms, words: Set(code), core: Set(core))
check.run()
faults += check.faults
for fault in faults { print("  \(fault)") }
print("\(rows.count) rows, \(rows.filter(\.isRead).count) of them read on Apple's pages")
exit(faults.isEmpty ? 0 : 1)

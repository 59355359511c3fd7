import Foundation

/// What ends a tool: its message goes to the error output, and the exit code is 1.
struct Fault: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Prints a line of the tool's progress, which is no part of its output.
func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

/// Runs a tool's work, and ends the process where it fails.
func run(_ work: () throws -> Void) {
  do {
    try work()
  } catch {
    say("\(error)")
    exit(1)
  }
}

func contents(_ path: String) throws -> String {
  do {
    return try String(contentsOfFile: path, encoding: .utf8)
  } catch {
    throw Fault("\(path) cannot be read: \(error.localizedDescription)")
  }
}

func write(_ text: String, to path: String) throws {
  try text.write(toFile: path, atomically: true, encoding: .utf8)
}

/// The lines of a table that are neither empty nor a remark.
func tableLines(_ path: String) throws -> [String] {
  try contents(path).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
}

/// The paths of all files of this ending below a folder, sorted by their bytes; links to folders are not followed.
func files(below folder: String, _ ending: String) -> [String] {
  let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return all.filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }.sorted {
    $0.utf8.lexicographicallyPrecedes($1.utf8)
  }
}

func plural(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

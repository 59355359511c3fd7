import Foundation

/// Finds out which files type-check, each by itself.
struct Compiler {
  /// A folder for the files.
  let folder: String
  /// The flags for the library's modules.
  let flags: [String]

  /// The files that compile, by their position.
  ///
  /// All are compiled at once. A file with an error is left out, and the rest is compiled again, since an error may
  /// hide others.
  func accepted(_ files: [String]) throws -> Set<Int> {
    var left = Set(files.indices)
    try write(Row.shared, to: folder + "/Shared.swift")
    for (at, text) in files.enumerated() { try write(text, to: "\(folder)/Row\(at).swift") }
    while !left.isEmpty {
      let bad = try faults(in: left.sorted().map { "Row\($0).swift" })
      if bad.isEmpty { return left }
      guard !bad.contains("Shared.swift") else { throw Fault("the shared declarations do not compile: \(folder)") }
      left = left.filter { !bad.contains("Row\($0).swift") }
    }
    return left
  }

  /// The names of files in which the compiler finds an error.
  private func faults(in names: [String]) throws -> Set<String> {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "Rows", "-parse-as-library"]
      + ["-enable-batch-mode", "-continue-building-after-errors", "-diagnostic-style", "llvm", "-j", "2"]
      + flags + ["Shared.swift"] + names
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var bad: Set<String> = []
    for line in text.split(separator: "\n") where line.contains(": error: ") {
      guard let name = line.split(separator: ":").first?.split(separator: "/").last, name.hasSuffix(".swift") else {
        throw Fault("the compiler failed: \(line)")
      }
      bad.insert(String(name))
    }
    if bad.isEmpty, process.terminationStatus != 0 { throw Fault("the compiler failed:\n\(text.suffix(2000))") }
    return bad
  }
}

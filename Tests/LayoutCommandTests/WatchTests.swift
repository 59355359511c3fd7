import Foundation
import Layout
import Testing

@testable import LayoutCommand
@testable import LayoutScreens

@Suite struct WatchTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write("// a manifest", to: "Package.swift")
    try FileManager.default.createDirectory(atPath: "\(folder.path)/.build/debug", withIntermediateDirectories: true)
    return folder
  }

  @Test func `A Swift file that is written, added or removed is a change; others and hidden ones are none`() throws {
    let folder = try folder()
    var watch = SourceWatch(URL(fileURLWithPath: folder.path))
    func isChanged() -> Bool { watch.hasChanged() }
    #expect(!isChanged())
    let file = try folder.write("let a = 1", to: "A.swift")
    #expect(isChanged() && !isChanged())
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file)
    #expect(isChanged() && !isChanged())
    _ = try folder.write("text", to: "notes.txt")
    _ = try folder.write("let b = 1", to: ".build/B.swift")
    #expect(!isChanged())
    try FileManager.default.removeItem(atPath: file)
    #expect(isChanged() && !isChanged())
  }

  @Test func `The package of a program is the nearest folder around it with a manifest`() throws {
    let folder = try folder()
    let program = URL(fileURLWithPath: "\(folder.path)/.build/debug/Screens")
    let found = SourceWatch.package(around: program)
    #expect(found?.resolvingSymlinksInPath().path == URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path)
    #expect(SourceWatch.package(around: URL(fileURLWithPath: "/Screens")) == nil)
  }

  @Test func `A state survives as a text, and another text is none`() {
    let state = WindowState(
      screen: "feed", size: Size(width: 900.5, height: 600), offsets: ["0.2": Point(x: 0, y: 1234.25)])
    #expect(WindowState(state.text) == state)
    #expect(state.size == Size(width: 900.5, height: 600) && state.points == ["0.2": Point(x: 0, y: 1234.25)])
    for text in ["", "{}", "feed", "{\"screen\":\"feed\"}"] { #expect(WindowState(text) == nil) }
  }

  @Test @MainActor func `A build that fails changes nothing, and one that succeeds replaces the program`() async throws
  {
    let folder = try folder()
    let output = CapturedOutput()
    let build = WatchedBuild(
      URL(fileURLWithPath: folder.path), command: "test -e fixed",
      output: Output(line: { _ in }, remark: output.remark))
    await confirmation { replaced in
      await withCheckedContinuation { continuation in
        build.start {
          replaced()
          continuation.resume()
        }
        Task {
          _ = try folder.write("let a = 1", to: "A.swift")
          while output.remarks.count < 2 { try await Task.sleep(for: .milliseconds(20)) }
          _ = try folder.write("", to: "fixed")
          _ = try folder.write("let a = 2; let b = 3", to: "B.swift")
        }
      }
    }
    #expect(
      output.remarks == [
        "building: test -e fixed", "the build failed with exit code 1; the window shows the last one that succeeded",
        "building: test -e fixed",
      ])
  }

  @Test func `A build has the traits that it is given`() throws {
    func command(_ options: [String]) throws -> String {
      try WindowCommand(ToolArguments(["--watch"] + options, options: WindowCommand.options)).buildCommand
    }
    let name = WindowCommand.executable.lastPathComponent
    #if DEBUG
      let configuration = "debug"
    #else
      let configuration = "release"
    #endif
    #expect(try command([]) == "swift build -c \(configuration) --product '\(name)'")
    #expect(
      try command(["--traits", "GTK,Canvas"])
        == "swift build -c \(configuration) --traits GTK,Canvas --product '\(name)'")
    #expect(try command(["--build", "make"]) == "make")
    for bad in ["", "GTK,", "GTK;true", "a b"] {
      #expect(throws: CommandError.self) { try command(["--traits", bad]) }
    }
    #expect(throws: CommandError.self) { try command(["--traits", "GTK", "--build", "make"]) }
  }

  @Test func `Options of watching are for watching`() {
    for option in [["--package", "."], ["--build", "true"], ["--traits", "GTK"]] {
      let output = CapturedOutput()
      #expect(output.run(["window", "badge"] + option) == .badInput)
      #expect(output.remarks == ["error: --package, --traits and --build go with --watch"])
    }
  }
}

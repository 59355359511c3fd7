import Foundation
import LayoutCore
import Testing

/// The inputs in the repository, with the laws that the fuzzer checks: those that reach most, and those that once failed.
@Suite struct FuzzReplayTests {
  struct Input: CustomTestStringConvertible, Sendable {
    let target: FuzzTarget
    let path: String
    var testDescription: String { "\(target.rawValue)/\(path.split(separator: "/").last ?? "")" }
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  static func inputs(_ name: String) -> [Input] {
    FuzzTarget.allCases.flatMap { target in
      let place = folder.appendingPathComponent("\(name)/\(target.rawValue)").path
      let files = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      return files.sorted().map { Input(target: target, path: "\(place)/\($0)") }
    }
  }

  static func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }

  @Test(arguments: inputs("crashes"))
  func `inputs that once failed break no law`(input: Input) throws {
    let fault = input.target.fault(try Self.bytes(input.path))
    #expect(fault == nil, "\(fault ?? "")")
  }

  @Test(arguments: FuzzTarget.allCases)
  func `the corpus breaks no law`(target: FuzzTarget) throws {
    let inputs = Self.inputs("corpus").filter { $0.target == target }
    #expect(inputs.count >= 10)
    for input in inputs {
      let fault = target.fault(try Self.bytes(input.path))
      #expect(fault == nil, "\(input.testDescription): \(fault ?? "")")
    }
  }
}

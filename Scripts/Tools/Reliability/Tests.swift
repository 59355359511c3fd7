/// A test, as the sources have it.
struct Test {
  /// `Tests/MODULE/…`, `AppleSDK/Tests/MODULE/…` and `Fuzz/Tests/…`.
  let module: String
  let path: String
  /// The line of its attribute.
  let line: Int
  /// What it is called in a run.
  let name: String
  /// The rows and laws of the suites around it, and its own.
  let promises: [String]

  var file: Substring { path.split(separator: "/").last ?? "" }
  /// Names it in the results.
  var key: String { path + "\t" + name }

  /// The tests of all files that name promises, in the order of the files' paths.
  static func all() throws -> [Test] {
    try ["AppleSDK/Tests", "Fuzz/Tests", "Tests"].flatMap { files(below: $0, ".swift") }.flatMap { path in
      let source = try contents(path)
      return source.contains(".promises(") ? try TestReader(path: path, source: source).tests() : []
    }
  }
}

/// Reads tests and their promises from a file: `@Test("…", .promises("B07"), …)` and `@Suite(.promises("L3"), …)`.
struct TestReader {
  private let path: String
  private let module: String
  private let tokens: [(token: Token, line: Int)]
  private var at = 0
  /// The promises of each pair of braces that is open.
  private var open: [[String]] = []
  /// Those of a suite whose braces come next.
  private var coming: [String] = []
  private var found: [Test] = []

  init(path: String, source: String) {
    self.path = path
    tokens = Array(Tokens(source))
    let parts = path.split(separator: "/")
    module = parts[0] == "Tests" ? String(parts[1]) : parts[0] == "Fuzz" ? "FuzzTests" : String(parts[2])
  }

  consuming func tests() throws -> [Test] {
    while let token = take() {
      switch token {
      case .mark("{"):
        open.append(coming)
        coming = []
      case .mark("}"): _ = open.popLast()
      case .mark("@"):
        let line = line
        switch peek() {
        case .word("Suite"): coming = try attribute().promises
        case .word("Test"):
          let (name, promises) = try attribute()
          while let token = take(), token != .word("func") {}
          guard case .word(let function) = take() else { throw Fault("\(path):\(line): a test without a function") }
          found.append(
            Test(
              module: module, path: path, line: line, name: name ?? function, promises: open.flatMap { $0 } + promises))
        default: break
        }
      default: break
      }
    }
    return found
  }

  private var line: Int { at < tokens.count ? tokens[at].line : 0 }
  private func peek() -> Token? { at < tokens.count ? tokens[at].token : nil }

  private mutating func take() -> Token? {
    defer { at += 1 }
    return peek()
  }

  /// The text that an attribute begins with, and its promises.
  private mutating func attribute() throws -> (name: String?, promises: [String]) {
    _ = take()
    guard peek() == .mark("(") else { return (nil, []) }
    _ = take()
    var name: String?
    if case .text(let text) = peek() { name = text }
    var promises: [String] = []
    var depth = 1
    while depth > 0, let token = take() {
      switch token {
      case .mark("("): depth += 1
      case .mark(")"): depth -= 1
      case .word("promises"): promises += try ids()
      default: break
      }
    }
    return (name, promises)
  }

  private mutating func ids() throws -> [String] {
    let line = line
    _ = take()
    var ids: [String] = []
    while let token = take(), token != .mark(")") {
      switch token {
      case .text(let id): ids.append(id)
      case .mark(","): continue
      default: throw Fault("\(path):\(line): a promise is an id in quotes")
      }
    }
    return ids
  }
}

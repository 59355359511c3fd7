import Foundation

/// Apple's systems, in the order of the table's columns.
enum System: String, CaseIterable {
  case iOS, tvOS, macOS, catalyst = "Catalyst", visionOS

  /// The systems' first versions that a package's manifest names, as `.iOS(.v17)` or `.iOS("17.0")`. Where it does not name
  /// visionOS, that is Apple's first.
  static func firstVersions(manifest: String, fault: (String) -> Void) throws -> [System: String] {
    var versions: [System: String] = [.visionOS: "1.0"]
    for system in allCases {
      let name = system == .catalyst ? "macCatalyst" : system.rawValue
      let spelling = try Regex(
        #"\.\#(name)\((?:\.v([0-9_]+)|"([0-9.]+)")\)"#, as: (Substring, Substring?, Substring?).self)
      if let match = try spelling.firstMatch(in: manifest), let version = match.1 ?? match.2 {
        let version = version.replacingOccurrences(of: "_", with: ".")
        versions[system] = version.contains(".") ? version : "\(version).0"
      } else if versions[system] == nil {
        fault("names no first version of \(system.rawValue)")
      }
    }
    return versions
  }
}

/// A row of `facts.tsv`.
struct Row {
  static let columns =
    ["framework", "member", "kind", "settable", "optional", "isolation", "Sendable"]
    + System.allCases.map(\.rawValue) + ["page", "read", "remark"]

  let line: Int
  let framework: String
  let member: String
  let facts: Facts
  /// A version, `any` where the page names none, `absent`, `-` where the framework is not of that system, `?` where the
  /// page was not read.
  let since: [System: String]
  let page: String
  /// The day on which the page was read, or `-`.
  let read: String
  /// `unnamed:` or `clash:` with a reason, or `-`.
  let remark: String

  var isRead: Bool { read != "-" }
  /// The rest of the remark after a word; `nil` where it does not begin with that, or has no rest.
  func reason(_ word: String) -> Substring? {
    let reason = remark.dropFirst(word.count + 2)
    return remark.hasPrefix("\(word): ") && !reason.isEmpty ? reason : nil
  }

  /// Whether a type that conforms may leave it out.
  var isRequirement: Bool { facts.optional.hasPrefix("requirement") }

  /// The facts of the value itself.
  var value: Facts {
    var own = facts
    if isRequirement { own.optional = facts.optional.split(separator: " ").dropFirst().first.map(String.init) ?? "-" }
    return own
  }

  /// Whether a declaration may have these facts. Swift has no optional requirements, so a stand-in's are all required. A
  /// stand-in may let less be set than Apple's, never more.
  func agrees(with facts: Facts) -> Bool {
    var own = value
    if own.settable == "get set", facts.settable == "get" { own.settable = facts.settable }
    return own == facts
  }

  static func table(_ text: String, fault: (String) -> Void) -> [Row] {
    var rows: [Row] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if index == 0 {
        if cells != columns { fault("line 1: the columns are \(columns.joined(separator: ", "))") }
        continue
      }
      guard cells.count == columns.count, !cells.contains("") else {
        fault("line \(index + 1): a row has \(columns.count) cells, none of them empty")
        continue
      }
      rows.append(
        Row(
          line: index + 1, framework: cells[0], member: cells[1],
          facts: Facts(kind: cells[2], settable: cells[3], optional: cells[4], isolation: cells[5], sendable: cells[6]),
          since: Dictionary(uniqueKeysWithValues: zip(System.allCases, cells[7...11])), page: cells[12],
          read: cells[13], remark: cells[14]))
    }
    return rows
  }

  /// The row that a declaration needs, as far as the declaration knows.
  static func proposal(for declaration: Declaration) -> String {
    let framework = Frameworks.of[declaration.module]?.first ?? declaration.module
    let facts = declaration.facts
    let path = "\(framework)/\(declaration.member.replacingOccurrences(of: ".", with: "/"))".lowercased()
    return
      ([
        framework, declaration.member, facts.kind, facts.settable, facts.optional, facts.isolation, facts.sendable,
      ] + System.allCases.map { Frameworks.systems(framework).contains($0) ? "?" : "-" } + [path, "-", "-"])
      .joined(separator: "\t")
  }
}

enum Frameworks {
  /// Whose declarations a module holds.
  static let of = [
    "ObjectiveC": ["ObjectiveC", "Foundation"], "QuartzCore": ["QuartzCore", "CoreGraphics", "CoreFoundation"],
    "CoreImage": ["CoreImage"], "CoreText": ["CoreText"],
    "UniformTypeIdentifiers": ["UniformTypeIdentifiers"], "UIKit": ["UIKit", "Foundation"],
    "AppKit": ["AppKit", "Foundation"], "SwiftUI": ["SwiftUI"], "MacSwiftUI": ["SwiftUI"],
  ]

  /// The systems that have a framework.
  static func systems(_ framework: String) -> [System] {
    switch framework {
    case "UIKit": [.iOS, .tvOS, .catalyst, .visionOS]
    case "AppKit": [.macOS]
    default: System.allCases
    }
  }

  /// The systems whose module a stand-in is, without a flag.
  static func systems(module: String) -> [System] {
    switch module {
    case "UIKit", "SwiftUI": [.iOS, .catalyst]
    case "AppKit", "MacSwiftUI": [.macOS]
    default: [.iOS, .macOS, .catalyst]
    }
  }
}

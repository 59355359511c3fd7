import Foundation

/// Compares the table with the declarations.
struct Check {
  let rows: [Row]
  /// By system; `nil` stands for those that no flag is set for.
  let declarations: [System?: [Declaration]]
  /// The first versions of the package's platforms.
  let platforms: [System: String]
  /// The words of the hosts' sources.
  let words: Set<Substring>
  private(set) var faults: [String] = []

  init(rows: [Row], declarations: [System?: [Declaration]], platforms: [System: String], words: Set<Substring>) {
    (self.rows, self.declarations, self.platforms, self.words) = (rows, declarations, platforms, words)
  }

  private struct Key: Hashable {
    let framework, member: String
  }

  mutating func run() {
    let byKey = Dictionary(grouping: self.rows) { Key(framework: $0.framework, member: $0.member) }
    func rows(of declaration: Declaration) -> [Row] {
      (Frameworks.of[declaration.module] ?? []).flatMap { byKey[Key(framework: $0, member: declaration.member)] ?? [] }
    }
    checkForm()

    var declared: Set<Key> = []
    var seen: Set<String> = []
    for declaration in declarations.values.joined() {
      let found = rows(of: declaration)
      for row in found { declared.insert(Key(framework: row.framework, member: row.member)) }
      // SwiftUI's files are those of two modules.
      let name = "\(declaration.module.replacingOccurrences(of: "Mac", with: "")): \(declaration.member)"
      let facts = declaration.facts
      guard !found.contains(where: { $0.agrees(with: facts) }), seen.insert("\(name) \(facts)").inserted else {
        continue
      }
      guard let row = found.first else {
        faults.append(
          "\(name) has no row. Read its page and add, or begin its comment with 'For tests' where it is not Apple's:\n"
            + "    \(Row.proposal(for: declaration))")
        continue
      }
      faults.append(
        "\(name) does not fit line \(row.line): \(row.facts.differences(facts)). Read \(row.page) again; mend the one that is"
          + " wrong")
    }
    for row in self.rows where !declared.contains(Key(framework: row.framework, member: row.member)) {
      faults.append("\(row.name): nothing declares it any more. Delete the row")
    }
    checkVersions()
    checkSystems(rows)
    checkNames()
    faults.sort()
  }

  private mutating func checkForm() {
    var last: Row?
    for row in rows {
      if let last, (last.framework, last.member) > (row.framework, row.member) {
        faults.append("\(row.name): rows are sorted by framework and member (LC_ALL=C)")
      }
      last = row
      if row.isRead, row.read.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) == nil {
        faults.append("\(row.name): '\(row.read)' is no day, as 2026-01-31 is")
      }
      for system in System.allCases {
        let since = row.since[system] ?? ""
        let isOf = Frameworks.systems(row.framework).contains(system)
        let isVersion = ["any", "absent", "?"].contains(since) || since.allSatisfy { $0.isNumber || $0 == "." }
        if isOf ? !isVersion : since != "-" {
          faults.append(
            "\(row.name): \(system) cannot be '\(since)', only \(isOf ? "a version, any, absent or ?" : "-")")
        }
        if row.isRead, since == "?" { faults.append("\(row.name): its page was read, and \(system) is unknown") }
      }
    }
  }

  /// What is newer than the package's platforms.
  private mutating func checkVersions() {
    for row in rows where !row.says("guarded") {
      for (system, first) in platforms {
        guard let since = row.since[system], since.contains(where: \.isNumber),
          since.compare(first, options: .numeric) == .orderedDescending
        else { continue }
        faults.append(
          "\(row.name): since \(system) \(since), and the package begins at \(system) \(first). Use it behind #available and"
            + " say 'guarded: …' in the row, or use something older")
      }
    }
  }

  /// What is declared for a system that lacks it, or not for one that has it.
  private mutating func checkSystems(_ rows: (Declaration) -> [Row]) {
    let base = declarations[nil] ?? []
    for declaration in base {
      for system in Frameworks.systems(module: declaration.module)
      where rows(declaration).first?.since[system] == "absent" {
        faults.append(
          "\(declaration.module): \(declaration.member) is absent on \(system), and this module is \(system)'s")
      }
    }
    for (system, variant) in declarations {
      guard let system else { continue }
      let flag = "\(system.rawValue.uppercased())_CHECK"
      for declaration in variant where rows(declaration).first?.since[system] == "absent" {
        faults.append(
          "\(declaration.module): \(declaration.member) is absent on \(system). Put it into #if !\(flag), and what uses it"
            + " into #if !os(\(system))")
      }
      let here = Set(variant.map { "\($0.module) \($0.member)" })
      let modules = Set(variant.map(\.module))
      for declaration in base
      where modules.contains(declaration.module) && !here.contains("\(declaration.module) \(declaration.member)") {
        guard let row = rows(declaration).first, let since = row.since[system], since != "absent", since != "?" else {
          continue
        }
        faults.append(
          "\(declaration.module): \(declaration.member) exists on \(system) by line \(row.line), and #if !\(flag) hides it"
        )
      }
    }
  }

  /// What no host names is there for a reason, which its row says. A type is named where a member of it is.
  private mutating func checkNames() {
    let named = Set(
      rows.filter { words.contains($0.baseName) }.flatMap { row in row.outer.map { "\(row.framework) \($0)" } })
    for row in rows where row.baseName != "init" && !row.says("clash") {
      let isNamed = row.isType ? named.contains("\(row.framework) \(row.member)") : words.contains(row.baseName)
      if !isNamed, !row.says("unnamed") {
        faults.append("\(row.name): no host names it. Delete it, or say 'unnamed: …' and why it is there in the row")
      }
      if isNamed, row.says("unnamed") {
        faults.append("\(row.name): a host names it. Take 'unnamed: …' out of the row")
      }
    }
  }
}

extension Row {
  var name: String { "line \(line), \(framework): \(member)" }
  var isType: Bool { ["class", "struct", "enum", "protocol", "typealias"].contains(facts.kind) }
  private var path: [Substring] { member.prefix { $0 != "(" }.split(separator: ".") }
  /// Without labels and what is around it.
  var baseName: Substring { path.last ?? "" }
  /// The member and the types that it is in.
  var outer: [String] { path.indices.map { path[...$0].joined(separator: ".") } }
}

extension Facts {
  /// In words.
  func differences(_ declared: Facts) -> String {
    let cells = [
      ("kind", kind, declared.kind), ("settable", settable, declared.settable),
      ("optional", optional, declared.optional),
      ("isolation", isolation, declared.isolation), ("Sendable", sendable, declared.sendable),
    ]
    return cells.filter { $0.1 != $0.2 }.map { "\($0.0) is '\($0.1)' there and '\($0.2)' here" }.joined(separator: ", ")
  }
}

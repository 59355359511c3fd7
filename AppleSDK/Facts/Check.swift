import Foundation

/// What the table is compared with.
struct Declarations {
  /// Those of the stand-ins with Objective-C's attributes, for systems that lack nothing.
  var all: [Declaration]
  /// Those of the stand-ins as tests run on them.
  var plain: [Declaration]
  /// Those of systems that lack something.
  var systems: [System: [Declaration]]
}

/// Compares the table with the declarations.
struct Check {
  let rows: [Row]
  let declarations: Declarations
  /// The first versions of the package's platforms.
  let platforms: [System: String]
  /// The words of the hosts' sources.
  let words: Set<Substring>
  /// The names that the layout's core declares.
  let core: Set<Substring>
  private(set) var faults: [String] = []
  private var byKey: [Key: Row] = [:]

  init(
    rows: [Row], declarations: Declarations, platforms: [System: String], words: Set<Substring>, core: Set<Substring>
  ) {
    (self.rows, self.declarations, self.platforms, self.words) = (rows, declarations, platforms, words)
    self.core = core
  }

  private struct Key: Hashable {
    let framework, member: String
  }

  private func row(of declaration: Declaration) -> Row? {
    (Frameworks.of[declaration.module] ?? []).lazy
      .compactMap { byKey[Key(framework: $0, member: declaration.member)] }.first
  }

  mutating func run() {
    for row in rows {
      if byKey.updateValue(row, forKey: Key(framework: row.framework, member: row.member)) != nil {
        faults.append("\(row.framework): \(row.member) has two rows, the second is line \(row.line)")
      }
    }
    checkForm()

    var declared: Set<Key> = []
    var seen: Set<String> = []
    for declaration in declarations.all + declarations.plain + declarations.systems.values.joined() {
      let facts = declaration.facts
      let row = row(of: declaration)
      if let row { declared.insert(Key(framework: row.framework, member: row.member)) }
      // SwiftUI's files are those of two modules.
      let name = "\(declaration.module.replacingOccurrences(of: "Mac", with: "")): \(declaration.member)"
      guard row?.agrees(with: facts) != true, seen.insert("\(name) \(facts)").inserted else { continue }
      guard Facts.kinds.values.contains(facts.kind) else {
        faults.append("\(name) is a '\(facts.kind)', which the check does not know")
        continue
      }
      guard let row else {
        faults.append(
          "\(name) has no row. Read its page and add, or begin its comment with 'For tests' where it is not Apple's:\n"
            + "    \(Row.proposal(for: declaration))")
        continue
      }
      faults.append(
        "\(name) does not fit line \(row.line): \(row.differences(facts)). Read \(row.page) again; mend the one that is"
          + " wrong")
    }
    for row in rows where !declared.contains(Key(framework: row.framework, member: row.member)) {
      faults.append("\(row.name): nothing declares it any more. Delete the row")
    }
    checkVersions()
    checkSystems()
    checkNames()
    faults.sort()
  }

  /// What is newer than the package's platforms.
  private mutating func checkVersions() {
    for row in rows {
      for (system, first) in platforms {
        guard let since = row.since[system], since.contains(where: \.isNumber),
          since.compare(first, options: .numeric) == .orderedDescending
        else { continue }
        faults.append(
          "\(row.name): since \(system.rawValue) \(since), and the package begins at \(system.rawValue) \(first). Use"
            + " something older")
      }
    }
  }

  /// What is declared for a system that lacks it, or not for one that has it.
  private mutating func checkSystems() {
    for declaration in declarations.all {
      for system in Frameworks.systems(module: declaration.module)
      where row(of: declaration)?.since[system] == "absent" {
        faults.append(
          "\(declaration.module): \(declaration.member) is absent on \(system.rawValue), and this module is"
            + " \(system.rawValue)'s")
      }
    }
    for (system, variant) in declarations.systems {
      let flag = "\(system.rawValue.uppercased())_CHECK"
      for declaration in variant where row(of: declaration)?.since[system] == "absent" {
        faults.append(
          "\(declaration.module): \(declaration.member) is absent on \(system.rawValue). Put it into #if !\(flag), and"
            + " what uses it into #if !os(\(system.rawValue))")
      }
      let here = Set(variant.map { "\($0.module) \($0.member)" })
      let modules = Set(variant.map(\.module))
      for declaration in declarations.all
      where modules.contains(declaration.module) && !here.contains("\(declaration.module) \(declaration.member)") {
        guard let row = row(of: declaration), let since = row.since[system], since != "absent", since != "?" else {
          continue
        }
        faults.append(
          "\(declaration.module): \(declaration.member) exists on \(system.rawValue) by line \(row.line), and #if !\(flag)"
            + " hides it")
      }
    }
  }

  /// Checks declarations that no host names, each of which has a reason in its row; a type is named where a member of
  /// it is.
  private mutating func checkNames() {
    let named = Set(
      rows.filter { words.contains($0.baseName) }.flatMap { row in row.outer.map { "\(row.framework) \($0)" } })
    for row in rows where row.baseName != "init" && row.reason("clash") == nil {
      let isNamed = row.isType ? named.contains("\(row.framework) \(row.member)") : words.contains(row.baseName)
      let isUnnamed = row.reason("unnamed") != nil
      if !isNamed, !isUnnamed {
        faults.append(
          "\(row.name): no host names it. Delete it, or write 'unnamed: …' and the reason for it in the row")
      }
      if isNamed, isUnnamed {
        faults.append("\(row.name): a host names it. Take 'unnamed: …' out of the row")
      }
    }
  }
}

// The values of a row.
extension Check {
  private mutating func checkForm() {
    var last: Row?
    for row in rows {
      if let last, (last.framework, last.member) > (row.framework, row.member) {
        faults.append("\(row.name): rows are sorted by framework and member (LC_ALL=C)")
      }
      last = row
      if row.isRead, !isDay(row.read) { faults.append("\(row.name): '\(row.read)' is no day, as 2026-01-31 is") }
      checkRequirement(row)
      checkRemark(row)
      for system in System.allCases {
        let since = row.since[system] ?? ""
        let isOf = Frameworks.systems(row.framework).contains(system)
        let isVersion = ["any", "absent", "?"].contains(since) || since.wholeMatch(of: /\d+\.\d+(\.\d+)?/) != nil
        if isOf ? !isVersion : since != "-" {
          faults.append(
            "\(row.name): \(system.rawValue) cannot be '\(since)', only"
              + " \(isOf ? "a version as 17.0, any, absent or ?" : "-")")
        }
        if row.isRead, since == "?" {
          faults.append("\(row.name): its page was read, and \(system.rawValue) is unknown")
        }
      }
    }
  }

  private func isDay(_ text: String) -> Bool {
    guard let parts = text.wholeMatch(of: /(\d{4})-(\d{2})-(\d{2})/)?.output else { return false }
    return DateComponents(
      calendar: Calendar(identifier: .gregorian), year: Int(parts.1), month: Int(parts.2), day: Int(parts.3)
    ).isValidDate
  }

  private mutating func checkRequirement(_ row: Row) {
    if !["-", "?", "!", "requirement", "requirement ?", "requirement !"].contains(row.facts.optional) {
      faults.append("\(row.name): optional cannot be '\(row.facts.optional)'")
    }
    guard row.isRequirement else { return }
    let around = row.outer.dropLast().last.flatMap { byKey[Key(framework: row.framework, member: $0)] }
    if around?.facts.kind != "protocol" {
      faults.append("\(row.name): only a protocol has requirements")
    }
  }

  private mutating func checkRemark(_ row: Row) {
    if row.reason("clash") != nil {
      if row.framework != "SwiftUI" || !core.contains(row.baseName) {
        faults.append("\(row.name): 'clash: …' is for names of SwiftUI's that LayoutCore declares too")
      }
    } else if row.remark != "-", row.reason("unnamed") == nil {
      faults.append("\(row.name): a remark is 'unnamed: …' or 'clash: …', with a reason")
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

  /// In words.
  func differences(_ declared: Facts) -> String {
    let cells = [
      ("kind", facts.kind, declared.kind), ("settable", facts.settable, declared.settable),
      ("optional", value.optional, declared.optional), ("isolation", facts.isolation, declared.isolation),
      ("Sendable", facts.sendable, declared.sendable),
    ]
    return cells.filter { $0.1 != $0.2 }.map { "\($0.0) is '\($0.1)' there and '\($0.2)' here" }.joined(separator: ", ")
  }
}

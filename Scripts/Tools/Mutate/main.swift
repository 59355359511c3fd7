// What Scripts/mutate does: `check`, or `try COPY [NAME…]`, where COPY is the folder of the copy.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())

func check(_ mutations: [Mutation]) throws {
  var faults: [String] = []
  for mutation in mutations {
    do { _ = try mutation.mutated() } catch { faults.append("\(error)") }
  }
  if try MutationPage.rows().map(\.name) != mutations.map(\.name) {
    faults.append("\(MutationPage.path) has others, or in another order; run Scripts/mutate")
  }
  if !faults.isEmpty { throw Fault(faults.joined(separator: "\n") + "\n\(Mutation.table) does not fit") }
  report("all \(mutations.count) mutations fit")
}

/// What a mutation that was tried does wrong, if anything. Its killer is nil where no test noticed it.
func tryOut(_ mutation: Mutation, in copy: Copy, _ program: String) throws -> (killer: String?, fault: String?) {
  try copy.replace(mutation.source, by: Data(mutation.mutated().utf8))
  defer { try? copy.replace(mutation.source, by: Data(contentsOf: URL(filePath: mutation.source))) }
  guard try copy.build() else {
    let lines = try contents(copy.buildLog).split(separator: "\n")
    let error = lines.first { $0.contains("error: ") } ?? lines.last ?? ""
    return (nil, "\(mutation.name): does not compile: \(error)")
  }
  let isCSS = mutation.file.hasPrefix("LayoutCSS/")
  let filters = [
    mutation.first, mutation.file.hasPrefix("LayoutEngine/") ? engineTests : nil, isCSS ? cssTests : coreTests,
  ]
  var killer: String?
  for filter in filters where killer == nil {
    if let filter { killer = try copy.firstFailure(of: program, filter) }
  }
  report("\(mutation.name): \(killer ?? "SURVIVED")")
  switch (killer, mutation.survives) {
  case (nil, nil): return (nil, "\(mutation.name): no test notices that \(mutation.what)")
  case (let killer?, _?): return (killer, "\(mutation.name): the table says that no test can notice it; \(killer) does")
  default: return (killer, nil)
  }
}

let engineTests = #"^LayoutEngineTests\."#
let coreTests = #"^LayoutCoreTests\."#
let cssTests = #"^LayoutCSSTests\."#

func tryOut(_ names: [String], of mutations: [Mutation], in path: String) throws {
  for name in names where !mutations.contains(where: { $0.name == name }) {
    throw Fault("there is no mutation \(name)")
  }
  let chosen = names.isEmpty ? mutations : mutations.filter { names.contains($0.name) }
  for mutation in chosen { _ = try mutation.mutated() }

  let copy = try Copy(at: path)
  report("building the copy")
  guard try copy.build() else {
    let lines = try contents(copy.buildLog).split(separator: "\n").suffix(30)
    throw Fault(lines.joined(separator: "\n") + "\nthe copy does not compile as it is")
  }
  let program = try copy.program()
  report("testing the copy as it is")
  for filter in [engineTests, coreTests, cssTests] {
    if let killer = try copy.firstFailure(of: program, filter) {
      throw Fault("a test fails without any mutation: \(killer) (if the copy is out of date, delete \(path))")
    }
  }
  var killers: [String: String?] = [:]
  var faults: [String] = []
  for mutation in chosen {
    let (killer, fault) = try tryOut(mutation, in: copy, program)
    killers[mutation.name] = .some(killer)
    if let fault { faults.append(fault) }
  }
  if !faults.isEmpty {
    throw Fault(faults.joined(separator: "\n") + "\n\(faults.count) of \(chosen.count) mutations are at fault")
  }
  try MutationPage.write(mutations, killers)
}

run {
  let mutations = try Mutation.all()
  switch arguments.first {
  case "check": try check(mutations)
  case "try" where arguments.count > 1: try tryOut(Array(arguments.dropFirst(2)), of: mutations, in: arguments[1])
  default: throw Fault("check, or try COPY NAME…")
  }
}

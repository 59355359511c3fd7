/// The mode in which an assertion writes its reference.
public enum SnapshotRecordMode: String, Sendable, CaseIterable {
  /// Always.
  case all
  /// If there is no reference, or the layout differs from it.
  case failed
  /// If there is no reference.
  case missing
  /// Never. This is the mode on CI, whichever mode is requested.
  case never

  /// The name of the environment variable that sets the mode of all assertions.
  public static var variable: String { "LAYOUT_SNAPSHOTS" }

  /// The mode that applies: `never` on CI (the variable `CI` is set and neither empty, `0` nor `false`), else the
  /// assertion's mode, else the environment variable, else `missing`.
  static func effective(_ wanted: SnapshotRecordMode?, _ environment: [String: String]) -> SnapshotRecordMode {
    if isOnCI(environment) { return .never }
    return wanted ?? environment[variable].flatMap(SnapshotRecordMode.init(rawValue:)) ?? .missing
  }

  /// Whether the environment is that of a CI.
  static func isOnCI(_ environment: [String: String]) -> Bool {
    environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
  }

  /// The environment variable's value if it is used and is no mode; else `nil`.
  static func misspelt(_ wanted: SnapshotRecordMode?, _ environment: [String: String]) -> String? {
    guard wanted == nil, let value = environment[variable], !value.isEmpty else { return nil }
    return SnapshotRecordMode(rawValue: value) == nil ? value : nil
  }
}

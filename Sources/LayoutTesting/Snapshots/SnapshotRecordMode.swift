/// When an assertion writes its reference anew.
public enum SnapshotRecordMode: String, Sendable, CaseIterable {
  /// Always.
  case all
  /// Where there is none, or it differs.
  case failed
  /// Where there is none.
  case missing
  /// Never. What holds on CI, whatever else is asked for.
  case never

  /// The name of the environment variable that sets the mode of all assertions.
  public static var variable: String { "LAYOUT_SNAPSHOTS" }

  /// The mode that holds: `never` on CI (the variable `CI` is set and neither empty, `0` nor `false`), else what
  /// the assertion asks for, else the environment variable, else `missing`.
  static func effective(_ wanted: SnapshotRecordMode?, _ environment: [String: String]) -> SnapshotRecordMode {
    if let value = environment["CI"], !["", "0", "false"].contains(value.lowercased()) { return .never }
    return wanted ?? environment[variable].flatMap(SnapshotRecordMode.init(rawValue:)) ?? .missing
  }

  /// What the environment variable says where that counts and is no mode.
  static func misspelt(_ wanted: SnapshotRecordMode?, _ environment: [String: String]) -> String? {
    guard wanted == nil, let value = environment[variable], !value.isEmpty else { return nil }
    return SnapshotRecordMode(rawValue: value) == nil ? value : nil
  }
}

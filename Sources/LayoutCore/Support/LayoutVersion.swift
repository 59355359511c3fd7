/// The version of this package.
///
/// ```swift
/// print("laid out by Layout \(LayoutVersion.current)")
/// ```
public struct LayoutVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The version that the program was built with.
  public static let current = LayoutVersion(major: 0, minor: 1, patch: 0)

  /// The part that grows with a change that breaks callers, once it is 1.
  public let major: Int
  /// The part that grows with additions; while `major` is 0, also with a change that breaks callers.
  public let minor: Int
  /// The part that grows with corrections.
  public let patch: Int

  /// A version, to compare the current one with.
  public init(major: Int, minor: Int, patch: Int) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// The version in the form of tags and manifests: `0.1.0`.
  public var description: String { "\(major).\(minor).\(patch)" }

  /// Whether a version is older than another.
  public static func < (one: LayoutVersion, other: LayoutVersion) -> Bool {
    (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
  }
}

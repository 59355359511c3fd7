#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A destination of printed faults, with its switch.
final class FaultOutput: Sendable {
  /// Standard error; it is off where `LAYOUT_QUIET=1` is in the environment.
  static let standard = FaultOutput(
    { StandardError.write($0) }, isOn: getenv("LAYOUT_QUIET").map { String(cString: $0) } != "1")

  /// Writes a text and a line end.
  let write: @Sendable (String) -> Void
  private let state: Locked<Bool>

  init(_ write: @escaping @Sendable (String) -> Void, isOn: Bool) {
    self.write = write
    state = Locked(isOn)
  }

  var isOn: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

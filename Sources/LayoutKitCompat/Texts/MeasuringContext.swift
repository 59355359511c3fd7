public import LayoutCore

/// The current measurers, for layouts without measurers of their own.
public enum LayoutKitMeasuring {
  /// The current measurers; by default texts are measured by counting characters.
  @TaskLocal public static var measurers = Measurers()

  /// Runs `work` with `measurers` as the current measurers. With a host's own measurers, the measured sizes equal the
  /// drawn ones.
  public static func with<Result, Failure: Error>(
    _ measurers: Measurers, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var outcome: Swift.Result<Result, Failure>?
    $measurers.withValue(measurers) {
      do throws(Failure) { outcome = .success(try work()) } catch { outcome = .failure(error) }
    }
    guard let outcome else { preconditionFailure("the work was not run") }
    return try outcome.get()
  }
}

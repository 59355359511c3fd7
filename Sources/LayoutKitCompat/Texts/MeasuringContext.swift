public import LayoutCore

/// Who measures texts and pictures where a layout does not say so itself.
public enum LayoutKitMeasuring {
  /// The measurers of the surroundings; by default texts are measured by counting characters.
  @TaskLocal public static var measurers = Measurers()

  /// Runs `work`, in which texts and pictures are measured by `measurers`. A host's own measurers make what is measured
  /// here equal to what it draws.
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

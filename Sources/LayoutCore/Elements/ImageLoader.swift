/// Loads the bytes of pictures.
public struct ImageLoader: Sendable {
  private let load: @Sendable (String) async throws -> [UInt8]

  /// A loader that calls a function with the address of a picture, on any thread. It is called in a task that is
  /// cancelled when the picture is no longer wanted.
  public init(_ load: @escaping @Sendable (_ url: String) async throws -> [UInt8]) {
    self.load = load
  }

  /// The bytes of a file in a format of the host.
  public func bytes(of url: String) async throws -> [UInt8] { try await load(url) }
}

private enum ImageLoaderKey: EnvironmentKey {
  static var defaultValue: ImageLoader? { nil }
}

extension EnvironmentValues {
  /// What loads the pictures of `AsyncImage`; `nil` for none.
  public var imageLoader: ImageLoader? {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}

extension Layout {
  /// Loads the pictures of `AsyncImage` inside by a function.
  ///
  /// - Parameter load: returns the bytes of the file at an address. It is called in a task that is cancelled when the
  ///   picture is no longer wanted.
  public func imageLoader(
    _ load: @escaping @Sendable (_ url: String) async throws -> [UInt8]
  ) -> _ModifiedLayout<Self, _EnvironmentModifier<ImageLoader?>> {
    environment(\.imageLoader, ImageLoader(load))
  }
}

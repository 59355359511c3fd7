import LayoutEngine

/// A picture whose bytes are loaded while the layout is shown.
///
/// The environment's `imageLoader` loads them. Loading begins when the element comes (`onAppear(perform:)` describes that), and
/// again where its address changes. It is cancelled when the element goes.
///
/// ```swift
/// AsyncImage(url: "https://example.org/photo.jpg") { image in
///   image.resizable(.fill)
/// } placeholder: {
///   ProgressView()
/// }
/// .frame(width: 120, height: 80)
/// .imageLoader { address in try await download(address) }
/// ```
public struct AsyncImage<Content: Layout>: Layout {
  private let url: String?
  private let content: (AsyncImagePhase) -> Content
  @State private var request = ImageRequest()
  @Environment(\.imageLoader) private var loader

  /// A picture shown by its phase.
  ///
  /// - Parameters:
  ///   - url: what the loader gets; `nil` stays empty.
  ///   - content: what is shown in a phase.
  public init(url: String?, @LayoutBuilder content: @escaping (AsyncImagePhase) -> Content) {
    self.url = url
    self.content = content
  }

  /// A picture that is shown by `content` when it is there, and by a placeholder before and after a failure.
  public init<Picture: Layout, Placeholder: Layout>(
    url: String?, @LayoutBuilder content: @escaping (Image) -> Picture,
    @LayoutBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ImageOrPlaceholder<Picture, Placeholder> {
    self.url = url
    self.content = { _ImageOrPlaceholder(image: $0.image, content: content, placeholder: placeholder) }
  }

  /// What the present phase shows.
  public var body: some Layout {
    let source = ImageRequest.Source(url: url, hasLoader: loader != nil)
    content(request.phase(of: source))
      .task(id: source) { [request, loader] in await request.load(source.url, by: loader) }
  }
}

extension AsyncImage where Content == _ImageOrPlaceholder<Image, EmptyLayout> {
  /// A picture in its own size, and nothing before it is there.
  public init(url: String?) {
    self.url = url
    content = { _ImageOrPlaceholder(image: $0.image, content: { $0 }, placeholder: { EmptyLayout() }) }
  }
}

/// A picture that may be there already.
public struct _ImageOrPlaceholder<Picture: Layout, Placeholder: Layout>: Layout {
  let image: Image?
  let content: (Image) -> Picture
  let placeholder: () -> Placeholder

  /// The picture, or the placeholder without it.
  public var body: some Layout {
    if let image { content(image) } else { placeholder() }
  }
}

/// How far a picture is loaded.
@nonexhaustive
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded yet.
  case empty
  /// The bytes are there. Those that are no picture leave a placeholder, and a diagnostic.
  case success(Image)
  /// The loader failed, or there is none: `AsyncImageError.noLoader`.
  case failure(any Error)

  /// The picture; `nil` in other phases.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error; `nil` in other phases.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// The reasons why a picture is not loaded.
@nonexhaustive
public enum AsyncImageError: Error, Equatable, CustomStringConvertible {
  /// The environment has no loader.
  case noLoader

  /// The error, and what to do about it.
  public var description: String {
    switch self {
    case .noLoader: "There is no loader of pictures; set one by imageLoader(_:) on an element around it."
    }
  }
}

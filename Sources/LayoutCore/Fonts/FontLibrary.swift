/// The fonts of the program's own, beside those that are installed.
///
/// Hosts find them by their families, as installed ones. They are known to the process only, and until it ends.
///
/// ```swift
/// let families = try FontLibrary.shared.register(file: "Fonts/Inter.ttf")
/// Text("Hello").font(.custom(families[0], size: 16))
/// ```
///
/// A text in such a font has been measured in another one before the registration. So measurers drop what they stored,
/// and a layout that is shown is measured anew in its next turn.
public final class FontLibrary: Sendable {
  /// The library that hosts use.
  public static let shared = FontLibrary()

  /// A font as it was registered.
  package enum Source: Hashable, Sendable {
    case file(String)
    case bytes([UInt8])
  }

  private struct State {
    var fonts: [Source] = []
    /// The hashes and lengths of the fonts' bytes.
    var known: Set<[Int]> = []
    var listeners: [Listener] = []
  }

  private struct Listener {
    weak var target: (any FontListener)?
  }

  private let state = Locked(State())

  package init() {}

  /// Registers the fonts in a file: TrueType, OpenType, or a collection of them.
  ///
  /// The file must stay as it is while the program runs. A font that is registered already changes nothing.
  ///
  /// - Returns: the families of the fonts, in the order of the file.
  /// - Throws: the reason where the file cannot be read, or is no such font.
  /// - Complexity: reads the whole file.
  @discardableResult
  public func register(file path: String) throws(FontError) -> [String] {
    let bytes: [UInt8]
    do {
      bytes = try WholeFile.read(path)
    } catch {
      throw FontError(.unreadable(error.reason), path: path)
    }
    do {
      return try register(.file(path), bytes)
    } catch {
      throw FontError(error.reason, path: path)
    }
  }

  /// Registers the fonts in the bytes of a file.
  ///
  /// - Returns: the families of the fonts, in the order of the file.
  /// - Throws: the reason where the bytes are no font.
  /// - Complexity: O(bytes).
  @discardableResult
  public func register(bytes: [UInt8]) throws(FontError) -> [String] { try register(.bytes(bytes), bytes) }

  private func register(_ source: Source, _ bytes: [UInt8]) throws(FontError) -> [String] {
    let families = try FontFile(bytes).families
    let isNew = state.withLock { state in
      guard state.known.insert([bytes.hashValue, bytes.count]).inserted else { return false }
      state.fonts.append(source)
      return true
    }
    if isNew { for listener in listeners { listener.fontsChanged(in: self) } }
    return families
  }

  /// The fonts, in the order of their registration. There are as many as there were changes.
  package var fonts: [Source] { state.withLock { $0.fonts } }

  /// The number of changes so far.
  package var generation: Int { state.withLock { $0.fonts.count } }

  /// Has `listener` notified of changes, on the thread that registers a font. The library does not keep it.
  package func add(_ listener: any FontListener) {
    state.withLock { state in
      state.listeners.removeAll { $0.target == nil }
      state.listeners.append(Listener(target: listener))
    }
  }

  private var listeners: [any FontListener] { state.withLock { $0.listeners.compactMap(\.target) } }
}

/// What depends on the fonts of a library.
package protocol FontListener: AnyObject, Sendable {
  /// Drops what was measured in the former fonts. The new ones are in the library already.
  func fontsChanged(in library: FontLibrary)
}

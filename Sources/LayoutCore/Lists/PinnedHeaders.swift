import LayoutEngine

/// A header that stays at the edge of its scroll view while its section is seen.
///
/// 1. Each header notes its place, and that of the scroll view around it, as a preference.
/// 2. The container shows the last header above the edge a second time, in front of the rows: at the edge, or above it
///    where the next header pushes it away. The first one goes on with its section.
struct PinnedHeader: Equatable {
  /// The header's group.
  let group: NodeIndex
  /// The header's frame, and that of the scroll view's window, in global coordinates.
  let frame: Rect
  let window: Rect
  let content: AnyLayout

  static func == (one: PinnedHeader, other: PinnedHeader) -> Bool {
    one.group == other.group && one.frame == other.frame && one.window == other.window
      && one.content.erased === other.content.erased
  }
}

enum PinnedHeaders: PreferenceKey {
  static var defaultValue: [PinnedHeader] { [] }
  static func reduce(value: inout [PinnedHeader], nextValue: () -> [PinnedHeader]) { value += nextValue() }
}

/// Keeps a header at the edge of the scroll view around it: step 1.
struct PinnedHeaderModifier: _PrimitiveModifier {
  let isPinned: Bool

  init(isPinned: Bool = true) { self.isPinned = isPinned }

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    guard isPinned else { return content._lower(lowering) }
    let header = AnyLayout(content)
    lowering.marking(Self.self, header) { node, outer in
      if let known = lowering.contents.preferences.markers[node] as? PinnedHeaderMarker {
        (known.content, known.outer) = (header, outer)
        lowering.contents.preferences.isStale = true
      } else {
        lowering.contents.preferences.add(PinnedHeaderMarker(header), node, outer)
      }
    }
  }
}

private final class PinnedHeaderMarker: PreferenceMarker {
  var content: AnyLayout

  init(_ content: AnyLayout) { self.content = content }

  override var dependsOnFrames: Bool { true }

  override func meet(_ values: inout PreferenceValues, _ group: NodeIndex, _ survey: inout GeometrySurvey) {
    guard let window = survey.window(around: group) else { return }
    let frame = survey.frame(ofGroup: group, outer: outer)
    values.set(PinnedHeaders.self, [PinnedHeader(group: group, frame: frame, window: window, content: content)])
  }

  override var writtenKey: ObjectIdentifier? { ObjectIdentifier(PinnedHeaders.self) }
}

extension Layout {
  /// Shows the header that stays at the edge of the scroll view: step 2. Headers inside are unknown further out.
  func showingPinnedHeaders() -> some Layout {
    overlayPreferenceValue(PinnedHeaders.self, alignment: .topLeading) { headers in
      if !headers.isEmpty {
        GeometryReader { proxy in PinnedHeaderPlace(headers: headers, corner: proxy.globalFrame.origin) }
      }
    }
    .transformPreference(PinnedHeaders.self) { $0 = [] }
  }
}

private struct PinnedHeaderPlace: Layout {
  let headers: [PinnedHeader]
  /// The corner of the container, in global coordinates.
  let corner: Point

  var body: some Layout {
    if let position = headers.lastIndex(where: { $0.frame.minY < $0.window.minY }) {
      let header = headers[position]
      let next = headers.dropFirst(position + 1).first?.frame.minY ?? .infinity
      let top = min(header.window.minY, next - header.frame.height)
      let number = Int(header.group.rawValue)
      // Each header has a copy of its own: the keyboard in one does not go on to the next.
      ForEach(parts: number..<number + 1) { _ in
        header.content
          .frame(width: header.frame.width, alignment: .leading)
          .offset(x: header.frame.minX - corner.x, y: top - corner.y)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .accessibilityHidden()
          .modified(by: CopyModifier(original: header.group))
      }
    }
  }
}

/// Which parts of sections stay at the edge of the scroll view.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits, one for each part.
  public let rawValue: UInt8

  /// A set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The headers, at the upper edge.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
}

/// Sections whose headers stay at the edge.
private struct PinnedSectionStyle: SectionStyle {
  func section(_ parts: SectionParts) -> any Layout {
    Group {
      parts.header?.modified(by: PinnedHeaderModifier())
      if parts.isExpanded?.wrappedValue ?? true { parts.content.environment(\.sectionStyle, nil) }
      parts.footer
    }
  }
}

extension LazyVStack {
  /// The stack, with the headers of its sections at the edge of the scroll view.
  @usableFromInline
  func lowerPinned(_ lowering: _Lowering) {
    LazyVStack(alignment: alignment, spacing: spacing) { content }
      .environment(\.sectionStyle, PinnedSectionStyle())
      .showingPinnedHeaders()
      ._lower(lowering)
  }
}

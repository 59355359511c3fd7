import LayoutCore

#if canImport(CCairo)
  import LayoutCanvas
#endif

/// Any bytes as the text of an SVG path:
///
/// 1. A fault lies in the text, or just behind it.
/// 2. A path has finite points, and no more of them than its limit; its box is finite and its sides are not negative.
/// 3. Written again it is the same path.
/// 4. A part of it has finite points, and all of it is itself.
/// 5. As a shape it is laid out and drawn, with a diagnostic at most of its distance, or of its dashes.
enum PathLaws {
  static func fault(_ bytes: [UInt8]) -> String? {
    var source = ByteSource(bytes)
    let (from, to) = (Double(source.int(9)) / 8, Double(source.int(9)) / 8)
    let dash = Double(source.int(4))
    let text = String(decoding: source.remainder(), as: UTF8.self)
    let path: Path
    do throws(SVGPathError) {
      path = try Path(svg: text)
    } catch {
      // 1.
      return (0...text.utf8.count).contains(error.position) ? nil : "\(error), which is not in the text"
    }
    if let fault = fault(points: path) { return fault }
    // 3.
    guard let again = try? Path(svg: path.written) else { return "what was written is not read: \(path.written)" }
    if again != path { return "written again it is \(again.written.prefix(400)), not \(path.written.prefix(400))" }
    // 4.
    if path.trimmedPath(from: 0, to: 1) != path { return "the whole path is not itself" }
    let part = path.trimmedPath(from: from, to: to)
    if let fault = fault(points: part) { return "the part from \(from) to \(to): \(fault)" }
    return fault(drawn: part, dash) ?? fault(drawn: path, dash)
  }

  /// Law 2.
  private static func fault(points path: Path) -> String? {
    var (count, isFinite) = (0, true)
    path.forEach { element in
      count += 1
      for point in element.points where !(point.x.isFinite && point.y.isFinite) { isFinite = false }
    }
    let box = path.boundingRect
    if !isFinite { return "points that are not finite" }
    if count > Path.elementLimit { return "\(count) elements" }
    let sides = [box.minX, box.minY, box.width, box.height]
    return sides.allSatisfy(\.isFinite) && box.width >= 0 && box.height >= 0 ? nil : "a box of \(box)"
  }

  /// Law 5.
  private static func fault(drawn path: Path, _ dash: Double) -> String? {
    let shape = path.fill(.red, style: FillStyle(eoFill: true))
      .stroke(.blue, style: StrokeStyle(lineWidth: 3, lineJoin: .round, dash: [dash, 1]))
    let size = Size(width: 40, height: 40)
    let result = shape.calculateLayout(in: size)
    if let other = result.diagnostics.first(where: { $0.code != .invalidNumber }) { return other.text }
    #if canImport(CCairo)
      do {
        _ = try shape.pngData(width: size.width, height: size.height)
      } catch {
        return "not drawn: \(error)"
      }
    #endif
    return nil
  }
}

extension Path {
  /// The path as text of an SVG path.
  fileprivate var written: String {
    var parts: [String] = []
    func text(_ points: Point...) -> String { points.map { "\($0.x) \($0.y)" }.joined(separator: " ") }
    forEach { element in
      switch element {
      case .move(let end): parts.append("M" + text(end))
      case .line(let end): parts.append("L" + text(end))
      case .quadCurve(let end, let control): parts.append("Q" + text(control, end))
      case .curve(let end, let control1, let control2): parts.append("C" + text(control1, control2, end))
      case .closeSubpath: parts.append("Z")
      }
    }
    return parts.joined()
  }
}

extension Path.Element {
  fileprivate var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [end, control]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .closeSubpath: []
    }
  }
}

import Foundation
import LayoutConformance
import LayoutKitCompat
import Testing

/// The cases that need views or a list, as they stand in the files.
enum ViewFixtures {
  static func cases<Case: Decodable>(_ kind: String, of _: Case.Type, in file: String = "layoutkit_cases") -> [Case] {
    do {
      let url = try #require(Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Fixtures"))
      return try JSONDecoder().decode([Kinded<Case>].self, from: Data(contentsOf: url))
        .filter { $0.kind == kind }.compactMap(\.value)
    } catch {
      Issue.record("\(error)")
      return []
    }
  }

  /// A case, decoded only where its kind may be the selected one.
  private struct Kinded<Value: Decodable>: Decodable {
    let kind: String
    let value: Value?

    private enum Keys: String, CodingKey { case kind }

    init(from decoder: any Decoder) throws {
      kind = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .kind)
      value = try? Value(from: decoder)
    }
  }
}

struct CaseSize: Decodable, Sendable {
  var w: Double
  var h: Double
}

struct CaseRect: Decodable, Sendable {
  var x: Double
  var y: Double
  var w: Double
  var h: Double

  var rect: Rect { Rect(x: x, y: y, width: w, height: h) }
}

struct CasePoint: Decodable, Sendable {
  var x: Double
  var y: Double
}

/// A view that is expected.
struct CaseView: Decodable, Sendable, CustomStringConvertible {
  var view: String
  var parentView: String?
  var x: Double
  var y: Double
  var w: Double
  var h: Double

  var description: String { "\(view) in \(parentView ?? "-"): \(x) \(y) \(w) \(h)" }
}

/// Views made from one arrangement.
struct ViewsCase: Decodable, Sendable, CustomTestStringConvertible {
  var name: String
  var tree: KitNode
  var width: Double?
  var height: Double?
  var origin: CasePoint?
  var host: CaseSize?
  var expected: [CaseView]

  var testDescription: String { name }
}

/// Arrangements that are applied one after the other.
struct ReuseCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Step: Decodable, Sendable {
    var hostAdd: String?
    var frame: CaseRect?
    var tree: KitNode?
    var width: Double?
    var height: Double?
    var op: String?
    var userDirection: String?
    var naturalDirection: String?
  }

  struct Phase: Decodable, Sendable {
    var phase: String
    var views: [CaseView]
  }

  var name: String
  var host: CaseSize
  var steps: [Step]
  var expected: [Phase]?
  var shouldBe: String?

  var testDescription: String { name }
}

/// Gives views their numbers, in the order they were made; a view that was seen keeps its number.
@MainActor
final class ViewNames {
  private var seen: [CountingView] = []

  func name(_ view: CountingView) -> String {
    if let index = seen.firstIndex(where: { $0 === view }) { return "v\(index + 1)" }
    seen.append(view)
    return "v\(seen.count)"
  }

  /// What is in `host`, in drawing order.
  func list(in host: CountingView, called name: String = "host") -> [CaseView] {
    host.children.flatMap { child in
      let own = self.name(child)
      return [describe(child, own, name)] + list(in: child, called: own)
    }
  }

  func describe(_ view: CountingView, _ name: String, _ parent: String?) -> CaseView {
    CaseView(
      view: name, parentView: parent, x: view.frame.minX, y: view.frame.minY, w: view.frame.width,
      h: view.frame.height)
  }
}

func direction(_ name: String?) -> LayoutDirection { name == "rtl" ? .rightToLeft : .leftToRight }

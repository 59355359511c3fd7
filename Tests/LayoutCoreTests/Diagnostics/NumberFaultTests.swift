@testable import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// A modifier with a number that is not finite, and the report about it.
private struct Refused: CustomTestStringConvertible, Sendable {
  let message: String
  let row: @Sendable () -> any Layout

  init(_ message: String, _ row: @escaping @Sendable () -> any Layout) { (self.message, self.row) = (message, row) }

  var testDescription: String { message }
}

@Suite("Numbers of a look that are not finite")
struct NumberFaultTests {
  private func diagnostics(_ row: some Layout) -> [Diagnostic] {
    let layout = VStack {
      Color.gray.size(width: 1, height: 1)
      row
    }
    return layout.calculateLayout(in: Size(width: 100, height: 100)).diagnostics
  }

  private struct Inside<Content: Layout>: Layout {
    let content: Content
    var body: some Layout { content }
  }

  private static var box: some Layout { Color.red.frame(width: 4, height: 4) }

  private static func timeline(_ schedule: TimelineSchedule) -> some Layout { TimelineView(schedule) { _ in box } }

  @Test(
    "Each is reported once, with its modifier and what it counts as",
    .promises("B01"),
    arguments: [
      Refused("kerning was given NaN, which counts as 0") { box.kerning(.nan) },
      Refused("baselineOffset was given NaN, which counts as 0") { box.baselineOffset(.nan) },
      Refused("lineSpacing was given NaN, which counts as 0") { box.lineSpacing(.nan) },
      Refused("lineSpacing was given infinity where a finite number is needed, which counts as 0") {
        box.lineSpacing(.infinity)
      },
      Refused("lineSpacing was given NaN, which counts as 0") { box.environment(\.lineSpacing, .nan) },
      Refused("minimumScaleFactor was given NaN, which counts as 1") { box.minimumScaleFactor(.nan) },
      Refused("textScale was given NaN, which counts as 1") { box.environment(\.textScale, .nan) },
      Refused("rotationEffect was given NaN, so that nothing is drawn") { box.rotationEffect(.degrees(.nan)) },
      Refused("scaleEffect was given -infinity where a finite number is needed, so that nothing is drawn") {
        box.scaleEffect(-.infinity)
      },
      Refused("scaleEffect was given NaN, so that nothing is drawn") {
        box.scaleEffect(2, anchor: UnitPoint(x: .nan, y: 0))
      },
      Refused("transformEffect was given NaN, so that nothing is drawn") {
        box.transformEffect(Transform(translationX: 0, y: .nan))
      },
      Refused("blur was given NaN, which counts as 0") { box.blur(radius: .nan) },
      Refused("brightness was given NaN, which counts as 0") { box.brightness(.nan) },
      Refused("contrast was given NaN, which counts as 1") { box.contrast(.nan) },
      Refused("saturation was given NaN, which counts as 1") { box.saturation(.nan) },
      Refused("grayscale was given infinity where a finite number is needed, which counts as 0") {
        box.grayscale(.infinity)
      },
      Refused("hueRotation was given NaN, which counts as 0") { box.hueRotation(.degrees(.nan)) },
      Refused("cornerRadius was given NaN, which counts as 0") { box.cornerRadius(.nan) },
      Refused("border was given NaN, which counts as 0") { box.border(.red, width: .nan) },
      Refused("shadow was given NaN, which counts as 0") { box.shadow(radius: 1, x: .nan) },
      Refused("opacity was given NaN, which counts as 1") { box.opacity(.nan) },
      Refused("TimelineSchedule.animation was given NaN, which counts as 0") {
        timeline(.animation(minimumInterval: .nan))
      },
      Refused(
        "TimelineSchedule.animation was given infinity where a finite number is needed, which counts as a year"
      ) { timeline(.animation(minimumInterval: .infinity)) },
      Refused("TimelineSchedule.periodic was given NaN, which counts as 0") {
        timeline(.periodic(fromTime: .nan, by: 5))
      },
      Refused("TimelineSchedule.periodic was given NaN, which counts as 1") {
        timeline(.periodic(fromTime: 0, by: .nan))
      },
      Refused(
        "TimelineSchedule.periodic was given -infinity where a finite number is needed, which counts as the least"
      ) { timeline(.periodic(fromTime: 0, by: -.infinity)) },
      Refused("TimelineSchedule.explicit was given NaN, which is left out") {
        timeline(.explicit(times: [3, .nan, 1]))
      },
    ])
  fileprivate func messages(refused: Refused) {
    let found = diagnostics(AnyLayout(refused.row()))
    #expect(found.map(\.message) == [refused.message])
    #expect(found.map(\.code) == [.invalidNumber] && found.map(\.path) == ["0.1"])
  }

  @Test func `the report has the element, its path and what to look for`() throws {
    var fault = try #require(diagnostics(Text("Total").padding(1).kerning(.nan)).first)
    fault.source = nil
    #expect(
      fault.text.split(separator: "\n") == [
        "warning: invalidNumber: kerning was given NaN, which counts as 0",
        "  because: NaN comes from 0 / 0, infinity - infinity and the root of a negative number",
        "  change: look for the division, and set another value where nothing can be divided",
        "  element: Text \"Total\" at 0.1",
      ])
    fault = try #require(diagnostics(Text("Total").blur(radius: .infinity)).first)
    fault.source = nil
    #expect(
      fault.text.split(separator: "\n") == [
        "warning: invalidNumber: blur was given infinity where a finite number is needed, which counts as 0",
        "  change: give a finite number", "  element: Text \"Total\" at 0.1",
      ])
  }

  @Test func `a modifier of a body or several elements is reported at the first, one of none at the element around`() {
    #expect(diagnostics(Inside(content: Inside(content: Self.box).kerning(.nan))).map(\.path) == ["0.1"])
    #expect(diagnostics(ForEach(0..<3) { _ in Self.box }.lineSpacing(.nan)).map(\.path) == ["0.1"])
    #expect(diagnostics(EmptyLayout().lineSpacing(.nan)).map(\.path) == ["0"])
  }

  @Test func `infinite opacity, and a caller's own number that is not finite, are not reported`() {
    #expect(diagnostics(Self.box.opacity(.infinity).opacity(-.infinity)).isEmpty)
    #expect(diagnostics(Self.box.environment(\.ownLimit, .infinity).environment(\.ownLimit, .nan)).isEmpty)
  }

  @Test func `a number that becomes NaN in an update is reported then`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    let reports = [1.0, .nan, 1].map { number in
      root.updateBody { Self.box.opacity(number).lineSpacing(number) }
      return root.diagnostics.count
    }
    #expect(reports == [0, 2, 2])
  }

  @Test func `settings of texts that were given NaN equal themselves`() {
    var values = EnvironmentValues()
    values.lineSpacing = .nan
    values.minimumScaleFactor = .nan
    values.kerning = .nan
    values.baselineOffset = .nan
    #expect(values.lineSpacing == 0 && values.minimumScaleFactor == 1)
    #expect(values.textValues == values.textValues)
    values.lineSpacing = -1
    values.minimumScaleFactor = 2
    #expect(values.lineSpacing == 0 && values.minimumScaleFactor == 1)
  }
}

extension EnvironmentValues {
  fileprivate var ownLimit: Double {
    get { self[OwnLimit.self] }
    set { self[OwnLimit.self] = newValue }
  }

  private enum OwnLimit: EnvironmentKey { static var defaultValue: Double { 0 } }
}

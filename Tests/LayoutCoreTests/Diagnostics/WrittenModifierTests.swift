import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Diagnostics name modifiers as they are written.
@Suite struct WrittenModifierTests {
  private static let faults: [(String, @Sendable () -> any Layout)] = [
    ("frame(minWidth:maxWidth:) was given bounds", { Color.red.frame(minWidth: 50, maxWidth: 10) }),
    ("frame(minHeight:idealHeight:) was given bounds", { Color.red.frame(minHeight: 50, idealHeight: 10) }),
    ("frame was given NaN", { Color.red.frame(minWidth: .nan) }),
    ("frame was given a negative length", { Color.red.frame(width: -1) }),
    ("size was given NaN", { Color.red.size(width: .percent(.nan), height: .percent(10)) }),
    ("a distance from an edge was given NaN", { Color.red.top(.nan) }),
    ("padding was given infinity", { Color.red.padding(.infinity) }),
    ("offset was given NaN", { Color.red.offset(x: .nan) }),
    ("layoutPriority was given NaN", { Color.red.layoutPriority(.nan) }),
  ]

  @Test(arguments: faults)
  func `a fault names the modifier as it is written`(start: String, layout: @Sendable () -> any Layout) {
    let result = AnyLayout(erasing: layout()).calculateLayout(in: Size(width: 100, height: 100))
    #expect(result.diagnostics.count == 1)
    #expect(result.diagnostics.first?.message.hasPrefix(start) == true, "\(result.diagnostics)")
  }

  private static let frames: [(String, @Sendable () -> any Layout)] = [
    ("frame(width: 20, height: 30) of 20×30", { box.frame(width: 20, height: 30) }),
    ("frame(maxWidth: 20) of 20×40", { box.frame(maxWidth: 20) }),
    ("size(width: 20%) of 20×40", { box.size(width: .percent(20)) }),
  ]

  private static var box: some Layout { SizedBox(width: 40, height: 40) }

  @Test(arguments: frames)
  func `what is too large for a modifier of its own names that as it is written`(
    place: String, layout: @Sendable () -> any Layout
  ) {
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    let element = AnyLayout(erasing: layout())
    root.updateBody { return element }
    #expect(root.findings.first?.message.hasSuffix("out of its own \(place)") == true, "\(root.findings)")
  }
}

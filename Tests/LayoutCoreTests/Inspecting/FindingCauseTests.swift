import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// What findings name as their causes.
@Suite struct FindingCauseTests {
  /// A layout in a root of 100×50, and what its finding names.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cause: String?
    let make: @Sendable () -> any Layout

    init(_ name: String, _ cause: String?, _ make: @escaping @Sendable () -> any Layout) {
      testDescription = name
      self.cause = cause
      self.make = make
    }
  }

  private func causes(of code: Diagnostic.Code, _ one: Case) -> [String?] {
    let root = LayoutRoot(size: Size(width: 100, height: 50), measurers: .tens)
    root.updateBody { AnyLayout(erasing: one.make()) }
    return root.findings.filter { $0.code == code }.map { $0.cause?.withoutSourceLines }
  }

  private static func text(_ length: Int) -> some Layout { word(length).lineLimit(1) }

  private static func boxes(_ count: Int, _ width: Double, _ height: Double) -> some Layout {
    ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: width, height: height) }
  }

  static let overflows = [
    Case("the element itself", nil) { SizedBox(width: 130, height: 10) },
    Case("a frame in a fixedSize", #"Text "x".frame(width: 130) at 0 is 130×20"#) {
      text(1).frame(width: 130).fixedSize()
    },
    Case("a child's frame in a fixedSize", "Color.red.frame(width: 130) at 0.0 is 130×50") {
      VStack { Color.red.frame(width: 130) }.fixedSize(horizontal: true, vertical: false)
    },
    Case("a child of one size in a fixedSize", "Fixed at 0.0 is 130×10") {
      VStack { SizedBox(width: 130, height: 10) }.fixedSize()
    },
    Case("a fixedSize", #"Text "xxxxxxxxxxxxx".fixedSize() at 0 is 130×20"#) { text(13).fixedSize() },
    Case("a fixedSize around texts", "HStack.fixedSize() at 0 is 120×20") {
      HStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in text(4) } }.fixedSize()
    },
    Case("children beside each other", "HStack at 0 is 120×10, with 4 children beside each other") {
      HStack(spacing: 0) { boxes(4, 30, 10) }
    },
    Case("children of one size in a fixedSize", "HStack at 0 is 120×10, with 4 children beside each other") {
      HStack(spacing: 0) { boxes(4, 30, 10) }.fixedSize()
    },
    Case("children above each other", "VStack at 0 is 30×60, with 6 children above each other") {
      VStack(spacing: 0) { boxes(6, 30, 10) }
    },
    Case("the child that is longer than the others", "Color.red.frame(width: 90, height: 10) at 0.0 is 90×10") {
      HStack(spacing: 0) {
        boxes(1, 90, 10)
        Color.blue.frame(width: 20, height: 10)
      }
    },
    Case("a padding", "Fixed.padding(leading: 60, trailing: 60) at 0.0 is 130×10") {
      VStack { SizedBox(width: 10, height: 10).padding(.horizontal, 60) }
    },
    Case("what a small padding wraps", "Fixed at 0.0 is 130×10") {
      VStack { SizedBox(width: 120, height: 10).padding(.horizontal, 5) }
    },
    Case("a share of the width", "Color.red.size(width: 150%, height: 10) at 0.0 is 150×10") {
      VStack { Color.red.size(width: .percent(150), height: 10) }
    },
    Case("the container's width", "Color.red.containerRelativeFrame(horizontal) at 0.0 is 100×10") {
      VStack { Color.red.containerRelativeFrame(.horizontal).frame(height: 10) }.padding(.leading, 20)
    },
    Case("a minimum", #"Text "x".frame(minWidth: 130) at 0.0 is 130×20"#) {
      VStack { text(1).frame(minWidth: 130) }
    },
    Case("one frame along both axes", "Color.red.frame(width: 130, height: 70) at 0 is 130×70") {
      Color.red.frame(width: 130, height: 70)
    },
    Case(
      "an element along each axis",
      "in width: Color.red.frame(width: 130, height: 10) at 0.0 is 130×10; in height: Color.blue.frame(width: 10, "
        + "height: 70) at 0.1 is 10×70"
    ) {
      ZStack {
        boxes(1, 130, 10)
        Color.blue.frame(width: 10, height: 70)
      }
    },
    Case(
      "a child across a stack, and all along it",
      "in width: Color.red.frame(width: 130, height: 20) at 0.0 is 130×20; in height: VStack at 0 is 130×60, with 3 "
        + "children above each other"
    ) {
      VStack(spacing: 0) { boxes(3, 130, 20) }
    },
    Case(
      "a child along one axis, and a frame along the other",
      "in width: Fixed at 0.0 is 130×10; in height: VStack.frame(height: 70) at 0 is 130×70"
    ) {
      VStack { SizedBox(width: 130, height: 10) }.frame(height: 70)
    },
  ]

  @Test(arguments: overflows)
  func `what is too large names what sets the length`(one: Case) {
    #expect(causes(of: .overflow, one) == [one.cause])
  }

  static let crowded = [
    Case("a frame of its own", #"Text "x".frame(width: 0) at 0.0 is 0×20"#) {
      HStack {
        text(1).frame(width: 0)
        Spacer()
      }
    },
    Case("a frame of its own in a wider one", #"Text "x".frame(width: 0) at 0 is 0×20"#) {
      text(1).frame(width: 0).frame(width: 80)
    },
    Case("a frame that a padding fills", #"Text "x".frame(width: 20) at 0 is 20×40"#) {
      text(1).padding(10).frame(width: 20)
    },
    Case("a frame around the row", "HStack.frame(width: 0) at 0 is 0×20") {
      HStack { text(1) }.frame(width: 0)
    },
    Case(
      "a wide neighbour", "in the HStack, which is 104 wide, Color.red.frame(width: 100) at 0.1 is 100×50"
    ) {
      HStack(spacing: 0) {
        text(1).padding(.horizontal, 2)
        Color.red.frame(width: 100)
      }
    },
    Case(
      "a wide neighbour of its ideal size",
      #"in the HStack, which is 100 wide, Text "xxxxxxxxxx".fixedSize() at 0.1 is 100×20"#
    ) {
      HStack(spacing: 0) {
        text(1)
        text(10).fixedSize()
      }
    },
    Case("a neighbour that takes what is left", nil) {
      HStack(spacing: 0) {
        text(1)
        Color.red.layoutPriority(1)
      }
    },
  ]

  @Test(arguments: crowded)
  func `a text without any width names what leaves it none`(one: Case) {
    #expect(causes(of: .truncatedText, one) == [one.cause])
  }
}

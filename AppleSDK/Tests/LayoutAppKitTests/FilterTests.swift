import LayoutCore
import Testing

@testable import LayoutApple

@MainActor
@Suite(.serialized)
struct FilterTests {
  private func filters(@LayoutBuilder _ body: @escaping () -> some Layout) -> [String] {
    let probe = AppKitProbe(width: 200, height: 100)
    probe.container.updateBody(body)
    probe.pass()
    return (probe.views.first as? PlatformView)?.filterWords ?? []
  }

  @Test("A blur is a filter whose radius is the standard deviation")
  func blur() {
    #expect(filters { Color.red.blur(radius: 6) } == ["CIGaussianBlur inputRadius 3.0"])
  }

  @Test("A change of colours is a matrix, row by row, and its constants")
  func colors() {
    #expect(
      filters { Color.red.colorInvert() } == [
        "CIColorMatrix inputAVector [0.0, 0.0, 0.0, 1.0] inputBVector [0.0, 0.0, -1.0, 0.0]"
          + " inputBiasVector [1.0, 1.0, 1.0, 0.0] inputGVector [0.0, -1.0, 0.0, 0.0] inputRVector [-1.0, 0.0, 0.0, 0.0]"
      ])
  }

  @Test("Each blend mode but the usual one is the filter of its name", arguments: BlendMode.allCases)
  func blend(_ mode: BlendMode) {
    let name = "\(mode)".prefix(1).uppercased() + "\(mode)".dropFirst()
    #expect(filters { Color.red.blendMode(mode) } == (mode == .normal ? [] : ["CI\(name)BlendMode"]))
  }

  @Test("Filters go with the effect, in the same view")
  func changes() {
    let probe = AppKitProbe(width: 200, height: 100)
    var radius = 4.0
    probe.container.setBody { Color.red.blur(radius: radius).opacity(0.5) }
    probe.pass()
    let blurred = probe.views.compactMap { $0 as? PlatformView }.first { !$0.filterWords.isEmpty }
    #expect(blurred?.filterWords == ["CIGaussianBlur inputRadius 2.0"])
    radius = 10
    probe.root.updateBody()
    probe.pass()
    #expect(blurred?.filterWords == ["CIGaussianBlur inputRadius 5.0"])
  }
}

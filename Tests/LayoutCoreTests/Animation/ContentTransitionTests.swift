import LayoutCore
import LayoutTesting
import Testing

@Suite struct `Texts that give way to others` {
  private final class Model { var count = 1 }

  private func texts(_ host: CountingHost) -> [String] {
    host.views.values.compactMap { if case .text(let text, _, _) = $0.content { text } else { nil } }.sorted()
  }

  @Test(
    arguments: [
      (.identity, ["2"]), (.opacity, ["1", "2"]), (.numericText(), ["1", "2"]),
      (.numericText(countsDown: true), ["1", "2"]),
    ] as [(ContentTransition, [String])])
  func `both are seen until the animation is over`(_ transition: ContentTransition, _ during: [String]) {
    let (model, host) = (Model(), CountingHost())
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    root.host = host
    root.setBody { Text("\(model.count)").contentTransition(transition) }
    root.layoutIfNeeded()
    #expect(texts(host) == ["1"])
    withAnimation(.linear(duration: 1)) {
      model.count = 2
      root.updateBody()
    }
    root.animations.advance(to: 10)
    #expect(texts(host) == during)
    root.animations.advance(to: 11)
    root.layoutIfNeeded()
    #expect(texts(host) == ["2"])
  }
}

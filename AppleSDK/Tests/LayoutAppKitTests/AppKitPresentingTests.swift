import AppKit
import Testing

@testable import LayoutApple

@MainActor
@Suite("What AppKit presents", .serialized)
struct AppKitPresentingTests {
  @Test("The title of the page in a sheet names its window, and another page renames it")
  func sheetTitle() async throws {
    let probe = AppKitProbe(width: 400, height: 300)
    var name = ""
    probe.container.updateBody {
      Rectangle().sheet(isPresented: .constant(true)) {
        NavigationStack { Rectangle().size(width: 100, height: 100).navigationTitle("Draft \(name)") }
      }
    }
    probe.pass()
    for _ in 0..<5 { await Task.yield() }
    let sheet = try #require(Simulation.sheet(of: probe.window))
    #expect(sheet.title == "Draft ")
    name = "to Ada"
    probe.container.updateBody()
    probe.pass()
    sheet.layoutIfNeeded()
    #expect(sheet.title == "Draft to Ada")
    probe.close()
  }
}

#if canImport(CGTK)
  import CGTK
  import LayoutCore
  @testable import LayoutGTK
  import Observation
  import Testing

  extension GTKTests {
    @Suite("The sizes of questions", .enabled(if: hasDisplay, "no display")) @MainActor
    struct QuestionSizeTests {
      @Observable
      final class Model { var isOn = false }

      @Test(
        "An alert shows its whole message, in as many lines as that needs",
        arguments: [
          "Short.", "It cannot be undone, and all that was in it is gone for ever, also what others have sent.",
          "One line.\nAnother line.",
          "It cannot be undone, and all that was in it is gone for ever, also what others have sent, and what you have "
            + "written to them, with the files that were attached, and the folders that hold no more messages then.",
        ])
      func message(text: String) throws {
        let model = Model()
        let window = try TestWindow(width: 800, height: 600)
        window.show {
          Text("a").alert("Delete the message?", isPresented: Binding(model, \.isOn)) {
            Button("Delete", role: .destructive) {}
            Button("Keep", role: .cancel) {}
          } message: {
            Text(text)
          }
        }
        model.isOn = true
        window.settle()
        let alert = try #require(window.container.presenting?.shown.first as? DialogWindow)
        let container = try #require(alert.container)
        #expect((300...420).contains(container.size.width))
        let needed = container.root.sizesThatFit([Proposal(width: container.size.width, height: nil)])[0].size.height
        #expect(container.size.height == needed.rounded(.up))
        #expect(!container.root.findings.contains { $0.code == .truncatedText })
        for view in container.host.views.values {
          guard let label = view as? TextView else { continue }
          #expect(String(cString: gtk_label_get_text(OpaquePointer(label.widget))) == label.spokenText)
        }
        window.close()
      }
    }
  }
#endif

#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite @MainActor struct AddressTests {
      private final class Log { var entries: [String] = [] }

      private struct Mail: LayoutApp {
        static let log = Log()
        var body: some Layout {
          Color.red.size(width: 100, height: 40).onOpenURL { Mail.log.entries.append("main \($0)") }
        }
        var windows: [any WindowScene] {
          Window("Other", id: "other") {
            Color.blue.size(width: 60, height: 50).onOpenURL { Mail.log.entries.append("other \($0)") }
          }
          Window("Plain", id: "plain") { Color.green.size(width: 60, height: 50) }
        }
      }

      /// What the desktop does.
      private func open(_ addresses: [String], in application: LayoutApplication) {
        var files = addresses.map { g_file_new_for_uri($0) }
        defer { for file in files { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) } }
        g_application_open(
          UnsafeMutableRawPointer(application.application).assumingMemoryBound(to: GApplication.self), &files,
          Int32(files.count), "")
      }

      @Test func `An address opens the window of the start, and is its element's`() throws {
        Mail.log.entries = []
        let application = try LayoutApplication(Mail.self, followsPortal: false)
        defer { application.stop() }
        open(["mailto:ada@example.org", "app:2"], in: application)
        #expect(application.windows.map(\.id) == ["main"])
        #expect(Mail.log.entries == ["main mailto:ada@example.org", "main app:2"])
      }

      @Test func `An address is for the window that had the keyboard last and opens some`() throws {
        Mail.log.entries = []
        let application = try LayoutApplication(Mail.self, followsPortal: false)
        defer { application.stop() }
        application.activate()
        for id in ["other", "plain"] { application.openWindow(id: id) }
        for (number, id) in ["main", "other", "plain"].enumerated() {
          application.windows.first { $0.id == id }?.activation = number + 1
        }
        application.open(["app:1"])
        #expect(Mail.log.entries == ["other app:1"])
        application.windows.first { $0.id == "main" }?.activation = 9
        application.open(["app:2"])
        #expect(Mail.log.entries == ["other app:1", "main app:2"])
        application.dismissWindow(id: "main")
        application.dismissWindow(id: "other")
        application.open(["app:3"])
        #expect(Mail.log.entries.count == 2)
      }
    }
  }
#endif

import Foundation
import LayoutCore
import Testing

/// Dialogs for files.
@MainActor
extension HostBehaviour {
  /// The host's dialog for opening is shown once, and its choice is passed on; one that is closed passes nothing on.
  static func importsFiles(_ host: some HostProbe) async throws {
    var (isOpen, log) = (false, [String]())
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("ill.txt")
    try Data("ill".utf8).write(to: file)
    host.root.setBody {
      label("below").fileImporter(
        isPresented: Binding(get: { isOpen }, set: { isOpen = $0 }), allowedContentTypes: [.plainText]
      ) { result in
        log.append((try? result.get()) ?? "\(result)")
      }
    }
    host.pass()
    #expect(try await !host.chooseFile(nil))
    for choice in [nil, file.path] {
      isOpen = true
      host.update()
      #expect(try await host.chooseFile(choice))
      try await pass(host) { !isOpen }
      host.update()
      #expect(!isOpen && host.root.presentations.isEmpty)
      #expect(try await !host.chooseFile(nil))
    }
    #expect(log == [file.path])
  }

  /// What is saved is written where a person chose, and nowhere if none was chosen.
  static func exportsFiles(_ host: some HostProbe) async throws {
    var (isOpen, log) = (false, [String]())
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("lil.txt")
    host.root.setBody {
      label("below").fileExporter(
        isPresented: Binding(get: { isOpen }, set: { isOpen = $0 }), item: "lil", defaultFilename: "lil.txt"
      ) { result in
        log.append((try? result.get()) ?? "\(result)")
      }
    }
    host.pass()
    for choice in [nil, file.path] {
      isOpen = true
      host.update()
      #expect(try await host.chooseFile(choice))
      try await pass(host) { !isOpen }
      host.update()
      #expect(!isOpen && host.root.presentations.isEmpty)
      #expect((try? String(contentsOf: file, encoding: .utf8)) == (choice == nil ? nil : "lil"))
    }
    #expect(log == [file.path])
  }
}

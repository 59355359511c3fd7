import LayoutCore
import Testing

@Suite struct `Dialogs for files` {
  private let log = Observed<String>()
  private let isOn = ObservedValue(true)
  private let root = LayoutRoot(size: Size(width: 300, height: 400))

  private var binding: Binding<Bool> { Binding(get: { isOn.value }, set: { isOn.value = $0 }) }

  private func importer() -> Presentation? {
    root.updateBody {
      Text("a").fileImporter(isPresented: binding, allowedContentTypes: [.plainText, .image]) { result in
        log.values.append("\(result)")
      }
    }
    return root.presentations.first
  }

  @Test func `the host gets the kinds of files, and the program the chosen path`() throws {
    let dialog = try #require(importer())
    #expect(dialog.kind == .fileImporter(FileImport(types: [.plainText, .image], allowsMultiple: false)))
    dialog.choose(.files(["/a/b.txt"]))
    #expect(!isOn.value)
    #expect(log.values == [#"success("/a/b.txt")"#])
    root.layoutIfNeeded()
    #expect(root.presentations.isEmpty)
  }

  @Test func `a dialog that is closed calls nothing, and one that failed passes on the error`() throws {
    try #require(importer()).choose(.cancelled)
    #expect(log.values == [])
    root.layoutIfNeeded()
    isOn.value = true
    root.layoutIfNeeded()
    try #require(root.presentations.first).choose(.failed(FileDialogError("no portal")))
    #expect(log.values == ["failure(no portal)"])
  }

  @Test func `a text is written to the chosen path, and a failure is passed on`() throws {
    root.updateBody {
      Text("a").fileExporter(isPresented: binding, item: "Hello", defaultFilename: "hello.txt") { result in
        log.values.append("\(result)")
      }
    }
    let dialog = try #require(root.presentations.first)
    #expect(dialog.kind == .fileExporter(FileExport(type: .plainText, name: "hello.txt")))
    dialog.choose(.files(["/no/such/folder/hello.txt"]))
    #expect(log.values.count == 1)
    #expect(log.values[0].hasPrefix("failure(/no/such/folder/hello.txt cannot be written: "))
  }

  @Test(arguments: [
    (ContentType.plainText, "a.TXT", true), (.plainText, "a.png", false), (.image, "a.b.jpeg", true),
    (.item, "a", true), (.pdf, "pdf", false),
  ])
  func `a kind matches the extensions of names, in any letters`(_ type: ContentType, _ name: String, _ matches: Bool) {
    #expect(type.matches(name) == matches)
  }
}

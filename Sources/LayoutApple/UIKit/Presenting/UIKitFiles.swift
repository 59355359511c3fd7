#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UniformTypeIdentifiers

  #if os(tvOS)
    /// tvOS has no files that a person chooses.
    @MainActor
    final class FilePicker: ShownPresentation {
      override func open() { presentation.choose(.failed(FileDialogError("tvOS has no dialog for files"))) }
    }
  #else
    /// The system's dialog for files.
    ///
    /// 1. A file that is opened is one of the place where it is: the program may read it while the choice is passed on.
    /// 2. A file that is saved is written into a folder of its own first, from where UIKit copies it.
    @MainActor
    final class FilePicker: ShownPresentation {
      private var picker: UIDocumentPickerViewController?
      private var choice: FileChoiceDelegate?
      /// The folder of step 2.
      private var folder: URL?

      override func open() {
        guard let presenter else { return }
        do throws(FileDialogError) {
          let picker = try makePicker()
          let choice = FileChoiceDelegate { [weak self] in self?.chose($0) }
          picker.delegate = choice
          (self.picker, self.choice) = (picker, choice)
          presenter.present(picker, animated: true, completion: nil)
        } catch {
          removeFolder()
          presentation.choose(.failed(error))
        }
      }

      private func makePicker() throws(FileDialogError) -> UIDocumentPickerViewController {
        switch presentation.kind {
        case .fileImporter(let settings):
          let types = settings.types.isEmpty ? [.item] : settings.types.flatMap(\.uniformTypes)
          let picker = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: false)
          picker.allowsMultipleSelection = settings.allowsMultiple
          return picker
        case .fileExporter(let settings):
          return UIDocumentPickerViewController(forExporting: [try write(settings)], asCopy: true)
        default: throw FileDialogError("UIKit has no such dialog for files")
        }
      }

      /// Step 2.
      private func write(_ settings: FileExport) throws(FileDialogError) -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        self.folder = folder
        do {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
          throw FileDialogError("\(folder.path) cannot be made: \(error.localizedDescription)")
        }
        let file = folder.appendingPathComponent(settings.fileName)
        try presentation.writeExport(to: file.path)
        return file
      }

      private func removeFolder() {
        // The system removes what is left there.
        if let folder { try? FileManager.default.removeItem(at: folder) }
        folder = nil
      }

      private func chose(_ urls: [URL]) {
        picker = nil
        removeFolder()
        guard !urls.isEmpty else { return presentation.choose(.cancelled) }
        if case .fileExporter = presentation.kind { return presentation.exported(to: urls[0].path) }
        // Step 1.
        let opened = urls.filter { $0.startAccessingSecurityScopedResource() }
        presentation.choose(.files(urls.map(\.path)))
        for url in opened { url.stopAccessingSecurityScopedResource() }
      }

      override func close() {
        removeFolder()
        guard let picker, picker.presentingViewController != nil else { return }
        picker.dismiss(animated: true, completion: nil)
      }
    }

    extension FileExport {
      /// The name of the file, with the extension of its kind where it has none.
      fileprivate var fileName: String {
        let plain = (name ?? "").split(separator: "/").last.map { String($0) } ?? "Untitled"
        guard !plain.contains("."), let suffix = type?.extensions.first else { return plain }
        return "\(plain).\(suffix)"
      }
    }

    /// Passes on what a person chose; nothing where the dialog was closed.
    @MainActor
    private final class FileChoiceDelegate: NSObject, UIDocumentPickerDelegate {
      private let done: ([URL]) -> Void

      init(_ done: @escaping ([URL]) -> Void) { self.done = done }

      func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { done(urls) }

      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { done([]) }
    }
  #endif
#endif

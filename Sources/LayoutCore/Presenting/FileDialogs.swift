/// The choices in a dialog for opening files.
public struct FileImport: Hashable, Sendable {
  /// The kinds of files that can be chosen; empty for any.
  public let types: [ContentType]
  /// Whether several can be chosen.
  public let allowsMultiple: Bool

  /// The choices from their parts.
  public init(types: [ContentType], allowsMultiple: Bool) {
    (self.types, self.allowsMultiple) = (types, allowsMultiple)
  }
}

/// The choices in a dialog for saving a file.
public struct FileExport: Hashable, Sendable {
  /// The kind of the file; `nil` for any.
  public let type: ContentType?
  /// The name that is suggested; `nil` for none.
  public let name: String?

  /// The choices from their parts.
  public init(type: ContentType?, name: String?) {
    (self.type, self.name) = (type, name)
  }
}

/// What became of a dialog for files.
public enum FileChoice {
  /// The paths that were chosen.
  case files([String])
  /// The dialog was closed without a choice.
  case cancelled
  /// The host could not show a dialog, or the files are no local ones.
  case failed(any Error)
}

/// The reason why a dialog for files has no result.
public struct FileDialogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason in words.
  public let reason: String

  /// An error with its reason.
  public init(_ reason: String) { self.reason = reason }

  /// The reason in words.
  public var description: String { reason }
}

extension Layout {
  /// Lets a person choose a file while `isPresented` is `true`, in the host's dialog.
  ///
  /// ```swift
  /// Button("Open") { isOpening = true }
  ///   .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { result in
  ///     if case .success(let path) = result { open(path) }
  ///   }
  /// ```
  ///
  /// On Linux it is the desktop portal's dialog where there is one, and GTK's otherwise. In UIKit the file is one that
  /// the program may read while `onCompletion` runs; tvOS has no such dialog. The canvas shows nothing.
  ///
  /// - Parameters:
  ///   - isPresented: becomes `false` when the dialog is closed.
  ///   - allowedContentTypes: the kinds of files that can be chosen; empty for any.
  ///   - onCompletion: called with the path of the chosen file, or with what failed. It is not called where the dialog
  ///     is closed without a choice.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [ContentType],
    onCompletion: @escaping (Result<String, any Error>) -> Void
  ) -> _ModifiedLayout<Self, _PresentationModifier> {
    importing(isPresented, allowedContentTypes, allowsMultiple: false) { result in
      switch result {
      case .success(let paths): if let path = paths.first { onCompletion(.success(path)) }
      case .failure(let error): onCompletion(.failure(error))
      }
    }
  }

  /// Lets a person choose several files while `isPresented` is `true`, as the dialog for one does.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [ContentType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[String], any Error>) -> Void
  ) -> _ModifiedLayout<Self, _PresentationModifier> {
    importing(isPresented, allowedContentTypes, allowsMultiple: allowsMultipleSelection, onCompletion)
  }

  /// Lets a person choose where to write a text while `isPresented` is `true`, and writes it there in UTF-8.
  ///
  /// ```swift
  /// Button("Save") { isSaving = true }
  ///   .fileExporter(isPresented: $isSaving, item: note, defaultFilename: "note.txt") { result in
  ///     if case .failure(let error) = result { message = "\(error)" }
  ///   }
  /// ```
  ///
  /// The file is written whole or not at all.
  ///
  /// - Parameters:
  ///   - isPresented: becomes `false` when the dialog is closed.
  ///   - item: the text; with `nil` no dialog is shown.
  ///   - contentTypes: the kinds that the file may have; the first one counts.
  ///   - defaultFilename: the name that is suggested.
  ///   - onCompletion: called with the path, or with what failed. It is not called where the dialog is closed without a
  ///     choice.
  public func fileExporter(
    isPresented: Binding<Bool>, item: String?, contentTypes: [ContentType] = [.plainText],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<String, any Error>) -> Void
  ) -> _ModifiedLayout<Self, _PresentationModifier> {
    fileExporter(
      isPresented: isPresented, item: item.map { Array($0.utf8) }, contentTypes: contentTypes,
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Lets a person choose where to write some bytes while `isPresented` is `true`, and writes them there.
  public func fileExporter(
    isPresented: Binding<Bool>, item: [UInt8]?, contentTypes: [ContentType], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<String, any Error>) -> Void
  ) -> _ModifiedLayout<Self, _PresentationModifier> {
    guard let item, isPresented.wrappedValue else { return presenting(nil) }
    var request = PresentationRequest(
      kind: .fileExporter(FileExport(type: contentTypes.first, name: defaultFilename)),
      content: { AnyLayout(EmptyLayout()) }, dismiss: { isPresented.wrappedValue = false })
    let write = { (path: String) throws(FileDialogError) in
      do throws(WholeFile.Failure) {
        try WholeFile.write(item, to: path)
      } catch {
        throw FileDialogError("\(error.path) cannot be written: \(error.reason)")
      }
    }
    request.export = (write, { onCompletion(.success($0)) })
    request.chosen = { choice in
      switch choice {
      case .cancelled: return
      case .failed(let error): onCompletion(.failure(error))
      case .files(let paths):
        guard let path = paths.first else { return }
        do throws(FileDialogError) {
          try write(path)
          onCompletion(.success(path))
        } catch {
          onCompletion(.failure(error))
        }
      }
    }
    return presenting(request)
  }

  private func importing(
    _ isPresented: Binding<Bool>, _ types: [ContentType], allowsMultiple: Bool,
    _ onCompletion: @escaping (Result<[String], any Error>) -> Void
  ) -> _ModifiedLayout<Self, _PresentationModifier> {
    guard isPresented.wrappedValue else { return presenting(nil) }
    var request = PresentationRequest(
      kind: .fileImporter(FileImport(types: types, allowsMultiple: allowsMultiple)),
      content: { AnyLayout(EmptyLayout()) }, dismiss: { isPresented.wrappedValue = false })
    request.chosen = { choice in
      switch choice {
      case .cancelled: return
      case .failed(let error): onCompletion(.failure(error))
      case .files(let paths): if !paths.isEmpty { onCompletion(.success(paths)) }
      }
    }
    return presenting(request)
  }
}

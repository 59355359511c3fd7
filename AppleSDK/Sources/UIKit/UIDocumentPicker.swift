public import Foundation
#if !TVOS_CHECK
  public import UniformTypeIdentifiers
#endif

extension URL {
  public func startAccessingSecurityScopedResource() -> Bool {
    Simulation.openScopes.append(path)
    return true
  }
  public func stopAccessingSecurityScopedResource() { Simulation.openScopes.removeAll { $0 == path } }
}

#if !TVOS_CHECK  // Not on tvOS.
  @MainActor
  public protocol UIDocumentPickerDelegate: AnyObject {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  }

  /// In tests it is on no screen: a test calls the delegate.
  open class UIDocumentPickerViewController: UIViewController {
    /// For tests.
    public private(set) var types: [UTType] = []
    /// For tests.
    public private(set) var exported: [URL] = []
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
      self.init(nibName: nil, bundle: nil)
      types = contentTypes
    }
    public convenience init(forExporting urls: [URL], asCopy: Bool) {
      self.init(nibName: nil, bundle: nil)
      exported = urls
    }
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
  }
#endif

public import Foundation

public enum NSItemProviderRepresentationVisibility: Sendable { case all }

/// In tests what it has is there at once.
open class NSItemProvider {
  /// For tests.
  public typealias Load = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  private var loads: [(name: String, load: Load)] = []
  public init() {}
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    loads.append((typeIdentifier, loadHandler))
  }
  open var registeredTypeIdentifiers: [String] { loads.map(\.name) }
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let load = loads.first(where: { $0.name == typeIdentifier })?.load else {
      completionHandler(nil, nil)
      return Progress(totalUnitCount: 1)
    }
    return load(completionHandler) ?? Progress(totalUnitCount: 1)
  }
}

@MainActor
public protocol UIInteraction: AnyObject {}

@MainActor
open class UITargetedPreview {
  public let view: UIView
  public init(view: UIView) { self.view = view }
}

#if !TVOS_CHECK  // Not on tvOS.
  @MainActor
  open class UIDragItem {
    public let itemProvider: NSItemProvider
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
    open var localObject: Any?
  }

  @MainActor
  public protocol UIDragDropSession: AnyObject {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
  }

  @MainActor
  public protocol UIDragSession: UIDragDropSession {}

  @MainActor
  public protocol UIDropSession: UIDragDropSession {}

  open class UITargetedDragPreview: UITargetedPreview {}

  @MainActor
  public protocol UIDragInteractionDelegate: AnyObject {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
  }

  open class UIDragInteraction: UIInteraction {
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    open var isEnabled = false
  }

  public enum UIDropOperation: Sendable { case cancel, copy }

  @MainActor
  open class UIDropProposal {
    public let operation: UIDropOperation
    public init(operation: UIDropOperation) { self.operation = operation }
  }

  @MainActor
  public protocol UIDropInteractionDelegate: AnyObject {
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  }

  open class UIDropInteraction: UIInteraction {
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  }
#endif

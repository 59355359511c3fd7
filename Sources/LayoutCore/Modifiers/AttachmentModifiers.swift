import LayoutEngine

/// Shows content in front of or behind an element.
public struct _AttachmentModifier<Attachment: Layout>: _PrimitiveModifier {
  let isOverlay: Bool
  let alignment: Alignment
  let attachment: Attachment

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    let record = ModifierRecord.attachment(
      .none, isOverlay: isOverlay, horizontal: lowering.key(alignment.horizontal),
      vertical: lowering.key(alignment.vertical))
    lowering.modified(record, .attachment(attachment, lowering.environments.surroundings), content)
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { Attachment._isComparable }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.isOverlay == other.isOverlay && one.alignment == other.alignment
      && Attachment._isSame(one.attachment, other.attachment)
  }
}

extension Layout {
  /// Shows `content` in front of the element, aligned with it. The element's size is the proposal for the content, and
  /// the layout is that of the element alone.
  public func overlay<Content: Layout>(
    alignment: Alignment = .center, @LayoutBuilder content: () -> Content
  ) -> _ModifiedLayout<Self, _AttachmentModifier<Content>> {
    _ModifiedLayout(self, _AttachmentModifier(isOverlay: true, alignment: alignment, attachment: content()))
  }

  /// Shows `content` behind the element, aligned with it. The element's size is the proposal for the content, and the
  /// layout is that of the element alone.
  public func background<Content: Layout>(
    alignment: Alignment = .center, @LayoutBuilder content: () -> Content
  ) -> _ModifiedLayout<Self, _AttachmentModifier<Content>> {
    _ModifiedLayout(self, _AttachmentModifier(isOverlay: false, alignment: alignment, attachment: content()))
  }
}

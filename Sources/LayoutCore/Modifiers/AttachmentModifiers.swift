import LayoutEngine

/// Shows content in front of or behind an element.
public struct AttachmentModifier<Attachment: Layout>: PrimitiveModifier {
  let isOverlay: Bool
  let alignment: Alignment
  let attachment: Attachment

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: Lowering) {
    let record = ModifierRecord.attachment(
      .none, isOverlay: isOverlay, horizontal: lowering.key(alignment.horizontal),
      vertical: lowering.key(alignment.vertical))
    lowering.modified(record, .attachment(attachment, lowering.environments.surroundings), content)
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { Attachment._isComparable }

  /// Whether the parts are known to make the same.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.isOverlay == other.isOverlay && one.alignment == other.alignment
      && Attachment._isSame(one.attachment, other.attachment)
  }
}

extension Layout {
  /// Shows `content` in front of the element, lined up with it and offered its size; the layout is the element's alone.
  public func overlay<Content: Layout>(
    alignment: Alignment = .center, @LayoutBuilder content: () -> Content
  ) -> ModifiedLayout<Self, AttachmentModifier<Content>> {
    ModifiedLayout(self, AttachmentModifier(isOverlay: true, alignment: alignment, attachment: content()))
  }

  /// Shows `content` behind the element, lined up with it and offered its size; the layout is the element's alone.
  public func background<Content: Layout>(
    alignment: Alignment = .center, @LayoutBuilder content: () -> Content
  ) -> ModifiedLayout<Self, AttachmentModifier<Content>> {
    ModifiedLayout(self, AttachmentModifier(isOverlay: false, alignment: alignment, attachment: content()))
  }
}

#if canImport(CGTK)
  import CGTK

  extension AccessibilityRole {
    /// GTK's role.
    var native: GtkAccessibleRole {
      switch self {
      case .button: GTK_ACCESSIBLE_ROLE_BUTTON
      case .checkbox: GTK_ACCESSIBLE_ROLE_CHECKBOX
      case .group: GTK_ACCESSIBLE_ROLE_GROUP
      case .header: GTK_ACCESSIBLE_ROLE_HEADING
      case .image: GTK_ACCESSIBLE_ROLE_IMG
      case .link: GTK_ACCESSIBLE_ROLE_LINK
      case .list: GTK_ACCESSIBLE_ROLE_LIST
      case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
      case .status: GTK_ACCESSIBLE_ROLE_STATUS
      }
    }
  }

  @MainActor
  enum Accessibility {
    /// Says to GTK what people hear who do not see the widget; what is not said is taken back, if it was said before.
    static func set(_ properties: AccessibilityProperties?, of widget: Widget) {
      layout_set_accessible(
        widget, properties?.label?.forGTK, properties?.hint?.forGTK, properties?.value?.forGTK,
        properties?.isHidden == true ? 1 : 0)
    }

    /// The role a box is made with: GTK wants to know it before the widget is shown.
    static func role(of decoration: Decoration) -> GtkAccessibleRole {
      if let role = decoration.accessibility?.role { return role.native }
      return decoration.gestures.contains(.tap) ? GTK_ACCESSIBLE_ROLE_BUTTON : GTK_ACCESSIBLE_ROLE_GROUP
    }
  }
#endif

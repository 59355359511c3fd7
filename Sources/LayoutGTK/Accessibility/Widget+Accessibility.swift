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
    /// `name` is how the widget is called where the properties have no label; with neither, GTK tells its class.
    static func set(_ properties: AccessibilityProperties?, name: String?, of widget: Widget) {
      layout_set_accessible(
        widget, (properties?.label ?? name)?.forGTK, properties?.hint?.forGTK, properties?.value?.forGTK,
        properties?.isHidden == true ? 1 : 0)
    }

    /// Says the role of a control; `nil` is the one it has by itself.
    static func setRole(_ role: AccessibilityRole?, of control: ControlView) {
      guard layout_set_role(control.widget, role?.native ?? layout_own_role(control.widget)) != 0 else { return }
      control.parent?.childChanged(control)
    }

    /// Says the role of a box: its own, as long as that is not said of a control in it.
    static func setRole(of decoration: Decoration, isOfControl: Bool, box: GTKView) {
      guard layout_set_role(box.widget, role(of: decoration, isOfControl: isOfControl)) != 0 else { return }
      box.parent?.childChanged(box)
    }

    /// A box of which nothing is said, and with which nothing can be done, means nothing.
    private static func role(of decoration: Decoration, isOfControl: Bool) -> GtkAccessibleRole {
      let said = isOfControl ? nil : decoration.accessibility
      if let role = said?.role { return role.native }
      if decoration.gestures.contains(.tap) { return GTK_ACCESSIBLE_ROLE_BUTTON }
      return said == nil ? GTK_ACCESSIBLE_ROLE_GENERIC : GTK_ACCESSIBLE_ROLE_GROUP
    }
  }
#endif

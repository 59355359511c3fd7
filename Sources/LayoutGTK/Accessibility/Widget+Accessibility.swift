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
    /// Sets the widget's accessible texts in GTK.
    ///
    /// A text that is `nil` is removed, if it was set before.
    ///
    /// `name` is the label where the properties have none. With neither, a screen reader speaks the widget's class.
    static func set(_ properties: AccessibilityProperties?, name: String?, of widget: Widget) {
      layout_set_accessible(
        widget, (properties?.label ?? name)?.forGTK, properties?.hint?.forGTK, properties?.value?.forGTK,
        properties?.isHidden == true ? 1 : 0)
      let help = properties?.help
      if help != nil || gtk_widget_get_tooltip_text(widget) != nil { gtk_widget_set_tooltip_text(widget, help?.forGTK) }
    }

    /// Sets the role of a control; `nil` is the role of its class.
    static func setRole(_ role: AccessibilityRole?, of control: ControlView) {
      guard layout_set_role(control.widget, role?.native ?? layout_own_role(control.widget)) != 0 else { return }
      control.parent?.childChanged(control)
    }

    /// Sets the role of a box: its own, unless the properties describe the control in it.
    static func setRole(of decoration: Decoration, isOfControl: Bool, box: GTKView) {
      guard layout_set_role(box.widget, role(of: decoration, isOfControl: isOfControl)) != 0 else { return }
      box.parent?.childChanged(box)
    }

    /// The role of a box without properties and without a tap is generic.
    private static func role(of decoration: Decoration, isOfControl: Bool) -> GtkAccessibleRole {
      let spoken = isOfControl ? nil : decoration.accessibility
      if let role = spoken?.role { return role.native }
      if decoration.gestures.contains(.tap) { return GTK_ACCESSIBLE_ROLE_BUTTON }
      return spoken == nil ? GTK_ACCESSIBLE_ROLE_GENERIC : GTK_ACCESSIBLE_ROLE_GROUP
    }
  }
#endif

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

  extension AccessibilityProperties {
    /// GTK's role; `nil` where neither a role nor a trait has one.
    fileprivate var native: GtkAccessibleRole? {
      if let role = shownRole { return role.native }
      if traits.contains(.isSearchField) { return GTK_ACCESSIBLE_ROLE_SEARCH_BOX }
      if traits.contains(.isTabBar) { return GTK_ACCESSIBLE_ROLE_TAB_LIST }
      return traits.contains(.isStaticText) ? GTK_ACCESSIBLE_ROLE_LABEL : nil
    }
  }

  @MainActor
  enum Accessibility {
    /// Sets the widget's accessible texts and states in GTK.
    ///
    /// A text that is `nil` is removed, if it was set before.
    ///
    /// `name` is the label where the properties have none. With neither, a screen reader speaks the widget's class.
    ///
    /// - Parameter isLeftOut: whether the element around it leaves it out.
    static func set(_ properties: AccessibilityProperties?, name: String?, isLeftOut: Bool, of widget: Widget) {
      layout_set_accessible(
        widget, (properties?.label ?? name)?.forGTK, properties?.hint?.forGTK, properties?.value?.forGTK,
        isLeftOut || properties?.isHidden == true ? 1 : 0)
      let traits = properties?.traits ?? []
      layout_set_accessible_states(
        widget, Int32(properties?.headingLevel.rawValue ?? 0), traits.contains(.isSelected) ? 1 : 0,
        traits.contains(.isModal) ? 1 : 0, properties?.isExpanded.map { $0 ? 1 : 0 } ?? -1)
      layout_set_identifier(widget, properties?.identifier?.forGTK)
      let help = properties?.help
      if help != nil || gtk_widget_get_tooltip_text(widget) != nil { gtk_widget_set_tooltip_text(widget, help?.forGTK) }
    }

    /// Sets the role of a control; `nil` is the role of its class.
    static func setRole(_ properties: AccessibilityProperties?, of control: ControlView) {
      guard layout_set_role(control.widget, properties?.native ?? layout_own_role(control.widget)) != 0 else { return }
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
      if let role = spoken?.native { return role }
      if decoration.gestures.contains(.tap), spoken?.removedTraits.contains(.isButton) != true {
        return GTK_ACCESSIBLE_ROLE_BUTTON
      }
      // The actions of a control are those of the box around it, since GTK lists none for a button.
      let hasActions = decoration.accessibility?.actions.isEmpty == false
      return spoken == nil && !hasActions ? GTK_ACCESSIBLE_ROLE_GENERIC : GTK_ACCESSIBLE_ROLE_GROUP
    }
  }
#endif

extension EnvironmentValues {
  /// The manager that stores resolved constraints for the layouts here; `nil` if there is none.
  public var constraintManager: ConstraintGraphManager? {
    get { self[ConstraintManagerKey.self] }
    set { self[ConstraintManagerKey.self] = newValue }
  }
}

private enum ConstraintManagerKey: EnvironmentKey {
  static var defaultValue: ConstraintGraphManager? { nil }
}

extension Layout {
  /// Sets the manager that stores the constraints of the layouts inside, usually one for the whole root.
  ///
  /// The manager removes its entries when the text size, size class, direction, scale or safe area of this element
  /// changes, and when the element changes between upright and wide.
  public func constraintManager(_ manager: ConstraintGraphManager) -> some Layout {
    ManagedLayout(manager: manager, content: self)
  }
}

private struct ManagedLayout<Content: Layout>: Layout {
  let manager: ConstraintGraphManager
  let content: Content

  var body: some Layout {
    EnvironmentReader { environment in
      let traits = ConstraintTraits(environment)
      // The manager is not observed, so this call inside a body invalidates nothing.
      let _ = manager.adopt(traits)
      content
        .environment(\.constraintManager, manager)
        .onGeometryChange(for: Bool.self) {
          $0.size.width > $0.size.height
        } action: { isLandscape in
          var traits = traits
          traits.isLandscape = isLandscape
          manager.adopt(traits)
        }
    }
  }
}

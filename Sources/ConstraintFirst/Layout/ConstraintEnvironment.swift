extension EnvironmentValues {
  /// What keeps resolved constraints for the layouts here; `nil` where nothing does.
  public var constraintManager: ConstraintGraphManager? {
    get { self[ConstraintManagerKey.self] }
    set { self[ConstraintManagerKey.self] = newValue }
  }
}

private enum ConstraintManagerKey: EnvironmentKey {
  static var defaultValue: ConstraintGraphManager? { nil }
}

extension Layout {
  /// Gives the layouts inside a manager for their constraints, in general one for the whole root.
  ///
  /// The manager forgets what it keeps where text size, size class, direction, scale or safe area of this place change,
  /// and where the element turns from upright to wide or back.
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
      // The manager is not observed, so telling it from inside a body asks for nothing.
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

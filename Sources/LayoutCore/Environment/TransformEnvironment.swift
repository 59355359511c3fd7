extension Layout {
  /// Changes a value of the environment for this element and everything inside it, from that around it.
  ///
  /// ```swift
  /// Text("small print").transformEnvironment(\.textScale) { $0 *= 0.8 }
  /// ```
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> EnvironmentReader<_ModifiedLayout<Self, _EnvironmentModifier<Value>>> {
    EnvironmentReader { values in
      var value = values[keyPath: keyPath]
      transform(&value)
      return environment(keyPath, value)
    }
  }
}

/// What differs between two environments.
extension EnvironmentValues {
  /// Whether built-in elements look the same in both.
  func hasSameStyle(as other: EnvironmentValues) -> Bool {
    foregroundStyle == other.foregroundStyle && textStyle == other.textStyle && textScale == other.textScale
      && colorScheme == other.colorScheme && colorTheme == other.colorTheme
      && font == other.font && dynamicTypeSize == other.dynamicTypeSize
      && controls == other.controls && textSettings == other.textSettings
      && reducesMotionBelowRoot == other.reducesMotionBelowRoot
  }

  /// Whether both have their values from the same writers.
  ///
  /// - Complexity: O(1) where neither has values of its own.
  func isWritten(as other: EnvironmentValues) -> Bool {
    guard !(entries.isEmpty && other.entries.isEmpty) else { return true }
    return entries.count == other.entries.count
      && entries.allSatisfy { key, entry in entry.writer == other.entries[key]?.writer }
  }

  /// Whether all values are known to be the same, from the same writers.
  func isSame(as other: EnvironmentValues) -> Bool {
    hasSameStyle(as: other) && changedKeys(to: other).isEmpty && isWritten(as: other)
  }

  /// The keys whose values differ. Values that cannot be compared count as different.
  func changedKeys(to other: EnvironmentValues) -> Set<ObjectIdentifier> {
    guard !(entries.isEmpty && other.entries.isEmpty) else { return [] }
    var changed: Set<ObjectIdentifier> = []
    for (key, entry) in entries {
      switch (entry.value, other.entries[key]?.value ?? nil) {
      case (nil, nil): continue
      case (let one?, let two?): if !areSame(one, two) { changed.insert(key) }
      default: changed.insert(key)
      }
    }
    for (key, entry) in other.entries where entries[key] == nil && entry.value != nil { changed.insert(key) }
    return changed
  }

  /// Takes over the values for `keys` from `new`, where they came down from `old` and were not set again on the way
  /// here. A value that was written again without a change is taken over, too: otherwise its next change would be taken
  /// for one of another writer.
  ///
  /// - Returns: the keys that were taken over.
  mutating func inherit(
    _ keys: Set<ObjectIdentifier>, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Set<ObjectIdentifier> {
    for (key, entry) in new.entries where !keys.contains(key) && entry.writer != entries[key]?.writer {
      if entries[key]?.writer == old.entries[key]?.writer { entries[key] = entry }
    }
    var taken: Set<ObjectIdentifier> = []
    for key in keys where entries[key]?.writer == old.entries[key]?.writer {
      entries[key] = new.entries[key]
      taken.insert(key)
    }
    return taken
  }
}

/// Whether two values of any type are known to be the same: the same object, equal where they can be compared, or made
/// of parts that are the same. Closures never are.
func areSame(_ one: Any, _ other: Any, levels: Int = 4) -> Bool {
  #if DEBUG || LAYOUT_SOURCE_LINES
    if let one = one as? any Sourced, let other = other as? any Sourced {
      return areSame(one.inner, other.inner, levels: levels)
    }
  #endif
  // An object that is equal may show something else later.
  if type(of: one) is AnyClass {
    return type(of: one) == type(of: other) && (one as AnyObject) === (other as AnyObject)
  }
  if let one = one as? any Equatable { return one.isEqual(to: other) }
  guard type(of: one) == type(of: other) else { return false }
  guard levels > 0 else { return false }
  let (parts, others) = (Mirror(reflecting: one), Mirror(reflecting: other))
  guard parts.displayStyle != nil, parts.children.count == others.children.count else { return false }
  // A value without visible parts, such as an enum without a payload, cannot be compared.
  guard !parts.children.isEmpty else { return false }
  return zip(parts.children, others.children).allSatisfy {
    $0.label == $1.label && areSame($0.value, $1.value, levels: levels - 1)
  }
}

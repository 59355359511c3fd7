/// A piece of a declarative layout: `Layout` by SwiftUI's name.
///
/// ```swift
/// import SwiftUINames
///
/// struct Row: View {
///   let title: String
///
///   var body: some View {
///     HStack {
///       Text(title)
///       Spacer()
///     }
///   }
/// }
/// ```
public typealias View = LayoutCore.Layout

/// Collects elements: `LayoutBuilder` by SwiftUI's name, as in `@ViewBuilder content: () -> some View`.
public typealias ViewBuilder = LayoutBuilder

/// An element of any type: `AnyLayout` by SwiftUI's name.
public typealias AnyView = AnyLayout

/// No element at all: `EmptyLayout` by SwiftUI's name.
public typealias EmptyView = EmptyLayout

/// A modifier of a caller's own: `LayoutModifier` by SwiftUI's name.
public typealias ViewModifier = LayoutModifier

/// The animation of a change: `LayoutAnimation` by SwiftUI's name.
public typealias Animation = LayoutAnimation

/// The way in which an element comes and goes: `LayoutTransition` by SwiftUI's name.
public typealias AnyTransition = LayoutTransition

extension EnvironmentValues {
  /// Whether a person has chosen as little motion as possible: `reducesMotion` by SwiftUI's name.
  public var accessibilityReduceMotion: Bool { reducesMotion }
}

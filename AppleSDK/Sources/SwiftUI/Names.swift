// Names of SwiftUI's that the layout's core has too, each the page of that name in SwiftUI's documentation. The hosts use none
// of them, so there is nothing in them: a file that imports both modules and writes such a name without its module's is as
// ambiguous here as it is on Apple's systems.

public struct Alignment {}  // since iOS 13
public protocol AlignmentID {}  // since iOS 13
public struct Anchor<Value> {}  // since iOS 13
public struct AnyLayout {}  // since iOS 16
public enum Axis {}  // since iOS 13
public struct Bindable<Value> {}  // since iOS 17
public struct Binding<Value> {}  // since iOS 13
public struct Button<Content> {}  // since iOS 13
public struct ButtonRole {}  // since iOS 15
public struct Capsule {}  // since iOS 13
public struct Circle {}  // since iOS 13
public enum ContentMode {}  // since iOS 13
public enum CoordinateSpace {}  // since iOS 13
public struct Divider {}  // since iOS 13
public struct EdgeInsets {}  // since iOS 13
public struct Ellipse {}  // since iOS 13
public struct Environment<Value> {}  // since iOS 13
public protocol EnvironmentKey {}  // since iOS 13
public struct ForEach<Data, ID, Content> {}  // since iOS 13
public struct GeometryProxy {}  // since iOS 13
public struct GeometryReader<Content> {}  // since iOS 13
public struct Grid<Content> {}  // since iOS 16
public struct GridItem {}  // since iOS 14
public struct GridRow<Content> {}  // since iOS 16
public struct Group<Content> {}  // since iOS 13
public struct HStack<Content> {}  // since iOS 13
public struct HorizontalAlignment {}  // since iOS 13
public struct Image {}  // since iOS 13
public protocol Layout {}  // since iOS 16
public struct LayoutSubview {}  // since iOS 16
public struct LayoutSubviews {}  // since iOS 16
public protocol LayoutValueKey {}  // since iOS 16
public struct LazyHGrid<Content> {}  // since iOS 14
public struct LazyHStack<Content> {}  // since iOS 14
public struct LazyVGrid<Content> {}  // since iOS 14
public struct LazyVStack<Content> {}  // since iOS 14
public struct Picker<Label, SelectionValue, Content> {}  // since iOS 13
public protocol PreferenceKey {}  // since iOS 13
public struct ProgressView<Label, CurrentValueLabel> {}  // since iOS 14
public struct Rectangle {}  // since iOS 13
public struct RoundedRectangle {}  // since iOS 13
public struct ScrollView<Content> {}  // since iOS 13
public struct SecureField<Content> {}  // since iOS 13
public protocol Shape {}  // since iOS 13
public protocol ShapeStyle {}  // since iOS 13
public struct Spacer {}  // since iOS 13
public struct State<Value> {}  // since iOS 13
public enum TextAlignment {}  // since iOS 13
public struct TextField<Content> {}  // since iOS 13
public struct Toggle<Content> {}  // since iOS 13
public struct UnitPoint {}  // since iOS 13
public enum UserInterfaceSizeClass {}  // since iOS 13
public protocol VectorArithmetic {}  // since iOS 13
public struct VerticalAlignment {}  // since iOS 13
public struct ViewDimensions {}  // since iOS 13
public struct ViewSpacing {}  // since iOS 16
public struct ViewThatFits<Content> {}  // since iOS 16
public struct ZStack<Content> {}  // since iOS 13
public func withAnimation<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }  // since iOS 13

#if !TVOS_CHECK  // Not on tvOS.
  public struct DragGesture {}  // since iOS 13
  public struct Slider<Content> {}  // since iOS 13
  public struct TextEditor {}  // since iOS 14
#endif

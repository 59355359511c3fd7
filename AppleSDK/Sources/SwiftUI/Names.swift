// Names of SwiftUI's that the layout's core has too. The hosts use none of them, so there is nothing in them: a file that
// imports both modules and writes such a name without its module's is as ambiguous here as it is on Apple's systems.

public struct Alignment {}
public protocol AlignmentID {}
public struct Angle {}
public struct Anchor<Value> {}
public struct AnyLayout {}
public struct AnyShape {}
public enum Axis {}
public struct Bindable<Value> {}
public struct Binding<Value> {}
public struct Button<Content> {}
public struct ButtonRole {}
public struct Canvas<Symbols> {}
public struct Capsule {}
public struct Circle {}
public enum ContentMode {}
public enum CoordinateSpace {}
public struct Divider {}
public struct EdgeInsets {}
public struct Ellipse {}
public struct Environment<Value> {}
public protocol EnvironmentKey {}
public struct FillStyle {}
public struct ForEach<Data, ID, Content> {}
public struct GeometryProxy {}
public struct GeometryReader<Content> {}
public struct GraphicsContext {}
public struct Grid<Content> {}
public struct GridItem {}
public struct GridRow<Content> {}
public struct Group<Content> {}
public struct HStack<Content> {}
public struct HorizontalAlignment {}
public struct Image {}
public protocol InsettableShape {}
public protocol Layout {}
public enum LayoutDirectionBehavior {}
public struct LayoutSubview {}
public struct LayoutSubviews {}
public protocol LayoutValueKey {}
public struct LazyHGrid<Content> {}
public struct LazyHStack<Content> {}
public struct LazyVGrid<Content> {}
public struct LazyVStack<Content> {}
public struct Path {}
public struct Picker<Label, SelectionValue, Content> {}
public protocol PreferenceKey {}
public struct ProgressView<Label, CurrentValueLabel> {}
public struct Rectangle {}
public struct RectangleCornerRadii {}
public struct RoundedRectangle {}
public struct ScrollView<Content> {}
public struct SecureField<Content> {}
public protocol Shape {}
public protocol ShapeStyle {}
public struct Spacer {}
public struct State<Value> {}
public struct StrokeStyle {}
public enum TextAlignment {}
public struct TextField<Content> {}
public struct Toggle<Content> {}
public struct UnevenRoundedRectangle {}
public struct UnitPoint {}
public enum UserInterfaceSizeClass {}
public protocol VectorArithmetic {}
public struct VerticalAlignment {}
public struct ViewDimensions {}
public struct ViewSpacing {}
public struct ViewThatFits<Content> {}
public struct ZStack<Content> {}
public func withAnimation<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

#if !TVOS_CHECK  // Not on tvOS.
  public struct DragGesture {}
  public struct Slider<Content> {}
  public struct TextEditor {}
#endif

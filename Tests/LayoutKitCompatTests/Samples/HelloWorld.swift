import LayoutKitCompat

struct HelloWorldLayout: ComposedLayout {
  let content: any MeasurableLayout

  init() {
    let picture = SizeLayout(
      width: 50, height: 50, view: ViewRecipe(.image(.file("earth.jpg"), .fit)))
    let label = LabelLayout(text: "Hello World!", alignment: .center)
    content = InsetLayout(
      insets: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 8),
      sublayout: StackLayout(axis: .horizontal, spacing: 4, sublayouts: [picture, label]))
  }
}

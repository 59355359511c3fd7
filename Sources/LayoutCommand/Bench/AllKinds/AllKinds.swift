import Layout
import Observation

/// Every container, every element and every modifier of the DSL in one tree, in repeated sections.
///
/// It shows a higher cost of kinds that are rare in other workloads.
struct AllKinds: Layout {
  /// The number of nodes in a section, as a workload counts them.
  static let nodesOfSection = 149

  let sections: Int

  var body: some Layout {
    VStack {
      ForEach(0..<sections) { Section(index: $0) }
    }
  }

  private struct Section: Layout {
    let index: Int

    var body: some Layout {
      VStack(alignment: .leading, spacing: nil) {
        ContainerKinds()
        GridKinds()
        LazyKinds()
        BuilderKinds(index: index)
        SizeKinds()
        PlaceKinds()
        StyleKinds()
        TextKinds()
        ControlKinds()
        ValueKinds()
      }
    }
  }
}

// MARK: Containers

/// Stacks and their children.
private struct ContainerKinds: Layout {
  var body: some Layout {
    HStack(alignment: .top, spacing: 4) {
      VStack(alignment: .trailing, spacing: 2) {
        SizedBox(width: 20, height: 10)
        Divider()
        Rectangle()
      }
      .frame(width: 60, height: 40)
      Spacer(minLength: 4)
      ZStack(alignment: .bottomTrailing) {
        RoundedRectangle(cornerRadius: 4)
        Circle().size(width: 10, height: 10)
      }
      .frame(width: 40, height: 40)
      GeometryReader { proxy in
        Color.gray.frame(width: proxy.size.width / 2, height: 10)
      }
      .frame(width: 40, height: 40)
      ViewThatFits(in: .horizontal) {
        Capsule().frame(width: 1000, height: 8)
        Ellipse().frame(width: 30, height: 8)
      }
      .frame(width: 60)
    }
  }
}

/// Rows and columns.
private struct GridKinds: Layout {
  var body: some Layout {
    Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
      GridRow(alignment: .bottom) {
        SizedBox(width: 30, height: 10).gridColumnAlignment(.trailing)
        SizedBox(width: 40, height: 20).gridCellAnchor(.bottomTrailing)
        Rectangle().frame(height: 10).gridCellUnsizedAxes(.horizontal)
      }
      GridRow {
        SizedBox(width: 60, height: 10).gridCellColumns(2)
        SizedBox(width: 20, height: 10)
      }
    }
  }
}

/// Containers that make only visible children.
private struct LazyKinds: Layout {
  var body: some Layout {
    HStack(spacing: 4) {
      ScrollView {
        LazyVStack(spacing: 2) {
          ForEach(0..<100) { _ in SizedBox(width: 40, height: 20) }
        }
      }
      ScrollView(.horizontal) {
        LazyHStack(spacing: 2) {
          ForEach(0..<100) { _ in SizedBox(width: 20, height: 40) }
        }
      }
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(20)), GridItem()], spacing: 2) {
          ForEach(0..<100) { _ in Rectangle().frame(height: 20) }
        }
      }
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.adaptive(minimum: 20))], spacing: 2) {
          ForEach(0..<100) { _ in Rectangle().frame(width: 20) }
        }
      }
    }
    .frame(height: 60)
  }
}

/// The builder's elements for statements, and elements made of elements.
private struct BuilderKinds: Layout {
  let index: Int

  var body: some Layout {
    HStack(spacing: 4) {
      Group {
        if index.isMultiple(of: 2) { SizedBox(width: 10, height: 10) } else { Rectangle().frame(width: 10, height: 10) }
        if index >= 0 { SizedBox(width: 10, height: 10) }
        for width in [8.0, 9] { SizedBox(width: width, height: 10) }
        EmptyLayout()
      }
      AnyLayout(SizedBox(width: 10, height: 10))
      FlexibleLayout(width: 10...20, height: 10...10) { Rectangle() }
      FixedSizeLayout(width: 10, height: 10) { Rectangle() }
      EnvironmentReader { values in
        SizedBox(width: values.layoutDirection == .leftToRight ? 10 : 12, height: 10)
      }
      Cascade {
        SizedBox(width: 10, height: 10).layoutValue(key: Step.self, value: 6)
        SizedBox(width: 10, height: 10)
      }
      _NativeElement(NativeBox())
    }
  }
}

/// Places each child below and to the trailing side of the one before.
private struct Cascade: CustomLayout {
  func sizeThatFits(proposal: Proposal, subviews: Subviews, cache: inout ()) -> Size {
    var corner = 0.0
    var size = Size.zero
    for subview in subviews {
      let child = subview.sizeThatFits(.unspecified)
      size = Size(width: max(size.width, corner + child.width), height: max(size.height, corner + child.height))
      corner += subview[Step.self]
    }
    return size
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout ()) {
    var corner = 0.0
    for subview in subviews {
      subview.place(at: Point(x: bounds.minX + corner, y: bounds.minY + corner), proposal: .unspecified)
      corner += subview[Step.self]
    }
  }
}

/// The distance from a child to the next one.
private enum Step: LayoutValueKey {
  static let defaultValue = 4.0
}

/// A native view of a host.
private final class NativeBox: NativeView, @unchecked Sendable {
  override func sizeThatFits(_ proposal: Proposal) -> Size { Size(width: 12, height: 12) }
}

import Foundation
import Layout
import LayoutScreens

/// The costs of workloads from the description to the frames, as marks on a logarithmic scale.
struct BenchChart: Layout {
  struct Line: Identifiable {
    var id: String
    /// Instructions per node.
    var ours: Double
    var floor: Double?
    var goal: Double?
    var peers: PeerFigures
  }

  let lines: [Line]
  /// The text below the picture.
  let note: String

  static let labelWidth = 130.0
  static let figureWidth = 70.0
  static let scale = LogScale(decades: 5, width: 560)

  var body: some Layout {
    VStack(alignment: .leading, spacing: 16) {
      Text("Instructions a node, build and layout").font(.system(size: 20, weight: .bold))
      Legend()
      HStack(alignment: .bottom, spacing: 16) {
        Text("workload").frame(width: Self.labelWidth, alignment: .leading)
        Ticks(scale: Self.scale)
        Text("ours").frame(width: Self.figureWidth, alignment: .trailing)
      }
      .font(.system(size: 12))
      .foregroundColor(\.secondary)

      VStack(spacing: 0) {
        ForEach(lines) { ChartLine(line: $0) }
      }
      Text(note).font(.system(size: 12)).foregroundColor(\.secondary)
    }
    .padding(24)
    .font(.system(size: 14))
    .background(\.surface)
    .appearance(.light)
  }
}

/// A scale from 1 on, on which each power of ten has the same length.
struct LogScale {
  let decades: Int
  /// The width in points.
  let width: Double

  /// The place of a figure; figures outside the scale are at its ends.
  func place(of figure: Double) -> Double {
    log10(min(max(figure, 1), power(decades))) / Double(decades) * width
  }

  func power(_ exponent: Int) -> Double { (0..<exponent).reduce(1) { power, _ in power * 10 } }
}

private struct ChartLine: Layout {
  let line: BenchChart.Line

  var body: some Layout {
    HStack(spacing: 16) {
      Text(line.id).frame(width: BenchChart.labelWidth, alignment: .leading)
      ZStack(alignment: .leading) {
        Grid10(scale: BenchChart.scale)
        if let floor = line.floor {
          Rectangle().foregroundColor(\.accentGround)
            .size(width: max(0, place(line.ours) - place(floor)), height: 10)
            .offset(x: place(floor))
        }
        if let goal = line.goal { at(goal, Mark.goal) }
        if let floor = line.floor { at(floor, Mark.floor) }
        at(line.peers.clay, Mark.clay)
        at(line.peers.taffy, Mark.taffy)
        at(line.peers.yoga, Mark.yoga)
        at(line.ours, Mark.ours)
      }
      .frame(width: BenchChart.scale.width, height: 34, alignment: .leading)
      Text(line.ours.figure).font(.system(size: 14, weight: .bold)).frame(
        width: BenchChart.figureWidth, alignment: .trailing)
    }
  }

  private func place(_ figure: Double) -> Double { BenchChart.scale.place(of: figure) }

  private func at(_ figure: Double, _ mark: Mark) -> some Layout {
    mark.offset(x: place(figure) - Mark.side / 2)
  }
}

/// The lines of the grid, one for each power of ten.
private struct Grid10: Layout {
  let scale: LogScale

  var body: some Layout {
    ForEach(0..<scale.decades + 1) { exponent in
      Rectangle().foregroundColor(\.line).size(width: 1)
        .offset(x: scale.place(of: scale.power(exponent)))
    }
  }
}

private struct Ticks: Layout {
  let scale: LogScale
  private static let width = 60.0

  var body: some Layout {
    ZStack(alignment: .leading) {
      ForEach(0..<scale.decades + 1) { exponent in
        Text(label(exponent)).frame(width: Self.width)
          .offset(x: scale.place(of: scale.power(exponent)) - Self.width / 2)
      }
    }
    .frame(width: scale.width, alignment: .leading)
  }

  private func label(_ exponent: Int) -> String {
    exponent < 3 ? "\(Int(scale.power(exponent)))" : "\(Int(scale.power(exponent - 3))),000"
  }
}

/// The mark of a figure, in a box of constant width.
private enum Mark: Layout, CaseIterable {
  case ours, goal, floor, clay, taffy, yoga

  static let side = 14.0

  var body: some Layout {
    switch self {
    case .ours: Circle().foregroundColor(\.accent).size(width: Self.side, height: Self.side)
    case .goal: bar(\.good)
    case .floor: bar(\.ink)
    case .clay: box { Rectangle().foregroundColor(\.notice) }
    case .taffy: box { Rectangle().strokeBorder(Palette.light.bad, lineWidth: 2) }
    case .yoga: box { Circle().strokeBorder(Palette.light.secondary, lineWidth: 2) }
    }
  }

  private func bar(_ color: KeyPath<Palette, Color>) -> some Layout {
    Rectangle().foregroundColor(color).size(width: 3, height: 20).frame(width: Self.side)
  }

  private func box(@LayoutBuilder _ content: () -> some Layout) -> some Layout {
    content().size(width: 10, height: 10).frame(width: Self.side)
  }

  var name: String {
    switch self {
    case .ours: "this project"
    case .goal: "its goal"
    case .floor: "the floor, in C"
    case .clay: "Clay"
    case .taffy: "Taffy 0.13"
    case .yoga: "Yoga 3"
    }
  }
}

private struct Legend: Layout {
  var body: some Layout {
    HStack(spacing: 24) {
      ForEach(Mark.allCases, id: \.self) { mark in
        HStack(spacing: 6) {
          mark.frame(height: 20)
          Text(mark.name).font(.system(size: 13))
        }
      }
    }
  }
}

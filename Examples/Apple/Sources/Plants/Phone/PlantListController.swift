#if canImport(UIKit)
  import Layout
  import LayoutKitCompat
  import Observation

  /// The list of all plants.
  final class PlantListController: UIViewController {
    private let garden: Garden
    private let table = LayoutTableView(frame: .zero, style: .plain)

    init(garden: Garden) {
      self.garden = garden
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = table }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Plants"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
      showPlants()
    }

    /// Shows the plants, and does so again when they change. Rows are found again by their ids: the table moves, adds
    /// and removes what differs.
    private func showPlants() {
      let plants = withObservationTracking {
        garden.plants
      } onChange: { [weak self] in
        Task { @MainActor in self?.showPlants() }
      }
      table.adapter.show([ListSection(items: plants.map(row))])
    }

    /// A row is made from its plant alone, and on any thread: the table measures rows off the main one. What a person
    /// does with it happens on the main one.
    private func row(_ plant: Plant) -> ListItem {
      ListItem(id: plant.id, showing: plant) { [weak self] plant in
        PlantRow(plant: plant) {
          MainActor.assumeIsolated { self?.open(plant.id) }
        } onWater: {
          MainActor.assumeIsolated { self?.garden.water(plant.id) }
        }
      }
    }

    private func add() { open(garden.add()) }

    private func open(_ id: Plant.ID) {
      navigationController?.pushViewController(PlantController(garden: garden, id: id), animated: true)
    }
  }
#endif

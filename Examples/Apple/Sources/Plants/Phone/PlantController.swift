#if canImport(UIKit)
  import Layout

  /// A plant, to be changed.
  final class PlantController: BaseViewController, @MainActor Layout {
    private let garden: Garden
    private let id: Plant.ID

    init(garden: Garden, id: Plant.ID) {
      (self.garden, self.id) = (garden, id)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = garden[id].name
      view.backgroundColor = .systemBackground
    }

    /// The container observes what the body reads: a change of the garden is shown by itself.
    override func setLayout() { layoutContainer.updateBody(of: self) { $0.body } }

    @LayoutBuilder var body: some Layout {
      let plant = Bindable(garden)[id]
      ScrollView {
        PlantForm(plant: plant) {
          GridRow {
            Text("Watered")
            DateField(date: plant.watered)
          }
        }
      }
      // Clear of the bar and the keyboard.
      .adjustsContentOffsetForSafeArea(true)
    }
  }
#endif

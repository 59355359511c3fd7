#if canImport(CCairo)
  import Layout

  /// The elements on the page, in its order. The code in braces stands on the page as it stands here.
  enum ElementSamples {
    static var sections: [SampleSection] {
      [stacks, grids, lists, leaves, shapes, controls, readers, places, flexboxes, areas]
    }

    static var stacks: SampleSection {
      SampleSection("Stacks") {
        Sample("HStack", "Children side by side, from the leading edge.") {
          HStack(spacing: 8) {
            Circle().fill(.blue).size(width: 36, height: 36)
            Text("Ada")
            Text("09:41").foregroundColor(.gray)
          }
        }
        Sample("VStack", "Children below each other.") {
          VStack(alignment: .leading, spacing: 4) {
            Text("Tuesday").font(.headline)
            Text("21 degrees")
            Text("Sunny").foregroundColor(.gray)
          }
        }
        Sample("ZStack", "Children on top of each other; the last is in front.") {
          ZStack(alignment: .bottomTrailing) {
            RoundedRectangle(cornerRadius: 12).fill(.teal)
            Text("new").padding(6).background(.yellow)
          }
          .size(width: 120, height: 70)
        }
        Sample("FlowLayout", "Children in lines that wrap where the width ends.") {
          FlowLayout(spacing: 6, lineSpacing: 6) {
            ForEach(["swift", "layout", "linux", "canvas"], id: \.self) { tag in
              Text(tag).font(.footnote).padding(5).background(.lightGray).cornerRadius(5)
            }
          }
          .padding(12)
        }
        Sample("ViewThatFits", "The first child that fits the room.") {
          ViewThatFits(in: .horizontal) {
            Text("A long title that needs much room")
            Text("Short title")
          }
        }
        Sample("Spacer", "Takes the room that is left in a stack.") {
          HStack {
            Text("Left")
            Spacer()
            Text("Right")
          }
          .padding(12)
        }
        Sample("Divider", "A line across the stack around it.") {
          VStack(spacing: 8) {
            Text("Above")
            Divider()
            Text("Below")
          }
          .padding(12)
        }
        Sample("Group", "Several elements as one, without a box of its own.") {
          HStack(spacing: 8) {
            Group {
              Circle().fill(.green)
              Circle().fill(.orange)
            }
            .size(width: 40, height: 40)
          }
        }
        Sample("SizedBox", "Empty room of a size.") {
          HStack {
            Color.blue.size(width: 30, height: 30)
            SizedBox(width: 50, height: 30)
            Color.blue.size(width: 30, height: 30)
          }
        }
        Sample("FixedSizeLayout", "A box that takes a given size, whatever is proposed.") {
          FixedSizeLayout(width: 110, height: 50) {
            Text("110 by 50")
          }
          .background(.yellow)
        }
        Sample("FlexibleLayout", "A box between a least and a greatest size.") {
          FlexibleLayout(width: 60...120, height: 20...40) {
            Text("up to 120")
          }
          .background(.yellow)
        }
        Sample("AnyLayout", "An element whose type is erased.") {
          AnyLayout(Circle().fill(.pink)).size(width: 60, height: 60)
        }
      }
    }

    static var grids: SampleSection {
      SampleSection("Grids") {
        Sample("Grid", "Rows whose columns are as wide as their widest cell.") {
          Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
            GridRow {
              Text("Height"); Text("180")
            }
            GridRow {
              Text("Weight"); Text("72.5")
            }
            GridRow {
              Text("Age"); Text("36")
            }
          }
        }
        Sample("GridRow", "A row of a grid, with an alignment of its own.") {
          Grid(horizontalSpacing: 8, verticalSpacing: 8) {
            GridRow(alignment: .bottom) {
              Color.blue.size(width: 30, height: 50)
              Color.green.size(width: 30, height: 20)
            }
          }
        }
        Sample("LazyVGrid", "Cells in columns; only the rows near what is visible are made.") {
          LazyVGrid(columns: [GridItem(), GridItem(), GridItem(.fixed(30))], spacing: 6) {
            ForEach(0..<9) { _ in
              RoundedRectangle(cornerRadius: 4).fill(.indigo).size(height: 22)
            }
          }
          .padding(10)
        }
        Sample("LazyHGrid", "Cells in rows, made from the leading edge on.") {
          LazyHGrid(rows: [GridItem(), GridItem()], spacing: 6) {
            ForEach(0..<8) { _ in
              RoundedRectangle(cornerRadius: 4).fill(.purple).size(width: 28)
            }
          }
          .padding(10)
        }
      }
    }

    static var lists: SampleSection {
      SampleSection("Lists and scrolling") {
        Sample("ForEach", "An element for each datum, with the identity of the datum.") {
          VStack(alignment: .leading, spacing: 4) {
            ForEach(["Milk", "Bread", "Tea"], id: \.self) { Text($0) }
          }
        }
        Sample("List", "Rows that scroll, with lines between them.") {
          List(["Milk", "Bread", "Tea"], id: \.self, selection: .constant("Bread")) { Text($0) }
        }
        Sample("DisclosureGroup", "Content that a press of its label shows and hides.") {
          DisclosureGroup("Advanced", isExpanded: .constant(true)) {
            Text("Log everything")
            Text("Start anew")
          }
          .padding(12)
        }
        Sample("OutlineGroup", "Rows from a tree of data.") {
          List {
            OutlineGroup(["fruit", "bread"], id: \.self, children: \.parts) { Text($0) }
          }
        }
        Sample("Table", "Rows of data in columns, with a header that stays.") {
          Table([SamplePerson(id: "Ada", age: 36), SamplePerson(id: "Bea", age: 41)]) {
            TableColumn("Name", value: \.id)
            TableColumn("Age") { person in Text("\(person.age)") }.width(40)
          }
        }
        Sample("Section", "Elements that belong together, with a header and a footer.") {
          VStack(alignment: .leading, spacing: 4) {
            Section {
              Text("Milk")
              Text("Bread")
            } header: {
              Text("To buy").font(.headline)
            } footer: {
              Text("Two of ten").font(.footnote).foregroundColor(.gray)
            }
          }
        }
        Sample("ScrollView", "A window onto content that may be larger.") {
          ScrollView {
            VStack(spacing: 6) {
              ForEach(0..<20) { Text("Row \($0)") }
            }
          }
          .border(.gray)
          .padding(8)
        }
        Sample("LazyVStack", "Rows that are made when they come near what is visible.") {
          ScrollView {
            LazyVStack(spacing: 4) {
              ForEach(0..<100_000) { Text("Row \($0)") }
            }
          }
        }
        Sample("LazyHStack", "The same from the leading edge on.") {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 8) {
              ForEach(0..<100_000) { _ in Circle().fill(.orange).size(width: 50, height: 50) }
            }
          }
        }
      }
    }

    static var leaves: SampleSection {
      SampleSection("Texts and pictures") {
        Sample("Text", "A text that wraps where its room ends.") {
          Text("Engines of great delicacy")
            .font(.title3)
            .padding(12)
        }
        Sample("Text", "parts", "Texts in one line, each with its own look.") {
          Text("Engines of \(Text("great").bold().foregroundColor(.orange)) delicacy")
            .padding(12)
        }
        Sample("Text", "markdown", "Marks of Markdown: strong, emphasis, struck, code and links.") {
          Text(markdown: "**Engines** of *great* ~~force~~ `delicacy`, [in detail](https://example.org)")
            .padding(8)
        }
        Sample("Image", "A picture from a file or from bytes, in its own size unless it is resizable.") {
          Image(data: Pictures.landscape)
            .contentMode(.fit)
            .padding(12)
        }
        Sample("Label", "A title with an icon before it.") {
          VStack(alignment: .leading) {
            Label("Favourites", systemImage: "star.fill")
            Label("Search", systemImage: "magnifyingglass")
          }
        }
        Sample("AsyncImage", "A picture that is loaded, and what is shown until it is there.") {
          AsyncImage(url: "https://example.org/hills.png") { image in
            image.resizable(.fill)
          } placeholder: {
            Color.gray.opacity(0.3)
          }
          .padding(20)
        }
        Sample("Color", "A colour that fills the room it is proposed.") {
          Color.mint.padding(20)
        }
        Sample("LinearGradient", "Colours that pass into each other along a line.") {
          LinearGradient(colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing).padding(20)
        }
        Sample("RadialGradient", "Colours that pass into each other from a point outwards.") {
          RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: 50).padding(20)
        }
        Sample("EllipticalGradient", "From a point outwards, in the form of the box.") {
          EllipticalGradient(colors: [.yellow, .orange]).padding(20)
        }
        Sample("MeshGradient", "Colours at the points of a net.") {
          MeshGradient(
            width: 3, height: 3,
            points: [
              [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.3, 0.7], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
            ],
            colors: [.indigo, .purple, .blue, .pink, .orange, .mint, .red, .yellow, .green]
          )
          .padding(20)
        }
        Sample("AngularGradient", "Colours that pass into each other around a point.") {
          AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center).padding(20)
        }
      }
    }

    static var shapes: SampleSection {
      SampleSection("Shapes") {
        Sample("Rectangle", "Fills its room.") {
          Rectangle().fill(.blue).padding(20)
        }
        Sample("RoundedRectangle", "A rectangle with round corners.") {
          RoundedRectangle(cornerRadius: 16).fill(.blue).padding(20)
        }
        Sample("RoundedRectangle", "continuous", "Corners whose bend begins gently, beside circular ones.") {
          HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 17, style: .continuous).fill(.blue)
            RoundedRectangle(cornerRadius: 17).fill(.blue)
          }
          .padding(20)
        }
        Sample("Circle", "The largest circle in the middle of its room.") {
          Circle().fill(.blue).padding(20)
        }
        Sample("Ellipse", "Fills its room.") {
          Ellipse().fill(.blue).padding(20)
        }
        Sample("Capsule", "A rectangle whose shorter sides are half circles.") {
          Capsule().fill(.blue).padding(20)
        }
        Sample("UnevenRoundedRectangle", "A rectangle whose corners have radii of their own.") {
          UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(.blue).padding(20)
        }
        Sample("AnyShape", "A shape of any type, as one that is chosen.") {
          ForEach([true, false], id: \.self) { isRound in
            AnyShape(isRound ? AnyShape(Circle()) : AnyShape(Rectangle())).fill(.blue).padding(20)
          }
        }
        Sample("Canvas", "Free drawing: paths, texts and pictures.") {
          Canvas { context, size in
            let middle = Point(x: size.width / 2, y: size.height / 2)
            for turn in 0..<12 {
              var copy = context
              copy.translateBy(x: middle.x, y: middle.y)
              copy.rotate(by: .degrees(Double(turn) * 30))
              copy.fill(Path(Rect(x: -2, y: -40, width: 4, height: 12)), with: .color(.blue))
            }
            context.draw(Text("12"), at: middle, font: .headline)
          }
        }
      }
    }

    static var controls: SampleSection {
      SampleSection("Controls") {
        Sample("Menu", "Opens a list of commands.") {
          Menu("Sort") {
            Button("By Name") {}
            Button("By Date") {}
          }
        }
        Sample("Button", "Runs its action when it is pressed.") {
          VStack(spacing: 8) {
            Button("Save", role: .primary) {}
            Button("Cancel") {}
          }
        }
        Sample("Button", "label", "Any label makes a button of the library's own.") {
          Button {
          } label: {
            Label("Send", systemImage: "document-send")
          }
          .buttonStyle(.borderedProminent)
        }
        Sample("TextField", "A line of text to edit.") {
          TextField("Name", text: .constant("Ada")).padding(12)
        }
        Sample("TextField", "lines", "A field that grows with its lines.") {
          TextField("Notes", text: .constant("One line,\nand another"), axis: .vertical).padding(12)
        }
        Sample("SecureField", "A line of text that is hidden.") {
          SecureField("Password", text: .constant("secret")).padding(12)
        }
        Sample("TextEditor", "Text of any number of lines to edit.") {
          TextEditor(text: .constant("Dear Ada,\nthe engine works.")).padding(12)
        }
        Sample("Toggle", "On or off.") {
          VStack(alignment: .leading, spacing: 8) {
            Toggle("Sound", isOn: .constant(true))
            Toggle(isOn: .constant(true))
          }
        }
        Sample("Slider", "A number between bounds.") {
          Slider(value: .constant(0.4)).padding(16)
        }
        Sample("Picker", "One of several choices.") {
          Picker(["Small", "Medium", "Large"], selection: .constant(1))
        }
        Sample("Picker", "tags", "Choices by their values.") {
          Picker("Size", selection: .constant("l")) {
            Text("S").tag("s")
            Text("L").tag("l")
          }
        }
        Sample("Stepper", "Steps down and up.") {
          Stepper("Copies: 3", value: .constant(3), in: 1...9)
        }
        Sample("DatePicker", "A point in time, here in UTC.", size: Size(width: 240, height: 100)) {
          DatePicker(secondsSince1970: .constant(1_795_817_100), displayedComponents: .date) {
            Text("Due")
          }
        }
        Sample("ColorPicker", "A colour.") {
          ColorPicker("Paper", selection: .constant(.orange))
        }
        Sample("ProgressView", "How much is done.") {
          ProgressView(value: 0.6).padding(16)
        }
        Sample("Gauge", "A number between bounds that is shown.") {
          Gauge(value: 0.6) {
            Text("Load")
          } currentValueLabel: {
            Text("60%")
          }
          .padding(16)
        }
        Sample("Link", "A text that opens an address.") {
          Link("The manual", destination: "https://example.org/manual")
        }
        Sample("LabeledContent", "A label with content behind it.") {
          LabeledContent("Version", value: "2.1")
        }
        Sample("GroupBox", "Content in a quiet box.") {
          GroupBox("Address") {
            Text("1 Main Street")
          }
          .padding(8)
        }
        Sample("ControlGroup", "Controls that belong together.") {
          ControlGroup {
            Button("Cut") {}
            Button("Copy") {}
          }
        }
        Sample("Form", "Controls with their labels, in rows.") {
          Form {
            Toggle("Sound", isOn: .constant(true))
            LabeledContent("Version", value: "2.1")
          }
          .font(.system(size: 10))
        }
        Sample("EditButton", "Begins and ends the editing of rows.") {
          EditButton().environment(\.editMode, .constant(.inactive))
        }
        Sample("ShareLink", "Shares a value, or copies it.") {
          ShareLink(item: "https://example.org")
        }
        Sample("ContentUnavailableView", "What stands where nothing is to show.") {
          ContentUnavailableView("No mail", systemImage: "mail-unread")
        }
      }
    }

    static var readers: SampleSection {
      SampleSection("Readers and layouts of your own") {
        Sample("GeometryReader", "Content that follows from the room.") {
          GeometryReader { proxy in
            Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
          }
          .padding(20)
        }
        Sample("EnvironmentReader", "Content that follows from the environment.") {
          EnvironmentReader { values in
            Text("size \(Int(values.font.size))")
          }
          .font(.title)
        }
        Sample("TimelineView", "Content that is made anew by the clock.") {
          TimelineView(.explicit(times: [0])) { context in
            Text("since \(Int(context.time))")
          }
        }
        Sample("PhaseAnimator", "One phase after the other, again and again.") {
          PhaseAnimator([1, 0.4]) { opacity in
            Color.red.frame(width: 20, height: 20).opacity(opacity)
          }
        }
        Sample("KeyframeAnimator", "A value along keyframes, after a trigger.") {
          KeyframeAnimator(initialValue: 1.0, trigger: 0) { scale in
            Text("3").scaleEffect(scale)
          } keyframes: { _ in
            LinearKeyframe(1.4, duration: 0.1)
            SpringKeyframe(1, duration: 0.4)
          }
        }
        Sample("CustomLayout", "A container with a rule of your own. `Cascade` is the one of the guide.") {
          Cascade(step: 22) {
            ForEach([Color.blue, .green, .orange], id: \.self) { color in
              color.size(width: 70, height: 40)
            }
          }
        }
      }
    }
  }

  extension String {
    /// The parts of a name in the sample of outlines.
    fileprivate var parts: [String]? { self == "fruit" ? ["apple", "pear"] : nil }
  }

  /// A datum of the sample of tables.
  private struct SamplePerson: Identifiable {
    let id: String
    let age: Int
  }
#endif

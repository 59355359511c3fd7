#if canImport(CCairo)
  import Layout

  /// The modifiers on the page, in its order. The code in braces stands on the page as it stands here.
  enum ModifierSamples {
    static var sections: [SampleSection] {
      [sizes, places, attachments, style, effects, text, grids, lists, values, pages]
    }

    static var sizes: SampleSection {
      SampleSection("Sizes") {
        Sample("frame", "A box of a size around the element.") {
          Text("Hi")
            .background(.yellow)
            .frame(width: 120, height: 60, alignment: .topLeading)
            .border(.gray)
        }
        Sample("frame", "flexible", "A box between a least and a greatest size.") {
          Text("Hi")
            .background(.yellow)
            .frame(maxWidth: .infinity, minHeight: 60, alignment: .trailing)
            .border(.gray)
            .padding(8)
        }
        Sample("size", "The same as `frame`, centred.") {
          Color.teal.size(width: 90, height: 50)
        }
        Sample("size", "percent", "A share of the room.") {
          Color.teal.size(width: .percent(50), height: .percent(50))
        }
        Sample("fixedSize", "The element's ideal size, whatever is proposed.") {
          Text("does not wrap")
            .fixedSize()
            .frame(width: 60)
            .border(.gray)
        }
        Sample("aspectRatio", "A ratio of width to height.") {
          Color.indigo.aspectRatio(16 / 9).padding(12)
        }
        Sample("scaledToFit", "The picture's own ratio, within the room.") {
          Image(data: Pictures.landscape).resizable()
            .scaledToFit()
            .size(width: 60, height: 80)
            .border(.gray)
        }
        Sample("scaledToFill", "The picture's own ratio, over all the room.") {
          Image(data: Pictures.landscape).resizable()
            .scaledToFill()
            .size(width: 60, height: 80)
            .clipped()
            .border(.gray)
        }
        Sample("containerRelativeFrame", "A share of the scroll view around it.") {
          ScrollView(.horizontal) {
            HStack(spacing: 10) {
              ForEach(0..<6) { _ in
                Color.orange.containerRelativeFrame(.horizontal, count: 2, spacing: 10)
              }
            }
          }
        }
        Sample("layoutPriority", "Stacks serve higher priorities first.") {
          HStack(spacing: 4) {
            Text("served first").lineLimit(1).layoutPriority(1)
            Text("served last").lineLimit(1)
          }
          .padding(4)
        }
        Sample("contentPriority", "UIKit's two numbers: hugging and compression resistance.") {
          HStack(spacing: 4) {
            Text("at its ideal size").contentPriority(ContentPriority(compressionResistance: 1000))
            Color.orange.size(height: 20)
          }
          .padding(4)
        }
      }
    }

    static var places: SampleSection {
      SampleSection("Places") {
        Sample("padding", "Room around the element.") {
          Text("padded").padding(16).background(.yellow)
        }
        Sample("padding", "edges", "Room at some edges.") {
          Text("leading").padding(.leading, 40).background(.yellow)
        }
        Sample("offset", "Drawn elsewhere; the layout does not change.") {
          Color.blue.size(width: 50, height: 50)
            .offset(x: 20, y: 10)
            .border(.gray)
        }
        Sample("position", "The centre at a point of the room.") {
          Circle().fill(.red).size(width: 20, height: 20)
            .position(x: 40, y: 30)
        }
        Sample("top", "Its distance from the top edge of the room.") {
          Text("top").background(.yellow).top(10)
        }
        Sample("bottom", "Its distance from the bottom edge.") {
          Text("bottom").background(.yellow).bottom(10)
        }
        Sample("leading", "Its distance from the leading edge, in points or percent.") {
          Text("leading").background(.yellow).leading(.percent(10))
        }
        Sample("trailing", "Its distance from the trailing edge.") {
          Text("both").background(.yellow).trailing(10).top(10)
        }
        Sample("centerX", "In the middle from left to right.") {
          Text("centred").background(.yellow).centerX().top(10)
        }
        Sample("centerY", "In the middle from top to bottom.") {
          Text("centred").background(.yellow).centerY().leading(10)
        }
        Sample("center", "In the middle of the room.") {
          Text("centred").background(.yellow).center()
        }
        Sample("alignmentGuide", "Another line of the element for its alignment.") {
          VStack(alignment: .leading, spacing: 6) {
            Text("one")
            Text("two").alignmentGuide(.leading) { _ in -30 }
          }
        }
        Sample("layoutDirection", "From right to left.") {
          HStack(spacing: 8) {
            Circle().fill(.blue).size(width: 36, height: 36)
            Text("Ada")
          }
          .layoutDirection(.rightToLeft)
        }
      }
    }

    static var attachments: SampleSection {
      SampleSection("In front and behind") {
        Sample("overlay", "Elements in front, in the element's size.") {
          Color.teal.size(width: 90, height: 60)
            .overlay(alignment: .topTrailing) {
              Circle().fill(.red).size(width: 20, height: 20)
            }
        }
        Sample("background", "elements", "Elements behind, in the element's size.") {
          Text("behind").padding(16)
            .background {
              Capsule().fill(.yellow)
            }
        }
        Sample("background", "A colour behind.") {
          Text("yellow").padding(16).background(.yellow)
        }
        Sample("background", "style", "A gradient behind, in the form of a shape.") {
          Text("dusk").foregroundColor(.white).padding(16)
            .background(.linearGradient(colors: [.indigo, .pink], startPoint: .top, endPoint: .bottom), in: Capsule())
        }
        Sample("overlay", "style", "A style in front.") {
          Color.teal.size(width: 90, height: 60)
            .overlay(.linearGradient(colors: [.clear, .black], startPoint: .center, endPoint: .bottom))
        }
      }
    }

    static var style: SampleSection {
      SampleSection("Style") {
        Sample("cornerRadius", "Round corners, which cut off the content.") {
          Color.indigo.size(width: 90, height: 60).cornerRadius(16)
        }
        Sample("border", "A line inside the edges.") {
          Text("border").padding(12).border(.orange, width: 3)
        }
        Sample("shadow", "A shadow of what is drawn.") {
          Color.white.size(width: 90, height: 60).cornerRadius(12).shadow(radius: 8, y: 4)
        }
        Sample("opacity", "From 0, invisible, to 1.") {
          HStack(spacing: 8) {
            Color.blue.size(width: 40, height: 40)
            Color.blue.size(width: 40, height: 40).opacity(0.3)
          }
        }
        Sample("clipped", "Cuts off what reaches out of the frame.") {
          Circle().fill(.teal).size(width: 90, height: 90)
            .frame(width: 90, height: 50)
            .clipped()
        }
        Sample("fill", "The colour of a shape.") {
          Circle().fill(.green).size(width: 60, height: 60)
        }
        Sample("fill", "gradients", "Along a line, from a circle outwards, and around a point.") {
          HStack(spacing: 6) {
            Rectangle().fill(.linearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
            Circle().fill(.radialGradient(colors: [.white, .blue], startRadius: 0, endRadius: 24))
            Circle().fill(.conicGradient(colors: [.red, .yellow, .green, .blue, .red]))
          }
          .size(width: 156, height: 48)
        }
        Sample("fill", "shadows", "Shadows of a style: inside of a shape, and behind it.") {
          HStack(spacing: 20) {
            Circle().fill(.teal.shadow(.inner(radius: 6, y: 3)))
            Capsule().fill(.white.shadow(.drop(radius: 6, y: 3)))
          }
          .size(width: 130, height: 50)
        }
        Sample("background", "material", "What is behind shows, out of focus.") {
          Image(data: Pictures.landscape).resizable().size(width: 140, height: 84)
            .overlay { Text("thin").padding(12).background(.thinMaterial, in: Capsule()) }
        }
        Sample("fill", "picture", "A picture as a pattern.") {
          RoundedRectangle(cornerRadius: 12).fill(.image(Image(data: Pictures.landscape), scale: 0.25))
            .size(width: 120, height: 70)
        }
        Sample("border", "style", "A gradient as the line.") {
          Text("border").padding(12)
            .border(.linearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing), width: 4)
        }
        Sample("colorScheme", "The dark form of colours.") {
          HStack(spacing: 12) {
            Text("light").padding(12).background(.background).border(.separator)
            Text("dark").padding(12).background(.background).border(.separator)
              .colorScheme(.dark)
          }
        }
        Sample("preferredColorScheme", "Light or dark for the whole window or picture.") {
          Text("dark").padding(12).background(.background).border(.separator).preferredColorScheme(.dark)
        }
        Sample("colorTheme", "Other colours for roles.") {
          Toggle("Sound", isOn: .constant(true)).tint(.accentColor)
            .colorTheme(ColorTheme([.accent: .green]))
        }
        Sample("stroke", "The line of a shape, with the outline in its middle.") {
          Circle().stroke(.green, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6, 8]))
            .size(width: 60, height: 60)
        }
        Sample("strokeBorder", "The line of a shape, inside its outline.") {
          Circle().strokeBorder(.green, lineWidth: 4).size(width: 60, height: 60)
        }
        Sample("trim", "A part of an outline.") {
          Circle().trim(to: 0.7).stroke(.green, lineWidth: 4).size(width: 60, height: 60)
        }
        Sample("rotation", "An outline that is rotated; its box stays.") {
          Rectangle().rotation(.degrees(30)).fill(.green).size(width: 60, height: 40)
        }
        Sample("scale", "An outline that is scaled; its box stays.") {
          Ellipse().scale(x: 1, y: 0.5).fill(.green).size(width: 60, height: 60)
        }
        Sample("transform", "An outline in other coordinates, here skewed; its box stays.") {
          Rectangle().transform(Transform(a: 1, b: 0, c: -0.5, d: 1, tx: 20, ty: 0)).fill(.green)
            .size(width: 60, height: 40)
        }
        Sample("tint", "The colour of what is chosen in a control.") {
          Toggle("Sound", isOn: .constant(true)).tint(.purple)
        }
        Sample("buttonStyle", "The look of buttons.") {
          VStack(spacing: 8) {
            Button("Begin") {}.buttonStyle(.borderedProminent)
            Button("Later") {}.buttonStyle(.borderless)
          }
        }
        Sample("buttonBorderShape", "The outline of buttons.") {
          Button("Begin") {}.buttonBorderShape(.capsule)
        }
        Sample("controlSize", "The room in controls.") {
          VStack(spacing: 8) {
            Button("Small") {}.controlSize(.small)
            Button("Large") {}.controlSize(.large)
          }
        }
        Sample("labelsHidden", "Leaves out labels; screen readers have them.") {
          Stepper("Copies", value: .constant(3), in: 1...9).labelsHidden()
        }
        Sample("toggleStyle", "The look of toggles.") {
          VStack(alignment: .leading, spacing: 8) {
            Toggle("Sound", isOn: .constant(true)).toggleStyle(.checkbox)
            Toggle("Sound", isOn: .constant(true)).toggleStyle(.button)
          }
        }
        Sample("pickerStyle", "The look of pickers.") {
          VStack(spacing: 8) {
            Picker(["S", "M", "L"], selection: .constant(1)).pickerStyle(.segmented)
            Picker(["S", "L"], selection: .constant(1)).pickerStyle(.radioGroup)
          }
          .padding(8)
        }
        Sample("textFieldStyle", "The look of fields, here for a search.") {
          TextField("Search", text: .constant("")).textFieldStyle(.search).padding(12)
        }
        Sample("progressViewStyle", "The look of progress.") {
          ProgressView(value: 0.6).progressViewStyle(.circular)
        }
        Sample("gaugeStyle", "The look of gauges.") {
          Gauge(value: 0.6) { Text("60") }.gaugeStyle(.accessoryCircular)
        }
        Sample("formStyle", "The look of forms, here in columns.") {
          Form {
            LabeledContent("Name", value: "Ada")
            LabeledContent("Version", value: "2.1")
          }
          .formStyle(.columns)
        }
        Sample("disabled", "Controls that cannot be used.") {
          Button("Save") {}.disabled()
        }
        Sample("resizable", "A picture that takes its room, here stretched.") {
          Image(data: Pictures.landscape).resizable().size(width: 130, height: 30)
        }
        Sample("contentMode", "How a picture fills its room.") {
          Image(data: Pictures.landscape).contentMode(.fill).size(width: 60, height: 60).clipped()
        }
        Sample("renderingMode", "Whether a picture has its own colours, or the foreground's.") {
          Image(systemName: "heart.fill")
            .resizable(.fit)
            .renderingMode(.template)
            .foregroundColor(.red)
            .padding(20)
        }
        Sample("interpolation", "How an enlarged picture is drawn: here its pixels are squares.") {
          Image(data: Pictures.tiny)
            .resizable(.fit)
            .interpolation(.none)
            .padding(8)
        }
        Sample("resizable", "corners", "A picture whose corners keep their size.") {
          Image(data: Pictures.frame)
            .resizable(capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
            .size(width: 130, height: 70)
        }
        Sample("resizable", "tiles", "A picture that is repeated.") {
          Image(data: Pictures.frame).resizable(resizingMode: .tile).size(width: 120, height: 72)
        }
        Sample("imageScale", "The size of symbols beside their font.") {
          HStack(spacing: 12) {
            Image(systemName: "heart").imageScale(.small)
            Image(systemName: "heart").imageScale(.medium)
            Image(systemName: "heart").imageScale(.large)
          }
          .font(.title)
        }
        Sample("symbolVariant", "Another form of symbols, where there is one.") {
          HStack(spacing: 12) {
            Image(systemName: "star")
            Image(systemName: "star").symbolVariant(.fill)
          }
          .font(.largeTitle)
        }
        Sample("symbolRenderingMode", "The colours of symbols: the foreground's, or their own.") {
          HStack(spacing: 12) {
            Image(systemName: "wifi").symbolRenderingMode(.hierarchical)
            Image(systemName: "wifi").symbolRenderingMode(.multicolor)
          }
          .font(.largeTitle)
          .foregroundColor(.blue)
        }
        Sample("labelStyle", "Which parts of labels are shown.") {
          HStack(spacing: 20) {
            Label("Home", systemImage: "house.fill").labelStyle(.iconOnly)
            Label("Home", systemImage: "house.fill").labelStyle(.titleOnly)
          }
        }
        Sample("imageLoader", "What loads the pictures inside.") {
          AsyncImage(url: "hills") { phase in
            Text(phase.error == nil ? "loading" : "failed")
          }
          .imageLoader { _ in [] }
        }
      }
    }

    static var effects: SampleSection {
      SampleSection("Effects") {
        Sample("rotationEffect", "The element turned; its layout stays.") {
          Text("new").padding(6).background(.yellow).rotationEffect(.degrees(-15))
        }
        Sample("scaleEffect", "The element larger, or mirrored; its layout stays.") {
          HStack(spacing: 24) {
            Text("R").scaleEffect(1.6)
            Text("R").scaleEffect(x: -1)
          }
        }
        Sample("transformEffect", "The element in other coordinates, here skewed.") {
          Color.teal.size(width: 70, height: 40).transformEffect(Transform(a: 1, b: 0, c: -0.4, d: 1, tx: 12, ty: 0))
        }
        Sample("clipShape", "Nothing outside of a shape.") {
          Image(data: Pictures.landscape).resizable(.fill).size(width: 64, height: 64).clipShape(Circle())
        }
        Sample("mask", "The element as far as another one is opaque.") {
          LinearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing)
            .mask { Text("Layout").font(.system(size: 40, weight: .bold)) }
        }
        Sample("blur", "The element out of focus.") {
          Text("blur").font(.title).blur(radius: 4)
        }
        Sample("blendMode", "Colours mixed with those behind.") {
          ZStack {
            Circle().fill(.red).size(width: 50, height: 50).offset(x: -14)
            Circle().fill(.green).size(width: 50, height: 50).offset(x: 14).blendMode(.multiply)
          }
        }
        Sample("compositingGroup", "An element as one picture, in which blend modes end.") {
          ZStack {
            Color.yellow.size(width: 120, height: 24)
            ZStack {
              Circle().fill(.red).size(width: 50, height: 50).offset(x: -14)
              Circle().fill(.green).size(width: 50, height: 50).offset(x: 14).blendMode(.multiply)
            }
            .compositingGroup()
          }
        }
        Sample("brightness", "Lighter or darker colours.") {
          Image(data: Pictures.landscape).resizable().size(width: 90, height: 60).brightness(0.25)
        }
        Sample("contrast", "Stronger differences.") {
          Image(data: Pictures.landscape).resizable().size(width: 90, height: 60).contrast(1.8)
        }
        Sample("saturation", "Stronger or weaker colours.") {
          Image(data: Pictures.landscape).resizable().size(width: 90, height: 60).saturation(2)
        }
        Sample("grayscale", "Greys.") {
          Image(data: Pictures.landscape).resizable().size(width: 90, height: 60).grayscale(1)
        }
        Sample("hueRotation", "Other hues.") {
          Image(data: Pictures.landscape).resizable().size(width: 90, height: 60).hueRotation(.degrees(120))
        }
        Sample("colorInvert", "Inverted colours.") {
          Image(data: Pictures.landscape).resizable().size(width: 90, height: 60).colorInvert()
        }
        Sample("colorMultiply", "Colours times another one.") {
          Image(data: Pictures.landscape).resizable().size(width: 90, height: 60).colorMultiply(.yellow)
        }
      }
    }

    static var text: SampleSection {
      SampleSection("Text") {
        Sample("font", "The font of texts.") {
          Text("Bold").font(.system(size: 32, weight: .bold))
        }
        Sample("foregroundStyle", "The style of shapes and texts.") {
          HStack(spacing: 8) {
            Circle().size(width: 40, height: 40)
            Text("mint")
          }
          .foregroundStyle(.linearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom))
        }
        Sample("foregroundStyle", "text", "Letters that are filled with a gradient.") {
          Text("Layout").font(.system(size: 40, weight: .bold))
            .foregroundStyle(.linearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing))
        }
        Sample("foregroundColor", "The colour of texts and shapes.") {
          Text("purple").foregroundColor(.purple)
        }
        Sample("lineLimit", "The most lines of a text.") {
          Text("One line only, however long").lineLimit(1).padding(12)
        }
        Sample("lineLimit", "reserved", "Lines whose height a text takes, however short it is.") {
          HStack(alignment: .top, spacing: 8) {
            Text("one").lineLimit(2, reservesSpace: true).background(.yellow)
            Text("two\nlines").lineLimit(1...2).background(.yellow)
          }
        }
        Sample("textCase", "Capital or small letters, whatever is written.") {
          Text("Ada Lovelace").textCase(.uppercase)
        }
        Sample("textScale", "A smaller text beside another one.") {
          HStack(alignment: .firstTextBaseline, spacing: 4) {
            Text("9:41").font(.title)
            Text("am").font(.title).textScale(.secondary)
          }
        }
        Sample("typesettingLanguage", "The language by whose rules texts are set.") {
          Text("Weberei").typesettingLanguage(.explicit("de"))
        }
        Sample("truncationMode", "Where a text is shortened.") {
          Text("/home/ada/notes/engine.txt").lineLimit(1).truncationMode(.middle).padding(12)
        }
        Sample("multilineTextAlignment", "How the lines of a text are aligned.") {
          Text("two lines\nin the middle").multilineTextAlignment(.center)
        }
        Sample("multilineTextAlignment", "justified", "Lines that are all as wide as the text.") {
          Text("The engine weaves patterns of algebra, as the loom weaves flowers and leaves")
            .font(.footnote)
            .multilineTextAlignment(.justified)
            .padding(8)
        }
        Sample("bold", "Bold texts.") {
          Text("bold").bold()
        }
        Sample("italic", "Slanted texts.") {
          Text("slanted").italic()
        }
        Sample("fontWeight", "The weight of the strokes.") {
          VStack {
            Text("regular").fontWeight(.regular)
            Text("bold").fontWeight(.bold)
          }
        }
        Sample("fontWidth", "The width of the letters, where the family has several.") {
          VStack {
            Text("standard")
            Text("condensed").fontWidth(.condensed)
          }
        }
        Sample("fontDesign", "The design of the host's own fonts.") {
          Text("with serifs").fontDesign(.serif)
        }
        Sample("monospaced", "Letters that are all equally wide.") {
          Text("let i = 1").monospaced()
        }
        Sample("monospacedDigit", "Digits that are all equally wide.") {
          Text("11:42:07").monospacedDigit()
        }
        Sample("underline", "A line under the text.") {
          Text("underlined").underline(color: .red)
        }
        Sample("strikethrough", "A line through the text.") {
          Text("struck").strikethrough()
        }
        Sample("kerning", "Points between the letters.") {
          Text("wide").kerning(6)
        }
        Sample("baselineOffset", "Points above the baseline.") {
          HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("x")
            Text("2").font(.caption).baselineOffset(8)
          }
        }
        Sample("lineSpacing", "Points between the lines of a text.") {
          Text("two lines\nwith space").lineSpacing(16)
        }
        Sample("lineHeight", "The height of the lines of a text.") {
          Text("two lines\nclose by").lineHeight(.exact(points: 17))
        }
        Sample("minimumScaleFactor", "How small a text may become to fit its lines.") {
          Text("One line, however long it is").lineLimit(1).minimumScaleFactor(0.5).padding(12)
        }
        Sample("allowsTightening", "Letters that move together to fit their lines.") {
          Text("tightened").lineLimit(1).allowsTightening(true).frame(width: 78)
        }
        Sample("dynamicTypeSize", "The reader's text size.") {
          Text("large").dynamicTypeSize(.accessibility2)
        }
        Sample("dynamicTypeSize", "range", "The limits of the reader's text size.") {
          VStack {
            Text("limited").dynamicTypeSize(...DynamicTypeSize.xLarge)
            Text("large")
          }
          .dynamicTypeSize(.accessibility2)
        }
      }
    }

    static var grids: SampleSection {
      SampleSection("Cells of a grid") {
        Sample("gridCellColumns", "A cell over several columns.") {
          Grid(horizontalSpacing: 6, verticalSpacing: 6) {
            GridRow {
              Color.blue; Color.blue
            }
            GridRow { Color.orange.gridCellColumns(2) }
          }
          .size(width: 120, height: 60)
        }
        Sample("gridCellAnchor", "Where in its cell an element stands.") {
          Grid(horizontalSpacing: 6, verticalSpacing: 6) {
            GridRow {
              Color.blue.size(width: 60, height: 60)
              Color.orange.size(width: 20, height: 20).gridCellAnchor(.bottomTrailing)
            }
            GridRow {
              Color.blue.size(width: 60, height: 10)
              Color.blue.size(width: 60, height: 10)
            }
          }
        }
        Sample("gridCellUnsizedAxes", "An element that takes the width of its column and adds none to it.") {
          Grid(verticalSpacing: 6) {
            GridRow { Text("column") }
            GridRow { Color.orange.size(height: 6).gridCellUnsizedAxes(.horizontal) }
          }
        }
        Sample("gridColumnAlignment", "The alignment of a whole column.") {
          Grid(horizontalSpacing: 12, verticalSpacing: 4) {
            GridRow {
              Text("Tea"); Text("3.50").gridColumnAlignment(.trailing)
            }
            GridRow {
              Text("Bread"); Text("12.00")
            }
          }
        }
      }
    }

    static var values: SampleSection {
      SampleSection("Values and modifiers of your own") {
        Sample("environment", "A value for all elements inside.") {
          VStack(spacing: 4) {
            Text("one")
            Text("two")
          }
          .environment(\.font, .title2)
        }
        Sample("modifier", "A modifier of your own. `Card` adds a padding, a colour and a corner.") {
          Text("card").modifier(Card())
        }
        Sample("layoutValue", "A value that a container of your own reads from its child.") {
          Cascade(step: 16) {
            Color.blue.size(width: 60, height: 30)
            Color.green.size(width: 60, height: 30).layoutValue(key: Cascade.Indent.self, value: 40)
          }
        }
        Sample("overlayPreferenceValue", "Elements in front that follow from values of the elements inside.") {
          HStack(spacing: 12) {
            Text("one")
            Text("two").anchorPreference(key: Marked.self, value: .bounds) { $0 }
          }
          .overlayPreferenceValue(Marked.self) { anchor in
            GeometryReader { proxy in
              if let frame = anchor.map({ proxy[$0] }) {
                Capsule().fill(.red).size(width: frame.width, height: 3).offset(x: frame.minX, y: frame.maxY)
              }
            }
          }
        }
        Sample("backgroundPreferenceValue", "The same, behind.") {
          HStack(spacing: 12) {
            Text("one")
            Text("two").anchorPreference(key: Marked.self, value: .bounds) { $0 }
          }
          .backgroundPreferenceValue(Marked.self) { anchor in
            GeometryReader { proxy in
              if let frame = anchor.map({ proxy[$0] }) {
                Color.yellow.size(frame.size).offset(x: frame.minX, y: frame.minY)
              }
            }
          }
        }
      }
    }

    /// Modifiers whose effect a still picture does not show, with what they do.
    static var invisible: [(name: String, note: String)] {
      [
        ("id", "An identity, by which frames are found and nodes are kept."),
        ("equatable", "Compares the element with the one before, and skips its body where they are equal."),
        ("animation", "Animates what changes with a value."),
        ("transition", "How an element comes and goes."),
        ("transaction", "Changes the animation of what is inside."),
        ("matchedGeometryEffect", "Comes in the place of another element of its name."),
        ("textSelection", "Whether a person can select the texts, on hosts whose labels can be selected."),
        ("onTapGesture", "An action for a tap or a click, or several, with their place."),
        ("onLongPressGesture", "An action for a press that lasts."),
        ("gesture", "A gesture with its actions: a drag, taps, a long press, two fingers."),
        ("highPriorityGesture", "A gesture that is preferred to those inside."),
        ("simultaneousGesture", "A gesture that is made beside others."),
        ("allowsHitTesting", "Whether the pointer finds the element."),
        ("contentShape", "The area of the element for the pointer."),
        ("onHover", "An action for the pointer coming over the element and leaving it."),
        ("navigationSplitViewColumnWidth", "The width of the column around, and its limits."),
        ("ignoresSafeArea", "Extends into what the layout around keeps clear of."),
        ("keepsToSafeArea", "Keeps clear of what bars and the edges of the screen cover."),
        ("onContinuousHover", "An action for each place of the pointer over the element."),
        ("pointerStyle", "The look of the pointer over the element."),
        ("draggable", "A value that can be dragged out of the element."),
        ("dropDestination", "An action for values that are dropped on the element."),
        ("onDrag", "The same as draggable, with a function."),
        ("onDrop", "An action for bytes of some types that are dropped on the element."),
        ("copyable", "Values for the keys that copy."),
        ("cuttable", "Values that keys move into the clipboard."),
        ("pasteDestination", "An action for values that are pasted by keys."),
        ("onSubmit", "An action for the return key in fields."),
        ("keyboardType", "The keys that a keyboard on glass shows."),
        ("textInputAutocapitalization", "The letters that become capitals while a person types."),
        ("autocorrectionDisabled", "Whether words are not corrected."),
        ("submitLabel", "The name of the return key on a keyboard on glass."),
        ("tag", "The value that an element stands for in a picker."),
        ("help", "A few words beside a pointer that rests on the element."),
        ("onFocusChange", "An action for the keyboard coming to a field and leaving it."),
        ("focusable", "Lets the element have the keyboard."),
        ("searchFocused", "Connects a state with the keyboard in the field of a search."),
        ("focused", "Connects a state with the keyboard in the element."),
        ("defaultFocus", "Sets which element has the keyboard at the beginning."),
        ("onKeyPress", "An action for a key, while the keyboard is in the element."),
        ("onExitCommand", "An action for the escape key."),
        ("onMoveCommand", "An action for the arrow keys."),
        ("onDeleteCommand", "An action for the keys that delete."),
        ("keyboardShortcut", "Presses the button by a key."),
        ("onAppear", "An action when the element comes."),
        ("onDisappear", "An action when the element goes."),
        ("task", "A task that begins when the element comes, and is cancelled when it goes."),
        ("contentTransition", "How a text gives way to another one."),
        ("sensoryFeedback", "What is felt when a value changes."),
        ("splitViewLengths", "Where a split view keeps its lengths."),
        ("onChange", "An action for another value."),
        ("transformEnvironment", "Changes a value of the environment from that around it."),
        ("onOpenURL", "An action for an address that the program opens."),
        ("onReceive", "An action for each value of a sequence."),
        ("alert", "A question with buttons above the layout."),
        ("confirmationDialog", "A choice of actions above the layout."),
        ("sheet", "Content above the layout, which stays visible around it."),
        ("fullScreenCover", "Content above the whole layout."),
        ("popover", "Content in a bubble beside the element."),
        ("presentationDetents", "The heights at which the sheet around may rest."),
        ("interactiveDismissDisabled", "Whether a person may close the sheet around without a button."),
        ("contextMenu", "Commands for a secondary click."),
        ("fileImporter", "The host's dialog for choosing files."),
        ("fileExporter", "The host's dialog for saving a file."),
        ("onGeometryChange", "An action for a new size or place."),
        ("onScrollGeometryChange", "An action for another offset or length of a scroll view."),
        ("onScrollVisibilityChange", "An action when the element comes into view, and when it leaves."),
        ("scrollTransition", "Shows the element by whether it is in view."),
        ("scrollPosition", "Keeps a value the same as the place of a scroll view."),
        ("scrollTargetLayout", "Makes the rows inside the targets of scrolling."),
        ("scrollTargetBehavior", "Where a person's scroll comes to rest."),
        ("scrollIndicators", "Whether scroll views have bars."),
        ("scrollDisabled", "Whether a person can scroll."),
        ("navigationDestination", "The page for a value on the path of a stack, or while a flag is on."),
        ("navigationBarBackButtonHidden", "Leaves out the way back."),
        ("navigationBarHidden", "Leaves out the bar of a page."),
        ("coordinateSpace", "A name for the element's coordinates."),
        ("preference", "A value for the elements around it."),
        ("anchorPreference", "The same with a place in the element."),
        ("transformPreference", "Changes the value on its way up."),
        ("onPreferenceChange", "An action for another value."),
        ("accessibilityLabel", "The name for screen readers."),
        ("accessibilityValue", "The value for screen readers."),
        ("accessibilityHint", "The hint for screen readers."),
        ("accessibilityRole", "The role for screen readers."),
        ("accessibilityHidden", "Hides the element from screen readers."),
        ("accessibilityIdentifier", "The name for programs; not spoken."),
        ("accessibilityAddTraits", "Traits for screen readers: a heading, chosen, modal."),
        ("accessibilityRemoveTraits", "Removes traits for screen readers."),
        ("accessibilityHeading", "A heading of a level for screen readers."),
        ("accessibilityElement", "One element for screen readers, or a group."),
        ("accessibilitySortPriority", "The order for screen readers."),
        ("accessibilityAction", "An action for screen readers."),
        ("accessibilityAdjustableAction", "Greater and smaller for screen readers."),
        ("accessibilityRepresentation", "Another element for screen readers."),
        ("accessibilityRotor", "A list to go through for screen readers."),
        ("accessibilityFocused", "Follows and moves a screen reader."),
        ("adjustsContentOffsetForSafeArea", "Keeps a scroll view's content clear of the safe area."),
      ]
    }
  }
#endif

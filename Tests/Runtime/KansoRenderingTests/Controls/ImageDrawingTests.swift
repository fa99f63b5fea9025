import KansoLayout
import KansoRendering
import KansoScreens
import Testing

/// The drawings of image views.
struct ImageDrawingTests {
  private let black = Color(red: 0, green: 0, blue: 0)

  private func view(_ shapes: [Image.Shape], mode: ImageView.ContentMode = .scaleToFill) -> ImageView {
    let view = ImageView(image: Image(named: "A", size: Size(width: 10, height: 20), shapes: shapes))
    view.contentMode = mode
    view.tintColor = Color(red: 1, green: 0, blue: 0)
    return view
  }

  @Test func shapesAreScaledToThePicture() {
    let shapes = [
      Image.Shape(.rectangle(Rect(x: 0, y: 0, width: 10, height: 20), cornerRadius: 2), color: black),
      Image.Shape(.ellipse(Rect(x: 5, y: 10, width: 5, height: 5)), color: nil),
      Image.Shape(.polygon([Point(), Point(x: 10), Point(y: 20)]), color: black),
    ]
    let parts = view(shapes).shown(40, 40)
    #expect(parts.colors == ["#000000", "#ff0000", "#000000"])
    #expect(
      parts.fills.map(\.outline) == [
        .rectangle(Rect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 4),
        .ellipse(Rect(x: 20, y: 20, width: 20, height: 10)),
        .path(Path([Point(), Point(x: 40), Point(y: 40)], isClosed: true)),
      ])
    let fitted = view(shapes, mode: .scaleAspectFit).shown(40, 40).fills[0].outline
    #expect(fitted == .rectangle(Rect(x: 10, y: 0, width: 20, height: 40), cornerRadius: 4))
  }

  @Test func onlyWhatClipsIsClipped() {
    let shape = Image.Shape(.rectangle(Rect(x: 0, y: 0, width: 10, height: 20), cornerRadius: 0), color: nil)
    let overflowing = view([shape], mode: .scaleAspectFill)
    #expect(overflowing.shown(40, 40).groups.isEmpty)
    overflowing.clipsToBounds = true
    #expect(
      overflowing.shown(40, 40).groups == [
        DrawGroup(clip: .rectangle(Rect(x: 0, y: 0, width: 40, height: 40)))
      ])
  }

  @Test func whatIsNotOnTheCanvasIsNotSeen() {
    let shape = Image.Shape(.ellipse(Rect(x: -5, y: 0, width: 10, height: 20)), color: nil)
    #expect(
      view([shape]).shown(40, 40).groups == [
        DrawGroup(clip: .rectangle(Rect(x: 0, y: 0, width: 40, height: 40)))
      ])
  }

  @Test func aPictureOfANameIsABoxWithTheName() {
    let picture = ImageView(image: Image(named: "<Cat>", size: Size(width: 100, height: 60)))
    let parts = picture.shown(100, 60)
    #expect(parts.texts.map(\.text) == ["<Cat>"])
    #expect(parts.texts.allSatisfy { $0.origin.x > 0 && $0.origin.x + $0.width < 100 })
    #expect(parts.strokes.count == 3)
    #expect(parts.fills.first?.outline == .rectangle(Rect(x: 0, y: 0, width: 100, height: 60)))
    #expect(picture.shown(100, 60) { $0.userInterfaceStyle = .dark }.colors.first == "#2c2c2e")
    // First there is no space for a line of text, then no space at all.
    #expect(picture.shown(100, 10).texts.isEmpty)
    #expect(picture.shown(0, 0).commands.count == 0)
  }

  @Test func aNameWithoutASizeFillsTheView() {
    let picture = ImageView(image: Image(named: "A", size: .zero))
    #expect(picture.shown(30, 30).fills.first?.outline.bounds.width == 30)
    #expect(ImageView().shown(30, 30).commands.isEmpty)
  }

  @Test func hugeAndBrokenShapesDrawNothingOrSomething() {
    let shapes = [
      Image.Shape(
        .rectangle(Rect(x: .nan, y: 0, width: .infinity, height: 1), cornerRadius: .nan), color: nil),
      Image.Shape(.polygon([]), color: nil), Image.Shape(.polygon([Point(x: 1e300, y: .nan)]), color: nil),
      Image.Shape(.ellipse(Rect(x: 0, y: 0, width: -4, height: 1)), color: nil),
    ]
    for mode in ImageView.ContentMode.allCases {
      #expect(view(shapes, mode: mode).shown(40, 40).fills.isEmpty)
    }
  }
}

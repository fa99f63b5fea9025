import KansoScreens
import Testing

/// An image of 40 by 20 points in a view of 100 by 80.
struct ImageViewTests {
  private func view(_ size: Size?, _ mode: ImageView.ContentMode, _ bounds: Size) -> ImageView {
    let view = ImageView(image: size.map { Image(size: $0) })
    view.contentMode = mode
    view.frame = Rect(origin: Point(x: 7, y: 7), size: bounds)
    return view
  }

  @Test(arguments: [
    (ImageView.ContentMode.scaleToFill, 0.0, 0.0, 100.0, 80.0), (.scaleAspectFit, 0, 15, 100, 50),
    (.scaleAspectFill, -30, 0, 160, 80), (.center, 30, 30, 40, 20), (.top, 30, 0, 40, 20),
    (.bottom, 30, 60, 40, 20), (.left, 0, 30, 40, 20), (.right, 60, 30, 40, 20), (.topLeft, 0, 0, 40, 20),
    (.topRight, 60, 0, 40, 20), (.bottomLeft, 0, 60, 40, 20), (.bottomRight, 60, 60, 40, 20),
  ])
  func aPictureLiesAsItsModeSays(
    mode: ImageView.ContentMode, x: Double, y: Double, width: Double, height: Double
  ) {
    let view = view(Size(width: 40, height: 20), mode, Size(width: 100, height: 80))
    #expect(view.imageRect == Rect(x: x, y: y, width: width, height: height))
  }

  @Test(arguments: ImageView.ContentMode.allCases)
  func aPictureWithoutASizeIsNowhere(_ mode: ImageView.ContentMode) {
    for size in [nil, Size.zero, Size(width: 40, height: 0), Size(width: -1, height: .nan)] {
      #expect(view(size, mode, Size(width: 100, height: 80)).imageRect == .zero)
    }
  }

  @Test(arguments: [ImageView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill])
  func aViewWithoutASizeShowsNothing(_ mode: ImageView.ContentMode) {
    #expect(view(Size(width: 40, height: 20), mode, .zero).imageRect == .zero)
  }

  @Test func aViewIsAsLargeAsItsPicture() {
    #expect(
      view(Size(width: 40, height: 20), .center, .zero).intrinsicContentSize == Size(width: 40, height: 20))
    #expect(view(nil, .center, .zero).intrinsicContentSize.width == View.noIntrinsicMetric)
  }

  @Test func picturesTakeNoTouches() {
    #expect(!ImageView().isUserInteractionEnabled)
    #expect(!ImageView(image: nil).isUserInteractionEnabled)
  }
}

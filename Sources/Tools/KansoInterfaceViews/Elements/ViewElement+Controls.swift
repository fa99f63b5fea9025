import KansoLayout
import KansoScreens
import KansoTheme

extension ViewElement {
  /// The table: one entry for each class of views.
  package static let all: [ViewElement] = controls + texts + bars + containers

  /// The properties of all controls.
  private static let controlProperties: [ElementProperty] = [
    .flag("enabled", name: "isEnabled", \Control.isEnabled),
    .flag("selected", name: "isSelected", \Control.isSelected),
    .flag("highlighted", name: "isHighlighted", \Control.isHighlighted),
    .choice(
      "contentHorizontalAlignment", \Control.contentHorizontalAlignment,
      Control.ContentHorizontalAlignment.interfaceNames),
    .unseen(
      "contentVerticalAlignment",
      .choice(["center": "center", "top": "top", "bottom": "bottom", "fill": "fill"]),
      because: "the views here center their content vertically"),
  ]

  private static let controls: [ViewElement] = [
    ViewElement(
      "button", "UIButton",
      controlProperties + [
        .font("fontDescription", name: "titleLabel?.font", size: 15, \Button.titleLabel.font),
        .content("buttonType", .text), .content("lineBreakMode", name: "titleLabel.lineBreakMode", .text),
        .content("titleLabelTextAlignment", name: "titleLabel.textAlignment", .text),
        .content("configuration", .text), .content("contentInsets", .insets),
        .unseen("hasAttributedTitle", .flag, because: "only Interface Builder uses it"),
        .custom("contentEdgeInsets", .insets, \Button.contentEdgeInsets) { $0.insets($1) },
        .unseen("imageEdgeInsets", .insets, because: "the views here have no separate insets of images"),
        .unseen("titleEdgeInsets", .insets, because: "the views here have no separate insets of titles"),
        .unseen("showsTouchWhenHighlighted", .flag, because: behavior),
        .unseen("reversesTitleShadowWhenHighlighted", .flag, because: "titles here have no shadows"),
        .unseen("adjustsImageWhenHighlighted", .flag, because: "images here have no states"),
        .unseen("adjustsImageWhenDisabled", .flag, because: "images here have no states"),
        .unseen("showsMenuAsPrimaryAction", .flag, because: behavior),
        .unseen("changesSelectionAsPrimaryAction", .flag, because: behavior),
        .unseen("pointerInteraction", name: "isPointerInteractionEnabled", .flag, because: behavior),
      ], make: { Button(frame: $0) }, content: { ButtonContent.set($0, $1) }),
    ViewElement(
      "switch", "UISwitch",
      controlProperties + [
        .flag("on", name: "isOn", \Switch.isOn), .color("onTintColor", \Switch.onTintColor),
        .color("thumbTintColor", \Switch.thumbTintColor),
        .unseen("title", .text, because: "only a switch on a Mac has a title"),
      ], make: { Switch(frame: $0) }),
    ViewElement(
      "slider", "UISlider",
      controlProperties + [
        .number("minValue", name: "minimumValue", \Slider.minimumValue),
        .number("maxValue", name: "maximumValue", \Slider.maximumValue), .number("value", \Slider.value),
        .color("minimumTrackTintColor", \Slider.minimumTrackTintColor),
        .color("maximumTrackTintColor", \Slider.maximumTrackTintColor),
        .color("thumbTintColor", \Slider.thumbTintColor),
        .unseen("continuous", name: "isContinuous", .flag, because: behavior),
        .unseen("minimumValueImage", .image, because: "sliders here have no images"),
        .unseen("maximumValueImage", .image, because: "sliders here have no images"),
      ], make: { Slider(frame: $0) }, content: { slider, _ in slider.backgroundColor = nil }),
    ViewElement(
      "stepper", "UIStepper",
      controlProperties + [
        .number("minimumValue", \Stepper.minimumValue), .number("maximumValue", \Stepper.maximumValue),
        .number("stepValue", \Stepper.stepValue), .number("value", \Stepper.value),
        .flag("wraps", \Stepper.wraps), .unseen("autorepeat", .flag, because: behavior),
        .unseen("continuous", name: "isContinuous", .flag, because: behavior),
      ], make: { Stepper(frame: $0) }),
    ViewElement(
      "segmentedControl", "UISegmentedControl",
      controlProperties + [
        .color("selectedSegmentTintColor", \SegmentedControl.selectedSegmentTintColor),
        .content("selectedSegmentIndex", .integer),
        .content("fontDescription", .font(defaultSize: segmentSize)),
        .unseen("segmentControlStyle", .text, because: "the property has no effect since iOS 7"),
        .unseen("momentary", name: "isMomentary", .flag, because: behavior),
        .unseen("apportionsSegmentWidthsByContent", .flag, because: "segments here have equal widths"),
      ], make: { SegmentedControl(frame: $0) }, content: { setSegments(of: $0, $1) }),
    ViewElement(
      "progressView", "UIProgressView",
      [
        .number("progress", \ProgressView.progress),
        .color("progressTintColor", \ProgressView.progressTintColor),
        .color("trackTintColor", \ProgressView.trackTintColor),
        .unseen("progressViewStyle", .text, because: "bars of progress here have one style"),
      ], make: { ProgressView(frame: $0) }),
    ViewElement(
      "pageControl", "UIPageControl",
      controlProperties + [
        .integer("numberOfPages", \PageControl.numberOfPages),
        .integer("currentPage", \PageControl.currentPage),
        .flag("hidesForSinglePage", \PageControl.hidesForSinglePage),
        .color("pageIndicatorTintColor", \PageControl.pageIndicatorTintColor),
        .color("currentPageIndicatorTintColor", \PageControl.currentPageIndicatorTintColor),
      ], make: { PageControl(frame: $0) }),
    ViewElement(
      "activityIndicatorView", "UIActivityIndicatorView",
      [
        .color("color", \ActivityIndicatorView.color), .content("style", .text),
        .unseen("hidesWhenStopped", .flag, because: "a document shows the indicator anyway"),
        .unseen("animating", name: "isAnimating", .flag, because: "a picture shows one moment"),
      ], make: { ActivityIndicatorView(frame: $0) }, content: { setIndicatorStyle(of: $0, $1) }),
    ViewElement(
      "refreshControl", "UIRefreshControl", make: { ActivityIndicatorView(frame: $0) },
      content: { indicator, _ in indicator.startAnimating() }),
    ViewElement(
      "datePicker", "UIDatePicker",
      controlProperties + [
        .content("datePickerMode", .text),
        .unseen("minuteInterval", .integer, because: "a picture shows sample rows"),
        .unseen("countDownDuration", .number, because: "a picture shows sample rows"),
        .unseen("useCurrentDate", .flag, because: "a picture shows sample rows"),
      ], make: { PickerView(frame: $0) }, content: { setSampleDates(of: $0, $1) }),
    ViewElement(
      "pickerView", "UIPickerView", make: { PickerView(frame: $0) },
      content: { picker, _ in
        picker.backgroundColor = nil
        (picker.titles, picker.selectedRow) = (["First", "Second", "Third"], 1)
      }),
    ViewElement(
      "imageView", "UIImageView",
      [
        .choice("contentMode", \ImageView.contentMode, ImageView.ContentMode.interfaceNames),
        .custom("image", .image, \ImageView.image) { attributes, _ in
          attributes.image().map { .some($0) }
        },
        .unseen(
          "adjustsImageSizeForAccessibilityContentSizeCategory", .flag,
          because: "images here have one size"),
        .unseen("highlightedImage", .image, because: "images here have no states"),
      ], make: { ImageView(frame: $0) }),
  ]

  private init<V: View>(
    _ name: String, _ className: String, make: @escaping @Sendable (Rect) -> V,
    content: @escaping @Sendable (V, ViewAttributes) -> Void
  ) {
    self.init(name, className, [], make: make, content: content)
  }

  /// The size of a segment's font that stores none, in points.
  private static let segmentSize = 13.0
  /// The maximum number of segments of a document.
  private static let maxSegments = 50

  /// Adds at most 50 segments with their titles. The name of its image substitutes for the title of a segment. By
  /// default no segment is selected. The background color of the document is that of the control.
  private static func setSegments(of control: SegmentedControl, _ attributes: ViewAttributes) {
    for (index, segment) in attributes.records(named: "segment").prefix(maxSegments).enumerated() {
      let title = segment.text("title") ?? segment.properties["image"]?.value ?? ""
      control.insertSegment(withTitle: title, at: index)
    }
    if let font = attributes.font("fontDescription", size: segmentSize) { control.font = font }
    control.selectedSegmentIndex =
      attributes.number("selectedSegmentIndex").map { Int($0) } ?? SegmentedControl.noSegment
  }

  /// Shows the indicator in the size of its style. The white styles of old documents have a white color.
  private static func setIndicatorStyle(of indicator: ActivityIndicatorView, _ attributes: ViewAttributes) {
    let style = attributes.property("style") ?? ""
    if style.lowercased().contains("large") { indicator.style = .large }
    if style.hasPrefix("white"), indicator.color == nil { indicator.color = Color.system(named: "white") }
    indicator.startAnimating()
  }

  /// Shows sample rows for the mode of a date picker: without a mode, dates.
  private static func setSampleDates(of picker: PickerView, _ attributes: ViewAttributes) {
    picker.backgroundColor = nil
    switch attributes.property("datePickerMode") {
    case "time"?: picker.titles = ["8 40", "9 41 AM", "10 42"]
    case "countDownTimer"?: picker.titles = ["", "0 hours 1 min", "1 2"]
    case "date"?, nil: picker.titles = ["May 31", "June 1 2026", "July 2"]
    case .some: picker.titles = ["Sun May 31", "Today 9 41 AM", "Tue Jun 2"]
    }
    picker.selectedRow = 1
  }
}

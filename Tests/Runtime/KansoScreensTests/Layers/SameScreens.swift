import KansoScreens

/// The views of a screen about a breed: a photo, its name, a text, and two buttons at the bottom.
struct BreedParts {
  let photo = SizedView("photo", 180, 180)
  let title = Label("Abyssinian")
  let text = Label()
  let back = SizedView("back", 80, 44)
  let more = SizedView("more", 100, 40)

  init(_ situation: LayerSituation) {
    text.text = situation.text
    text.numberOfLines = 0
    (title.accessibilityIdentifier, text.accessibilityIdentifier) = ("title", "text")
    // The text takes the remaining space, and gives way if there is too little.
    title.setContentHuggingPriority(.required, for: .vertical)
    title.setContentCompressionResistancePriority(.required, for: .vertical)
    text.setContentHuggingPriority(1, for: .vertical)
    text.setContentCompressionResistancePriority(1, for: .vertical)
    text.setContentHuggingPriority(1, for: .horizontal)
  }

  var all: [View] { [photo, title, text, back, more] }
}

/// The same screen, built with each layout API.
enum BreedScreen: CaseIterable {
  case plainAnchors, declarative, anchorRules, composite, visualFormat, stacks

  func frames(_ situation: LayerSituation) -> [String: Rect] {
    let root = root(situation)
    situation.prepare(root)
    let frames = root.framesByName()
    return root.layoutProblems.isEmpty ? frames : [:]
  }

  private func root(_ situation: LayerSituation) -> View {
    let parts = BreedParts(situation)
    switch self {
    case .stacks: return stacked(parts)
    case .composite:
      let root = View()
      BreedComposite.addToSuperview(root).fill(root, parts)
      return root
    default: break
    }
    let root = View()
    switch self {
    case .plainAnchors: layOutPlainly(parts, in: root)
    case .declarative: describe(parts, in: root)
    case .anchorRules: rule(parts, in: root)
    default: format(parts, in: root)
    }
    return root
  }

  private func layOutPlainly(_ parts: BreedParts, in root: View) {
    for view in parts.all {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate(parts.plainConstraints(in: root.layoutMarginsGuide))
  }

  private func describe(_ parts: BreedParts, in root: View) {
    let area = root.layoutMarginsGuide
    root.addSubviews(
      (
        parts.photo,
        [
          .size(width: 180, height: parts.photo.intrinsicContentSize.height),
          .anchor(.top, area.top()), .centerHorizontally(in: area),
        ]
      ),
      (
        parts.title,
        [.fillHorizontally(area), .anchor(.top, parts.photo.bottom(margin: layerSpace))]
      ),
      (
        parts.text,
        [
          .fillHorizontally(area), .anchor(.top, parts.title.bottom(margin: 8)),
          .anchor(.bottom, parts.back.top(margin: -layerSpace)),
        ]
      ),
      (parts.back, [.anchor(.leading, area.leading()), .anchor(.bottom, area.bottom())]),
      (parts.more, [.anchor(.trailing, area.trailing()), .anchor(.bottom, area.bottom())]))
  }

  private func rule(_ parts: BreedParts, in root: View) {
    let area = root.layoutMarginsGuide
    root.addSubview(parts.photo, anchors: [.top, .centerX, .width(180)], relativeTo: area)
    root.addSubview(parts.title, anchors: [.leading(0), .trailing(0)], relativeTo: area)
    root.addSubview(parts.text, anchors: [.leading(0), .trailing(0)], relativeTo: area)
    root.addSubview(parts.back, anchors: [.leading(0), .bottom(0)], relativeTo: area)
    root.addSubview(parts.more, anchors: [.trailing(0), .bottom(0)], relativeTo: area)
    parts.title.activate(anchors: [.top(equalTo: .bottom, constant: layerSpace)], relativeTo: parts.photo)
    parts.text.activate(anchors: [.top(equalTo: .bottom, constant: 8)], relativeTo: parts.title)
    parts.text.activate(anchors: [.bottom(equalTo: .top, constant: -layerSpace)], relativeTo: parts.back)
  }

  private func format(_ parts: BreedParts, in root: View) {
    let names = ["photo", "title", "text", "back", "more"]
    var views: [String: Any] = ["root": root]
    for (name, view) in zip(names, parts.all) {
      view.enableAutoLayout()
      root.addSubview(view)
      views[name] = view
    }
    let formats: [(String, LayoutConstraint.FormatOptions)] = [
      ("V:|-[photo]-space-[title]-8-[text]-space-[back]-|", []), ("V:[more]-|", []),
      ("V:[root]-(<=1)-[photo]", .alignAllCenterX), ("H:|-[title]-|", []), ("H:|-[text]-|", []),
      ("H:|-[back]-(>=0)-[more]-|", []),
    ]
    for (format, options) in formats {
      LayoutConstraint.activate(
        LayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: ["space": layerSpace], views: views))
    }
    // A visual format centers in the whole root, whose margins may differ.
    let guide = root.layoutMarginsGuide
    for constraint in root.constraints where constraint.firstAttribute == .centerX { constraint.deactivate() }
    parts.photo.activate(anchors: [.centerX(0)], relativeTo: guide)
  }

  private func stacked(_ parts: BreedParts) -> View {
    let photoRow = StackView(arrangedSubviews: [parts.photo])
    (photoRow.axis, photoRow.alignment) = (.vertical, .center)
    let buttons = StackView(arrangedSubviews: [parts.back, parts.more])
    (buttons.distribution, buttons.alignment) = (.equalSpacing, .bottom)
    let root = StackView(arrangedSubviews: [photoRow, parts.title, parts.text, buttons])
    (root.axis, root.spacing) = (.vertical, 8)
    root.isLayoutMarginsRelativeArrangement = true
    return root
  }
}

extension BreedParts {
  func plainConstraints(in area: LayoutItem) -> [LayoutConstraint] {
    [
      photo.topAnchor.constraint(equalTo: area.topAnchor),
      photo.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      title.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: back.topAnchor, constant: -8),
      back.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      back.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      more.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      more.bottomAnchor.constraint(equalTo: area.bottomAnchor),
    ]
  }
}

/// The screen as one composite view.
private final class BreedComposite: CompositeView {
  private var parts: BreedParts?

  func fill(_ root: View, _ parts: BreedParts) {
    self.parts = parts
    // The composite view has no identifier, so only its parts are compared.
    activate(anchors: [.leading(0), .trailing(0), .top(0), .bottom(0)], relativeTo: root)
    for view in parts.all {
      view.enableAutoLayout()
      addSubview(view)
    }
  }

  override func makeConstraints() -> [LayoutConstraint] {
    parts?.plainConstraints(in: layoutMarginsGuide) ?? []
  }
}

import KansoLayout
import KansoTheme

/// The texts and the picture that a cell has of its own, made when they are first asked for, and the constraints that place them in the
/// margins of its content view.
///
/// The row is as high as they are, and 44 points at least. Texts wrap, but for the detail of `value1`, which is a line of its own.
final class CellParts {
  private let style: TableViewCell.CellStyle
  private(set) var text: Label?
  private(set) var detail: Label?
  private(set) var image: ImageView?
  private var made: [LayoutConstraint] = []
  /// What two texts below each other take together.
  private let pair = LayoutGuide()

  init(_ style: TableViewCell.CellStyle) { self.style = style }

  private static let leastHeight = 44.0
  /// Between the picture and the texts, in points.
  private static let imageGap = 16.0
  /// Between a text and one beside it, in points.
  private static let textGap = 8.0
  /// How much of a row's width the first text of `value2` has.
  private static let captionShare = 0.3
  /// A row that was given another height has it: what does not fit is cut off.
  private static let almostRequired = Priority(999)

  func textLabel(in view: View) -> Label {
    if let text { return text }
    let label = add(Label(), to: view)
    label.font = style == .value2 ? .systemCaption : .systemRow
    text = label
    arrange(in: view)
    return label
  }

  func detailLabel(in view: View) -> Label? {
    guard style != .default else { return nil }
    if let detail { return detail }
    let label = add(Label(), to: view)
    switch style {
    case .default, .subtitle, .value2: label.font = .systemCaption
    case .value1:
      label.font = .systemRow
      label.textColor = .secondaryLabel
      label.numberOfLines = 1
    }
    detail = label
    arrange(in: view)
    return label
  }

  func imageView(in view: View) -> ImageView {
    if let image { return image }
    let picture = ImageView()
    picture.contentMode = .scaleAspectFit
    picture.translatesAutoresizingMaskIntoConstraints = false
    for axis in [LayoutAxis.horizontal, .vertical] {
      picture.setContentHuggingPriority(Self.almostRequired, for: axis)
    }
    picture.setContentCompressionResistancePriority(Self.almostRequired, for: .horizontal)
    picture.onSizeChange = { [weak self, weak view] in if let view { self?.arrange(in: view) } }
    view.addSubview(picture)
    image = picture
    arrange(in: view)
    return picture
  }

  /// Colors and sides that follow the tree.
  func follow(_ view: View) {
    guard style == .value2, let text else { return }
    text.textColor = view.tintColor
    text.textAlignment = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }

  private func add(_ label: Label, to view: View) -> Label {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.isUserInteractionEnabled = false
    label.numberOfLines = 0
    view.addSubview(label)
    return label
  }

  // MARK: Constraints

  private func arrange(in view: View) {
    LayoutConstraint.deactivate(made)
    follow(view)
    let margins = view.layoutMarginsGuide
    let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastHeight)
    least.priority = Self.almostRequired
    made = [least]
    let start = placeImage(in: margins)
    switch (text, detail) {
    case (let text?, let detail?): place(text, detail, from: start, in: margins)
    case (let only?, nil), (nil, let only?):
      made += centre(only, margins)
      made += [start(only), only.trailingAnchor.constraint(equalTo: margins.trailingAnchor)]
    case (nil, nil): break
    }
    LayoutConstraint.activate(made)
  }

  /// - Returns: the constraint by which a text begins where the picture leaves room.
  private func placeImage(in margins: LayoutGuide) -> (Label) -> LayoutConstraint {
    guard let image, image.image != nil else {
      return { $0.leadingAnchor.constraint(equalTo: margins.leadingAnchor) }
    }
    made.append(image.leadingAnchor.constraint(equalTo: margins.leadingAnchor))
    made += centre(image, margins)
    return { $0.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: Self.imageGap) }
  }

  /// In the middle between the margins, which are as far apart as it is high at least.
  private func centre(_ item: LayoutItem, _ margins: LayoutGuide) -> [LayoutConstraint] {
    let top = item.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor)
    top.priority = Self.almostRequired
    return [item.centerYAnchor.constraint(equalTo: margins.centerYAnchor), top]
  }

  private func place(
    _ text: Label, _ detail: Label, from start: (Label) -> LayoutConstraint, in margins: LayoutGuide
  ) {
    made.append(start(text))
    made.append(detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor))
    guard style != .subtitle else {
      if let view = text.superview, pair.owningView == nil { view.addLayoutGuide(pair) }
      made += below(text, detail, margins)
      made += [start(detail), text.trailingAnchor.constraint(equalTo: margins.trailingAnchor)]
      return
    }
    made += centre(text, margins)
    made.append(detail.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor))
    // A detail of more lines makes the row higher, too.
    let bottom = detail.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
    bottom.priority = Self.almostRequired
    made.append(bottom)
    guard style == .value1 else {
      made += [
        detail.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: Self.textGap),
        text.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: Self.captionShare),
      ]
      return
    }
    // The value keeps to its line, but leaves half of the row to what it is the value of.
    detail.setContentHuggingPriority(Priority(252), for: .horizontal)
    detail.setContentCompressionResistancePriority(Priority(751), for: .horizontal)
    made += [
      text.trailingAnchor.constraint(equalTo: detail.leadingAnchor, constant: -Self.textGap),
      detail.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor, multiplier: 0.5),
    ]
  }

  /// One below the other. Where the row is higher, they are in the middle together.
  private func below(_ text: Label, _ detail: Label, _ margins: LayoutGuide) -> [LayoutConstraint] {
    centre(pair, margins) + [
      text.topAnchor.constraint(equalTo: pair.topAnchor),
      detail.topAnchor.constraint(equalTo: text.bottomAnchor),
      detail.bottomAnchor.constraint(equalTo: pair.bottomAnchor),
    ]
  }
}

extension TableViewCell {
  /// Its text, in the margins of `contentView`; made when it is first asked for. Never nil: UIKit's is optional, and code is written
  /// for that.
  public var textLabel: Label? { parts.textLabel(in: contentView) }

  /// What is below or beside its text, as its style says; made when it is first asked for. Nil where the style is `default`.
  public var detailTextLabel: Label? { parts.detailLabel(in: contentView) }

  /// Its picture, before its texts; made when it is first asked for, and never nil. It takes room while it has an image.
  public var imageView: ImageView? { parts.imageView(in: contentView) }
}

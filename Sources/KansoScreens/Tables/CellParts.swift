import KansoLayout
import KansoTheme

/// The built-in labels and image view of a cell, and their constraints to the margins of the content view. Each view is
/// created at its first access.
///
/// The row is as high as its content requires, and at least 44 points. Texts wrap, except for the detail of `value1`,
/// which has one line.
final class CellParts {
  private let style: TableViewCell.CellStyle
  private(set) var text: Label?
  private(set) var detail: Label?
  private(set) var image: ImageView?
  private var made: [LayoutConstraint] = []
  /// The guide around two labels, one below the other.
  private let pair = LayoutGuide()

  init(_ style: TableViewCell.CellStyle) { self.style = style }

  private static let leastHeight = 44.0
  /// The distance between the image and the texts, in points.
  private static let imageGap = 16.0
  /// The distance between two texts beside each other, in points.
  private static let textGap = 8.0
  /// The width of the first text of `value2`, as a fraction of the row's width.
  private static let captionShare = 0.3
  /// The priority of constraints that yield to an explicit row height. Content that does not fit is then clipped.
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

  /// Updates the colors and the alignment that depend on the tint color and the layout direction.
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

  /// Recreates and activates the constraints for the views that exist now.
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

  /// - Returns: the constraint of a text's leading edge: to the image if there is one, else to the margins.
  private func placeImage(in margins: LayoutGuide) -> (Label) -> LayoutConstraint {
    guard let image, image.image != nil else {
      return { $0.leadingAnchor.constraint(equalTo: margins.leadingAnchor) }
    }
    made.append(image.leadingAnchor.constraint(equalTo: margins.leadingAnchor))
    made += centre(image, margins)
    return { $0.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: Self.imageGap) }
  }

  /// Returns constraints that center an item between the margins, with at least its height between them.
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
    // A detail with more lines than the text also increases the row height.
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
    // The value resists compression more than the text, but takes at most half of the row.
    detail.setContentHuggingPriority(Priority(252), for: .horizontal)
    detail.setContentCompressionResistancePriority(Priority(751), for: .horizontal)
    made += [
      text.trailingAnchor.constraint(equalTo: detail.leadingAnchor, constant: -Self.textGap),
      detail.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor, multiplier: 0.5),
    ]
  }

  /// Returns constraints that place one text below the other. The pair is centered vertically in a higher row.
  private func below(_ text: Label, _ detail: Label, _ margins: LayoutGuide) -> [LayoutConstraint] {
    centre(pair, margins) + [
      text.topAnchor.constraint(equalTo: pair.topAnchor),
      detail.topAnchor.constraint(equalTo: text.bottomAnchor),
      detail.bottomAnchor.constraint(equalTo: pair.bottomAnchor),
    ]
  }
}

extension TableViewCell {
  /// The main text, in the margins of `contentView`; created at the first access. It is never nil. It is optional as in
  /// UIKit, so that ported code compiles.
  public var textLabel: Label? { parts.textLabel(in: contentView) }

  /// The text below or beside the main text, depending on the style; created at the first access. It is nil for the
  /// style `default`.
  public var detailTextLabel: Label? { parts.detailLabel(in: contentView) }

  /// The image view, before the texts; created at the first access and never nil. It takes space only while it has an
  /// image.
  public var imageView: ImageView? { parts.imageView(in: contentView) }
}

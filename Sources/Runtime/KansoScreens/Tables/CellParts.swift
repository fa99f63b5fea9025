import KansoLayout
import KansoTheme

/// The built-in labels and image view of a cell, and their constraints to the margins of the content view. Each view is
/// created at its first access.
///
/// The row is as high as its content requires, and at least 44 points. Texts wrap, except for the detail of `value1`,
/// which has one line.
final class CellParts {
  private let style: TableViewCell.CellStyle
  /// The main label; nil before its first access.
  private(set) var text: Label?
  /// The label of the detail; nil before its first access.
  private(set) var detail: Label?
  /// The image view; nil before its first access.
  private(set) var image: ImageView?
  /// The active constraints of the parts.
  private var constraints: [LayoutConstraint] = []
  /// The guide around the two labels of `subtitle`.
  private let pair = LayoutGuide()

  /// Creates the parts of a style, without any view yet.
  init(_ style: TableViewCell.CellStyle) { self.style = style }

  /// The minimum height of a row, in points.
  private static let minRowHeight = 44.0
  /// The distance between the image and the texts, in points.
  private static let imageGap = 16.0
  /// The distance between two texts beside each other, in points.
  private static let textGap = 8.0
  /// The width of the first text of `value2`, as a fraction of the row's width.
  private static let captionShare = 0.3
  /// The priority of constraints that yield to an explicit row height. Content that does not fit is then clipped.
  private static let almostRequired = Priority(999)

  /// Returns the main label. At the first access, creates it and adds it to the content view of the cell.
  func textLabel(in view: View) -> Label {
    if let text { return text }
    let label = addLabel(to: view)
    label.font = style == .value2 ? .systemCaption : .systemRow
    text = label
    recreateConstraints(in: view)
    return label
  }

  /// Returns the label of the detail; nil for the style `default`. At the first access, creates it and adds
  /// it to the content view of the cell.
  func detailLabel(in view: View) -> Label? {
    guard style != .default else { return nil }
    if let detail { return detail }
    let label = addLabel(to: view)
    switch style {
    case .default, .subtitle, .value2: label.font = .systemCaption
    case .value1:
      label.font = .systemRow
      label.textColor = .secondaryLabel
      label.numberOfLines = 1
    }
    detail = label
    recreateConstraints(in: view)
    return label
  }

  /// Returns the image view. At the first access, creates it and adds it to the content view of the cell. Its
  /// constraints are recreated when the size of its image changes.
  func imageView(in view: View) -> ImageView {
    if let image { return image }
    let picture = ImageView()
    picture.contentMode = .scaleAspectFit
    picture.translatesAutoresizingMaskIntoConstraints = false
    for axis in [LayoutAxis.horizontal, .vertical] {
      picture.setContentHuggingPriority(Self.almostRequired, for: axis)
    }
    picture.setContentCompressionResistancePriority(Self.almostRequired, for: .horizontal)
    picture.onSizeChange = { [weak self, weak view] in if let view { self?.recreateConstraints(in: view) } }
    view.addSubview(picture)
    image = picture
    recreateConstraints(in: view)
    return picture
  }

  /// Gives the main text of `value2` the tint color of a view, and aligns it to the trailing side of the
  /// layout direction. Other styles do not change.
  func updateCaptionStyle(from view: View) {
    guard style == .value2, let text else { return }
    text.textColor = view.tintColor
    text.textAlignment = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }

  /// Creates a label without a line limit and adds it to a view. Touches pass through it.
  private func addLabel(to view: View) -> Label {
    let label = Label()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.isUserInteractionEnabled = false
    label.numberOfLines = 0
    view.addSubview(label)
    return label
  }

  // MARK: Constraints

  /// Replaces all constraints by active ones for the views that exist now, and updates the style of the
  /// caption. An image view without an image gets none.
  private func recreateConstraints(in view: View) {
    LayoutConstraint.deactivate(constraints)
    updateCaptionStyle(from: view)
    let margins = view.layoutMarginsGuide
    let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.minRowHeight)
    least.priority = Self.almostRequired
    constraints = [least]
    let start = constrainImage(to: margins)
    switch (text, detail) {
    case (let text?, let detail?): constrain(text, detail, leadingConstraint: start, to: margins)
    case (let only?, nil), (nil, let only?):
      constraints += centeringConstraints(of: only, in: margins)
      constraints += [start(only), only.trailingAnchor.constraint(equalTo: margins.trailingAnchor)]
    case (nil, nil): break
    }
    LayoutConstraint.activate(constraints)
  }

  /// Adds the constraints of the image view to `constraints` if it has an image.
  ///
  /// - Returns: a function that creates the constraint of a text's leading edge: to the image if there is
  ///   one, else to the margins.
  private func constrainImage(to margins: LayoutGuide) -> (Label) -> LayoutConstraint {
    guard let image, image.image != nil else {
      return { $0.leadingAnchor.constraint(equalTo: margins.leadingAnchor) }
    }
    constraints.append(image.leadingAnchor.constraint(equalTo: margins.leadingAnchor))
    constraints += centeringConstraints(of: image, in: margins)
    return { $0.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: Self.imageGap) }
  }

  /// Returns constraints that center an item vertically between the margins and, with less than required
  /// priority, keep it within them.
  private func centeringConstraints(of item: LayoutItem, in margins: LayoutGuide) -> [LayoutConstraint] {
    let top = item.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor)
    top.priority = Self.almostRequired
    return [item.centerYAnchor.constraint(equalTo: margins.centerYAnchor), top]
  }

  /// Adds the constraints of both texts to `constraints`: one below the other for `subtitle`, otherwise on
  /// the same baseline. For `value1`, also sets the layout priorities of the detail.
  private func constrain(
    _ text: Label, _ detail: Label, leadingConstraint: (Label) -> LayoutConstraint, to margins: LayoutGuide
  ) {
    constraints.append(leadingConstraint(text))
    constraints.append(detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor))
    guard style != .subtitle else {
      if let view = text.superview, pair.owningView == nil { view.addLayoutGuide(pair) }
      constraints += stackingConstraints(of: text, above: detail, in: margins)
      constraints += [
        leadingConstraint(detail), text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ]
      return
    }
    constraints += centeringConstraints(of: text, in: margins)
    constraints.append(detail.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor))
    // A detail with more lines than the text also increases the row height.
    let bottom = detail.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
    bottom.priority = Self.almostRequired
    constraints.append(bottom)
    guard style == .value1 else {
      constraints += [
        detail.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: Self.textGap),
        text.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: Self.captionShare),
      ]
      return
    }
    // The value resists compression more than the text, but takes at most half of the row.
    detail.setContentHuggingPriority(Priority(252), for: .horizontal)
    detail.setContentCompressionResistancePriority(Priority(751), for: .horizontal)
    constraints += [
      text.trailingAnchor.constraint(equalTo: detail.leadingAnchor, constant: -Self.textGap),
      detail.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor, multiplier: 0.5),
    ]
  }

  /// Returns constraints that place one text below the other. The pair is centered vertically in a higher row.
  private func stackingConstraints(
    of text: Label, above detail: Label, in margins: LayoutGuide
  ) -> [LayoutConstraint] {
    centeringConstraints(of: pair, in: margins) + [
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

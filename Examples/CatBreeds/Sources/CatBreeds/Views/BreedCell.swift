import KansoScreens

/// A table cell of a breed: the photo, with the name beside it.
///
/// The row is as high as the photo, or higher if the name needs more space.
final class BreedCell: TableViewCell {
  private let photo: ImageView = {
    let photo = ImageView()
    photo.contentMode = .scaleAspectFit
    photo.enableAutoLayout()
    return photo
  }()

  private let name: Label = {
    let name = Label()
    name.textColor = Colors.white
    name.font = Fonts.label
    name.numberOfLines = 0
    name.enableAutoLayout()
    return name
  }()

  static let thumbnailHeightWidth = 58.0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = Colors.blackish
    addSubview(photo)
    addSubview(name)
    photo.centerYAnchor.constraint(equalTo: centerYAnchor).activate()
    photo.leadingAnchor.constraint(equalTo: leadingAnchor).activate()
    photo.heightAnchor.constraint(equalToConstant: BreedCell.thumbnailHeightWidth).activate()
    photo.widthAnchor.constraint(equalToConstant: BreedCell.thumbnailHeightWidth).activate()
    name.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: Padding.tokens.standard).activate()
    name.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor).activate()
    name.centerYAnchor.constraint(equalTo: centerYAnchor).activate()
    heightAnchor.constraint(greaterThanOrEqualTo: photo.heightAnchor).activate()
    heightAnchor.constraint(greaterThanOrEqualTo: name.heightAnchor).activate()
  }

  required init?(coder: NSCoder) { return nil }

  func configure(name: String, photo: Image) {
    self.name.text = name
    self.photo.image = photo
  }
}

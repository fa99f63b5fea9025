import KansoScreens

/// A breed: the photo, and below it a text. The photo shrinks while the text scrolls.
final class BreedDetailView: View {
  let photo: ImageView = {
    let photo = ImageView()
    photo.contentMode = .scaleAspectFit
    photo.enableAutoLayout()
    return photo
  }()

  let fullDescription: TextView = {
    let fullDescription = TextView()
    fullDescription.textColor = Colors.white
    fullDescription.backgroundColor = Colors.blackish
    fullDescription.font = Fonts.body
    fullDescription.bounces = false
    fullDescription.isEditable = false
    fullDescription.enableAutoLayout()
    return fullDescription
  }()

  static let initialPhotoHeightWidth = 180.0
  private let photoHeight: LayoutConstraint
  private let photoWidth: LayoutConstraint

  override init(frame: Rect) {
    photoHeight = photo.heightAnchor.constraint(equalToConstant: BreedDetailView.initialPhotoHeightWidth)
    photoWidth = photo.widthAnchor.constraint(equalToConstant: BreedDetailView.initialPhotoHeightWidth)
    super.init(frame: frame)
    backgroundColor = Colors.blackish
    addSubview(photo)
    addSubview(fullDescription)
    photo.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor).activate()
    photo.centerXAnchor.constraint(equalTo: centerXAnchor).activate()
    photoHeight.activate()
    photoWidth.activate()
    fullDescription.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: Padding.tokens.standard)
      .activate()
    fullDescription.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor).activate()
    fullDescription.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor).activate()
    fullDescription.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor).activate()
  }

  required init?(coder: NSCoder) { return nil }

  func updatePhotoSize(heightWidth: Double) {
    photoWidth.constant = heightWidth
    photoHeight.constant = heightWidth
  }
}

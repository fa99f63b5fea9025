import KansoScreens

/// Shows a breed. The photo shrinks while the text scrolls down, and grows again while it scrolls back.
final class BreedDetailController: ViewController, ScrollViewDelegate {
  private let breed: Breed
  private let breedDetailView = BreedDetailView()

  init(breed: Breed) {
    self.breed = breed
    super.init(nibName: nil, bundle: nil)
    title = breed.name
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    breedDetailView.fullDescription.text = breed.fullDescription
    breedDetailView.fullDescription.delegate = self
    breedDetailView.photo.image = breed.photo
    view = breedDetailView
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    let y = max(scrollView.contentOffset.y, 0)
    breedDetailView.updatePhotoSize(heightWidth: max(BreedDetailView.initialPhotoHeightWidth - y, 0))
  }
}

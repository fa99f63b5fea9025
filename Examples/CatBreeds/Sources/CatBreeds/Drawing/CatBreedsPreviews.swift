import KansoScreenPreviews
import KansoScreens

/// The screens of the app while they are written: `kanso preview --serve --screens CatBreeds`.
struct CatBreedsPreviews: Previews {
  static var previews: [ScreenPreview] {
    ScreenPreview("App") { MainTabBarController() }
    ScreenPreview("A breed") { BreedDetailController(breed: Breeds().breedAtIndex(0)) }
    ScreenPreview("Credits", in: [Situation(), Situation(textSize: .accessibilityLarge)]) {
      CreditsController()
    }
  }
}

import CatBreeds
import Foundation
import KansoRaster

/// Draws the screens of the example with real fonts.
@main
enum CatBreedsPictures {
  static func main() throws {}
}

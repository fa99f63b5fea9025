import KansoAssets
import KansoDrawing
import KansoLayout
import KansoScreens

extension UIImage {
  /// Creates the image with a name from the resources of the program: an asset catalog, or a PNG or JPEG file. Nil if
  /// there is none.
  ///
  /// The resources are those of the main bundle, and of the bundles that a package manager puts beside the program.
  public init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the image with a name from the resources of a bundle; nil for those of the program.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    let scale = traits?.displayScale ?? Device.current.scale
    guard let image = ResourceImages.shared.image(named: name, in: bundle, scale: scale) else { return nil }
    self = image
  }

  /// Creates the image in a PNG or JPEG file; nil if it cannot be read.
  public init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates an image from a PNG or JPEG file in memory, with a pixel per point; nil for other data.
  public init?(data: Data) {
    guard let image = EncodedImage(bytes: Array(data)), let size = image.pixelSize else { return nil }
    self.init(size: size, bitmap: Bitmap(image))
  }

  /// Creates an empty image without a size.
  public init() { self.init(size: .zero) }

  /// The way in which an image gets its color.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// Returns the image in its own colors, or in the tint color of the view that shows it.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    var image = self
    image.bitmap?.isTemplate = mode == .alwaysTemplate
    return image
  }
}

/// The images of the program's resources, which are read once.
private final class ResourceImages: @unchecked Sendable {
  /// The name of an image with all that it depends on.
  private struct Key: Hashable {
    let name: String
    let folder: String
    let scale: Double
  }

  static let shared = ResourceImages()
  private let lock = NSLock()
  private var images: [Key: UIImage?] = [:]
  private var libraries: [String: ImageLibrary] = [:]

  /// Returns the image with a name; nil if there is none.
  func image(named name: String, in bundle: Bundle?, scale: Double) -> UIImage? {
    lock.withLock {
      for folder in ResourceFolders.folders(of: bundle) {
        let key = Key(name: name, folder: folder, scale: scale)
        let known = images[key] ?? library(at: folder).image(named: name, scale: scale)
        images[key] = .some(known)
        if let known { return known }
      }
      return nil
    }
  }

  /// Returns the library of a folder, which is searched once.
  private func library(at folder: String) -> ImageLibrary {
    if let library = libraries[folder] { return library }
    let library = ImageLibrary(at: folder)
    libraries[folder] = library
    return library
  }
}

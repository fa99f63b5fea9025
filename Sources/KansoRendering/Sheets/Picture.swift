import KansoLayout
import KansoTheme

/// A picture with what is said about it.
public struct Picture: Equatable, Sendable {
  /// What is to be seen.
  public var drawing: Drawing
  /// What stands below it; newlines begin another line.
  public var caption: String

  /// A picture with a caption.
  public init(_ drawing: Drawing, caption: String = "") { (self.drawing, self.caption) = (drawing, caption) }
}

/// Shows a picture, stretched to its edges; by itself it is as large as the picture is, times a factor.
public final class PictureView: View {
  /// What it shows.
  public var drawing: Drawing { didSet { invalidateIntrinsicContentSize() } }
  private let scale: Double

  /// A view of a picture.
  /// - Parameter scale: how many times as large as the picture it is; what is no positive number counts as 1.
  public init(_ drawing: Drawing, scale: Double = 1) {
    self.drawing = drawing
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    super.init(frame: .zero)
  }

  public override var intrinsicContentSize: Size { Self.shown(drawing.size, scale) }

  /// How large a picture is shown; what is no length is none.
  static func shown(_ size: Size, _ scale: Double) -> Size {
    func length(_ value: Length) -> Length { value.isFinite ? max(value * scale, 0) : 0 }
    return Size(width: length(size.width), height: length(size.height))
  }

  public override func draw(in context: inout DrawingContext) {
    context.picture(drawing.commands, size: drawing.size, in: bounds)
  }
}

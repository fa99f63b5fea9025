import KansoLayout
import KansoScreens

// The words of documents for the cases of UIKit's types.

extension TextAlignment {
  static let interfaceNames: [String: TextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
}

extension LineBreakMode {
  static let interfaceNames: [String: LineBreakMode] = [
    "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
    "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
    "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
  ]
}

extension ImageView.ContentMode {
  static let interfaceNames: [String: ImageView.ContentMode] = [
    "scaleToFill": .scaleToFill, "redraw": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "center": .center, "top": .top, "bottom": .bottom, "left": .left,
    "right": .right, "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
    "bottomRight": .bottomRight,
  ]
}

extension Control.ContentHorizontalAlignment {
  static let interfaceNames: [String: Control.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]
}

extension TextField.BorderStyle {
  static let interfaceNames: [String: TextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
}

extension TextField.ViewMode {
  static let interfaceNames: [String: TextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]
}

extension SearchBar.Style {
  static let interfaceNames: [String: SearchBar.Style] = [
    "default": .default, "prominent": .prominent, "minimal": .minimal,
  ]
}

extension Button.Configuration.CornerStyle {
  static let interfaceNames: [String: Button.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
}

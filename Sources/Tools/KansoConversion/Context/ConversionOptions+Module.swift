import KansoProject

extension ConversionOptions {
  /// The module that the code imports.
  var module: String { platform == .uikit ? "UIKit" : "KansoUIKit" }
}

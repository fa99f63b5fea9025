#if canImport(SwiftUI)
  import SwiftUI

  /// The colors of a breed's card in SwiftUI.
  @MainActor let cardColors: [Color] = [Color.Assets.colorsLightGray, Color.Assets.colorsBlackish]
#elseif canImport(UIKit)
  import UIKit

  /// The colors of a breed's card in UIKit.
  @MainActor let cardColors: [UIColor] = [ColorAssets.colorsLightGray, ColorAssets.colorsBlackish]
#elseif canImport(AppKit)
  import AppKit

  /// The colors of a breed's card in AppKit.
  @MainActor let cardColors: [NSColor] = [ColorAssets.colorsLightGray, ColorAssets.colorsBlackish]
#endif

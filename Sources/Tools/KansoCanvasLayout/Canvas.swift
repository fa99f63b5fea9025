import KansoInterfaceBuilder
import KansoLayout

/// The canvas of a document: a device in an orientation, in a version of Interface Builder.
package struct Canvas {
  package let device: CanvasDevice
  /// True if the document names its device, even an unknown one. Simulated metrics do not count.
  package let isNamed: Bool
  let isLandscape: Bool
  let toolsVersion: Double
  let usesSafeAreas: Bool
  /// True for a xib; false for a storyboard.
  private let isXib: Bool
  /// The size classes; nil if the document does not name a known device.
  let sizeClasses: SizeClasses?

  /// Determines the canvas of a document. The document names the device, else its simulated metrics do. A
  /// missing or unknown device is `CanvasDevice.unnamed`. Size classes need a known device that the document
  /// itself names.
  ///
  /// - Parameter deviceID: the id of another device that shows the document, in the same orientation; nil or an
  ///   unknown id for its own.
  package init(_ document: InterfaceDocument, deviceID: String? = nil) {
    let written = document.device ?? Self.simulatedDevice(document)
    let stored = written.flatMap { CanvasDevice.named($0.id) }
    let other = deviceID.flatMap { CanvasDevice.named($0) }
    let known = other ?? stored
    device = known ?? .unnamed
    isNamed = document.device != nil || other != nil
    isLandscape = written?.isLandscape ?? false
    toolsVersion = document.toolsVersion
    usesSafeAreas = document.usesSafeAreas
    isXib = document.kind == .xib
    let (isLandscape, adaptation) = (isLandscape, other == nil ? document.device?.adaptation : nil)
    sizeClasses = known.flatMap { device in
      document.device == nil && other == nil
        ? nil : SizeClasses(of: device, isLandscape: isLandscape, adaptation: adaptation)
    }
    storedScreen = (stored ?? .unnamed).size(isLandscape: isLandscape)
  }

  /// The size of the screen of the document's own device, in points.
  private let storedScreen: Size
  /// The difference of the screen to that of the document's own device, in points.
  package var growth: Size {
    Size(width: screen.width - storedScreen.width, height: screen.height - storedScreen.height)
  }

  /// Returns the device from the simulated metrics of a document from before Xcode 8, with the type of the
  /// screen as its id; nil if there is none.
  private static func simulatedDevice(_ document: InterfaceDocument) -> InterfaceDevice? {
    guard case .record(let metrics) = document.values["defaultSimulatedMetrics"],
      case .record(let screen) = metrics.values["destination"], let type = screen.properties["type"]?.value
    else { return nil }
    var isLandscape = false
    if case .record(let orientation) = metrics.values["orientation"] {
      isLandscape = orientation.properties["orientation"]?.value.hasPrefix("landscape") ?? false
    }
    return InterfaceDevice(id: type, isLandscape: isLandscape, appearance: nil, adaptation: nil)
  }

  /// Returns true if the document's version of Interface Builder has a quirk.
  func has(_ quirk: CanvasQuirk) -> Bool { quirk.versions.contains { $0.contains(toolsVersion) } }

  /// The size of the screen in its orientation, in points.
  package var screen: Size { device.size(isLandscape: isLandscape) }

  /// The number of pixels per point: the device's if the document names one, otherwise 2, or 1 in old
  /// versions.
  var scale: Double { isNamed ? device.scale : has(.pixelsWithoutDevice) ? 2 : 1 }

  /// Returns the side margin of a root view of a width, in points.
  func rootMargin(width: Double) -> Double {
    ScreenMargins.isWide(width) && (isNamed || has(.wideMarginsWithoutDevice))
      ? ScreenMargins.wide : ScreenMargins.narrow
  }

  // MARK: Bars

  /// The height of the status bar, in points; 0 on phones in landscape, and on phones with a home button in
  /// some versions.
  package var statusBar: Double {
    isLandscape && !device.isPad ? 0 : device.statusBarHeight(in: toolsVersion)
  }

  /// The height of the home indicator's area, in points; 0 with a home button.
  package var homeIndicator: Double { isLandscape && device.hasNotch ? 21 : device.homeIndicator }

  /// The height of the navigation bar without a prompt or large title, in points.
  package var navigationBar: Double { isLandscape && !device.isPad ? 32 : device.navigationBar }

  /// The additional height of a large title, in points; 0 in versions without large titles and on phones in
  /// landscape.
  package var largeTitle: Double { has(.largeTitles) && (!isLandscape || device.isPad) ? 52 : 0 }

  /// The height of the navigation bar of a sheet, in points.
  var sheetNavigationBar: Double { 56 }

  /// The height of the tab bar without the home indicator, in points.
  package var tabBar: Double { isLandscape && !device.isPad ? 32 : device.tabBar }

  /// The height of the toolbar without the home indicator, in points.
  package var toolbar: Double { isLandscape && !device.isPad ? 32 : device.navigationBar }

  /// True if safe areas count twice on this device and in this version.
  var doublesSafeAreas: Bool { has(.doubledSafeAreas) && device.hasNotch }

  /// The safe area inset on both sides for the sensor housing, in points: 44 on a phone without a home button
  /// in landscape, otherwise 0.
  var sideInset: Double { isLandscape && device.hasNotch ? 44 : 0 }

  /// Returns the margins of the content of a cell, in points. They depend on the version, on the device and
  /// on the width of the cell.
  func cellMargins(cellWidth: Double) -> EdgeInsets {
    let margins = CellMargins.all.last { $0.from <= toolsVersion } ?? CellMargins.all[0]
    var side = margins.side
    if let homeButtonSide = margins.homeButtonSide, isXib, !device.hasNotch {
      side = homeButtonSide
    } else if cellWidth >= margins.wide, hasWideCells || toolsVersion < 14800 {
      side = margins.wideSide
    }
    return EdgeInsets(top: margins.vertical, left: side, bottom: margins.vertical, right: side)
  }

  /// True if wide cells have wide margins: on a named device with a screen of at least 393 points in width,
  /// or on a phone without a home button in versions with the quirk.
  private var hasWideCells: Bool {
    isNamed && (screen.width >= 393 || device.hasNotch && has(.wideCells))
  }
}

/// The size classes of both dimensions.
struct SizeClasses: Sendable, Equatable {
  let isWidthRegular: Bool
  let isHeightRegular: Bool

  /// Takes the size classes themselves.
  init(isWidthRegular: Bool, isHeightRegular: Bool) {
    (self.isWidthRegular, self.isHeightRegular) = (isWidthRegular, isHeightRegular)
  }

  /// Determines the size classes of an app on a device.
  ///
  /// - Parameter adaptation: the part of an iPad's screen that the app has, such as `splitview2_3` or
  ///   `slideover`. The width is compact for all split views and `slideover`, otherwise regular. Phones
  ///   ignore the adaptation.
  init(of device: CanvasDevice, isLandscape: Bool, adaptation: String?) {
    if device.isPad {
      isWidthRegular = adaptation.map { !$0.hasPrefix("splitview") && $0 != "slideover" } ?? true
      isHeightRegular = true
    } else {
      isWidthRegular = isLandscape && device.isWide
      isHeightRegular = !isLandscape
    }
  }

  /// Returns true if a variation with a key such as `heightClass=regular-widthClass=compact` applies. False
  /// for a key with any unknown condition, such as `default`.
  func matches(_ key: String) -> Bool {
    key.split(separator: "-").allSatisfy { part in
      switch part {
      case "widthClass=regular": isWidthRegular
      case "widthClass=compact": !isWidthRegular
      case "heightClass=regular": isHeightRegular
      case "heightClass=compact": !isHeightRegular
      default: false
      }
    }
  }
}

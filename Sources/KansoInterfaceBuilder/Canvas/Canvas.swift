import KansoLayout

/// The canvas of a document: a device in an orientation, in a version of Interface Builder.
struct Canvas {
  let device: CanvasDevice
  /// True if the document names its device. In old versions, documents without a device are laid out on whole points.
  let isNamed: Bool
  let isLandscape: Bool
  let toolsVersion: Double
  let usesSafeAreas: Bool
  let sizeClasses: SizeClasses?

  init(_ document: InterfaceDocument) {
    let written = document.device ?? Self.simulatedDevice(document)
    let known = written.flatMap { CanvasDevice.named($0.id) }
    device = known ?? .unnamed
    isNamed = document.device != nil
    isLandscape = written?.isLandscape ?? false
    toolsVersion = document.toolsVersion
    usesSafeAreas = document.usesSafeAreas
    sizeClasses = known.flatMap { device in
      document.device.map { SizeClasses(of: device, isLandscape: $0.isLandscape, adaptation: $0.adaptation) }
    }
  }

  /// Returns the screen from the simulated metrics of a document from before Xcode 8.
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
  var screen: Size {
    isLandscape ? Size(width: device.size.height, height: device.size.width) : device.size
  }

  /// Pixels per point.
  var scale: Double { isNamed ? device.scale : has(.pixelsWithoutDevice) ? 2 : 1 }

  /// Returns the side margins of a controller's view, in points.
  func rootMargin(width: Double) -> Double {
    width >= CanvasFigures.wideRoot && (isNamed || has(.wideMarginsWithoutDevice))
      ? CanvasFigures.wideRootMargin : CanvasFigures.rootMargin
  }

  // MARK: Bars

  /// The height of the status bar, in points.
  var statusBar: Double {
    isLandscape && !device.isPad ? 0 : device.statusBar(toolsVersion)
  }

  var homeIndicator: Double { isLandscape && device.hasNotch ? 21 : device.homeIndicator }

  var navigationBar: Double { isLandscape && !device.isPad ? 32 : device.navigationBar }

  /// The additional height of a large title, in points.
  var largeTitle: Double { has(.largeTitles) && (!isLandscape || device.isPad) ? 52 : 0 }

  /// The height of the navigation bar of a sheet, in points.
  var sheetNavigationBar: Double { 56 }

  var tabBar: Double { isLandscape && !device.isPad ? 32 : device.tabBar }

  var toolbar: Double { isLandscape && !device.isPad ? 32 : device.navigationBar }

  var doublesSafeAreas: Bool { has(.doubledSafeAreas) && device.hasNotch }

  /// The safe area inset on both sides in landscape, in points, for the sensor housing.
  var sides: Double { isLandscape && device.hasNotch ? 44 : 0 }

  /// Returns the margins of the content of a cell, in points.
  func cellMargins(cellWidth: Double) -> EdgeInsets {
    let margins = CellMargins.all.last { $0.from <= toolsVersion } ?? CellMargins.all[0]
    var side = margins.side
    if let homeButtonSide = margins.homeButtonSide, !device.hasNotch {
      side = homeButtonSide
    } else if cellWidth >= margins.wide, hasWideCells || toolsVersion < 14800 {
      side = margins.wideSide
    }
    return EdgeInsets(top: margins.vertical, left: side, bottom: margins.vertical, right: side)
  }

  /// True if wide cells have wide margins, as they always have on wide screens.
  private var hasWideCells: Bool {
    isNamed && (screen.width >= 393 || device.hasNotch && has(.wideCells))
  }
}

/// The size classes of both dimensions.
struct SizeClasses: Sendable, Equatable {
  let isWidthRegular: Bool
  let isHeightRegular: Bool

  init(of device: CanvasDevice, isLandscape: Bool, adaptation: String?) {
    if device.isPad {
      isWidthRegular = adaptation.map { !$0.hasPrefix("splitview") && $0 != "slideover" } ?? true
      isHeightRegular = true
    } else {
      isWidthRegular = isLandscape && device.isWide
      isHeightRegular = !isLandscape
    }
  }

  /// Returns true if a variation such as `heightClass=regular-widthClass=compact` applies.
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

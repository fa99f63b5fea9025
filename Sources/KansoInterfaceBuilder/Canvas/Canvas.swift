import KansoLayout

/// The canvas that a document is shown on: a device, held one way, in a version of Interface Builder.
struct Canvas {
  let device: CanvasDevice
  /// Whether the document names its device. Those that do not are laid out on whole points.
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

  /// The screen that documents from before Xcode 8 name among their simulated metrics.
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

  /// Whether the version of Interface Builder does it.
  func has(_ quirk: CanvasQuirk) -> Bool { quirk.versions.contains { $0.contains(toolsVersion) } }

  /// The screen, in points, as it is held.
  var screen: Size {
    isLandscape ? Size(width: device.size.height, height: device.size.width) : device.size
  }

  /// Pixels per point.
  var scale: Double { isNamed ? device.scale : has(.pixelsWithoutDevice) ? 2 : 1 }

  /// The margins that the view of a controller has at its sides, in points.
  func rootMargin(width: Double) -> Double {
    width >= CanvasFigures.wideRoot && (isNamed || has(.wideMarginsWithoutDevice))
      ? CanvasFigures.wideRootMargin : CanvasFigures.rootMargin
  }

  // MARK: Bars

  var statusBar: Double {
    isLandscape && !device.isPad ? 0 : device.statusBar(toolsVersion)
  }

  var homeIndicator: Double { isLandscape && device.hasNotch ? 21 : device.homeIndicator }

  var navigationBar: Double { isLandscape && !device.isPad ? 32 : device.navigationBar }

  /// What a large title adds.
  var largeTitle: Double { has(.largeTitles) && (!isLandscape || device.isPad) ? 52 : 0 }

  /// The navigation bar of a sheet.
  var sheetNavigationBar: Double { 56 }

  var tabBar: Double { isLandscape && !device.isPad ? 32 : device.tabBar }

  var toolbar: Double { isLandscape && !device.isPad ? 32 : device.navigationBar }

  var doublesSafeAreas: Bool { has(.doubledSafeAreas) && device.hasNotch }

  /// What the sensor housing covers in landscape.
  var sides: Double { isLandscape && device.hasNotch ? 44 : 0 }

  /// The margins of what is in a cell.
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

  /// Whether wide cells have wide margins: on wide screens always.
  private var hasWideCells: Bool {
    isNamed && (screen.width >= 393 || device.hasNotch && has(.wideCells))
  }
}

/// How much room there is, in the two steps that interfaces distinguish.
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

  /// Whether a variation such as `heightClass=regular-widthClass=compact` holds.
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

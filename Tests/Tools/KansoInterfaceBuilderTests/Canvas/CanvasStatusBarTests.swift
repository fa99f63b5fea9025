import KansoLayout
import Testing

/// The areas that status bars and home indicators cover in a controller's view that fills the screen.
struct CanvasStatusBarTests {
  struct Screen: CustomTestStringConvertible {
    let device: String
    let width: Double
    let height: Double
    let versions: [String]
    let top: Double
    let bottom: Double

    init(
      _ device: String, width: Double, height: Double, versions: [String], top: Double, bottom: Double
    ) {
      (self.device, self.width, self.height) = (device, width, height)
      (self.versions, self.top, self.bottom) = (versions, top, bottom)
    }

    var testDescription: String { "\(device) \(versions)" }
  }

  /// Versions of Xcode 9 and 10; then of Xcode 11 to 13; last of Xcode 14.1 and later.
  private static let early = ["13771", "14490.7", "14799"]
  private static let middle = ["14800", "15705", "17156", "19529", "20999"]
  /// Versions of Xcode 14.0.
  private static let between = ["21000", "21499"]
  private static let late = ["21600", "21701", "22505", "23504", "32700"]

  private static let screens = [
    Screen("retina3_5", width: 320, height: 480, versions: early, top: 20, bottom: 0),
    Screen("retina3_5", width: 320, height: 480, versions: middle + between, top: 0, bottom: 0),
    Screen("retina3_5", width: 320, height: 480, versions: late, top: 20, bottom: 0),
    Screen("retina4_0", width: 320, height: 568, versions: early, top: 20, bottom: 0),
    Screen("retina4_0", width: 320, height: 568, versions: middle + between, top: 0, bottom: 0),
    Screen("retina4_0", width: 320, height: 568, versions: late, top: 20, bottom: 0),
    Screen("retina4_7", width: 375, height: 667, versions: early, top: 20, bottom: 0),
    Screen("retina4_7", width: 375, height: 667, versions: middle + between, top: 0, bottom: 0),
    Screen("retina4_7", width: 375, height: 667, versions: late, top: 20, bottom: 0),
    Screen("retina5_5", width: 414, height: 736, versions: early, top: 20, bottom: 0),
    Screen("retina5_5", width: 414, height: 736, versions: middle + between, top: 0, bottom: 0),
    Screen("retina5_5", width: 414, height: 736, versions: late, top: 20, bottom: 0),
    Screen("retina5_9", width: 375, height: 812, versions: early + middle + between, top: 44, bottom: 34),
    Screen("retina5_9", width: 375, height: 812, versions: late, top: 50, bottom: 34),
    Screen("retina6_1", width: 414, height: 896, versions: early + middle + between, top: 44, bottom: 34),
    Screen("retina6_1", width: 414, height: 896, versions: late, top: 48, bottom: 34),
    Screen("retina6_5", width: 414, height: 896, versions: early + middle + late, top: 44, bottom: 34),
    Screen("retina6_0", width: 390, height: 844, versions: middle + between, top: 44, bottom: 34),
    Screen("retina6_0", width: 390, height: 844, versions: late, top: 47, bottom: 34),
    Screen("retina6_7", width: 428, height: 926, versions: middle + between, top: 44, bottom: 34),
    Screen("retina6_7", width: 428, height: 926, versions: late, top: 47, bottom: 34),
    Screen("retina6_12", width: 393, height: 852, versions: between + late, top: 59, bottom: 34),
    Screen("retina6_3", width: 402, height: 874, versions: between + late, top: 59, bottom: 34),
    Screen("ipad9_7", width: 768, height: 1024, versions: early + middle + late, top: 20, bottom: 0),
    Screen("ipad10_5", width: 834, height: 1112, versions: early + middle + late, top: 20, bottom: 0),
    Screen("ipad12_9", width: 1024, height: 1366, versions: early + middle + late, top: 20, bottom: 0),
    Screen("ipad11_0rounded", width: 834, height: 1194, versions: early + middle + late, top: 24, bottom: 20),
    Screen(
      "ipad12_9rounded", width: 1024, height: 1366, versions: early + middle + late, top: 24, bottom: 20),
  ]

  private func safeArea(_ document: TestDocument, width: Double, height: Double) throws -> Rect? {
    try frames(
      of: document.storyboard(width: width, height: height, subviews(box("box")) + filling("box", "safe")))[
        "box"]
  }

  @Test(arguments: screens)
  func barsCoverTheTopAndTheBottom(screen: Screen) throws {
    for version in screen.versions {
      let area = try safeArea(
        TestDocument(device: screen.device, toolsVersion: version), width: screen.width, height: screen.height
      )
      #expect(
        area
          == Rect(
            x: 0, y: screen.top, width: screen.width, height: screen.height - screen.top - screen.bottom),
        "\(version)")
    }
  }

  @Test func xcode16CountsThemTwiceOnPhonesWithoutAHomeButton() throws {
    // 896 - 2 * 48 - 2 * 34; 852 - 2 * 59 - 2 * 34
    var document = TestDocument(device: "retina6_1", toolsVersion: "24000")
    #expect(try safeArea(document, width: 414, height: 896) == Rect(x: 0, y: 96, width: 414, height: 732))
    document = TestDocument(device: "retina6_12", toolsVersion: "23599")
    #expect(try safeArea(document, width: 393, height: 852) == Rect(x: 0, y: 59, width: 393, height: 759))
    document.toolsVersion = "23600"
    #expect(try safeArea(document, width: 393, height: 852) == Rect(x: 0, y: 118, width: 393, height: 666))
    document.toolsVersion = "24412"
    #expect(try safeArea(document, width: 393, height: 852) == Rect(x: 0, y: 118, width: 393, height: 666))
    document.toolsVersion = "32000"
    #expect(try safeArea(document, width: 393, height: 852) == Rect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test func xcode16CountsThemOnceElsewhere() throws {
    var document = TestDocument(device: "retina4_7", toolsVersion: "24412")
    #expect(try safeArea(document, width: 375, height: 667) == Rect(x: 0, y: 20, width: 375, height: 647))
    document.device = "ipad11_0rounded"
    #expect(try safeArea(document, width: 834, height: 1194) == Rect(x: 0, y: 24, width: 834, height: 1150))
  }

  @Test func xcode16CountsThemOnceInNavigation() throws {
    let scene = TestScene(frame: (0, 0, 393, 852)).showingSafeArea
    let frames = try frames(
      of: TestDocument(device: "retina6_12", toolsVersion: "24412").scenes(
        container(
          "navigationController", id: "navigation", attributes: #"navigationBarHidden="YES""#,
          content: segue("controller", "relationship", #"relationship="rootViewController""#)) + scene.xml))
    #expect(frames["box"] == Rect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test(arguments: [("retina4_0", 320.0, 568.0), ("retina4_7", 375, 667), ("retina5_5", 414, 736)])
  func phonesOnTheirSideHaveNoStatusBar(device: String, width: Double, height: Double) throws {
    for version in ["13771", "22505"] {
      let document = TestDocument(device: device, orientation: "landscape", toolsVersion: version)
      #expect(
        try safeArea(document, width: height, height: width)
          == Rect(x: 0, y: 0, width: height, height: width), "\(version)")
    }
  }

  @Test func padsOnTheirSideKeepTheirs() throws {
    var document = TestDocument(device: "ipad9_7", orientation: "landscape")
    #expect(try safeArea(document, width: 1024, height: 768) == Rect(x: 0, y: 20, width: 1024, height: 748))
    document.device = "ipad11_0rounded"
    #expect(try safeArea(document, width: 1194, height: 834) == Rect(x: 0, y: 24, width: 1194, height: 790))
  }

  @Test(arguments: ["14490.7", "17156"])
  func aStatusBarThatIsTurnedOffLeavesItsRoomInASafeArea(version: String) throws {
    let scene = TestScene(content: #"<nil key="simulatedStatusBarMetrics"/>"#, frame: (0, 0, 375, 812))
      .showingSafeArea
    let document = TestDocument(device: "retina5_9", toolsVersion: version)
    #expect(try frames(of: document.scenes(scene.xml))["box"]?.minY == 44)
  }

  @Test func aRootBelowABarHasNoInsetOfIt() throws {
    let scene = TestScene(frame: (0, 64, 375, 603)).showingSafeArea
    let frames = try frames(
      of: TestDocument().scenes(
        container(
          "navigationController", id: "navigation",
          content: segue("controller", "relationship", #"relationship="rootViewController""#)) + scene.xml))
    #expect(frames["box"] == Rect(x: 0, y: 0, width: 375, height: 603))
  }

  @Test func withoutADeviceARootThatEndsWithTheScreenHasNoInsetThere() throws {
    let scene = TestScene(frame: (0, 64, 600, 536)).showingSafeArea
    let document = TestDocument(device: nil, toolsVersion: "9532")
    let frames = try frames(
      of: document.scenes(
        container(
          "navigationController", id: "navigation",
          content: segue("controller", "relationship", #"relationship="rootViewController""#)) + scene.xml))
    #expect(frames["box"] == Rect(x: 0, y: 0, width: 600, height: 536))
  }

  @Test func aStatusBarThatIsOnlyStyledIsThere() throws {
    let scene = TestScene(
      content: #"<simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="lightContent"/>"#
    ).showingSafeArea
    #expect(try frames(of: TestDocument(toolsVersion: "14490.7").scenes(scene.xml))["box"]?.minY == 20)
  }

  @Test func withoutADeviceThereIsAScreenOfWholePoints() throws {
    let document = TestDocument(device: nil, toolsVersion: "9532")
    #expect(try safeArea(document, width: 600, height: 600) == Rect(x: 0, y: 20, width: 600, height: 580))
  }
}

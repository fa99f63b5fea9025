import KansoScreens
import Testing

/// The device data are consistent.
struct DeviceTests {
  @Test func namesAreDifferent() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }

  @Test(arguments: Device.all) func pixelsAreWhole(_ device: Device) {
    #expect((device.size.width * device.scale).rounded() == device.size.width * device.scale)
    #expect(device.size.width < device.size.height)
  }

  @Test(arguments: Device.all) func onItsSideTheScreenIsAsWideAsItWasHigh(_ device: Device) {
    let (upright, aside) = (device.size(.portrait), device.size(.landscape))
    #expect(aside == Size(width: upright.height, height: upright.width))
  }

  @Test(arguments: Device.all) func aPhoneOnItsSideIsClearOfItsCameraOnBothSides(_ device: Device) {
    let (upright, aside) = (device.safeAreaInsets(.portrait), device.safeAreaInsets(.landscape))
    #expect(aside.left == aside.right)
    if device.idiom == .phone { #expect(aside.left == (upright.bottom > 0 ? upright.top : 0)) }
  }

  @Test(arguments: Device.all) func sizeClassesAreThoseOfTheKind(_ device: Device) {
    let isPad = device.idiom == .pad
    #expect(device.horizontalSizeClass(.portrait) == (isPad ? .regular : .compact))
    #expect(device.verticalSizeClass(.portrait) == .regular)
    #expect(device.verticalSizeClass(.landscape) == (isPad ? .regular : .compact))
    #expect((device.horizontalSizeClass(.landscape) == .regular) == (isPad || device.size.width >= 414))
  }

  @Test func aWindowHasTheTraitsOfItsDevice() {
    let window = Window(device: .iPhone16Plus)
    #expect(window.traitCollection.displayScale == 3)
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    window.orientation = .landscape
    #expect(window.traitCollection.horizontalSizeClass == .regular)
    #expect(window.frame.size == Size(width: 932, height: 430))
    #expect(Window(device: .iPadMini).traitCollection.userInterfaceIdiom == .pad)
  }

  @Test func anotherModeLaysOutNothing() {
    let screen = ViewController()
    let label = Label()
    label.text = "Cats"
    label.font = Font(families: ["system-ui"], size: 17, textStyle: .body)
    let stack = StackView(arrangedSubviews: [label])
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(stack)
    LayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor),
    ])
    let window = shown(NavigationController(rootViewController: screen))
    window.layoutIfNeeded()
    var recorders: [LayoutRecorder] = []
    var open: [View] = [window]
    while let view = open.popLast() {
      if view.owner == nil { recorders.append(LayoutRecorder(of: view)) }
      open += view.subviews
    }
    var laidOut: [String] { recorders.filter(\.wasLaidOut).map(\.type) }
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(laidOut.isEmpty)
    window.traitCollection.preferredContentSizeCategory = .extraLarge
    window.layoutIfNeeded()
    #expect(laidOut.contains("StackView") && !laidOut.contains("NavigationBar"))
  }

  @Test func rotationKeepsOtherTraits() {
    let window = Window()
    window.overrideUserInterfaceStyle = .dark
    window.traitCollection.preferredContentSizeCategory = .extraLarge
    window.orientation = .landscape
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.preferredContentSizeCategory == .extraLarge)
  }
}

/// An owner of a view that remembers layouts.
private final class LayoutRecorder: ViewOwner {
  let type: String
  private(set) var wasLaidOut = false

  init(of view: View) {
    type = "\(Swift.type(of: view))"
    view.owner = self
  }

  func updateViewConstraints() {}
  func viewWillLayoutSubviews() {}
  func viewDidLayoutSubviews() { wasLaidOut = true }
  func viewSafeAreaInsetsDidChange() {}
  func traitCollectionDidChange(_ previous: TraitCollection?) {}
}

import KansoScreens

/// A log of events, in order.
final class Diary {
  var entries: [String] = []
  /// Returns the events since the last call.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A screen that logs its life cycle.
final class Screen: ViewController {
  let name: String
  let diary: Diary
  var onDidLoad: ((Screen) -> Void)?
  var onWillAppear: ((Screen) -> Void)?
  var onDidAppear: ((Screen) -> Void)?
  var onWillDisappear: ((Screen) -> Void)?
  var layouts = 0
  var content: View?

  init(_ name: String, _ diary: Diary = Diary()) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  private func note(_ what: String) { diary.entries.append("\(name) \(what)") }

  override func loadView() {
    note("load")
    view = content ?? View()
  }
  override func viewDidLoad() {
    note("didLoad")
    onDidLoad?(self)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
    onWillAppear?(self)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
    onDidAppear?(self)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
    onWillDisappear?(self)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }
  override func viewDidLayoutSubviews() { layouts += 1 }
  override func willMove(toParent parent: ViewController?) { note(parent == nil ? "willLeave" : "willEnter") }
  override func didMove(toParent parent: ViewController?) { note(parent == nil ? "didLeave" : "didEnter") }
}

/// Returns the visible window of a device with a controller in it.
func shown(
  _ controller: ViewController, on device: Device = .iPhone16,
  _ orientation: Device.Orientation = .portrait
) -> Window {
  let window = Window(device: device, orientation: orientation)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}

/// Returns the frame of a view on the screen.
func place(_ view: View) -> Rect {
  view.convert(Rect(origin: view.bounds.origin, size: view.frame.size), to: nil)
}

import KansoScreens

/// Shows the credits, with buttons that play sounds of cats.
final class CreditsController: ViewController, TextViewDelegate {
  /// The sounds of the buttons.
  enum Sound { case meow1, meow2 }

  /// The callback for a button that plays a sound.
  var onPlay: (Sound) -> Void = { _ in }

  private let creditsView = CreditsView()

  override func loadView() {
    creditsView.credits.attributedText = Credits.attributedText
    creditsView.credits.delegate = self
    creditsView.meow1.onAction = { [unowned self] _ in onPlay(.meow1) }
    creditsView.meow2.onAction = { [unowned self] _ in onPlay(.meow2) }
    view = creditsView
  }

  func textView(_ textView: TextView, shouldInteractWith link: String) -> Bool {
    link.hasPrefix("http")
  }
}

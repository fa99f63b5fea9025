import KansoScreens

/// Shows the credits, and lets the cats be heard.
final class CreditsController: ViewController, TextViewDelegate {
  /// What the buttons play.
  enum Sound { case meow1, meow2 }

  /// Called with what is to be heard.
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

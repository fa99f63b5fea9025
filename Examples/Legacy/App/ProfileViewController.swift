import UIKit

final class ProfileViewController: UIViewController {
  private let stack = UIStackView()
  private let nameLabel = UILabel()
  private let cityLabel = UILabel()
  private let followButton = UIButton(type: .system)
  private let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.9568627450980393, alpha: 1)
    stack.axis = .vertical
    stack.spacing = 8
    nameLabel.font = .systemFont(ofSize: 28, weight: .bold)
    nameLabel.textColor = UIColor(red: 0.172, green: 0.259, blue: 0.318, alpha: 1)
    cityLabel.font = .systemFont(ofSize: 17)
    cityLabel.textColor = UIColor(red: 44 / 255, green: 66 / 255, blue: 81 / 255, alpha: 1)
    followButton.tintColor = UIColor(red: 0, green: 125 / 255, blue: 188 / 255, alpha: 1)
    followButton.layer.cornerRadius = 8
    line.backgroundColor = UIColor(white: 0.8, alpha: 1)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
      followButton.heightAnchor.constraint(equalToConstant: 44),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }
}

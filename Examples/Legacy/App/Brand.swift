import UIKit

extension UIColor {
  static let brand = UIColor(red: 0x00 / 255.0, green: 0x7D / 255.0, blue: 0xBC / 255.0, alpha: 1)
}

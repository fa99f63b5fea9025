import UIKit

let snow = UIColor(white: 0.99, alpha: 1)

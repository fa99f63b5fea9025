import Testing

/// The imports of prepared sources.
struct ImportRuleTests {
  @Test(arguments: [
    ("import Foundation\nimport UIKit\n", "\nimport UIKit\n"), ("import Foundation\n", "import Foundation\n"),
    ("import Foundation\nlet a = CGRect.zero\n", "import UIKit\nlet a = CGRect.zero\n"),
    ("import UIKit\nimport QuartzCore\n", "import UIKit\n\n"), ("import CoreGraphics\n", "import UIKit\n"),
    ("import struct CoreGraphics.CGFloat\n", "import UIKit\n"),
    ("import struct Foundation.URL\nimport UIKit\n", "import struct Foundation.URL\nimport UIKit\n"),
    ("import UIKit.UIGestureRecognizerSubclass\n", "import UIKit\n"),
    ("import class UIKit.UIView // a view\n", "import UIKit // a view\n"),
    ("@_exported import CoreGraphics\n", "@_exported import UIKit\n"),
    (
      "#if canImport(UIKit)\nimport UIKit\n#endif\nimport Foundation\n",
      "#if canImport(UIKit)\nimport UIKit\n#endif\n\n"
    ),
  ])
  func uikitGivesTheNamesOfOtherModules(_ source: String, _ expected: String) throws {
    #expect(try prepared(source) == expected)
  }

  @Test(arguments: [
    ("import XCTest\nlet a = UIView()\n", "import XCTest; import UIKit\nlet a = UIView()\n"),
    (
      "@testable import App\nimport XCTest // tests\nlet a: NSLayoutConstraint\n",
      "@testable import App; import UIKit\nimport XCTest // tests\nlet a: NSLayoutConstraint\n"
    ),
    (
      "import SwiftUI\nlet a = #selector(b.c)\n",
      "import SwiftUI; import UIKit\nlet a = Selector(\"c\", type(of: b).c)\n"
    ),
    ("import XCTest\nlet a: CGFloat = 1\n", "import XCTest\nlet a: CGFloat = 1\n"),
    ("import XCTest\nenum UIState {}\nlet a: UIState\n", "import XCTest\nenum UIState {}\nlet a: UIState\n"),
    // Such names are those of the app if no module exports UIKit's.
    ("import Foundation\nlet a: UIState\n", "import Foundation\nlet a: UIState\n"),
    ("let a: CGRect\n", "let a: CGRect\n"),
  ])
  func importsOfUIKitAreAdded(_ source: String, _ expected: String) throws {
    #expect(try prepared(source) == expected)
  }

  @Test(arguments: [
    (
      "import UIKit\nimport XCTest\nlet a: CGRect, b: CGSize\n",
      "import UIKit; import typealias UIKit.CGRect; import typealias UIKit.CGSize\nimport XCTest\n"
        + "let a: CGRect, b: CGSize\n"
    ),
    (
      "import XCTest\nlet a: CGPoint\n",
      "import XCTest; import UIKit; import typealias UIKit.CGPoint\nlet a: CGPoint\n"
    ),
    (
      "import Combine\nimport Foundation\nlet a: CGPoint\n",
      "import Combine\nimport UIKit; import typealias UIKit.CGPoint\nlet a: CGPoint\n"
    ),
    ("import UIKit\nlet a: CGRect\n", "import UIKit\nlet a: CGRect\n"),
    ("import Foundation\nimport UIKit\nlet a: CGRect\n", "\nimport UIKit\nlet a: CGRect\n"),
    ("import UIKit\nimport XCTest\nlet a: CGFloat\n", "import UIKit\nimport XCTest\nlet a: CGFloat\n"),
  ])
  func typesOfTwoModulesAreThoseOfUIKit(_ source: String, _ expected: String) throws {
    #expect(try prepared(source) == expected)
  }

  @Test(arguments: [
    ("import Foundation\nlet a: XMLParser\n", "import Foundation; import FoundationXML\nlet a: XMLParser\n"),
    (
      "import UIKit\nclass A: XMLParserDelegate { let a: CGRect }\n",
      "import UIKit; import typealias UIKit.CGRect; import FoundationXML\n"
        + "class A: XMLParserDelegate { let a: CGRect }\n"
    ),
    (
      "import Foundation\nlet a = URLSession.shared\n",
      "import Foundation; import FoundationNetworking\nlet a = URLSession.shared\n"
    ),
    (
      "import Foundation\nlet a: HTTPURLResponse, b: XMLParser\n",
      "import Foundation; import FoundationNetworking; import FoundationXML\nlet a: HTTPURLResponse, b: XMLParser\n"
    ),
    ("import UIKit\nlet a: URLRequest\n", "import UIKit\nlet a: URLRequest\n"),
    (
      "import FoundationNetworking\nimport Foundation\nlet a: URLRequest\n",
      "import FoundationNetworking\nimport Foundation\nlet a: URLRequest\n"
    ),
  ])
  func partsOfFoundationAreImported(_ source: String, _ expected: String) throws {
    #expect(try prepared(source) == expected)
  }
}

import KansoConversion
import KansoDiagnostics
import KansoGuide
import KansoLint
import KansoTheme
import Testing

/// Tokens in place of the literals of converted code.
struct TokenPassTests {
  private static let guide = """
    modes: [light, dark]
    colors:
      ink: {light: "#2C4251", dark: "#FFFFFF"}
    fonts:
      body: {family: Georgia, face: Georgia, size: 16, textStyle: body}
    padding:
      standard: 8

    """

  private func finish(_ text: String) throws -> TokenPass.Outcome {
    let theme = try #require(CompiledGuide(bytes: Array(Self.guide.utf8), path: "tokens.yaml").theme)
    let pass = TokenPass(
      Linter(
        theme: theme.specialized(for: theme.modes[0]),
        fixer: Fixer(Fixer.Types(platform: "uikit"), followsModes: true)))
    return pass.finish(DocumentConversion.File(name: "A.swift", text: text))
  }

  @Test func literalsBecomeTokensOrGetAComment() throws {
    let outcome = try finish(
      """
      import UIKit

      class A: UIView {
        let label: UILabel = {
          let label = UILabel()
          label.font = UIFont(name: "Georgia", size: 16)
          label.textColor = UIColor(red: 44 / 255, green: 66 / 255, blue: 81 / 255, alpha: 1)
          label.backgroundColor = UIColor(white: 1, alpha: 1)
          return label
        }()
        override init(frame: CGRect) {
          super.init(frame: frame)
          NSLayoutConstraint.activate([
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 7),
          ])
        }
      }

      """)
    for line in [
      "label.font = Fonts.body\n", "label.textColor = Colors.ink\n",
      "label.backgroundColor = UIColor.white  // no token\n",
      "constant: -Padding.standard),\n", "constant: 7),  // no token\n",
    ] { #expect(outcome.text.contains(line), "\(line) is not in\n\(outcome.text)") }
    #expect(outcome.tokenCount == 3 && outcome.literalCount == 2)
  }

  @Test func aFontWithoutATokenHasAReplacement() {
    let outcome = TokenPass(nil).finish(
      DocumentConversion.File(name: "A.swift", text: #"label.font = UIFont(name: "A \"B\"", size: 12.5)"#))
    #expect(outcome.text == #"label.font = UIFont(name: "A \"B\"", size: 12.5) ?? .systemFont(ofSize: 12.5)"#)
  }

  @Test func aTextThatLooksLikeCodeStaysAsItIs() {
    let converted = Converted(
      #"<subviews><label text="UIColor(white: 0, alpha: 1) #selector(a)" id="l"><color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></label></subviews>"#
    )
    #expect(
      converted.text.contains(#".text = "UIColor(white: 0, alpha: 1) #selector(a)""#), "\(converted.text)")
    #expect(converted.text.contains(".textColor = UIColor.black"))
  }
}

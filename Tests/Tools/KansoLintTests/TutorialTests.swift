import Foundation
import KansoDiagnostics
import KansoGuide
import KansoLint
import TestSupport
import Testing

/// The origin of the project as a tutorial step: a cell is laid out in code, and its distances move to the guide.
struct TutorialTests {
  private static let cell = """
    final class BreedCell: UITableViewCell {
      static let identifier = "BreedCell"
      let photo = UIImageView()
      let name = UILabel()

      init() {
        super.init(style: .default, reuseIdentifier: BreedCell.identifier)
        let thumbnailHeightWidth: CGFloat = 58.0
        name.font = Fonts.body
        name.textColor = Colors.blackish
        [photo, name].forEach { view in
          view.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
          photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: ⟪8.0⟫),
          photo.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
          photo.heightAnchor.constraint(equalToConstant: thumbnailHeightWidth),
          photo.widthAnchor.constraint(equalToConstant: thumbnailHeightWidth),
          name.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: ⟪8.0⟫),
          name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: Padding.standard * -1.0),
        ])
      }
    }
    """

  @Test func theLiteralIsThePaddingOfTheGuide() throws {
    let guide = try Data(contentsOf: Project.file("tokens.yaml"))
    let linter = Linter(theme: CompiledGuide(bytes: Array(guide), path: "tokens.yaml").theme)
    let source = MarkedSource(Self.cell)
    let found = linter.findings(in: SourceFile(path: "BreedCell.swift", text: source.text))
    #expect(found.map(\.range.offsets) == source.ranges)
    #expect(found.allSatisfy { $0.message == "`8.0` is `Padding.standard`" }, "\(found.map(\.message))")
  }
}

/// The rules for problems that Interface Builder itself marks in attributes of views.
extension Rule {
  static let misplacedView = flagged(
    .misplacedView, by: "misplaced",
    why: """
      The frame on the canvas is not the one that the app shows, so that the document cannot be reviewed by looking at it.
      """,
    mend: "Update the frame in Interface Builder, or the constraints if the frame is what was meant.")

  static let ambiguousView = flagged(
    .ambiguousView, by: "ambiguous",
    why: """
      Its constraints allow more than one frame, and which one the app shows can change with the next version of the system.
      """,
    mend: "Add the constraints that are missing: a position and a size in both directions.")

  private static func flagged(_ id: DiagnosticID, by attribute: String, why: String, mend: String) -> Rule {
    func view(_ tag: String, _ attributes: String) -> String {
      """
      <subviews>
        <\(tag) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="marked">
          <rect key="frame" x="20" y="20" width="100" height="21"/>
        </\(tag)>
      </subviews>
      """
    }
    return Rule(
      id, language: .interfaceBuilder,
      says: "Interface Builder has marked a view of a storyboard or xib as \(attribute).", why: why,
      mend: mend,
      found: [
        view("label", "\(attribute)=\"⟪YES⟫\" text=\"Cats\""), view("imageView", "\(attribute)=\"⟪YES⟫\""),
      ],
      notFound: [view("label", "text=\"\(attribute)\"")])
  }
}

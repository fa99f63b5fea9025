/// The rules for problems that Interface Builder itself marks in attributes of views.
extension Rule {
  static let misplacedView = flaggedViewRule(
    .misplacedView, by: "misplaced",
    why: """
      The frame on the canvas is not the one that the app shows, so that the document cannot be reviewed \
      by looking at it.
      """,
    fix: "Update the frame in Interface Builder, or the constraints if the frame is what was meant.")

  static let ambiguousView = flaggedViewRule(
    .ambiguousView, by: "ambiguous",
    why: """
      Its constraints allow more than one frame, and which one the app shows can change with the next \
      version of the system.
      """,
    fix: "Add the constraints that are missing: a position and a size in both directions.")

  /// Returns the rule for views whose XML attribute is `YES`, with a label and an image view as examples.
  private static func flaggedViewRule(
    _ id: DiagnosticID, by attribute: String, why: String, fix: String
  ) -> Rule {
    /// Returns a `subviews` element with one view, which has the additional attributes.
    func viewXML(_ tag: String, _ attributes: String) -> String {
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
      summary: "Interface Builder has marked a view of a storyboard or xib as \(attribute).", why: why,
      fix: fix,
      found: [
        viewXML("label", "\(attribute)=\"⟪YES⟫\" text=\"Cats\""),
        viewXML("imageView", "\(attribute)=\"⟪YES⟫\""),
      ],
      notFound: [viewXML("label", "text=\"\(attribute)\"")])
  }
}

import KansoTheme

/// The style of an app, for the page of the guide that was made of it.
package struct InventoryReport: Sendable {
  /// A fact about the app, such as the number of its files.
  package struct Fact: Sendable {
    let label: String
    let text: String

    package init(_ label: String, _ text: String) { (self.label, self.text) = (label, text) }
  }

  /// A number of uses, or of literals, of a value or in a file.
  package struct Count: Sendable {
    /// The value or the path.
    let text: String
    let count: Int

    package init(_ text: String, _ count: Int) { (self.text, self.count) = (text, count) }
  }

  /// Two values that are almost the same.
  package struct NearDuplicate: Sendable {
    /// A value with its uses.
    package struct Value: Sendable {
      let text: String
      /// The color; nil for another value.
      let color: ColorValue?
      let useCount: Int

      package init(_ text: String, color: ColorValue?, useCount: Int) {
        (self.text, self.color, self.useCount) = (text, color, useCount)
      }
    }

    let kind: String
    /// The rarer value.
    let value: Value
    let other: Value
    /// The distance with its unit.
    let distance: String

    package init(_ kind: String, _ value: Value, _ other: Value, distance: String) {
      (self.kind, self.value, self.other, self.distance) = (kind, value, other, distance)
    }
  }

  let title: String
  let facts: [Fact]
  /// The uses of the tokens by their paths, in words.
  let uses: [TokenPath: String]
  /// The lengths in points with their uses, in ascending order.
  let lengths: [Count]
  /// The files with the most literals.
  let files: [Count]
  let nearDuplicates: [NearDuplicate]

  package init(
    title: String, facts: [Fact], uses: [TokenPath: String], lengths: [Count], files: [Count],
    nearDuplicates: [NearDuplicate]
  ) {
    (self.title, self.facts, self.uses) = (title, facts, uses)
    (self.lengths, self.files, self.nearDuplicates) = (lengths, files, nearDuplicates)
  }
}

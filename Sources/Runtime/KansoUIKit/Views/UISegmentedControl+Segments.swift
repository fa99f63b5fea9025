import KansoScreens

extension UISegmentedControl {
  /// Creates a control with titles; other items have no title.
  public convenience init(items: [Any]?) {
    let titles = (items ?? []).map { $0 as? String ?? "" }
    self.init(items: titles as [String])
  }

  /// Inserts a segment at once, with or without `animated`.
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insertSegment(withTitle: title ?? "", at: index)
  }

  /// Removes a segment at once, with or without `animated`.
  public func removeSegment(at index: Int, animated: Bool) { removeSegment(at: index) }

  /// Removes all segments.
  public func removeAllSegments() {
    while numberOfSegments > 0 { removeSegment(at: numberOfSegments - 1) }
  }

  /// Sets the title of a segment. Ignores an index that is out of range.
  public func setTitle(_ title: String?, forSegmentAt index: Int) {
    if segmentLabels.indices.contains(index) { segmentLabels[index].text = title ?? "" }
  }

  /// Returns the title of a segment; nil for an index that is out of range.
  public func titleForSegment(at index: Int) -> String? {
    segmentLabels.indices.contains(index) ? segmentLabels[index].text : nil
  }
}

import KansoInterchange

/// The style of an app as its sources have it.
package struct AppStyle {
  /// The uses of values in the order of the files.
  package var uses: [StyleUse] = []
  /// The tokens that the sources and catalogs define.
  package var definitions = ForeignTokens()
  package var counts = FileCounts()
  /// The folders that are not read.
  package var skipped: [SkippedFolder] = []

  package init() {}
}

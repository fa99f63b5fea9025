import KansoDiagnostics
import KansoLintRules
import Testing

/// Numbers that are data, although their labels look like those of style values.
struct DataTests {
  @Test(arguments: [
    "describe(child, withIndent: indent + 1); walk(node, indent: (indent ?? 0) + 1); indent += 2",
    "printer.output(indent: 4)",
    "list.visibleItems(padding: 5); page(items: 20, padding: 5)",
    "pad(bytes: text, padding: 4); data.padded(padding: 4); buffer.padding = 3",
    "size = 16; size += 8; buffer.size = 512",
    "UIImage(blurHash: code, size: CGSize(width: 32, height: 32))",
    "upload(photo, size: CGSize(width: 400, height: 400)); request.uploadWidth = 400",
    "image = image.resizeWith(width: 1024)", "func uploadPhoto() { photo = photo.resized(width: 400) }",
    "episode.urlForImage(size: 280); Server.thumbnailURL(width: 280)",
    "var attachments: [Attachment] { media.map { let width: Int; width = 32; return Attachment(width) } }",
  ])
  func isNoStyle(_ source: String) { expect(source) }

  @Test func whatIsShownIsStyle() {
    expect(
      "anchor(view: a, padding: ⟪4⟫); row(padding: ⟪8⟫); layout(items: views, padding: ⟪8⟫)", .literalPadding)
    expect(
      "paragraph.headIndent = other.headIndent + ⟪8⟫; box.equalTo(a).inset(indentation + ⟪8⟫)",
      .literalPadding)
    expect("uploadButton.width.equalTo(⟪44⟫); thumb.resizeWith(width: ⟪15⟫); icon.size = ⟪24⟫", .literalSize)
    expect("uploadImage.frame(width: ⟪44⟫); uploadButtonWidth = ⟪44⟫; width = ⟪260⟫", .literalSize)
  }
}

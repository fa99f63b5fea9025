import KansoLayout

extension ViewController {
  /// The button that begins and ends the editing of the content with `setEditing(_:animated:)`. Its title is
  /// in English.
  public var editButtonItem: BarButtonItem {
    if let button = editing.button { return button }
    let button = BarButtonItem()
    button.onAction = { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    editing.button = button
    updateEditButton()
    return button
  }

  /// Gives the button the title of its state.
  func updateEditButton() {
    editing.button?.title = editing.isOn ? "Done" : "Edit"
    editing.button?.isProminent = editing.isOn
  }
}

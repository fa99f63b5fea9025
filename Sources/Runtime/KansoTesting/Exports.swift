// Tests name situations.
@_exported import KansoScreenPreviews

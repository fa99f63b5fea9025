// Who writes a screen needs views, anchors, tokens and controllers together.
@_exported import KansoLayout
@_exported import KansoTheme

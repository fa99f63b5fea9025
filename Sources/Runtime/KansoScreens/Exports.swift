// Code for a screen needs views, anchors, tokens and controllers together, so one import is enough.
@_exported import KansoLayout
@_exported import KansoTheme

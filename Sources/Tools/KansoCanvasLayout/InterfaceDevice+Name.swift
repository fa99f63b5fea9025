import KansoInterfaceBuilder

extension InterfaceDevice {
  /// The product name, such as `iPhone 11`; the id of an unknown device.
  package var name: String { CanvasDevice.named(id)?.name ?? id }
}

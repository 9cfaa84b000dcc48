// item: control-events-back
// says: with nonisolated as the default the class is marked `@MainActor`
// refused: main actor-isolated property 'isOn' can not be referenced from a nonisolated context
import Foundation

final class SwitchTarget: NSObject {
  var binding = Binding.constant(false)
  func flipped(_ sender: UISwitch) { binding.wrappedValue = sender.isOn }
}

import TrainerCore

@main
struct Trainer {
  static func main() {
    print("trainer \(trainerVersion)")
  }
}

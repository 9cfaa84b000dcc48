@main
struct LogWriterProbe {
  static func main() { print("probe") }
}

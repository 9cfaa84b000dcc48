// item: how-long
// says: 95 % are done after about 58 releases, a little over two years
// prints: 15 screens a release, 20 releases, 40 weeks
// prints: after 58 releases 95 % are done, after 2.2 years
// prints: fewer than one is left after 4.3 years
import Foundation

enum HowLong {
  static func run() {
    let touched = 300 * 5 / 100
    let releases = 300 / touched
    print("\(touched) screens a release, \(releases) releases, \(releases * 2) weeks")
    let done = Int(((1 - pow(0.95, 58)) * 100).rounded())
    print("after 58 releases \(done) % are done, after \(years(58)) years")
    let last = log(1.0 / 300) / log(0.95)
    print("fewer than one is left after \(years(last)) years")
  }

  private static func years(_ releases: Double) -> Double {
    (releases * 2 / 52 * 10).rounded() / 10
  }
}

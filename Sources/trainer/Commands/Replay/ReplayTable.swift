import TrainerCore
import TrainerScheduling
import TrainerText

/// The result of a replay, a line for each review.
struct ReplayTable {
  let log: ReviewLogCSV
  let model: FSRSModel
  let reviews: [ReplayedReview]

  /// The lines as JSON, handed over in parts of a size that is quick to write.
  func writeJSON(_ write: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    var writer = JSONWriter()
    for index in reviews.indices {
      writeLine(index, to: &writer)
      if writer.bytes.count > 1 << 16 {
        try write(writer.bytes)
        writer = JSONWriter()
      }
    }
    try write(writer.bytes)
  }

  private func writeLine(_ index: Int, to writer: inout JSONWriter) {
    let review = reviews[index]
    writer.raw("{\"card_id\":")
    writer.write(log.cardIDs[Int(log.cards[index])])
    writer.raw(",\"review_time\":")
    writer.write(log.times[index])
    writer.raw(",\"rating\":")
    writer.write(Int64(log.ratings[index]))
    writer.raw(",\"elapsed\":")
    writer.write(Int64(review.elapsed))
    writer.raw(",\"stability\":")
    writer.write(model.stability(of: review.memory))
    if let fast = review.memory.fastStability {
      writer.raw(",\"stability_slow\":")
      writer.write(review.memory.stability)
      writer.raw(",\"stability_fast\":")
      writer.write(fast)
    }
    writer.raw(",\"difficulty\":")
    writer.write(review.memory.difficulty)
    writer.raw(",\"retrievability\":")
    if let recall = review.retrievability { writer.write(recall) } else { writer.raw("null") }
    writer.raw(",\"interval\":")
    writer.write(Int64(review.interval))
    writer.raw("}\n")
  }
}

extension ReplayTable {
  /// The head of the lines for people.
  var head: StyledText {
    let head =
      "  time                           rating  elapsed  stability  difficulty  recall  interval"
    return StyledText("card".padded(to: width) + head, .bold)
  }

  /// The lines for people.
  func lines(_ clock: WallClock) -> some Sequence<StyledText> {
    let width = width
    return reviews.indices.lazy.map { index in
      let card = log.cardIDs[Int(log.cards[index])].padded(to: width)
      let time = clock.moment(at: log.times[index]).iso8601.padded(to: 29)
      return StyledText("\(card)  \(time)  \(numbers(index))")
    }
  }

  private var width: Int { max(4, log.cardIDs.map(\.displayWidth).max() ?? 0) }

  private func numbers(_ index: Int) -> String {
    let review = reviews[index]
    return [
      "\(log.ratings[index])".padded(toRight: 6),
      "\(review.elapsed)".padded(toRight: 7),
      decimal(model.stability(of: review.memory), places: 2).padded(toRight: 9),
      decimal(review.memory.difficulty, places: 2).padded(toRight: 10),
      (review.retrievability.map { decimal($0, places: 3) } ?? "").padded(toRight: 6),
      "\(review.interval)".padded(toRight: 8),
    ].joined(separator: "  ")
  }
}

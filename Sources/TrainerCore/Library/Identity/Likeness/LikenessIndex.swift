/// Texts by their grams, to find those that are like another without comparing all.
struct LikenessIndex {
  /// How often a gram stands in a text.
  struct Entry {
    let text: Int32
    let count: Int32
  }

  /// How often a text has a gram.
  struct Term {
    let gram: Int32
    let count: Int32
  }

  private(set) var numbers = GramNumbers()

  /// By gram from `entryStarts[gram]`: the texts that have it.
  private(set) var entries: [Entry] = []
  private(set) var entryStarts: [Int] = [0]

  /// By text from `termStarts[text]`: its different grams.
  private(set) var terms: [Term] = []
  private(set) var termStarts: [Int] = [0]

  /// By text: how many grams it has; 0 where it has no trigram.
  private(set) var sizes: [Int32] = []

  /// How many texts one search counts in, each as often as it shares a gram, before it ends early.
  let work: Int

  /// How many texts a search finds.
  var limit = 24

  /// What one search counts.
  var scratch = Scratch()

  /// What a search counts in, empty between searches.
  struct Scratch {
    /// By gram: how often the text that is looked for has it.
    var counts: [Int32] = []
    var grams: [Int] = []

    /// By text: how many grams it is known to share.
    var shared: [Int32] = []
    var texts: [Int32] = []
  }

  /// Texts are numbered as they come.
  init(_ texts: some Sequence<String>, work: Int = 1 << 13) {
    self.work = work
    var reading = TextReading()
    for text in texts {
      reading.read(text)
      add(reading.grams)
    }
    fillEntries()
    scratch.shared = Array(repeating: 0, count: sizes.count)
  }

  private mutating func add(_ grams: ArraySlice<UInt64>) {
    sizes.append(Int32(grams.count))
    for gram in grams {
      let number = numbers.number(of: gram)
      if number == scratch.counts.count { scratch.counts.append(0) }
      if scratch.counts[number] == 0 { scratch.grams.append(number) }
      scratch.counts[number] += 1
    }
    for gram in scratch.grams {
      terms.append(Term(gram: Int32(gram), count: scratch.counts[gram]))
      scratch.counts[gram] = 0
    }
    termStarts.append(terms.count)
    scratch.grams.removeAll(keepingCapacity: true)
  }

  private mutating func fillEntries() {
    var starts = Array(repeating: 0, count: numbers.count + 1)
    for term in terms { starts[Int(term.gram) + 1] += 1 }
    for gram in 0..<numbers.count { starts[gram + 1] += starts[gram] }
    entryStarts = starts
    entries = Array(repeating: Entry(text: 0, count: 0), count: terms.count)
    for text in sizes.indices {
      for term in terms[termStarts[text]..<termStarts[text + 1]] {
        entries[starts[Int(term.gram)]] = Entry(text: Int32(text), count: term.count)
        starts[Int(term.gram)] += 1
      }
    }
  }
}

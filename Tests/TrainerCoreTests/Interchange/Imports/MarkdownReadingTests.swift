import Testing
import TrainerScheduling

@testable import TrainerCore

@Suite("Questions in Markdown are read")
struct MarkdownReadingTests {
  @Test("letters are read as people write them")
  func letters() throws {
    let reading = try ImportReading.everything(
      of:
        """
        Question 7: Which?
        (a) one
        (b) two
        Correct answer: (b) two, because

        Explanation: b.

        **8. And which?**

        - **A)** one
        - **B)** two
        - **C)** three

        **Answers: A and C**
        """)
    let choices = reading.items.map { item -> [Bool] in
      if case .choice(let options) = item.task { options.map(\.isRight) } else { [] }
    }
    #expect(choices == [[false, true], [true, false, true]])
    #expect(reading.items.map(\.title) == ["Which?", "**8. And which?**"])
    #expect(reading.items.map(\.answer) == ["Explanation: b.", ""])
  }

  @Test("prose is no option")
  func prose() {
    for line in [
      "A. ", "I.e. this", "e.g. that", "- a list entry", "C: a cloze", "Q: a question", "A: x",
    ] {
      #expect(OptionLine(line[...]) == nil, "\(line)")
    }
  }

  @Test("schedules of Obsidian come as one good answer, each beside its card")
  func obsidian() throws {
    let reading = try ImportReading.everything(
      of:
        """
        a::b
        c::d <!--SR:!2026-12-10,6,250!2026-12-11,1,230-->

        `x::y` is code

        text <!--SR:!2026-12-10,6,250-->
        """)
    #expect(reading.items.map(\.title).prefix(2) == ["a", "c"])
    let dues = reading.items.map { $0.reviews.first?.due?.iso }
    #expect(dues.prefix(2) == ["2026-12-10", "2026-12-11"])
    #expect(reading.notes == ["6: a schedule without a card above it"])
  }

  @Test("a picture went away without a word")
  func pictures() throws {
    let text = """
      ## What?

      Look <img src="img/a.png" alt="here"> and ![there](b.png), ![far](https://x.org/c.png).
      `<img src="code.png">`

      ```html
      <img src="code.png">
      ```

      <video
        src="d.mp4"></video> <a href="https://swift.org">Swift</a>
      """
    let reading = try ImportReading.everything(of: text, as: .questions)
    #expect(
      reading.notes == [
        "3: the picture a.png is left out",
        "3: the file b.png is not copied; what shows it stays as it is",
        "10: a film is left out",
      ])
    #expect(reading.items[0].answer.contains("Look here and ![there](b.png), ![far]"))
    #expect(reading.items[0].answer.hasSuffix("[Swift](<https://swift.org>)"))
  }

  @Test("a tag over several lines was shown raw")
  func tagOverLines() throws {
    let text = "## What?\n\nThis\n<img\n  src=\"a.png\"\n  width=3>\nstays, and 1 <b\n\nas well.\n"
    let answer = try ImportReading.everything(of: text, as: .questions).items[0].answer
    #expect(answer == "This\n\nstays, and 1 \\<b\n\nas well.")
  }
}

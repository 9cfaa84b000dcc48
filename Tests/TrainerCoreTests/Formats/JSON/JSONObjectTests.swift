import Testing
import TrainerCore

@Suite struct JSONObjectTests {
  @Test func keepsTheOrderOfItsKeys() {
    var object: JSONObject = ["b": 1, "a": 2, "b": 3]
    object["c"] = 4
    object["a"] = nil
    object["absent"] = nil
    #expect(object == ["b": 3, "c": 4])
    #expect(object != ["c": 4, "b": 3])
    #expect(object.keys == ["b", "c"])
  }

  @Test("Lookup agrees before and after the object is large enough for an index")
  func findsKeysAtAnySize() {
    var object = JSONObject()
    for number in 0..<50 {
      object["k\(number)"] = .int(number)
      for known in 0...number { #expect(object["k\(known)"]?.int == known) }
      #expect(object["k\(number + 1)"] == nil)
    }
    object["k7"] = nil
    object["k49"] = true
    object["new"] = nil
    #expect(object.count == 49)
    #expect(object["k7"] == nil)
    #expect(object["k8"]?.int == 8)
    #expect(object["k49"] == true)
  }

  @Test func asksForOneKindOnly() {
    let value: JSONValue = ["text": "a", "whole": 2, "part": 2.5, "list": [1], "no": false]
    #expect(value["text"]?.string == "a")
    #expect(value["text"]?.int == nil)
    #expect(value["whole"]?.int == 2)
    #expect(value["whole"]?.double == 2)
    #expect(value["part"]?.int == nil)
    #expect(value["part"]?.double == 2.5)
    #expect(value["list"]?[0]?.int == 1)
    #expect(value["list"]?[1] == nil)
    #expect(value["list"]?["text"] == nil)
    #expect(value["no"]?.bool == false)
    #expect(value["absent"] == nil)
    #expect(JSONValue.null.isNull)
    #expect(value.object?.count == 5)
  }
}

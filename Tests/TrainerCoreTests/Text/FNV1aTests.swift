import Testing
import TrainerText

@Suite struct FNV1aTests {
  /// Vectors of the reference implementation's `test_fnv.c`.
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
      ("chongo was here!\n", 0x4681_0940_EFF5_F915),
    ] as [(String, UInt64)])
  func hashes(text: String, hash: UInt64) {
    #expect(fnv1a64(text.utf8) == hash)
  }
}

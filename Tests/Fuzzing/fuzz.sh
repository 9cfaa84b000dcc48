#!/bin/bash
# Builds the fuzz targets and runs them one after another.
#   Tests/Fuzzing/fuzz.sh [-t SECONDS] [TARGET…]
# Needs libFuzzer, which Swift's toolchains for Linux bring; everything it makes lies in .build/fuzzing.
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=600
if [ "${1:-}" = -t ]; then
  seconds=$2
  shift 2
fi
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(deck front-matter log-line inline ideas)

out=.build/fuzzing
mkdir -p "$out"
flags=(
  -O -wmo -parse-as-library -swift-version 6 -package-name trainer -I "$out"
  -sanitize=fuzzer,address -use-ld=lld
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature NonisolatedNonsendingByDefault
)

# Compiles a module of the core from the files that are not in the folders it leaves out.
module() {
  local name=$1 folder=$2 pattern=${3:-^$}
  find "$folder" -name '*.swift' | grep -vE "$pattern" | sort > "$out/$name.files"
  swiftc "${flags[@]}" -module-name "$name" -enable-testing -emit-module \
    -emit-module-path "$out/$name.swiftmodule" -c -o "$out/$name.o" "@$out/$name.files"
}

core=Sources/TrainerCore
module TrainerText $core/Text
module TrainerScheduling $core/Scheduling
module TrainerMarkdown $core/Markdown
module TrainerScoring $core/Scoring
module TrainerCore $core "^$core/(Text|Scheduling|Markdown|Scoring)/"
swiftc "${flags[@]}" -module-name Fuzzing -o "$out/fuzz" Tests/Fuzzing/Targets/*.swift "$out"/*.o
python3 Tests/Fuzzing/seeds.py "$out/seeds"

# Swift's own backtraces take minutes for each finding; libFuzzer writes down what is needed.
export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0:symbolize=0
for target in "${targets[@]}"; do
  mkdir -p "$out/corpus/$target" "$out/findings/$target"
  dictionary=(Tests/Fuzzing/Dictionaries/"$target".dict)
  [ -e "${dictionary[0]}" ] && dictionary=(-dict="${dictionary[0]}") || dictionary=()
  echo "$target: $seconds s"
  FUZZ_TARGET=$target nice -n 15 "$out/fuzz" -max_total_time="$seconds" -timeout=10 -max_len=4096 \
    -print_final_stats=1 -rss_limit_mb=1500 -artifact_prefix="$out/findings/$target/" \
    "${dictionary[@]}" "$out/corpus/$target" "$out/seeds/$target" \
    > "$out/$target.log" 2>&1 || echo "$target: a finding, see $out/$target.log"
  grep -E "^(stat::number_of_executed_units|SUMMARY)" "$out/$target.log" || true
done

#!/bin/bash
#
# A small opening book, made at once and with interruptions. Both must be equal.
# Arguments: the program.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

make_book=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail () {
  echo "$*" >&2
  exit 1
}

# book WORK SEARCHES [OPTION…]: continues the work file with this number of searches.
book () {
  "$make_book" --work "$folder/$1" --nodes 2000 --plies 6 --searches "$2" "${@:3}"
}

book whole 30 >"$folder/whole.txt"
# The book has the start position, and moves with scores after each bar.
(($(grep -c '|' "$folder/whole.txt") >= 3)) || fail "too few positions"
grep -q '^| [a-i][1-9][hv]* -*[0-9]' "$folder/whole.txt" || fail "the start is missing"
! grep -v '^#' "$folder/whole.txt" | grep -vqE '^$|^([a-i][1-9][hv]? )*\|( [a-i][1-9][hv]? -?[0-9]+)+$' ||
  fail "not a book: $(cat "$folder/whole.txt")"

# Interrupted after 12 searches, and again while a line was written.
book parts 12 >/dev/null
book parts 9 >/dev/null
printf 'e2 e8 | -1' >>"$folder/parts"
book parts 9 >"$folder/parts.txt"
cmp -s "$folder/whole" "$folder/parts" || fail "other searches when interrupted"
cmp -s "$folder/whole.txt" "$folder/parts.txt" || fail "another book when interrupted"

# Of other set-ups each line names its own.
for set_up in 7x5 5x5/4; do
  size=${set_up%/4}
  options=(--width "${size%x*}" --height "${size#*x}")
  [[ $set_up == "$size" ]] || options+=(--players 4)
  book small 30 "${options[@]}" >"$folder/small.txt"
  (($(grep -c "^$set_up " "$folder/small.txt") >= 3)) || fail "too few positions of $set_up"
  ! grep -v '^#' "$folder/small.txt" |
    grep -vqE "^$|^$set_up ([a-g][1-5][hv]? )*\|( [a-g][1-5][hv]? -?[0-9]+)+\$" ||
    fail "not a book: $(cat "$folder/small.txt")"
  book small 0 "${options[@]}" | cmp -s - "$folder/small.txt" || fail "another book of $set_up"
  rm "$folder/small"
done

# Without any searches left, the same book is written again.
book whole 0 | cmp -s - "$folder/whole.txt" || fail "another book without a search"

# refused WHAT OPTION...: the program must fail, and not change the work file.
refused () {
  cp "$folder/parts" "$folder/before"
  ! "$make_book" --work "$folder/parts" "${@:2}" >"$folder/output" 2>/dev/null || fail "accepted: $1"
  [[ ! -s $folder/output ]] || fail "a book in spite of $1"
  cmp -s "$folder/parts" "$folder/before" || fail "the work file has changed with $1"
}

refused "another number of nodes" --nodes 3000
refused "no nodes" --nodes 0
refused "unknown words" --nodes 2000 --frobnicate
refused "another set-up" --nodes 2000 --width 7
refused "an even board" --nodes 2000 --width 8
refused "three players" --nodes 2000 --players 3
for line in 'e2 e9 | 4 -4 e3' 'e2 | x -4 e8' 'e2 | 4 -4' 'e2 | 4 -4 e9' 'e2 | e8 e9' 'e2 | 4 -4 resign' \
  'e2 | 4 e8' 'e2'; do
  cp "$folder/whole" "$folder/parts"
  echo "$line" >>"$folder/parts"
  refused "the line $line" --nodes 2000
done
! "$make_book" 2>/dev/null || fail "no work file was accepted"

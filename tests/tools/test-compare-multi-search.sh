#!/bin/bash
#
# A few fast games: all are counted, the same again the second time, and nonsense is refused.
# Arguments: the program.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

compare=$1

fail () {
  echo "$*" >&2
  exit 1
}

for second in paranoid max-n; do
  tally=$("$compare" --size 5 --nodes 60 --games 6 --random-plies 4 best-reply "$second")
  [[ $tally =~ \+([0-9]+)\ -([0-9]+)\ =([0-9]+) ]] || fail "no tally: $tally"
  ((BASH_REMATCH[1] + BASH_REMATCH[2] + BASH_REMATCH[3] == 6)) || fail "not 6 games: $tally"
  again=$("$compare" --size 5 --nodes 60 --games 6 --random-plies 4 best-reply "$second")
  [[ $again == "$tally" ]] || fail "not the same again: $tally; $again"
done

! "$compare" best-reply chance 2>/dev/null || fail 'an unknown method was accepted'
! "$compare" --seats 4 best-reply max-n 2>/dev/null || fail 'four seats of four were accepted'
! "$compare" best-reply 2>/dev/null || fail 'a single method was accepted'

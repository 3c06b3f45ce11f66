#!/bin/bash
#
# The trainer of the network: the same games and the same fit again, whatever the number of threads.
#
# Arguments: the program.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

tool=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail () {
  printf '%s\n' "$1" >&2
  exit 1
}

play () {
  "$tool" play --width 5 --height 7 --games 4 --nodes 300 "$@"
}

fit () {
  "$tool" fit --epochs 3 "$@" 2> "$folder/losses"
}

for players in 2 4; do
  games=$folder/$players
  play --players $players > "$games"
  play --players $players | cmp - "$games" || fail 'The same seed does not give the same games.'
  grep -qE "^(-1|[0-3])( -?[0-9]+){$players} 5 7 $players " "$games" || fail 'No such games.'

  fit --threads 1 "$games" > "$folder/one"
  fit --threads 2 "$games" > "$folder/two"
  cmp "$folder/one" "$folder/two" || fail 'The weights depend on the number of threads.'
  fit --seed 2 "$games" > "$folder/other"
  ! cmp -s "$folder/one" "$folder/other" || fail 'The weights do not depend on the seed.'
  [ "$(grep -c '^epoch' "$folder/losses")" = 3 ] || fail 'Not one loss for each epoch.'
  [ "$(grep -cE '^  -?[0-9]' "$folder/one")" -gt 1400 ] || fail 'Too few weights.'
done

refuse () {
  ! fit "$@" > "$folder/none" || fail 'This was read.'
  [ ! -s "$folder/none" ] || fail 'This was fitted.'
  [ "$(wc -l < "$folder/losses")" = 1 ] || fail 'Not one sentence.'
}

printf 'nonsense\n' > "$folder/nonsense"
refuse "$folder/nonsense"
refuse "$folder/none"
refuse "$folder/2" "$folder/4"
refuse "$folder/missing"

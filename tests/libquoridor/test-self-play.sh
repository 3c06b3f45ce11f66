#!/bin/bash
#
# The game that docs/examples/self-play.py plays through the type library is a valid saved game.
# Arguments: the example, quoridor-cli, the folder of the library and its type library, a Python with
# PyGObject, the libraries of sanitizers that must be loaded first.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

example=$1
cli=$2
folder=$3
python=${4:-}
preload=${5:-}

[[ -n $python ]] || {
  echo 'There is no type library, or no PyGObject to read it.'
  exit 77
}

output=$(mktemp)
trap 'rm -f "$output"' EXIT

# Python itself leaks.
env GI_TYPELIB_PATH="$folder" LD_LIBRARY_PATH="$folder" ${preload:+LD_PRELOAD="$preload"} \
  ASAN_OPTIONS="${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0" "$python" -B "$example" >"$output"

[[ $(wc -l <"$example") -le 60 ]]
head -n 2 "$output" | diff - <(printf '%s\n' \
  'Nobody begins with e9: Another pawn is on that square.' 'Ada moves to e2.')
grep -qx 'Grace reaches the goal and wins[.]' "$output"
sed -n '/^\[Board/,$p' "$output" | "$cli" check -

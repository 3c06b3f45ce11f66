#!/bin/bash
#
# Circles between the files of a library: no file may call functions of another one that calls back,
# directly or through others. The calls are read from the symbols of the object files.
# Arguments: the static libraries.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

scratch=$(mktemp -d)
trap 'rm -r "$scratch"' EXIT
wrong=0

for library in "$@"; do
  # Turns lines such as "…/libqdr-game.a:…/qdr-game.c.o:  U qdr_variation_free" into pairs of files.
  nm --print-file-name --extern-only "$library" | awk '
    { file = $1; sub (/[.]o:.*/, "", file); sub (/.*[\/:]/, "", file) }
    $(NF - 1) == "U" { used[file, $NF] = 1; next }
    { home[$NF] = file }
    END {
      for (pair in used) {
        split (pair, part, SUBSEP)
        if (part[2] in home && home[part[2]] != part[1])
          print part[1], home[part[2]]
      }
    }' >"$scratch/uses"

  [[ -s $scratch/uses ]] || { echo "nm sees no file of $library use another." >&2 && exit 1; }
  tsort "$scratch/uses" >/dev/null 2>"$scratch/circles" || {
    echo "Files of $(basename "$library") call in a circle:" >&2
    sed -n 's/^tsort: \(.*[.]c\)$/    \1/p' "$scratch/circles" >&2
    wrong=1
  }
done

exit $wrong

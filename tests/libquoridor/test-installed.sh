#!/bin/bash
#
# libquoridor, installed alone: its symbols are the functions of its headers, C++ can use the headers, and
# the example of docs/another-front-end.md is built outside the tree and plays.
# Arguments: the build folder, the folders of libraries and headers, the example, whether there is a type
# library, the C compiler with the options of its sanitizers.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

build=$1
libdir=$2
includedir=$3
example=$4
has_typelib=$5
cc=("${@:6}")

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cd "$stage"

meson install -C "$build" --no-rebuild --quiet --destdir "$stage" --tags libquoridor,devel,typelib
sed -i "s|^prefix=|&$stage|" "$stage$libdir/pkgconfig/quoridor.pc"
export PKG_CONFIG_PATH=$stage$libdir/pkgconfig
export LD_LIBRARY_PATH=$stage$libdir
read -ra cflags <<<"$(pkg-config --cflags quoridor)"
read -ra libs <<<"$(pkg-config --libs quoridor)"

# Nothing else is installed.
find . -type f -printf '%f\n' | grep -vE '^(quoridor[.](h|pc)|qdr-.*[.]h|libquoridor[.]so[.]0[.].*|Quoridor-0[.](gir|typelib))$' && {
  echo 'These files do not belong to the library.' >&2
  exit 1
}
[[ $([[ -n $(find . -name '*.typelib') ]] && echo true || echo false) == "$has_typelib" ]]

# The functions that the headers declare, inline ones left out, and the symbols, each with its version.
printf '#include "%s"\n' "$stage$includedir"/quoridor/*.h >all.c
"${cc[@]}" -E -P "${cflags[@]}" all.c | tr '\n' ' ' |
  sed -E ':inner s/\{[^{}]*\}/;/g; t inner; s/;/\n/g' |
  sed -nE '/\bstatic\b/! s/.*\b(qdr_[a-z0-9_]+) \(.*/\1/p' | sort -u >declared
nm -D --defined-only "$stage$libdir/libquoridor.so.0" |
  sed -nE 's/.* T (.*)@@QUORIDOR_[0-9.]+$/\1/p; t; / A QUORIDOR_/! s/^/not a versioned function: /p' | sort >exported
[[ $(wc -l <declared) -gt 100 ]]
diff declared exported >&2 || {
  echo 'Functions without a symbol (<) or symbols without a declaration in a header (>).' >&2
  exit 1
}

# One header includes all others, and C++ reads them.
diff <(sed -n 's/^#include "\(.*\)"$/\1/p' "$stage$includedir/quoridor/quoridor.h" | sort) \
  <(cd "$stage$includedir/quoridor" && printf '%s\n' qdr-*.h | sort) >&2
if command -v c++ >/dev/null; then
  c++ -fsyntax-only -Wall -Wextra -Werror -Wno-unused-parameter "${cflags[@]}" -x c++ - <<<'#include <quoridor.h>'
fi

"${cc[@]}" "$example" -o spoken-game "${cflags[@]}" "${libs[@]}"

diff <(printf '%s\n' e2 e3h nonsense e8 d3v e5 resign e6 | ./spoken-game human human) - <<'END'
South to move.
South moves to e2.
North to move.
North places the wall e3h.
South to move.
That is not a move.
The pawn cannot go there in one step.
South places the wall d3v.
North to move.
The pawn cannot go there in one step.
North resigns.
South wins: North resigned.
END

# The runner replies, and the program exits at the end of its input, before the next move.
diff <(printf '%s\n' e2 e8h | ./spoken-game human runner) - <<'END'
Your move.
You move to e2.
North to move.
North moves to e8.
Your move.
You place the wall e8h.
North to move.
North moves to e7.
Your move.
END

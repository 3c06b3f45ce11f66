#!/bin/bash
#
# No file includes what its layer must not know (docs/architecture.md). The include folders of the
# build see to most of it; this also sees system headers and paths around them.
# Arguments: the source folder.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

cd "$1"
wrong=$(mktemp)
trap 'rm -f "$wrong"' EXIT

# forbid LAYER WHAT PATTERN: no #include in the folder names anything that matches.
forbid () {
  grep -nE "^[[:space:]]*#[[:space:]]*include[[:space:]]*[<\"]($3)" "$1"/*.[ch] |
    sed "s|\$|    ($1 must not use $2)|" >>"$wrong" || true
}

# The headers of a layer, as a pattern.
headers_of () {
  basename --multiple "$1"/*.h | sed 's/[.]/[.]/' | paste --serial --delimiters='|'
}

gtk='gtk/|gdk/|gsk/|adwaita'
gobject='gio/|glib-object|gobject/'

forbid rules 'GObject, GIO or GTK' "$gtk|$gobject"
forbid engine 'GObject, GIO or GTK' "$gtk|$gobject"
forbid game GTK "$gtk"
forbid ai GTK "$gtk"
forbid match GTK "$gtk"
forbid console GTK "$gtk"

forbid rules 'the layers above' "$(headers_of engine)|$(headers_of game)|$(headers_of ai)"
forbid engine 'the game or the computer player' "$(headers_of game)|$(headers_of ai)"
forbid game 'the engine or the computer player' "$(headers_of engine)|$(headers_of ai)"
forbid ai 'matches or the programs' "$(headers_of match)|$(headers_of app)|$(headers_of console)"
forbid match 'the programs' "$(headers_of app)|$(headers_of console)"
forbid app 'the engine or the terminal' "$(headers_of engine)|$(headers_of console)"
forbid console 'the window' "$(headers_of app)"

for layer in rules engine game ai match console app; do
  forbid "$layer" 'paths around the include folders' '[.][.]/'
done

[[ ! -s $wrong ]] || {
  cat "$wrong" >&2
  exit 1
}

#!/bin/bash
#
# Includes against the order of layers (docs/architecture.md). The include folders of the build
# prevent most of them. This test also finds system headers and relative paths.
# Arguments: the source folder.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

cd "$1"
layers=(guard rules engine game picture library ai match console session board app)
# Nothing would be found in a folder that has moved.
for layer in "${layers[@]}"; do
  [[ -d $layer ]] || { echo "$layer is no folder of $1." >&2 && exit 1; }
done
wrong=$(mktemp)
trap 'rm -f "$wrong"' EXIT

# forbid LAYER WHAT PATTERN: reports each #include of the layer that matches PATTERN.
forbid () {
  grep -rnE "^[[:space:]]*#[[:space:]]*include[[:space:]]*[<\"]($3)" --include='*.[ch]' "$1" |
    sed "s|\$|    ($1 must not use $2)|" >>"$wrong" || true
}

# headers_of LAYER...: prints a pattern of their headers.
headers_of () {
  find "$@" -name '*.h' -printf '%f\n' | sed 's/[.]/[.]/' | paste --serial --delimiters='|'
}

gtk='gtk/|gdk/|gsk/|adwaita'
gobject='gio/|glib-object|gobject/'

forbid rules 'GObject, GIO or GTK' "$gtk|$gobject"
forbid engine 'GObject, GIO or GTK' "$gtk|$gobject"
for layer in game library ai match console session; do
  forbid "$layer" GTK "$gtk"
done
forbid picture 'more of GTK than colours' 'gtk/|gsk/|adwaita'

forbid guard 'anything of the rest' "$gtk|$gobject|glib|$(headers_of rules engine game picture library ai match console session board app)"
forbid rules 'the layers above' "$(headers_of engine game picture library ai match console session board app)"
forbid engine 'the layers above' "$(headers_of game picture library ai match console session board app)"
forbid game 'the engine or the layers above' "$(headers_of engine picture library ai match console session board app)"
forbid picture 'what is not the game' "$(headers_of engine library ai match console session board app)"
forbid library 'the engine or the layers beside and above' "$(headers_of engine picture ai match console session board app)"
forbid ai 'the layers above or beside' "$(headers_of picture library match console session board app)"
forbid match 'the programs' "$(headers_of picture console session board app)"
forbid console 'the window' "$(headers_of session board app)"
forbid session 'the engine, the window or the terminal' "$(headers_of engine picture console board app)"
forbid board 'what is not the game' "$(headers_of engine library ai match console session app)"
forbid app 'the engine or the terminal' "$(headers_of engine console)"

for layer in "${layers[@]}"; do
  forbid "$layer" 'paths around the include folders' '[.][.]/'
done

# With two headers of the same name, the order of the include folders would choose one.
find . -name '*.h' -printf '%f\n' | sort | uniq --repeated | sed 's/$/    (two headers have this name)/' >>"$wrong"

[[ ! -s $wrong ]] || {
  cat "$wrong" >&2
  exit 1
}

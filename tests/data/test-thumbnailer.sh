#!/bin/bash
#
# The command of the thumbnailer, run as a file manager does: it draws a picture of the asked size
# from a saved game, whatever the name of the picture, and nothing from another file.
# Arguments: the thumbnailer, quoridor-cli, the folder of saved games.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

thumbnailer=$1
cli=$(realpath "$2")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin"
ln -s "$cli" "$work/bin/quoridor-cli"

value_of () {
  sed -n "s/^$1=//p" "$thumbnailer"
}

# thumbnail SIZE FILE PICTURE
thumbnail () {
  local words i

  read -ra words <<<"$(value_of Exec)"
  for i in "${!words[@]}"; do
    case ${words[i]} in
      %s) words[i]=$1 ;;
      %i) words[i]=$2 ;;
      %o) words[i]=$3 ;;
      *%*) echo "unknown: ${words[i]}" >&2 && exit 1 ;;
    esac
  done
  # A sandbox has neither a home nor a display.
  env -i PATH="$work/bin" ASAN_OPTIONS="${ASAN_OPTIONS-}" LSAN_OPTIONS="${LSAN_OPTIONS-}" "${words[@]}"
}

# length FILE OFFSET: prints the width or height of a PNG picture.
length () {
  od -An -tu1 -j"$2" -N4 "$1" | {
    read -r a b c d
    echo $((((a * 256 + b) * 256 + c) * 256 + d))
  }
}

grep -qx '\[Thumbnailer Entry\]' "$thumbnailer"
[[ $(value_of MimeType) == 'application/x-quoridor;' ]]
PATH=$work/bin command -v "$(value_of TryExec)" >/dev/null

count=0
for game in "$3"/*.quoridor; do
  # Names with spaces, and a picture without an ending, as some programs ask for.
  cp "$game" "$work/a game"
  for size in 128 256; do
    rm -f "$work/picture"
    thumbnail "$size" "$work/a game" "$work/picture"
    [[ $(head -c 4 "$work/picture" | tail -c 3) == PNG ]]
    width=$(length "$work/picture" 16)
    height=$(length "$work/picture" 20)
    longer=$((width > height ? width : height))
    ((longer <= size && longer >= size * 9 / 10)) || {
      echo "$game: $width × $height for $size" >&2
      exit 1
    }
  done
  count=$((count + 1))
done
((count > 10))

# A program may have opened an empty file for the picture, and reads it from there.
rm -f "$work/picture"
touch "$work/picture"
exec {picture}<"$work/picture"
thumbnail 128 "$work/a game" "$work/picture"
[[ $(head -c 4 <&"$picture" | tail -c 3) == PNG ]]

rm -f "$work/picture"
echo 'Not a game.' >"$work/a game"
if thumbnail 128 "$work/a game" "$work/picture" 2>"$work/errors"; then
  echo 'A file that is no game has a thumbnail.' >&2
  exit 1
fi
[[ ! -e $work/picture && $(wc -l <"$work/errors") == 1 ]]

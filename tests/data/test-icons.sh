#!/bin/bash
#
# Rendering of every icon in a small and a large size. The application and its files have icons for
# all sizes: scalable ones, symbolic ones, and drawings for the pixels of small sizes.
# Arguments: the folder of the icons.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

count=0
while read -r icon; do
  count=$((count + 1))
  for size in 16 128; do
    rsvg-convert --width="$size" --height="$size" "$icon" >/dev/null
  done
  # GTK recolours only the fills of symbolic icons, not their strokes.
  if [[ $icon == *-symbolic.svg ]] && grep -q 'stroke=' "$icon"; then
    echo "$icon: a symbolic icon must do without strokes" >&2
    exit 1
  fi
done < <(find "$1" -name '*.svg')

for name in apps/io.github.quoridor.quoridor mimetypes/application-x-quoridor; do
  for size in 16 24 32; do
    grep -q "<svg .* width=\"$size\" height=\"$size\" viewBox=\"0 0 $size $size\">" \
      "$1/hicolor/${size}x$size/$name.svg"
  done
  [[ -s $1/hicolor/scalable/$name.svg ]]
  compgen -G "$1/hicolor/*/$name-symbolic.svg" >/dev/null
done

((count >= 4)) || {
  echo "only $count icons in $1" >&2
  exit 1
}

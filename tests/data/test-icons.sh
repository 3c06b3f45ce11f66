#!/bin/bash
#
# Rendering of every icon in a small and a large size. Arguments: the folder of the icons.
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

((count >= 4)) || {
  echo "only $count icons in $1" >&2
  exit 1
}

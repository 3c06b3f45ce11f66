#!/bin/bash
#
# The pictures that the metainfo names: they are among those of the documentation, in the size that
# it tells. Arguments: the metainfo, the folder of the pictures.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

# length FILE OFFSET: prints the width or height of a PNG picture.
length () {
  od -An -tu1 -j"$2" -N4 "$1" | {
    read -r a b c d
    echo $((((a * 256 + b) * 256 + c) * 256 + d))
  }
}

count=0
while read -r width height name; do
  [[ $(length "$2/$name" 16) == "$width" && $(length "$2/$name" 20) == "$height" ]] || {
    echo "$name is not of $width × $height pixels" >&2
    exit 1
  }
  count=$((count + 1))
done < <(sed -n 's|.*<image .*width="\([0-9]*\)" height="\([0-9]*\)">https://.*/docs/images/\([^<]*\)<.*|\1 \2 \3|p' "$1")

((count > 0 && count == $(grep -c '<image' "$1")))

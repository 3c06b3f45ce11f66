#!/bin/bash
#
# Builds without the window and without any program: what is left is what was asked for, and needs no GTK.
# Arguments: the source folder.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# check_targets EXPECTED OPTION...: sets a build up, and compares its programs and shared libraries.
check_targets () {
  meson setup "$folder" "$1" -Dtests=false "${@:3}" >"$folder.log" 2>&1 || {
    cat "$folder.log" >&2
    exit 1
  }
  found=$(meson introspect --targets "$folder" | python3 -c '
import json, sys
print(*sorted(t["name"] for t in json.load(sys.stdin) if t["type"] in ("executable", "shared library")))')
  if [[ $found != "$2" ]] || grep -E 'gtk-4|adwaita|epoxy' "$folder/build.ninja" >&2; then
    echo "${*:3} builds $found, or needs GTK." >&2
    exit 1
  fi
  rm -rf "$folder" "$folder.log"
}

check_targets "$1" 'quoridor quoridor-cli quoridor-engine-guard' -Dwindow=disabled
check_targets "$1" 'quoridor' -Dwindow=disabled -Dterminal=false

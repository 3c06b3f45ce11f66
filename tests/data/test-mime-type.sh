#!/bin/bash
#
# Recognition of saved games by the installed MIME type. Arguments: the XML file of the type.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

xmllint --noout "$1"
mkdir -p "$work/mime/packages"
cp "$1" "$work/mime/packages/"
update-mime-database "$work/mime"
# This folder has precedence over those of the system.
export XDG_DATA_HOME=$work

# expect TYPE NAME TEXT: checks that a file NAME that contains TEXT has this type.
expect () {
  local type

  printf '%b' "$3" >"$work/$2"
  type=$(gio info --attributes=standard::content-type "$work/$2" | sed -n 's/.*content-type: //p')
  [[ $type == "$1" ]] || {
    echo "$2 with $3 is taken for $type" >&2
    exit 1
  }
}

expect application/x-quoridor named.quoridor 'whatever'
expect application/x-quoridor unnamed '[Board "9x9"]\n[Players "2"]\n\n*\n'
expect application/x-quoridor unnamed-with-mark '\xef\xbb\xbf[Board "9x9"]\n[Players "2"]\n\n*\n'
expect text/plain other 'Board games\n'

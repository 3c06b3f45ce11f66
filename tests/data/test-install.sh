#!/bin/bash
#
# A staged installation: all files are in place, and the programs run from there.
# Arguments: the build folder, the folders of programs, data and translations, the application id,
# whether there is sound, and whether there are pictures.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

build=$1
bindir=$2
datadir=$3
localedir=$4
id=$5
sound=$6
pictures=$7

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT

meson install -C "$build" --no-rebuild --quiet --destdir "$stage"

missing=0
for file in \
  "$bindir/quoridor" \
  "$bindir/quoridor-cli" \
  "$datadir/applications/$id.desktop" \
  "$datadir/dbus-1/services/$id.service" \
  "$datadir/metainfo/$id.metainfo.xml" \
  "$datadir/mime/packages/$id.xml" \
  "$datadir/glib-2.0/schemas/$id.gschema.xml" \
  "$datadir/icons/hicolor/16x16/apps/$id.svg" \
  "$datadir/icons/hicolor/32x32/mimetypes/application-x-quoridor.svg" \
  "$datadir/icons/hicolor/scalable/apps/$id.svg" \
  "$datadir/icons/hicolor/symbolic/apps/$id-symbolic.svg" \
  "$datadir/icons/hicolor/scalable/mimetypes/application-x-quoridor.svg" \
  "$datadir/bash-completion/completions/quoridor-cli" \
  "$datadir/zsh/site-functions/_quoridor-cli" \
  "$datadir/fish/vendor_completions.d/quoridor-cli.fish" \
  "$datadir/quoridor/opening-book.txt" \
  "$datadir/quoridor/openings.txt" \
  "$datadir/quoridor/puzzles.txt" \
  "$datadir/quoridor/personalities/novice.personality" \
  "$datadir/doc/quoridor/quoridor-fr.html" \
  "$localedir/fr/LC_MESSAGES/quoridor.mo"; do
  [[ -s $stage$file ]] || {
    echo "not installed: $file" >&2
    missing=1
  }
done
((missing == 0)) || exit 1

# The sounds are installed if the program can play them.
[[ $([[ -s $stage$datadir/quoridor/sounds/move.wav ]] && echo true || echo false) == "$sound" ]] || {
  echo "built with sound: $sound, but the sounds are installed otherwise" >&2
  exit 1
}

# The thumbnailer is installed if its command exists.
[[ $([[ -s $stage$datadir/thumbnailers/$id.thumbnailer ]] && echo true || echo false) == "$pictures" ]] || {
  echo "built with pictures: $pictures, but the thumbnailer is installed otherwise" >&2
  exit 1
}

# The programs and icons in the desktop file must be installed.
grep -qx "Icon=$id" "$stage$datadir/applications/$id.desktop"
grep -qx 'Exec=quoridor %u' "$stage$datadir/applications/$id.desktop"
grep -q '^Comment\[fr\]=' "$stage$datadir/applications/$id.desktop"

# The service starts the installed program.
grep -qx "Name=$id" "$stage$datadir/dbus-1/services/$id.service"
command=$(sed -n 's/^Exec=//p' "$stage$datadir/dbus-1/services/$id.service")
[[ $command == "$bindir/quoridor --gapplication-service" ]]

cli=$stage$bindir/quoridor-cli
[[ $("$cli" moves | wc -l) == 131 ]]
"$stage$bindir/quoridor" --version >/dev/null

# The opponents must come from the stage, not from the source tree.
sed -i 's/^Name=.*/Name=Staged/' "$stage$datadir/quoridor/personalities/novice.personality"
env -u QDR_PERSONALITIES_DIR "$cli" personalities | grep -q '^novice	Staged'

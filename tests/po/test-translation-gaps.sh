#!/bin/bash
#
# The check for gaps in translations, on a copy of the sources and after changes that make each kind
# of gap.
# Arguments: the root of the sources.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

root=$1
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
failed=0

fail () {
  printf '%s\n' "$@" >&2
  failed=1
}

# expect STATUS WHAT: runs the check of the copy, which must exit with STATUS.
expect () {
  local status=0 output

  output=$("$copy/scripts/update-po" --check 2>&1) || status=$?
  ((status == $1)) || fail "$2: the check ended with $status." "$output"
}

# finds WHAT FILE EXPRESSION: the check must fail after sed has changed the file by EXPRESSION.
finds () {
  local file=$copy/$2

  cp "$file" "$copy/before"
  sed -i "$3" "$file"
  ! cmp -s "$file" "$copy/before" || fail "$1: nothing to change in $2."
  expect 1 "$1"
  mv "$copy/before" "$file"
}

# finds_new WHAT FILE TEXT: the check must fail with this additional file.
finds_new () {
  printf '%s\n' "$3" >"$copy/$2"
  expect 1 "$1"
  rm "$copy/$2"
}

mkdir "$copy/scripts"
cp "$root/scripts/update-po" "$copy/scripts"
cp -r "$root"/{data,po,src,ui} "$copy"
expect 0 'The sources as they are'

finds 'a missing translation' po/fr.po 's/^msgstr "_Annuler"/msgstr ""/'
finds 'a missing plural form' po/fr.po 's/^msgstr\[1\] "%u coups"/msgstr[1] ""/'
finds 'a fuzzy translation' po/fr.po 's/^msgid "_Cancel"/#, fuzzy\n&/'
finds 'a broken format' po/fr.po 's/^msgstr "%s abandonne"/msgstr "%d abandonne"/'
finds 'a lost accelerator' po/fr.po 's/^msgstr "_Annuler"/msgstr "Annuler"/'
finds 'a translation of nothing' po/fr.po 's/^msgid "_Cancel"/msgid "Gone"\nmsgstr "Parti"\n\n&/'
finds 'an obsolete translation' po/fr.po 's/^msgid "_Cancel"/#~ msgid "Gone"\n#~ msgstr "Parti"\n\n&/'
finds 'a space at which a line may end' po/fr.po 's/^\(msgstr "Remplacer «\)[^%]*/\1 /'
finds 'a wrong language' po/fr.po 's/^"Language: fr/"Language: de/'
finds 'a header without plural forms' po/fr.po '/^"Plural-Forms:/d'
finds 'a header without an encoding' po/fr.po '/^"Content-Type:/d'
finds 'a file that is not listed' po/POTFILES '/qdr-dialogs\.c/d'
finds 'a listed file without strings' po/POTFILES 's/gtk48.qdr-dialogs/main/'
finds 'a language that is not listed' po/LINGUAS '/^fr$/d'
finds 'a changed personality' data/personalities/mason.personality 's/^Name=.*/Name=Nobody/'
finds 'a changed opening' data/openings.txt 's/^Reed:/Torrent:/'
finds 'a gap in another language' po/es.po 's/^msgstr "_Cancelar"/msgstr ""/'
finds 'a comment for translators that is lost' src/app/ladder/qdr-ladder-page.c \
  's|_ ("The library cannot be read|(NULL,\n&|'
finds 'a changed string in the interface' ui/window/window.ui 's/>New Game</>Nothing</'
finds_new 'strings in a new source file' src/app/qdr-new.c '_ ("Nothing")'
finds_new 'plural strings in a new source file' src/app/qdr-new.c 'ngettext ("%u a", "%u b", n)'
finds_new 'strings in a new interface file' ui/new.ui \
  '<interface><object class="A"><property name="b" translatable="yes">C</property></object></interface>'
finds_new 'a new personality' data/personalities/new.personality 'Name=Nobody'
finds_new 'a broken translation' po/xx.po 'msgid "'

((failed == 0))

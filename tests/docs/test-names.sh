#!/bin/bash
#
# Files, functions and types in the pages of docs/, which must exist, and targets of links.
# Arguments: the root of the sources.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

cd "$1"
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
pages=(docs/*.md README.md NEWS.md)

# complain TEXT WHAT: reports the lines that contain TEXT.
complain () {
  grep -nF -- "$1" "${pages[@]}" | sed "s|\$|    ($2)|" >>"$folder/wrong"
}

# Names of examples, which do not exist.
is_example () {
  [[ $1 =~ (NAME|FILE|FOLDER|TOPIC|[Tt]hing|otter|mole|sea[.-]|/de[.]po) ]]
}

# Types and functions.
cat src/*/*.[ch] src/*/*/*.[ch] docs/examples/*.c >"$folder/sources"
grep -ohE '\bQdr[A-Z][A-Za-z]+|\bqdr_[a-z0-9_]+ ?\(' "${pages[@]}" | tr -d ' (' | sort --unique |
  while read -r name; do
    is_example "$name" ||
      grep -qwF "$name" "$folder/sources" || complain "$name" 'there is no such type or function'
  done

# Paths, and names of source files without a folder. "qdr-uqi" stands for a header or a source.
find . -path ./.git -prune -o -path './build*' -prune -o -type f -print >"$folder/files"
# shellcheck disable=SC2016 # backquotes of Markdown
grep -ohE '`[A-Za-z0-9_./-]+`' "${pages[@]}" | tr -d '`' | sort --unique |
  while read -r path; do
    is_example "$path" && continue
    case $path in
      build* | */build*) ;;
      src/* | tests/* | docs/* | ui/* | data/* | po/* | tools/* | scripts/*)
        compgen -G "$path*" >/dev/null || complain "\`$path\`" 'there is no such file'
        ;;
      qdr-*)
        grep -qE "/${path%.[ch]}[.]" "$folder/files" || complain "\`$path\`" 'there is no such file'
        ;;
    esac
  done

# anchors FILE: prints the anchors that web pages have for the headings.
anchors () {
  sed -n 's/^##* //p' "$1" | tr '[:upper:]' '[:lower:]' | sed 's/[^[:alnum:] _-]//g; s/ /-/g'
}

for page in "${pages[@]}"; do
  { grep -oE '\]\([^)]+\)' "$page" || true; } | sed 's/^](//; s/)$//' | while read -r link; do
    [[ $link != http* ]] || continue
    file=$page
    [[ $link == '#'* ]] || file=$(dirname "$page")/${link%%#*}
    if [[ ! -e $file ]]; then
      complain "($link)" 'the link leads nowhere'
    elif [[ $link == *'#'* ]]; then
      anchors "$file" | grep -qxF -- "${link#*#}" || complain "($link)" 'there is no such heading'
    fi
  done
done

[[ ! -s $folder/wrong ]] || {
  cat "$folder/wrong" >&2
  exit 1
}

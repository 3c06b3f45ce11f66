#!/bin/bash
#
# Completion of every command and option of quoridor-cli: by running the one of bash, and by searching
# the files of the others, which are also parsed if these shells are installed.
# Arguments: quoridor-cli, and the files for bash, zsh and fish.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

program=$(realpath "$1")
bash_file=$(realpath "$2")
zsh_file=$(realpath "$3")
fish_file=$(realpath "$4")
failed=0

folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir bin
ln -s "$program" bin/quoridor-cli
PATH=$folder/bin:$PATH
touch game.quoridor other.txt

fail () {
  printf '%s\n' "$@" >&2
  failed=1
}

# shellcheck source=/dev/null
source "$bash_file"

# completes EXPECTED WORD...: compares the sorted proposals of bash for the last word.
completes () {
  local expected=$1 actual
  shift

  COMP_WORDS=(quoridor-cli "$@")
  # shellcheck disable=SC2034 # read by the function
  COMP_CWORD=$#
  COMPREPLY=()
  # Outside of a completion, compopt fails.
  _quoridor_cli || true
  actual=$(printf '%s\n' "${COMPREPLY[@]}" | sort | paste --serial --delimiters=' ')
  [[ $actual == "$expected" ]] || fail "bash, quoridor-cli $*: $actual, not $expected"
}

options_of () {
  "$program" "$@" --help | sed -nE 's/^  (-., )?(--[a-z-]+).*/\2/p'
}

ids=$("$program" personalities | cut -f 1)
commands=$("$program" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
(($(wc -l <<<"$commands") > 10))

completes 'play' pl
completes 'match moves' m
completes '-h' -h
completes '--version' --v
completes '--pace --plain --players --position' play --p
completes '--seat --size' play --plain --s
completes '2 4' play --players ''
completes '2 4' play --players =
completes '4' play --players = 4
completes 'human' play --seat hum
completes "$(printf '%s\n' human "$ids" | sort | paste -sd ' ')" play --seat ''
completes 'csv json table' check --format ''
completes "$(sort <<<"$ids" | paste -sd ' ')" match --library ''
completes 'json table' match --format ''
completes '' play --clock ''
completes 'game.quoridor' check g
completes 'bin game.quoridor other.txt' show --file ''
completes "$(sort <<<"$ids" | paste -sd ' ')" match ''
completes "$(sort <<<"$ids" | paste -sd ' ')" tournament novice ''
completes "$(sort <<<"$commands" | paste -sd ' ')" help ''
completes 'play' help pl
grep -q -- "'__fish_seen_subcommand_from help' -a 'play " "$fish_file" ||
  fail 'fish does not know the commands that can be asked about'
sed -n '/^        help)/,/;;/p' "$zsh_file" | grep -q "word:(play " ||
  fail 'zsh does not know the commands that can be asked about'

# All shells complete every option of every command.
for command in $commands; do
  mapfile -t options < <(options_of "$command")
  ((${#options[@]} > 0)) || fail "$command has no options"
  for option in "${options[@]}"; do
    completes "$(printf '%s\n' "${options[@]}" |
      grep -E -- "^$option" | sort | paste -sd ' ')" "$command" "$option"
    sed -n "/^        $command)/,/;;/p" "$zsh_file" | grep -qE -- "'[*]?$option(=|\\[)" ||
      fail "zsh does not know $command $option"
    grep -qE -- "-n '__fish_seen_subcommand_from $command' -l ${option#--} " "$fish_file" ||
      fail "fish does not know $command $option"
  done
  grep -q "^    '$command:" "$zsh_file" || fail "zsh does not know $command"
  grep -q -- "-a $command -d" "$fish_file" || fail "fish does not know $command"
done

if command -v zsh >/dev/null; then
  zsh -n "$zsh_file" || fail 'zsh cannot read its file'
fi
if command -v fish >/dev/null; then
  fish --no-execute "$fish_file" || fail 'fish cannot read its file'
  [[ $(fish --no-config -c "source $fish_file; complete -C 'quoridor-cli play --pl'" | cut -f 1 |
    sort | paste -sd ' ') == '--plain --players' ]] || fail 'fish completes something else'
fi

((failed == 0))

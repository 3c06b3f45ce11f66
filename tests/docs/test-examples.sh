#!/bin/bash
#
# Runs the examples on a page of docs/ against the program, so that they stay true:
#
#   ```console   "$ COMMAND" and what it prints, on both outputs; a line "> ..." goes on with the
#                command above it
#   ```uqi       a dialogue with an engine: "> " what is sent to it, "< " what it answers
#   ```qtp       the same in the Quoridor Text Protocol
#   ```quoridor  a saved game: right, and written again as it stands; it is game.quoridor in the
#                commands below it
#
# "…" stands for anything, over several lines as well. All examples of a page share a folder.
# Arguments: quoridor-cli and the page.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

cli=$(realpath "$1")
page=$(realpath "$2")
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir bin
ln -s "$cli" bin/quoridor-cli
PATH=$folder/bin:$PATH

n_blocks=0

# fail LINE MESSAGE...: reports a failure in the example that begins at a line of the page.
fail () {
  printf '%s:%s: ' "$page" "$1" >&2
  shift
  printf '%s\n' "$@" >&2
  exit 1
}

# matches TEXT EXPECTED: whether they are the same, "…" standing for anything.
matches () {
  local pattern

  pattern=$(sed -e 's/[][\\*?()+@!]/\\&/g' -e 's/…/*/g' <<<"$2")
  # shellcheck disable=SC2053 # it is a pattern
  [[ $1 == $pattern ]]
}

# run_commands LINE: the block on standard input, in one shell.
run_commands () {
  local line number=$1 script='' expected='' actual
  local mark='@@ end of a command @@'
  # Keeps the exit status, for a command that asks for it.
  local between=$'\nstatus=$?\necho "'$mark$'"\n(exit $status)\n'

  while IFS= read -r line; do
    case $line in
      '$ '*)
        [[ -z $script ]] || script+=$between
        [[ -z $script ]] || expected+=$mark$'\n'
        script+=${line#'$ '}
        ;;
      '> '*) script+=$'\n'${line#'> '} ;;
      *) expected+=$line$'\n' ;;
    esac
  done
  actual=$(bash -c "$script" 2>&1 </dev/null) || true
  matches "$actual" "${expected%$'\n'}" ||
    fail "$number" 'expected:' "$expected" 'but it printed:' "$actual"
}

# converse LINE ARGUMENT...: the block on standard input, with quoridor-cli engine.
converse () {
  local line answer to from number=$1 skips=false
  shift

  # Not a coprocess: Bash closes its pipes as soon as it has ended, answers in them or not.
  rm -f to from
  mkfifo to from
  quoridor-cli engine "$@" <to >from 2>&1 &
  exec {to}>to {from}<from
  while IFS= read -r line; do
    case $line in
      '>'*) echo "${line#'> '}" >&"$to" ;;
      '< …') skips=true ;;
      '<'*)
        line=${line#'<'}
        line=${line#' '}
        while :; do
          IFS= read -r -t 30 answer <&"$from" || fail "$number" "no answer: $line"
          # An answer that is empty but for its sign ends with a space.
          ! matches "${answer% }" "$line" || break
          $skips || fail "$number" "expected: $line" "but it said: $answer"
        done
        skips=false
        ;;
      *) fail "$number" "neither > nor <: $line" ;;
    esac
  done
  exec {to}>&-
  wait $!
  exec {from}<&-
}

# check_game LINE: the saved game on standard input.
check_game () {
  cat >game.quoridor
  quoridor-cli convert game.quoridor >again.quoridor || fail "$1" 'the game is wrong'
  diff game.quoridor again.quoridor >&2 || fail "$1" 'the game is written in another way'
}

# run_block KIND LINE TEXT
run_block () {
  case $1 in
    console) run_commands "$2" <<<"$3" ;;
    uqi) converse "$2" <<<"$3" ;;
    qtp) converse "$2" --protocol=qtp --depth=2 <<<"$3" ;;
    quoridor) check_game "$2" <<<"$3" ;;
    *) return 0 ;;
  esac
  n_blocks=$((n_blocks + 1))
}

number=0
start=0
kind=
text=
while IFS= read -r line; do
  number=$((number + 1))
  if [[ $start -gt 0 && $line == '```' ]]; then
    run_block "$kind" "$start" "${text%$'\n'}"
    start=0
  elif [[ $start -gt 0 ]]; then
    text+=$line$'\n'
  elif [[ $line == '```'* ]]; then
    kind=${line#'```'}
    start=$number
    text=
  fi
done <"$page"

[[ $start -eq 0 ]] || fail "$start" 'the block has no end'
((n_blocks > 0)) || fail 1 'no example was found'
echo "$n_blocks examples"

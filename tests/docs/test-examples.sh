#!/bin/bash
#
# The examples on a page of docs/, which are run with the program:
#
#   ```console   "$ COMMAND" and its output, also on standard error; a line "> ..." continues the
#                command above it
#   ```uqi       a dialogue with an engine: "> " before requests, "< " before answers
#   ```qtp       the same in the Quoridor Text Protocol
#   ```quoridor  a valid saved game that is in standard form; it is game.quoridor in the commands
#                below it
#
# "…" stands for any text, also over several lines. All examples of a page share a folder.
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

# fail LINE MESSAGE...: reports a failure of the example that begins at LINE of the page.
fail () {
  printf '%s:%s: ' "$page" "$1" >&2
  shift
  printf '%s\n' "$@" >&2
  exit 1
}

# matches TEXT EXPECTED: compares both, with "…" for any text.
matches () {
  local pattern

  pattern=$(sed -e 's/[][\\*?()+@!]/\\&/g' -e 's/…/*/g' <<<"$2")
  # shellcheck disable=SC2053 # it is a pattern
  [[ $1 == $pattern ]]
}

# run_commands LINE: runs the block on standard input in one shell.
run_commands () {
  local line number=$1 script='' expected='' actual
  local mark='@@ end of a command @@'
  # The next command may read the exit status.
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

# converse LINE ARGUMENT...: runs the dialogue on standard input with "quoridor-cli engine".
converse () {
  local line answer to from number=$1 skips=false
  shift

  # Not a coprocess, because Bash closes its pipes at its end, even with unread answers.
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
          # An empty answer is its sign with a space.
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

# check_game LINE: checks the saved game on standard input.
check_game () {
  cat >game.quoridor
  quoridor-cli convert game.quoridor >again.quoridor || fail "$1" 'the game is wrong'
  diff game.quoridor again.quoridor >&2 || fail "$1" 'the game is written in another way'
}

# run_block KIND LINE TEXT: runs an example.
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

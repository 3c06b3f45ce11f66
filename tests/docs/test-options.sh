#!/bin/bash
#
# The commands and options of a program, which must be the same in --help and on a page.
# Arguments: the program, the page (a man page or Markdown), and the commands of the program, each of
# which has its own --help; without commands, the --help of the program.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

program=$1
page=$2
shift 2

options_in () {
  sed 's/\\-/-/g' | grep -oE -- '--[a-z]+(-[a-z]+)*' | sort --unique
}

help=$("$program" --help)
listed=$(sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p' <<<"$help" | sort)
[[ $listed == "$(printf '%s\n' "$@" | sort)" ]] || {
  printf 'The commands are not those of the test:\n%s\n' "$listed" >&2
  exit 1
}

for command in "$@"; do
  grep -qE "^(\.B[IR]? \"?|\| \[?\`)$command\b" "$page" || {
    echo "$page: the command $command is missing" >&2
    exit 1
  }
  of_command=$("$program" "$command" --help)
  help+=$'\n'$of_command
  # Its subcommands have their own options.
  while read -r behind; do
    help+=$'\n'$("$program" "$command" "$behind" --help)
  done < <(sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p' <<<"$of_command")
done

# --force belongs to a command that is typed during a game.
diff <(options_in <<<"$help") <(options_in <"$page" | grep -vx -e '--force') || {
  echo "$page: the options are not those of --help (<)" >&2
  exit 1
}

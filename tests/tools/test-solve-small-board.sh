#!/bin/bash
#
# The solver finds the strategies of the file anew where this is quick.
# Arguments: the program, the file.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

for board in '5 5 0' '5 5 1' '5 7 1' '7 5 1'; do
  # shellcheck disable=SC2086
  solution=$("$1" $board strategy)
  [[ $(<"$2")$'\n' == *$'\n\n'"$solution"$'\n'* ]] || {
    echo "$board: $solution" >&2
    exit 1
  }
done

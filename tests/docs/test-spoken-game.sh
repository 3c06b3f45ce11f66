#!/bin/bash
#
# The program of docs/another-front-end.md, in a game of two people and one against the computer.
# Arguments: the program.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

diff <(printf '%s\n' e2 e3h nonsense e8 d3v e5 resign e6 | "$1" human human) - <<'END'
somebody to move.
somebody moves to e2.
Player 2 to move.
Player 2 places the wall e3h.
somebody to move.
That is not a move.
The pawn cannot go there in one step.
somebody places the wall d3v.
Player 2 to move.
The pawn cannot go there in one step.
Player 2 resigns.
somebody wins: Player 2 resigned.
END

# The computer replies, and the program exits at the end of its input, before the next move.
answers=$(printf '%s\n' e2 e3 | "$1" human beginner)
[[ $(grep -c '^You move to' <<<"$answers") -eq 2 && $(grep -c '^North' <<<"$answers") -ge 3 ]] || {
  printf 'The computer did not answer:\n%s\n' "$answers" >&2
  exit 1
}

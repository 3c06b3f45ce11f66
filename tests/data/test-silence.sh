#!/bin/bash
#
# Runs a validator, which must have nothing to say but that all is well. Arguments: the command.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

status=0
output=$("$@" 2>&1) || status=$?
remarks=$(grep -vE '^$|Validation was successful' <<<"$output" || true)
[[ $status == 0 && -z $remarks ]] || {
  echo "$output" >&2
  exit 1
}

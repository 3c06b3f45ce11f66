#!/bin/bash
#
# scripts/run tells a program in its build folder where all of its data is, as "meson devenv" does.
# Arguments: the script, the names of the variables.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

script=$1
shift
status=0
for variable; do
  grep -qE "export .*\\b$variable=" "$script" || {
    echo "$script does not set $variable."
    status=1
  }
done
exit "$status"

#!/bin/bash
#
# The environment variables of scripts/run for the data of a program in its build folder, which must
# be those of "meson devenv".
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

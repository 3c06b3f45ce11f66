#!/bin/bash
#
# Include folders of the layers: the preprocessor must find a header of each layer that a layer may
# use, and none of the others. Arguments: the build folder.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

cd "$1"

declare -A header=(
  [rules]='"qdr-position.h"'
  [engine]='"qdr-engine.h"'
  [game]='"qdr-game.h"'
  [picture]='"qdr-picture.h"'
  [library]='"qdr-library.h"'
  [ai]='"qdr-analyser.h"'
  [match]='"qdr-elo.h"'
  [console]='"qdr-command.h"'
  [session]='"qdr-session.h"'
  [board]='"qdr-board-view.h"'
  [app]='"qdr-application.h"'
  [gtk]='<gtk/gtk.h>'
)
declare -A may_use=(
  [rules]=''
  [engine]='rules'
  [game]='rules'
  [picture]='game rules gtk' # for colours; the test "layers" refuses everything else
  [library]='game rules'
  [ai]='engine game rules'
  [match]='ai engine game rules'
  [console]='match ai engine library picture game rules'
  [session]='match ai library game rules'
  [board]='picture game rules gtk'
  [app]='board session match ai library picture game rules gtk'
)

# folders_of LAYER: prints the compiler's options for the include folders of the layer.
folders_of () {
  grep --max-count=1 "libqdr-$1[.]a[.]p" compile_commands.json |
    grep --only-matching --extended-regexp -- '-(I|isystem ?)[^ "]+' || true
}

# can_include LAYER OTHER: succeeds if a source of LAYER finds the header of OTHER.
can_include () {
  local folders
  read -ra folders <<<"$(folders_of "$1" | tr '\n' ' ')"

  [[ ${#folders[@]} -gt 0 ]] || { echo "No source of $1 is compiled." >&2 && exit 1; }
  printf '#if __has_include(%s)\nyes\n#endif\n' "${header[$2]}" |
    "${CC:-cc}" -E -P "${folders[@]}" -x c - | grep --quiet --line-regexp yes
}

status=0
for layer in "${!may_use[@]}"; do
  for other in "${!header[@]}"; do
    [[ $other != "$layer" ]] || continue
    if [[ " ${may_use[$layer]} " == *" $other "* ]]; then
      can_include "$layer" "$other" || { echo "$layer cannot include $other." && status=1; }
    else
      ! can_include "$layer" "$other" || { echo "$layer can include $other." && status=1; }
    fi
  done
done
exit "$status"

#!/bin/bash
#
# The Flatpak manifest: valid JSON, options that exist, and no permission beyond display and sound (the
# session bus of its own name needs none).
# Arguments: the root of the sources, and the identifier of the application.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

python3 - "$1" "$2" <<'PYTHON'
import json, pathlib, re, sys

root, identifier = pathlib.Path(sys.argv[1]), sys.argv[2]
folder = root / 'data' / 'flatpak'
manifest = json.loads((folder / f'{identifier}.json').read_text())
allowed = {'--share=ipc', '--socket=wayland', '--socket=fallback-x11', '--device=dri', '--socket=pulseaudio'}
module = manifest['modules'][-1]
options = set(re.findall(r"^option\('(\w+)'", (root / 'meson_options.txt').read_text(), re.MULTILINE))
given = {option[2:].split('=')[0] for option in module['config-opts'] if option.startswith('-D')}

assert manifest['id'] == identifier
assert manifest['command'] == 'quoridor'
assert manifest['runtime'] == 'org.gnome.Platform' and manifest['sdk'] == 'org.gnome.Sdk'
assert set(manifest['finish-args']) <= allowed, manifest['finish-args']
assert given <= options, given - options
assert (folder / module['sources'][0]['path']).resolve() == root.resolve()
PYTHON

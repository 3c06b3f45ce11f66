#!/usr/bin/env python3
#
# The Debian package agrees with the build: each installed file is in one binary package, no feature is left
# to chance, what is needed is declared with its versions, the symbols are those of the library, and the version
# is that of the program.
# Arguments: the folders of the source and the build, and the parts that the build lacks.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import fnmatch
import json
import os
import re
import subprocess
import sys

source, build, *missing = sys.argv[1:]
debian = os.path.join(source, 'debian')
faults = []

# Where Debian has these folders. Games are in /usr/games.
FOLDERS = {
    '{prefix}': 'usr',
    '{bindir}': 'usr/games',
    '{datadir}': 'usr/share',
    '{includedir}': 'usr/include',
    '{libdir}': 'usr/lib',
    '{libdir_shared}': 'usr/lib',
    '{libexecdir}': 'usr/libexec',
    '{mandir}': 'usr/share/man',
}
# The package of each dependency in the build files. None comes with another one.
PACKAGES = {
    'atspi-2': 'libatspi2.0-dev',
    'cairo': 'libcairo2-dev',
    'check': 'check',
    'epoxy': 'libepoxy-dev',
    'gio-2.0': 'libglib2.0-dev',
    'gio-unix-2.0': 'libglib2.0-dev',
    'glib-2.0': 'libglib2.0-dev',
    'gobject-2.0': 'libglib2.0-dev',
    'gobject-introspection-1.0': 'libgirepository1.0-dev',
    'graphene-gobject-1.0': 'libgraphene-1.0-dev',
    'gsound': 'libgsound-dev',
    'gtk4': 'libgtk-4-dev',
    'libadwaita-1': 'libadwaita-1-dev',
    'libwebp': 'libwebp-dev',
    'libwebpdemux': 'libwebp-dev',
    'libwebpmux': 'libwebp-dev',
    'readline': 'libreadline-dev',
    'sqlite3': 'libsqlite3-dev',
    'x11': 'libx11-dev',
}
# What scripts/packages.sh installs for running and the package need not name: it is part of every build
# system, comes with Meson, or is what only the programs need.
ONLY_IN_SCRIPTS = {'gcc', 'libc6-dev', 'ninja-build', 'pkg-config', 'librsvg2-common', 'dconf-gsettings-backend', 'dbus-daemon'}


def read(*path):
    with open(os.path.join(*path), encoding='utf-8') as file:
        return file.read()


def introspect(*arguments):
    return json.loads(subprocess.check_output(['meson', 'introspect', *arguments], cwd=source))


def find_installed_files():
    """Returns the paths that the build installs, as Debian has them."""
    for group in introspect('--install-plan', build).values():
        for origin, item in group.items():
            path = re.sub(r'^{\w+}', lambda match: FOLDERS[match[0]], item['destination'])
            path = re.sub(r'^usr/lib(64|/[\w-]+-linux-\w+)?/', 'usr/lib/ARCH/', path)
            if os.path.isdir(origin):
                for folder, _, names in os.walk(origin):
                    for name in names:
                        yield os.path.normpath(os.path.join(path, os.path.relpath(folder, origin), name))
            else:
                yield path
                # The link for programs that are built.
                if '.so.' in path:
                    yield path[: path.index('.so.') + len('.so')]


def is_in(path, pattern):
    """Whether a line of an .install file, without its target, names a path or a folder above it."""
    parts = path.split('/')
    return any(fnmatch.fnmatchcase('/'.join(parts[:n]), pattern) for n in range(1, len(parts) + 1))


def check_files():
    patterns = {}
    for name in sorted(os.listdir(debian)):
        if name.endswith('.install'):
            for line in read(debian, name).splitlines():
                pattern = line.split()[0]
                if pattern.startswith('usr/'):
                    patterns[name, pattern] = 0
                elif not any(is_in(os.path.relpath(path, source), pattern) for path in find_sources(pattern)):
                    faults.append(f'debian/{name}: there is no {pattern}')

    for path in find_installed_files():
        owners = [key for key in patterns if is_in(path, key[1])]
        if len(owners) != 1:
            faults.append(f'{path} is in {len(owners)} binary packages: {owners}')
        for key in owners:
            patterns[key] += 1
    for (name, pattern), count in patterns.items():
        if count == 0 and not (pattern.endswith('.pdf') and 'manual' in missing):
            faults.append(f'debian/{name}: nothing that is installed is {pattern}')


def find_sources(pattern):
    folder = os.path.join(source, os.path.dirname(pattern))
    return [os.path.join(folder, name) for name in os.listdir(folder)]


def check_options():
    options = {o['name']: o for o in introspect('--buildoptions', build) if o['section'] == 'user'}
    given = dict(re.findall(r'-D(\w+)=(\S+)', read(debian, 'rules')))
    for name in given.keys() - options.keys() - {'optimization'}:
        faults.append(f'debian/rules: there is no option {name}')
    for name, option in options.items():
        # A feature that is "auto" would be left out silently.
        if option.get('choices') == ['enabled', 'disabled', 'auto'] and given.get(name, 'auto') == 'auto':
            faults.append(f'debian/rules leaves {name} to chance')


def check_dependencies():
    control = read(debian, 'control').split('\n\n')[0]
    declared = {}
    for field in re.findall(r'^Build-Depends(?:-Indep)?:((?:\n .*)+)', control, re.M):
        for line in field.replace(',', '').split('\n ')[1:]:
            name, *version = line.split(' <')[0].split(' ', 1)
            declared[name.removesuffix(':any')] = version[0].strip('()').removeprefix('>= ') if version else ''

    needed = {}
    for folder, _, names in os.walk(source):
        if 'meson.build' in names and not os.path.relpath(folder, source).startswith(('build', 'obj-')):
            text = read(folder, 'meson.build')
            for name, rest in re.findall(r"\bdependency\('([\w.-]+)'(.*)", text):
                version = re.search(r"version: '>= ([\d.]+)'", rest)
                if name not in PACKAGES:
                    faults.append(f'{folder}: which package is {name}? Add it to PACKAGES of this test.')
                else:
                    needed.setdefault(PACKAGES[name], '')
                    needed[PACKAGES[name]] = version[1] if version else needed[PACKAGES[name]]
    needed['meson'] = re.search(r"meson_version: '>= ([\d.]+)'", read(source, 'meson.build'))[1]
    for package, version in needed.items():
        if declared.get(package) != version:
            faults.append(f'debian/control: {package} is needed in version “{version}”, and declared as “{declared.get(package)}”')

    scripts = subprocess.check_output(
        ['bash', '-c', 'source scripts/packages.sh; need_to_run; echo "${debian[@]}"'],
        cwd=source, text=True,
    )
    for package in sorted(set(scripts.split()) - ONLY_IN_SCRIPTS - declared.keys()):
        faults.append(f'debian/control does not build-depend on {package}, which scripts/packages.sh names')


def check_symbols():
    node = ''
    expected = set()
    for line in read(source, 'src', 'libquoridor', 'libquoridor.map').splitlines():
        if match := re.match(r'(QUORIDOR_[\d.]+) {', line):
            node = match[1]
            expected.add(f'{node}@{node}')
        elif match := re.match(r' +(qdr_\w+);', line):
            expected.add(f'{match[1]}@{node}')
    listed = {line.split()[0] for line in read(debian, 'libquoridor0.symbols').splitlines() if line.startswith(' ')}
    for symbol in sorted(expected ^ listed):
        faults.append(f'{symbol} is only in {"libquoridor.map" if symbol in expected else "debian/libquoridor0.symbols"}')


if not os.path.exists(debian):
    print('There is no folder debian.')
    sys.exit(77)

def check_version():
    version = introspect('--projectinfo', build)['version']
    packaged = re.match(r'quoridor \((.*)-\d+\)', read(debian, 'changelog'))[1]
    if packaged != version:
        faults.append(f'debian/changelog is for version {packaged}; the program has {version}')


left_out = [part for part in missing if part != 'manual']
if left_out:
    print('The package has parts that this build is without:', *left_out)
    sys.exit(77)

check_files()
check_options()
check_dependencies()
check_symbols()
check_version()
if faults:
    sys.exit('\n'.join(faults))

# shellcheck shell=bash
#
# What the scripts beside this one share: what Quoridor needs from the system, how to get it, and
# whether a build folder can be used. Sourced by them.
#
# SPDX-License-Identifier: GPL-3.0-or-later

# What building and running need. Programs and modules are looked for rather than packages: that
# is quick, and works on every system. GSound and WebP are not looked for: without them there is just
# no sound, and no animation.
need_to_run () {
  programs=(cc meson ninja pkg-config msgfmt xgettext xmllint update-desktop-database)
  modules=('gtk4 >= 4.8' 'libadwaita-1 >= 1.2' 'glib-2.0 >= 2.74' 'sqlite3 >= 3.40' epoxy)
  fonts=()
  python_modules=()
  debian=(gcc libc6-dev meson ninja-build pkg-config gettext libxml2-utils desktop-file-utils
    libgtk-4-dev libadwaita-1-dev libgtk-4-bin librsvg2-common dconf-gsettings-backend
    dbus-daemon libepoxy-dev libgsound-dev libreadline-dev libsqlite3-dev libwebp-dev)
  fedora=(gcc meson ninja-build gettext libxml2 desktop-file-utils gtk4-devel libadwaita-devel
    dbus-daemon libepoxy-devel gsound-devel readline-devel sqlite-devel libwebp-devel)
  arch=(base-devel meson libxml2 desktop-file-utils gtk4 libadwaita librsvg dconf libepoxy gsound
    readline libwebp sqlite)
}

# What serving the window to a web browser needs on top of that.
need_to_serve () {
  need_to_run
  programs+=(gtk4-broadwayd dbus-daemon)
}

# What the tests need on top of what running needs. WeasyPrint, which makes the manual as PDF, is not
# among it: it brings 47 MB along.
need_to_test () {
  need_to_run
  programs+=(doxygen Xvfb dbus-run-session xdotool setxkbmap appstreamcli rsvg-convert python3 gio)
  modules+=('check >= 0.15' atspi-2 readline x11 gobject-introspection-1.0)
  python_modules=(gi)
  fonts+=(DejaVuSans.ttf DejaVuSansMono.ttf)
  debian+=(doxygen check libatspi2.0-dev at-spi2-core libx11-dev xvfb xdotool x11-xkb-utils appstream
    librsvg2-bin libglib2.0-bin python3 python3-gi libgirepository1.0-dev shared-mime-info
    fonts-dejavu-core)
  fedora+=(doxygen check-devel at-spi2-core-devel libX11-devel xorg-x11-server-Xvfb xdotool setxkbmap
    appstream librsvg2-tools libasan libubsan dejavu-sans-fonts dejavu-sans-mono-fonts
    gobject-introspection-devel python3-gobject-base)
  arch+=(doxygen check at-spi2-core libx11 xorg-server-xvfb xdotool xorg-setxkbmap appstream
    ttf-dejavu gobject-introspection python-gobject)
}

# What the checks of the source need on top of what the tests need.
need_to_check () {
  need_to_test
  programs+=(clang-14 clang-format-14 shellcheck)
  debian+=(clang-14 clang-format-14 shellcheck)
  fedora+=(clang clang-tools-extra ShellCheck)
  arch+=(clang shellcheck)
}

# Prints what is not there, one a line.
list_missing () {
  local item

  for item in "${programs[@]}"; do
    command -v "$item" >/dev/null || echo "$item"
  done
  for item in "${fonts[@]}"; do
    [[ -n $(find -L /usr/share/fonts -name "$item" -print -quit 2>/dev/null) ]] || echo "$item"
  done
  for item in "${python_modules[@]}"; do
    # The system's Python has what its packages install, another one may come first.
    python3 -c "import $item" 2>/dev/null || /usr/bin/python3 -c "import $item" 2>/dev/null ||
      echo "$item for Python"
  done
  # One call answers for all of them nearly always.
  pkg-config --exists "${modules[@]}" 2>/dev/null && return
  for item in "${modules[@]}"; do
    pkg-config --exists "$item" 2>/dev/null || echo "$item"
  done
}

# is_build_folder FOLDER: whether it was made there, whole, and has not moved since with its tree.
is_build_folder () {
  [[ -f $1/build.ninja ]] && grep -qsF "\"directory\": \"$1\"" "$1/compile_commands.json"
}

as_root () {
  if ((EUID == 0)); then
    "$@"
  else
    sudo "$@"
  fi
}

install_with_apt () {
  local log status=0

  if ((EUID != 0)) && ! command -v sudo >/dev/null; then
    echo "Some packages are missing, and there is no sudo to install them with. As root, run:" >&2
    echo "  apt-get install --no-install-recommends ${debian[*]}" >&2
    return 1
  fi

  echo "Installing with apt what Quoridor needs (some minutes): ${debian[*]}" >&2
  log=$(mktemp)
  {
    # Somebody else's package source that is out of order need not stop this.
    as_root apt-get update || true
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
      -o DPkg::Lock::Timeout=300 "${debian[@]}"
  } </dev/null >"$log" 2>&1 || status=$?
  ((status == 0)) || cat "$log" >&2
  rm -f "$log"
  return "$status"
}

# ensure_packages NEED: makes sure that all that need_to_... names is there, or ends the script.
ensure_packages () {
  local missing

  "$1"
  missing=$(list_missing)
  [[ -n $missing ]] || return 0

  if command -v apt-get >/dev/null; then
    install_with_apt || exit 1
    missing=$(list_missing)
    [[ -n $missing ]] || return 0
    echo "Even so, this is missing; Debian 12, Ubuntu 23.04 or newer have it:" >&2
  else
    echo "Some things that Quoridor needs are missing. Packages to install:" >&2
    echo "  Debian: ${debian[*]}" >&2
    echo "  Fedora: ${fedora[*]}" >&2
    echo "  Arch:   ${arch[*]}" >&2
    echo "Missing:" >&2
  fi
  printf '%s\n' "${missing//$'\n'/, }" >&2
  exit 1
}

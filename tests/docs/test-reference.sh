#!/bin/bash
#
# Warnings of Doxygen: every public function must have a description, without parameters that do not
# exist. Arguments: doxygen, the Doxyfile of the build, and the folders of the libraries.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail

doxygen=$1
doxyfile=$2
shift 2
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT

# Doxygen reads all comments, and writes XML fastest.
{
  cat "$doxyfile"
  printf '%s\n' "INPUT=$*" GENERATE_HTML=NO GENERATE_XML=YES XML_PROGRAMLISTING=NO \
    "OUTPUT_DIRECTORY=$folder" "WARN_LOGFILE=$folder/wrong"
} | "$doxygen" - >/dev/null
[[ -s $folder/xml/qdr-position_8h.xml ]]

[[ ! -s $folder/wrong ]] || {
  cat "$folder/wrong" >&2
  exit 1
}

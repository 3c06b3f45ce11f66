# SPDX-License-Identifier: GPL-3.0-or-later
#
# Prints each public function that has a parameter besides "self" without a description. Headers are
# laid out by clang-format: a declaration begins at the margin, and its comment stands right above.

function name_of (parameter) {
  sub (/\[[^]]*\]$/, "", parameter)
  if (match (parameter, /\(\*[a-z_]+\)/))
    return substr (parameter, RSTART + 2, RLENGTH - 3)
  match (parameter, /[a-zA-Z_]+[0-9]*$/)
  return substr (parameter, RSTART)
}

function check (declaration, parameters, n, i, name) {
  if (declaration !~ /^[A-Za-z].* \**qdr_[a-z0-9_]+ \(/ || declaration ~ /^typedef/)
    return
  parameters = declaration
  sub (/^[^(]*\(/, "", parameters)
  sub (/\)[^)]*$/, "", parameters)
  sub (/\) *G_GNUC.*$/, "", parameters)
  n = split (parameters, list, / *, */)
  for (i = 1; i <= n; i++) {
    name = name_of (list[i])
    if (list[i] !~ /^(void|\.\.\.)?$/ && name != "self" && comment !~ "@param " name "[^a-z_0-9]")
      print FILENAME ": " declaration ": " name
  }
}

FNR == 1 { comment = declaration = ""; in_comment = 0 }
/^\/\*/ { comment = ""; in_comment = 1 }
in_comment { comment = comment $0 "\n" }
in_comment && /\*\/$/ { in_comment = 0; next }
in_comment { next }
/^[A-Za-z]/ && declaration == "" { declaration = $0; sub (/^[ ]+/, "", declaration) }
/^[ ]/ && declaration != "" { line = $0; sub (/^ +/, "", line); declaration = declaration " " line }
/^qdr_/ && declaration != $0 { declaration = declaration " " $0 }
/^$|^#|^G_/ { comment = declaration = "" }
/[;{]( *\/\*.*)?$/ {
  if (declaration ~ /^(struct|enum|typedef)/ || declaration !~ /\(/) { declaration = comment = ""; next }
  sub (/ *[;{].*$/, "", declaration)
  check (declaration)
  declaration = comment = ""
}

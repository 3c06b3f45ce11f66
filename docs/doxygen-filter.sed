# Makes the plain comments of a header readable for Doxygen, without moving a line.

# The first is about the file.
1,/\*\// {
  1 s|^/\*$|/** @file|
  s|^ \* SPDX.*| *|
  b
}

# Others list properties and signals, or draw a layout: kept as they stand, in the text on the file.
/^\/\*$/,/^ \*\/$/ {
  s|^/\*$|/** @file \\ilinebr @verbatim|
  s|^ \*/$|@endverbatim */|
  s|^ \*||
}

# The type numbers of GObject, and the domains of errors, are all alike.
s|^#define QDR_TYPE_.*||
s|^#define [A-Z_]*_ERROR (.*_quark ())||
s|^GQuark .*_quark (void);||

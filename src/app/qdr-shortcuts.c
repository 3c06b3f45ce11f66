/*
 * The keyboard shortcuts of actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-shortcuts.h"

static const QdrShortcut shortcuts[] = {
  { "app.help", { "F1" } },
  { "app.new-window", { "<Shift><Control>n" } },
  { "app.library", { "<Shift><Control>l" } },
  { "app.statistics", { "<Shift><Control>g" } },
  { "app.tournaments", { "<Shift><Control>k" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.quit", { "<Control>q" } },
  { "window.close", { "<Control>w" } },
  { "win.home", { "<Shift><Control>h" } },
  { "win.new-game", { "<Control>n" } },
  { "win.next-game", { "<Control>g" } },
  { "win.edit-position", { "<Control>b" } },
  { "win.open", { "<Control>o" } },
  { "win.save", { "<Control>s" } },
  { "win.save-as", { "<Shift><Control>s" } },
  { "win.copy-game", { "<Shift><Control>c" } },
  { "win.copy-message", { "<Shift><Control>m" } },
  { "win.copy-position", { "<Alt><Shift>c" } },
  { "win.paste", { "<Shift><Control>v" } },
  { "win.undo", { "<Control>z" } },
  { "win.redo", { "<Shift><Control>z", "<Control>y" } },
  { "win.first", { "<Alt>Home" } },
  { "win.previous", { "<Alt>Left" } },
  { "win.next", { "<Alt>Right" } },
  { "win.last", { "<Alt>End" } },
  { "win.move-now", { "<Control>m" } },
  { "win.hint", { "<Control>h" } },
  { "win.show-evaluation", { "<Control>e" } },
  { "win.review", { "<Shift><Control>e" } },
  { "win.next-mistake", { "F8" } },
  { "win.previous-mistake", { "<Shift>F8" } },
  { "win.try-again", { "<Control>t" } },
  { "win.find-position", { "<Shift><Control>f" } },
  { "win.show-paths", { "<Control>d" } },
  { "win.tell-race", { "<Shift><Control>r" } },
  { "win.last-remark", { "<Shift><Control>t" } },
  { "win.type-move", { "<Control>l" } },
  { "win.pause", { "<Control>p" } },
  { "win.step", { "<Control>period" } },
  { "win.faster", { "<Control>plus", "<Control>equal" } },
  { "win.slower", { "<Control>minus" } },
  { "win.resign", { "<Control>r" } },
  { "win.show-moves", { "F9" } },
  { "win.show-page::moves", { "<Alt>1" } },
  { "win.show-page::review", { "<Alt>2" } },
  { "win.show-page::notes", { "<Alt>3" } },
  { "win.show-page::openings", { "<Alt>4" } },
  { "win.fullscreen", { "F11" } },
  { "win.show-help-overlay", { "<Control>question" } },
};

const QdrShortcut *
qdr_shortcuts_get_all (guint *n)
{
  *n = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

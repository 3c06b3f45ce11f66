/*
 * The texts of data/personalities, for the tools of gettext. Written by scripts/update-po.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Translators: the name of an opponent */
N_ ("Mason")
/* Translators: the name of an opponent */
N_ ("Master")
/* Translators: the name of an opponent */
N_ ("Novice")
/* Translators: what an opponent is like */
N_ ("Builds early and often, and would rather lay a wall than take a step.")
/* Translators: what an opponent is like */
N_ ("Thinks as far ahead as the clock allows and gives nothing away.")
/* Translators: what an opponent is like */
N_ ("Walks straight ahead and sees a wall only when it stands there.")
/* Translators: the style of an opponent, in a word or two */
N_ ("All-round")
/* Translators: the style of an opponent, in a word or two */
N_ ("Beginner")
/* Translators: the style of an opponent, in a word or two */
N_ ("Builder")

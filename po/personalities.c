/*
 * The texts of data/personalities, for the tools of gettext. Written by scripts/update-po.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Translators: the name of an opponent */
N_ ("Apprentice")
/* Translators: the name of an opponent */
N_ ("Beginner")
/* Translators: the name of an opponent */
N_ ("Champion")
/* Translators: the name of an opponent */
N_ ("Club Regular")
/* Translators: the name of an opponent */
N_ ("Copycat")
/* Translators: the name of an opponent */
N_ ("Dreamer")
/* Translators: the name of an opponent */
N_ ("Expert")
/* Translators: the name of an opponent */
N_ ("Gambler")
/* Translators: the name of an opponent */
N_ ("Hoarder")
/* Translators: the name of an opponent */
N_ ("Mason")
/* Translators: the name of an opponent */
N_ ("Master")
/* Translators: the name of an opponent */
N_ ("Novice")
/* Translators: the name of an opponent */
N_ ("Runner")
/* Translators: the name of an opponent */
N_ ("Wanderer")
/* Translators: the name of an opponent */
N_ ("Weaver")
/* Translators: what an opponent is like */
N_ ("Builds early and often, and would rather lay a wall than take a step.")
/* Translators: what an opponent is like */
N_ ("Does what you did, seen from the other side of the board, unless that is plainly foolish.")
/* Translators: what an opponent is like */
N_ ("Has learned what walls are good for, and still misses many.")
/* Translators: what an opponent is like */
N_ ("Keeps the walls for the end, when each of them hurts.")
/* Translators: what an opponent is like */
N_ ("Knows the openings, counts well and seldom errs.")
/* Translators: what an opponent is like */
N_ ("Plays a first game: looks at the next step and hardly ever thinks of a wall.")
/* Translators: what an opponent is like */
N_ ("Plays soundly over a cup of tea and punishes plain mistakes.")
/* Translators: what an opponent is like */
N_ ("Races for the other side and leaves the walls to others.")
/* Translators: what an opponent is like */
N_ ("Sees far ahead and lets nothing go to waste.")
/* Translators: what an opponent is like */
N_ ("Sets off well, steps aside now and then, and remembers the walls late.")
/* Translators: what an opponent is like */
N_ ("Stakes every game on one plan, a race, a maze or a full hand, and follows it to the end.")
/* Translators: what an opponent is like */
N_ ("Strolls across the board with many a step aside, and hardly ever lays a wall.")
/* Translators: what an opponent is like */
N_ ("Thinks as far ahead as the clock allows and gives nothing away.")
/* Translators: what an opponent is like */
N_ ("Walks straight ahead and sees a wall only when it stands there.")
/* Translators: what an opponent is like */
N_ ("Weaves long mazes and cares more about your path than about its own.")
/* Translators: the style of an opponent, in a word or two */
N_ ("All-round")
/* Translators: the style of an opponent, in a word or two */
N_ ("Builder")
/* Translators: the style of an opponent, in a word or two */
N_ ("Daredevil")
/* Translators: the style of an opponent, in a word or two */
N_ ("Imitator")
/* Translators: the style of an opponent, in a word or two */
N_ ("Learner")
/* Translators: the style of an opponent, in a word or two */
N_ ("Maze-maker")
/* Translators: the style of an opponent, in a word or two */
N_ ("Racer")
/* Translators: the style of an opponent, in a word or two */
N_ ("Saver")

/*
 * The texts of data/personalities and data/openings.txt, for the tools of gettext. Written by
 * scripts/update-po.
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
N_ ("Like Me")
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
N_ ("Finds out how strong you are, between Wanderer and Master, and learns more from each game.")
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
N_ ("Absent-minded")
/* Translators: the style of an opponent, in a word or two */
N_ ("All-round")
/* Translators: the style of an opponent, in a word or two */
N_ ("Builder")
/* Translators: the style of an opponent, in a word or two */
N_ ("Calculator")
/* Translators: the style of an opponent, in a word or two */
N_ ("Daredevil")
/* Translators: the style of an opponent, in a word or two */
N_ ("Far-sighted")
/* Translators: the style of an opponent, in a word or two */
N_ ("Imitator")
/* Translators: the style of an opponent, in a word or two */
N_ ("Learner")
/* Translators: the style of an opponent, in a word or two */
N_ ("Maze-maker")
/* Translators: the style of an opponent, in a word or two */
N_ ("Mirror")
/* Translators: the style of an opponent, in a word or two */
N_ ("Racer")
/* Translators: the style of an opponent, in a word or two */
N_ ("Saver")
/* Translators: the style of an opponent, in a word or two */
N_ ("Solid")
/* Translators: the style of an opponent, in a word or two */
N_ ("Step by step")
/* Translators: the style of an opponent, in a word or two */
N_ ("Straight ahead")
/* Translators: the style of an opponent, in a word or two */
N_ ("Stroller")
/* Translators: an opponent speaks: a game begins */
N_ ("After you. I will do the same.")
/* Translators: an opponent speaks: a game begins */
N_ ("All or nothing. Shall we?")
/* Translators: an opponent speaks: a game begins */
N_ ("Every maze begins with one wall.")
/* Translators: an opponent speaks: a game begins */
N_ ("Good. I counted on a game today.")
/* Translators: an opponent speaks: a game begins */
N_ ("I counted my walls. All there.")
/* Translators: an opponent speaks: a game begins */
N_ ("I feel lucky today.")
/* Translators: an opponent speaks: a game begins */
N_ ("I had a plan, I think.")
/* Translators: an opponent speaks: a game begins */
N_ ("I have been practising.")
/* Translators: an opponent speaks: a game begins */
N_ ("I have looked at your openings.")
/* Translators: an opponent speaks: a game begins */
N_ ("I have some thread left. Sit down.")
/* Translators: an opponent speaks: a game begins */
N_ ("I know what walls are for now.")
/* Translators: an opponent speaks: a game begins */
N_ ("I take every game seriously. Yours, too.")
/* Translators: an opponent speaks: a game begins */
N_ ("Last one there washes up.")
/* Translators: an opponent speaks: a game begins */
N_ ("Let us see what I have learned.")
/* Translators: an opponent speaks: a game begins */
N_ ("Let us see who is in form today.")
/* Translators: an opponent speaks: a game begins */
N_ ("Mind your feet, I begin at once.")
/* Translators: an opponent speaks: a game begins */
N_ ("My usual table, and a new face. Good.")
/* Translators: an opponent speaks: a game begins */
N_ ("No hurry. Shall we stroll?")
/* Translators: an opponent speaks: a game begins */
N_ ("One step after the other, right?")
/* Translators: an opponent speaks: a game begins */
N_ ("Ready, steady, go!")
/* Translators: an opponent speaks: a game begins */
N_ ("Show me something I have not seen.")
/* Translators: an opponent speaks: a game begins */
N_ ("Straight ahead. That much I know.")
/* Translators: an opponent speaks: a game begins */
N_ ("Take your time. I take mine.")
/* Translators: an opponent speaks: a game begins */
N_ ("Tea? No? Then let us begin.")
/* Translators: an opponent speaks: a game begins */
N_ ("The board is wide. Let us begin.")
/* Translators: an opponent speaks: a game begins */
N_ ("The mortar is mixed. Let us build.")
/* Translators: an opponent speaks: a game begins */
N_ ("This is my first game. Be kind!")
/* Translators: an opponent speaks: a game begins */
N_ ("Waste not, want not.")
/* Translators: an opponent speaks: a game begins */
N_ ("We know each other. Your move or mine?")
/* Translators: an opponent speaks: a game begins */
N_ ("What a fine day for a walk.")
/* Translators: an opponent speaks: a game begins */
N_ ("Whatever you do, I like it already.")
/* Translators: an opponent speaks: a game begins */
N_ ("Where was I? Ah, a game!")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("A fine stitch.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("A wall after my own heart.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("A wall worth thinking about.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("As if I had thought of it.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("Can you do that? I must remember it.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("Correct. I feared that one.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("Expensive, but well spent.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("Fine. I will run a longer way, then.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("Good work. Straight and solid.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("Hey! This is a race, not a building site.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("I did not see that coming.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("I had hoped you would miss it.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("I nearly spilled my tea.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("I wish I had thought of that first.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("I would have built it there as well.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("Nice one. May I borrow it?")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("Now it becomes a game.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("Oh, a wall. I like the long way anyway.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("One less in your purse, at least.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("Ouch. So that is what walls are for.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("So that is where it was going to stand.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("Solid. My teacher would like it.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("Strong. Few find that one.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("That costs me more than I had counted.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("That is quite a detour. How nice.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("That one I will copy into my notebook.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("That was not in the cards.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("That woke me up.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("Walls! I had forgotten about those.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("Well placed. The club would nod.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("You raise the stakes. Good.")
/* Translators: an opponent speaks: you have placed a good wall */
N_ ("You weave well yourself.")
/* Translators: an opponent speaks: it has made a mistake */
N_ ("A bad hand. I play on.")
/* Translators: an opponent speaks: it has made a mistake */
N_ ("Did I take a wrong turn somewhere?")
/* Translators: an opponent speaks: it has made a mistake */
N_ ("I have dropped a stitch.")
/* Translators: an opponent speaks: it has made a mistake */
N_ ("I miscounted. It happens.")
/* Translators: an opponent speaks: it has made a mistake */
N_ ("I saved at the wrong end.")
/* Translators: an opponent speaks: it has made a mistake */
N_ ("I should have looked before I ran.")
/* Translators: an opponent speaks: it has made a mistake */
N_ ("I skipped that lesson.")
/* Translators: an opponent speaks: it has made a mistake */
N_ ("I was stirring my tea. Pity.")
/* Translators: an opponent speaks: it has made a mistake */
N_ ("It worked when you did it.")
/* Translators: an opponent speaks: it has made a mistake */
N_ ("Now I see it. Too late.")
/* Translators: an opponent speaks: it has made a mistake */
N_ ("So it was deeper than I saw.")
/* Translators: an opponent speaks: it has made a mistake */
N_ ("Sorry, I was far away.")
/* Translators: an opponent speaks: it has made a mistake */
N_ ("That could have happened to you.")
/* Translators: an opponent speaks: it has made a mistake */
N_ ("That looked better in my head.")
/* Translators: an opponent speaks: it has made a mistake */
N_ ("That one I should pull down again.")
/* Translators: an opponent speaks: it has made a mistake */
N_ ("That you will not see often.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("A breather? I am not waiting.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("Are you sure you want me to do that?")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("Are you sure? Well, too late.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("At the club we call that a present.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("By my count that was expensive.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("Deeper into the maze, please.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("Even I saw that.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("Even an apprentice sees that.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("From here on the way is short.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("I do that too, sometimes.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("I keep that for later.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("I nearly played the same.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("I should not have allowed that, in your place.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("I think that was good for me. Was it?")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("Lovely view over there, isn’t it?")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("Measure twice, move once.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("Never bet on that move.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("Nothing goes to waste here.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("Oh, is that for me?")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("Thank you, I will take that.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("That one I will not copy.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("That was in chapter one.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("That was not economical.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("That was one too many.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("That would not pass inspection.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("The dice fall my way.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("There was something better.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("Too slow!")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("Were you dreaming, too?")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("You are getting tangled up.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("You are strolling too, I see.")
/* Translators: an opponent speaks: you have made a mistake */
N_ ("You left the door open.")
/* Translators: an opponent speaks: it has won */
N_ ("A clean game. Thank you.")
/* Translators: an opponent speaks: it has won */
N_ ("A pleasant game. The same time next week?")
/* Translators: an opponent speaks: it has won */
N_ ("All I know I have from you.")
/* Translators: an opponent speaks: it has won */
N_ ("And I even have some left.")
/* Translators: an opponent speaks: it has won */
N_ ("And the tea is still warm.")
/* Translators: an opponent speaks: it has won */
N_ ("Built to last.")
/* Translators: an opponent speaks: it has won */
N_ ("Counted to the end.")
/* Translators: an opponent speaks: it has won */
N_ ("First! Not even out of breath.")
/* Translators: an opponent speaks: it has won */
N_ ("Fortune favours the bold.")
/* Translators: an opponent speaks: it has won */
N_ ("I am getting the hang of this.")
/* Translators: an opponent speaks: it has won */
N_ ("I came by chance, and it is nice here.")
/* Translators: an opponent speaks: it has won */
N_ ("I must have played in my sleep.")
/* Translators: an opponent speaks: it has won */
N_ ("I will tell my teacher!")
/* Translators: an opponent speaks: it has won */
N_ ("I won? I won!")
/* Translators: an opponent speaks: it has won */
N_ ("Is this real?")
/* Translators: an opponent speaks: it has won */
N_ ("It was decided a few moves ago.")
/* Translators: an opponent speaks: it has won */
N_ ("Job done. Who sweeps up?")
/* Translators: an opponent speaks: it has won */
N_ ("Look at the middle of the game again.")
/* Translators: an opponent speaks: it has won */
N_ ("Next time you again.")
/* Translators: an opponent speaks: it has won */
N_ ("Oh! Am I there already?")
/* Translators: an opponent speaks: it has won */
N_ ("Practice pays.")
/* Translators: an opponent speaks: it has won */
N_ ("Saving pays.")
/* Translators: an opponent speaks: it has won */
N_ ("Still looking for the way out?")
/* Translators: an opponent speaks: it has won */
N_ ("Straight ahead does it.")
/* Translators: an opponent speaks: it has won */
N_ ("The bank wins!")
/* Translators: an opponent speaks: it has won */
N_ ("The copy beats the original.")
/* Translators: an opponent speaks: it has won */
N_ ("The web is finished.")
/* Translators: an opponent speaks: it has won */
N_ ("This time it was me.")
/* Translators: an opponent speaks: it has won */
N_ ("Today the pupil wins.")
/* Translators: an opponent speaks: it has won */
N_ ("You are closer than you think.")
/* Translators: an opponent speaks: it has won */
N_ ("You held out well.")
/* Translators: an opponent speaks: it has won */
N_ ("You would have to run faster than that.")
/* Translators: an opponent speaks: you have won */
N_ ("A good lesson. Thank you.")
/* Translators: an opponent speaks: you have won */
N_ ("All those walls, and no use for them.")
/* Translators: an opponent speaks: you have won */
N_ ("Back to practising.")
/* Translators: an opponent speaks: you have won */
N_ ("Double or quits?")
/* Translators: an opponent speaks: you have won */
N_ ("Good bricks, wrong place.")
/* Translators: an opponent speaks: you have won */
N_ ("I bow to you.")
/* Translators: an opponent speaks: you have won */
N_ ("I saw a lot on the way. Again?")
/* Translators: an opponent speaks: you have won */
N_ ("I shall have to look at that again.")
/* Translators: an opponent speaks: you have won */
N_ ("I should have spent more.")
/* Translators: an opponent speaks: you have won */
N_ ("I walked right into it.")
/* Translators: an opponent speaks: you have won */
N_ ("I want a rematch.")
/* Translators: an opponent speaks: you have won */
N_ ("Next time I will use my walls.")
/* Translators: an opponent speaks: you have won */
N_ ("Once more round the track?")
/* Translators: an opponent speaks: you have won */
N_ ("Once more, and I do what you did.")
/* Translators: an opponent speaks: you have won */
N_ ("Outrun. That does not happen often.")
/* Translators: an opponent speaks: you have won */
N_ ("Over? I was just getting going.")
/* Translators: an opponent speaks: you have won */
N_ ("Still much to learn.")
/* Translators: an opponent speaks: you have won */
N_ ("The title is yours today.")
/* Translators: an opponent speaks: you have won */
N_ ("Then I must do better.")
/* Translators: an opponent speaks: you have won */
N_ ("There is nothing left for me to teach.")
/* Translators: an opponent speaks: you have won */
N_ ("There was a hole in my web.")
/* Translators: an opponent speaks: you have won */
N_ ("Well played. I will keep up.")
/* Translators: an opponent speaks: you have won */
N_ ("Well played. This one goes on the board.")
/* Translators: an opponent speaks: you have won */
N_ ("You counted further than I did.")
/* Translators: an opponent speaks: you have won */
N_ ("You found the gap in my wall.")
/* Translators: an opponent speaks: you have won */
N_ ("You found the thread.")
/* Translators: an opponent speaks: you have won */
N_ ("You make it look easy.")
/* Translators: an opponent speaks: you have won */
N_ ("You should join the club.")
/* Translators: an opponent speaks: you have won */
N_ ("You walk briskly. Well done!")
/* Translators: an opponent speaks: you have won */
N_ ("You were first, as always.")
/* Translators: an opponent speaks: you have won */
N_ ("You were wide awake. Well played.")
/* Translators: an opponent speaks: you have won */
N_ ("You win some, you lose some.")
/* Translators: the name of an opening; Shiller and Reed are persons */
N_ ("Black Rush")
/* Translators: the name of an opening; Shiller and Reed are persons */
N_ ("Reed")
/* Translators: the name of an opening; Shiller and Reed are persons */
N_ ("Rush")
/* Translators: the name of an opening; Shiller and Reed are persons */
N_ ("Shatranj")
/* Translators: the name of an opening; Shiller and Reed are persons */
N_ ("Shiller")
/* Translators: the name of an opening; Shiller and Reed are persons */
N_ ("Sidewall")
/* Translators: the name of an opening; Shiller and Reed are persons */
N_ ("Standard")
/* Translators: the name of an opening; Shiller and Reed are persons */
N_ ("Standard Copy")
/* Translators: the name of an opening; Shiller and Reed are persons */
N_ ("Stonewall")

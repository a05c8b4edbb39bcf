import type { MeltedPage } from '../plot.ts'

/** The way out, on fewer pages. */
export const signPages: readonly MeltedPage[] = [
  {
    id: 'lead/shortcut',
    scene: {
      setting: 'hills',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'point', 'joy', 'away', 'map'],
        ['guest', 'point', 'thinking', 'away'],
        ['ally', 'sit', 'calm', 'hero'],
        ['mentor', 'stand', 'calm', 'hero'],
        ['friend', 'stand', 'happy', 'hero'],
        ['companion', 'sit', 'calm'],
      ],
      props: ['gate', 'map'],
      action: 'At the gate {hero} holds the map and points to the right, while {guest} points to the left.',
    },
    text: {
      toddlers: [
        '{hero} has the map to {goal.t}. "Go left at the gate," says {mentor}. "No," says {hero}. "This way!"',
        'They go to {goal.t}. Here is the gate. "Go left," says {guest}. "No," says {hero}. "This way!"',
        '{hero} goes first to {goal.t}. [+ {guest} goes last. ]"Go left," says {mentor}. {hero} does not listen. "This way!"',
      ],
      early: [
        '{hero} had the map, and that is why {hero} was in front. They were all going to {goal.the}, and {mentor} said, "At the gate, go left." But when they got there, {hero} saw a thin line on the map. It was as straight as string. "A shortcut!" said {hero}. "It isn\'t left," said {guest} from the back. {ally} sat on the wall and could have told them. But {hero} did not ask. {Hero.they} turned right.',
        '"Left at the gate," said {mentor}. "I know," said {hero}. {Hero.they} had the map, and {hero.they} walked in front, all the way to the gate. {ally} was sitting on the wall there, {ally.siging}. "Left," said {guest}, who was last. "Right," said {hero}. "Right, like yes?" asked {guest}. "Right, like right," said {hero}, and showed them a thin, straight line. It was much shorter. So they went right, to {goal.for}.',
        'Who had the map? {hero} did. Who was first in line? {hero} was. And who was told to go left at the gate? That was {hero}, too. But at the gate {hero.they} saw a line on the map that nobody had ever seen before. It ran straight to {goal.the}. "You could ask {ally}," said {guest} from the back. {ally} sat right there, on the wall. "No, thank you," said {hero}. "This way!" And {hero.they} went right.',
      ],
      middle: [
        '{hero} had always walked third. Today {mentor} held out the map and told {hero.them} to lead everybody to {goal.the}. "There\'s only one thing to remember," {mentor.they} said, "and that\'s to go left at the gate." {hero} took the map in both arms. {Hero.they} walked with {hero.their} knees up high, and {guest} came last and said "left" to a snail. ¶ Then came the gate. On the wall beside it sat {ally}, who could see all the paths from up there. And on the map was a line, as thin and straight as a ruler, that went directly up to {goal.the}. ¶ "Left," said {guest}. ¶ "There\'s a shortcut," said {hero}, and turned right, and didn\'t ask anyone.',
        '"Say it back to me," said {mentor}. ¶ "Left at the gate," said {hero}, from behind the map. But a map makes you taller, and by the time they reached the gate {hero} had found something on it: a line, thinner than the others, that ran to {goal.the} without a single bend. "Left," said {guest}, from the end. ¶ "Right," said {hero}. ¶ "Right as in yes, or right as in right?" ¶ "Both," said {hero}. {ally} was sitting on the wall, {ally.siging}, and looked like a person with all the time in the world for questions. {hero} wished {ally.them} a good morning. Then {hero.they} led the whole line to the right.',
        '{mentor} gave {hero} the map that morning, along with the place in front. "There\'s just one thing to remember," said {mentor}. "Go left at the gate." They were going to {goal.the}, to {goal.for}, and {hero} remembered that part very well. At the gate {hero.they} laid the map on the wall, beside {ally}, who moved {ally.their} lunch over. And there on the map was a straight line that was only half as far. ¶ "It isn\'t left, though," said {guest} from the back. ¶ {ally} looked at the map upside down and took a breath to speak. But {hero} was already walking, to the right.',
      ],
      preteen: [
        'The map had a coffee ring in the north and a mustard stain in the south, and until that morning somebody else had always carried it. Now {mentor} handed it to {hero}, together with the front of the line and a single instruction. On the way to {goal.the}, when you came to the gate, you went left. ¶ "Left at the gate," said {hero}, in the voice people use for saying "fine, thanks," and it lasted until the gate. {ally} was sitting on the wall there, {ally.siging}, within easy reach of a question; but {hero} had spread out the map and discovered a line on it, thin as a hair and perfectly straight, that came out at {goal.the} and saved an hour. {guest}, from the end of the line, mentioned that it wasn\'t left. ¶ "It\'s better," said {hero}. Asking was for people without a map. {Hero.they} turned right, and everyone else turned right behind {hero.them}.',
        'Nobody tells you that a map makes you taller. {hero} noticed it the minute {mentor} put it in {hero.their} arms, along with the front of the line and a single instruction, which was to go left at the gate. {Hero.they} nodded the way you nod at a song you already know, and set off for {goal.the} so energetically that {guest} had to hurry to be last. ¶ "Where are you folks headed?" called {ally}, from the wall beside the gate. ¶ "We\'ve got it, thanks!" said {hero}, very cheerfully, because {hero.they} had just that second discovered a line on the map. It was thinner than the other paths and a great deal straighter, and it left the gate on the right-hand side. ¶ "I think the next word was going to be left," said {guest}, looking back at the wall. But the front of the line was already too far off to hear what was being said at the back of it.',
        'For years {hero} had held opinions about how a walk should be led. It should be led faster, for one thing. So when {mentor} held out the map and said, "{Goal.the}, and left at the gate," {hero.they} {hero:was|were} so busy arranging {hero.their} face that only half of it went in. At the gate {hero.they} found the other half unnecessary. There was a line on the map, dead straight, that everybody else had apparently missed, and it went to {goal.the} while the path on the left was still making up its mind. {ally} looked down at them from the wall like a person waiting to be called on. {guest}, at the very back, said "left." {hero} gave them both a friendly wave, one expert to another, and led the party off to the right.',
      ],
    },
    more: {
      preteen: [
        'To be fair, {mentor} did raise an eyebrow. {Mentor.they} looked to the left, and at the sky, which had a great deal of daylight in it, and at the narrow path on the right, where nothing worse could happen to anybody than a wet sock. Then {mentor.they} came along. {hero} took the silence for admiration.',
      ],
    },
  },
  {
    id: 'sign-one/sign-two/sign-three',
    scene: {
      setting: 'meadow',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'point', 'happy', 'away', 'map'],
        ['guest', 'read', 'laugh', 'sign'],
        ['mentor', 'stand', 'calm', 'hero'],
        ['friend', 'read', 'laugh', 'sign'],
        ['companion', 'walk', 'calm'],
      ],
      props: ['sign', 'flower'],
      action: '{hero} walks past one sign after another, and {guest} stops to read them.',
    },
    text: {
      middle: [
        'The first sign had an arrow, and the arrow pointed back. "{Goal.the}," it said. ¶ "The wind has turned it around," said {hero}. {guest} pushed the post, which was set in stone. ¶ The second sign was nailed to a tree, and it said, "This path stops." {hero} explained that all paths stop, because if they didn\'t, you\'d never get anywhere. ¶ The third sign was no bigger than a postcard, and you had to bend down to read it. "It still stops," it said. Somebody giggled, and it ran all the way up the line. "\'Still\' is a good word," said {hero}. "It means that it\'s quiet." ¶ "I don\'t think it means that one," said {guest}, wiping {guest.their} eyes.',
        'There were three signs on that path, and {hero} had an answer for each of them. The one with the arrow that pointed backward was for people coming from the other side, although {guest} asked which other side that was. The one that said "This path stops" was for cars. {guest} looked at the path, which had just enough room on it for one person and a sandwich. "Very thin cars," said {guest}. ¶ The third one said, "Yes, you." {guest} went around to the back of it. "\'Yes, you with the map,\'" {guest.they} read out. "\'It stops.\'" ¶ "They can\'t mean me," said {hero}. "They\'ve never met me." And {hero.they} walked on, a little faster than before.',
        '"Sign!" called {guest}. It showed a painted hand, and the hand pointed back to the gate. {hero} shook it, politely, and walked on. ¶ "Sign!" called {guest}, half an hour later. It said, "This path stops," and "stops" was underlined twice. "They\'re exaggerating," said {hero}. ¶ [?friend: "Sign!" called {friend}.][!friend: "Sign," said {mentor}.] Whoever painted this one had given up on words. It was a drawing of a small person with a large piece of paper, and over the top of it all was a question mark. ¶ "That could be anybody," said {hero}. ¶ "It could," said {guest}. "But you\'re the one who\'s holding the paper like that."',
      ],
      preteen: [
        'The first sign was as plain as a sign can be. It said "{goal.the}," and the arrow pointed back over everyone\'s shoulder, and {hero} concluded that some kids must have turned it around. {guest} put a shoulder to the post, which was set in cement, and observed that they must have been extremely strong kids. ¶ The second sign said, "This path stops." ¶ "Philosophically speaking," said {hero}, "every path stops," and it took them a quarter of a mile to see what was wrong with that. ¶ The third sign was the size of a postcard, and so low that you had to bow to it. "It still stops," it said. There was a silence, and then somebody at the end of the line made a noise like a kettle. [?friend: {friend} was the next to go. ]Soon they were all leaning on each other for support. {hero} waited with dignity; but {hero.their} ears had gone warm, and {hero.they} read it again, privately, after the others had walked on.',
        'There is always a chance, with a sign, that it is meant for somebody else. {hero} discovered that the one with the arrow, which pointed backward, was intended for people who preferred the scenic route, and that the one that said "This path stops" had been put there to keep the tourists off. "Then what are we?" asked {guest}, and {hero} asked about the sandwiches. ¶ That left the third sign. "Yes, you," it said, and although {hero} looked around, there was no one else it could be talking to. {guest} had gone to inspect the back of it. "\'You with the map,\'" {guest} read out in a clear voice. "\'We admire your spirit, but it stops.\'" ¶ {hero} said that this was just rude, and that in any case it couldn\'t be far now. The last part, as it turned out, was perfectly true.',
        '"Well, there\'s your answer," said {mentor} pleasantly, when they came up to the first sign, and {hero} was glad to hear it, until {hero.they} had read it. The arrow pointed back. {Hero.they} decided that the sign must be out of date, although {guest}, who had touched it, mentioned that the paint was wet. ¶ At the second sign, which said that the path stopped, {hero} pointed out that it didn\'t say *where*. There might be whole families who had walked this path all their lives and never come to the part where it did. {Hero.they} developed this idea for some time, and nobody interrupted, except once, when a branch did. The third sign had abandoned language. It was a drawing of a person with an enormous sheet of paper, leading a row of other persons directly off the edge of the board. ¶ "That your me," said {guest}, pleased, and pointed at the last in the row.',
      ],
    },
    more: {
      preteen: [
        "{hero} had three explanations by now, one for each sign, and each of them, considered separately, was pretty good. What {hero.they} didn't like was the way they looked when you stood them next to each other. One sign can be mistaken, but three signs would have had to get together and plan it.",
        "It kept getting more expensive. At the gate it would have cost {hero} one word to turn around. At the first sign it would have cost a laugh, and now, with all those miles behind them, {hero.they} couldn't even have said what it would cost. {Hero.they} only knew that {hero.they} {hero:was|were} still adding to it, step by step.",
      ],
    },
  },
  {
    id: 'sign-one/sign-two/sign-three/end',
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'worried', '{end}', 'map'],
        ['guest', 'point', 'calm', 'sign'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['friend', 'stand', 'wow', '{end}'],
        ['companion', 'sit', 'calm', 'away'],
      ],
      props: ['{end}', 'sign'],
      action: 'After three signs the path ends, and {hero} stands there with the map.',
    },
    text: {
      toddlers: [
        'A sign says, "Go back." A sign says, "Stop." But {hero} goes on. "This way!" {end.t} Oh.',
        'One sign. Two signs. Three signs! They all say, "Go back." But {hero} walks on. {end.t} Oh no.',
        '"The sign says stop!" calls {guest}. "And here is one more!" But {hero} runs on. {end.t} Uh-oh.',
      ],
      early: [
        'The first sign had an arrow, and it pointed back. "The wind did that," said {hero}. [+ There was no wind. ]The second sign said, "This path stops." "That\'s for cows," said {hero}. The third sign was very small. "It still stops," it said. {guest} laughed and laughed. "It knows us," said {guest}. Then {end.ended}, and {mentor} sat down and took off a shoe. They all looked at {hero}. {Img.start}.',
        'There were three signs. The first one said, "Other way." "Other than what?" said {hero}. The second one said, "This path stops." "Every path stops," said {hero}. "It stops when you get there." The third one said, "Really. Yes, you with the map." {hero} put the map behind {hero.their} back. Then {end.ended}. It was very still, and {end.who}. {Img.start}.',
        '"Sign!" called {guest} from the back. It pointed the wrong way. "Silly sign," said {hero}. "Sign!" called {guest}. It said, "This path stops." "Not yet," said {hero}. "Sign!" called {guest}. It was just a face, and the mouth went down. "Somebody drew me," said {guest}. And there, around the bend, {end.ended}. {hero} turned the map, and turned it again. {Img.start}. Which way was up?',
      ],
      middle: [
        '"Sign!" called {guest}, from the end of the line. The arrow on it pointed straight back, and {hero} said that the wind had turned it around. ¶ The second sign said, "This path stops." {hero} explained that all paths stop, because if they didn\'t, you\'d never get anywhere. The third one was as small as a postcard. "It still stops," it said, and somebody giggled, and it ran all the way up the line to {hero} and had nowhere to go. ¶ Then, around the next bend, {end.ended}. {hero} stood there with one foot out for the next step, but there wasn\'t a next step. {mentor} found a good stone and sat on it. Nobody asked anything. They all just looked at {hero}, the way you look at a clock. {Img.start}.',
        '{hero} had an answer for every sign. The one with the arrow was for people coming from the other side. The one that said "This path stops" was for cars. "Very thin cars," said {guest}. The last one said, "Yes, you with the map," and {hero} said that it couldn\'t mean {hero.them}, since they had never met. ¶ {Hero.they} {hero:was|were} still talking about that when {end.ended}. For a while they stood in a row and looked. {end.no}. One after another, the heads turned, until everybody was looking at the same person. "Take your time," said {mentor}, and sat down, and unpacked a sandwich. {Img.start}.',
        'It came with no warning, unless you count three signs. {hero} didn\'t. {Hero.they} had shaken the painted hand that pointed back to the gate. {Hero.they} had told them that "This path stops" was probably about storks. The third sign was a drawing of somebody with a map and a question mark, and {guest} said, "You\'re holding it just like that." ¶ Then {end.ended}. And {end.who}. ¶ "So this is where it stops," said {guest}. {Guest.they} didn\'t say it meanly. {Guest.they} had just been wondering. {mentor} sat down on a log, in no hurry at all, and they all looked at {hero}. {Img.start}.',
      ],
      preteen: [
        'The first sign had an arrow, and the arrow pointed back. "Somebody\'s turned it around," said {hero}. The second sign said, "This path stops," and {hero} said that, if you thought about it, every path did. The third one was the size of a postcard. "It still stops," it said, and somebody at the end of the line made a noise like a kettle, and soon they were all leaning on each other, except for {hero}, who waited with dignity. ¶ The signs had been completely accurate. Around the last bend {end.ended}. ¶ "Ah," said {mentor}, in a tone of mild interest, and found a dry stone, and sat. No one said I told you so, although there was at least one person who was entitled to. They were waiting to hear what happened next, and it was {hero} who was supposed to know. {Img.start}.',
        'There is always a chance, with a sign, that it is meant for somebody else. {hero} discovered that the backward arrow was intended for people who preferred the scenic route, and that the one that said "This path stops" had been put there to keep the tourists off. "Then what are we?" asked {guest}. That left the third sign, which said, "You with the map: we admire your spirit, but it stops." ¶ {hero} said that this was just rude, and led them confidently around a last corner; and there {end.ended}. "Everybody stay calm," {hero.they} said. ¶ They were all extremely calm. {mentor} had lowered the bag and was rooting around in it for an egg. The only one who wasn\'t calm was {hero}, because it had become quiet behind {hero.them}, and {hero.they} knew, without turning around to see, whom everyone was looking at. {Img.start}.',
        '{hero} had pictured the arrival many times. {Hero.they} threw out an arm, and said something casual, and there in the sun lay {goal.the}: {goal.dream}. Nothing in the picture had prepared {hero.them} for the signs. There was one with an arrow, which pointed back, and {hero} explained that it was out of date, although {guest} reported that the paint was wet. There was one that said, "This path stops," and {hero} pointed out that it didn\'t say where. The third was a drawing of a person with an enormous sheet of paper leading a row of other persons off the edge of the board. "That your me," said {guest}, pleased, and pointed at the last in the row. ¶ Then {end.ended}. {hero} had already begun to raise the arm, and {hero.they} turned it into a kind of stretch, while {mentor} picked out a sunny spot and sat down. {Img.start}.',
      ],
    },
    more: {
      preteen: [
        '{hero} would almost have preferred a scolding. You can do something with a scolding; you can argue, or stamp off, or at least be sorry for yourself. But {mentor} looked about as alarmed as a person waiting for a kettle, and the others just sat there, trusting {hero.them}, in their dusty shoes.',
        'It could still be passed off as a choice. {Hero.they} only had to say, "I wanted you to see this," and sound as though there were a story to it. People want to believe you. They will even hand you the next brick, and if you are quick and cheerful you can build the thing up over your head before anyone notices that there\'s no door in it. {Img.the} {img.tight}.',
      ],
    },
  },
]

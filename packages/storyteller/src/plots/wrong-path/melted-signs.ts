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
        'The map had a coffee ring at the top and a mustard stain at the bottom, and until this morning somebody else had always carried it. Now {mentor} gave it to {hero}. "You\'re leading today," said {mentor}, "and we\'re going to {goal.the}, and at the gate you go left." ¶ "Left at the gate," said {hero}, as fast as you say "fine, thanks," and {hero.they} remembered it all the way to the gate. {ally} was sitting on the wall there, {ally.siging}, close enough to be asked. But {hero} had unfolded the map and found a line on it, as thin as a hair and perfectly straight, that came out at {goal.the}, and would save them an hour. "But that isn\'t left," said {guest} from the end of the line. ¶ "It\'s better," said {hero}. {Hero.they} turned right, and all the others turned right behind {hero.them}.',
        'With a map in your hand you feel taller. {hero} noticed it as soon as {mentor} gave it to {hero.them}, and let {hero.them} go in front. "Left at the gate," said {mentor}, and {hero} nodded without listening and started for {goal.the} so fast that {guest}, who always came last, had to run. ¶ "If you\'re going to {goal.the}," called {ally}, from the wall beside the gate, "you\'ll want to—" ¶ "We\'ve got it, thanks!" said {hero} cheerfully, because {hero.they} had just found a line on the map, thinner than the other paths and much straighter, that went off to the right. ¶ "I think the next word was going to be left," said {guest}, and looked back at the wall. But {guest.they} {guest:was|were} at the end of the line, and the front of it was too far away to hear.',
        '{hero} had been waiting for this for years. When {hero.they} {hero:was|were} the leader, everybody would walk faster. And now {mentor} held out the map. "We\'re going to {goal.the}," said {mentor}, "and at the gate you go left." {hero} wanted to look like somebody who knows the way, and that took so much work that {hero.they} hardly heard the second part. At the gate {hero.they} opened the map, and there was a line on it that nobody else had ever noticed, and it went straight to {goal.the}, and the path on the left went all the way around the hill. "Left," said {guest}, at the end of the line, and {ally} looked down at them from the wall, like somebody in class who knows the answer. {hero} waved to both of them in a friendly way, and led everybody off to the right.',
      ],
    },
    more: {
      preteen: [
        "{mentor} looked at the path on the left, and at the sky, where there was plenty of day left, and at the narrow path on the right. It was a safe little path, and the worst thing that you could get there was a wet sock. So {mentor.they} came along, and didn't say a word, and {hero} thought that {mentor.they} {mentor:was|were} impressed.",
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
        'The first sign was easy to read. It said "{goal.the}," and the arrow pointed back to the gate. "Some kids must have turned it around," said {hero}, and {guest} pushed against the post, which was set in cement. "They must have been very strong kids," said {guest}. ¶ The second sign said, "This path stops." ¶ "Every path stops, if you think about it," said {hero}, and it sounded so clever that they were all past it before anybody thought about it. ¶ The third sign was as small as a postcard, and so low down that you had to bow to read it. "It still stops," it said. First nobody said anything, and then {guest} started to giggle. [?friend: Then {friend} started, too. ]And then they all laughed so hard that they had to hold on to each other. {hero} waited until they were done, but {hero.their} ears were hot, and when the others had walked on, {hero.they} bent down and read it again.',
        '{hero} could explain every sign. When the first one had an arrow that pointed back, {hero.they} said, "That\'s for people who want to take the long way and look at flowers." When the second one said, "This path stops," {hero} said that they only put that up to scare the tourists away. "And what are we?" asked {guest}, and {hero} quickly asked {mentor} what kind of sandwiches there were. ¶ Then they came to the third sign, which said, "Yes, you," and {hero} looked behind {hero.them}, but there was nobody there. {guest} had walked around to the back of it. "\'You with the map,\'" {guest} read out loud, "\'we like your spirit, but it stops.\'" ¶ "That\'s just rude," said {hero}, "and anyway it can\'t be far now," and that was true, because it really wasn\'t far.',
        '"Well, there\'s your answer," said {mentor}, when they came to the first sign, and {hero} was happy until {hero.they} read it. The arrow pointed back. "It\'s just too old," said {hero}. "It can\'t be that old," said {guest}, and held up {guest.their} thumb, which was white. "The paint\'s wet." ¶ The second sign said that the path stopped. "But it doesn\'t say where," said {hero}, "and it could be a hundred miles from here." {Hero.they} went on like that for quite a while, and nobody interrupted {hero.them}, except once, when a branch did. ¶ The third sign had no words at all, just a picture of a person with a big sheet of paper, and behind that person there was a row of people, and they were all marching off the edge of the board. ¶ "That\'s me!" said {guest} happily, and pointed at the last one in the row.',
      ],
    },
    more: {
      preteen: [
        "By now {hero} had explained all three of the signs, and each time it had sounded pretty good. But when {hero.they} thought of them one after another, it didn't sound so good anymore. One sign can be wrong, but how could there be three of them, all wrong, and all saying the same thing?",
        'And it got harder all the time, because at the gate {hero} would only have had to say one word. At the first sign they would have laughed about it for a minute. But now there were miles and miles behind them, and all of them were wrong, and with every step there was a bit more to be sorry for.',
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
        'The first sign had an arrow, and the arrow pointed back. "Somebody turned it around," said {hero}. The second sign said, "This path stops," and {hero} said that every path stops, if you think about it. The third one was as small as a postcard. "It still stops," it said, and {guest} started to giggle, and then they all laughed so hard that they had to hold on to each other. Only {hero} didn\'t laugh, and {hero.their} ears were hot. ¶ But the signs were right, all three of them, because they came around one more bend, and {end.ended}. ¶ "Ah," said {mentor}, and looked for a nice stone, and sat down on it. Nobody said "I told you so," although {guest} could have. They were all waiting to hear what they were going to do now, and it was {hero} who was supposed to know. {Img.start}.',
        '{hero} could explain every sign. The arrow that pointed back was for people who wanted to take the long way, {hero.they} said, and the sign that said "This path stops" was there to scare the tourists away. "And what are we?" asked {guest}. Then they came to the third sign. "You with the map," it said, "we like your spirit, but it stops." ¶ "That\'s just rude," said {hero}, and led them around one more corner, and {end.ended}. "Everybody stay calm!" said {hero}. ¶ They were all very calm, and {mentor} had put down the bag and was looking for the eggs. Only {hero} wasn\'t calm, because it was so quiet behind {hero.them}, and {hero.they} didn\'t have to turn around to know that they were all looking at {hero.them}. {Img.start}.',
        '{hero} knew exactly how it was going to be when they got there. {Hero.they} would throw out one arm, and there in the sun would be {goal.the}: {goal.dream}. But first there were the signs. There was one with an arrow that pointed back. "It\'s just too old," said {hero}, although {guest} had touched it, and the paint was wet. There was one that said, "This path stops," and {hero} said that it didn\'t say where. And the third was a picture of a person with a big sheet of paper, who was leading a row of people off the edge of the board. "That\'s me!" said {guest} happily, and pointed at the last one in the row. ¶ They came around the last bend, and {hero} threw out one arm, and {end.ended}. {hero} tried to look as if {hero.they} {hero:was|were} stretching, and {mentor} found a sunny spot and sat down. {Img.start}.',
      ],
    },
    more: {
      preteen: [
        'It would have been easier if somebody had been angry, because then {hero} could have been angry, too, or stomped off, or felt sorry for {hero.themself}. But {mentor} just hummed a little, as if this were a good place for a rest. And the others sat there in their dusty shoes, and waited, and trusted {hero.them}.',
        'Maybe {hero} could still pretend that {hero.they} had done it on purpose. {Hero.they} would only have to say, "I wanted you to see this." They all liked {hero.them}, and they wanted to believe it, but then {hero.they} would have to make up one more thing, and then one more thing after that, and when would {hero.they} get to stop? {Img.the} {img.tight}.',
      ],
    },
  },
]

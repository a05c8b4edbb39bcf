import type { Beat } from '../plot.ts'
import { verseShown } from '../verse-shown.ts'
import { shown } from './shown.ts'

/** A quiet house, the evening before, an honest prayer, and the words on the morning of the day. */
export const wordsBeats: readonly Beat[] = [
  {
    id: 'quiet-house',
    purpose: 'it has gone from home as well',
    core: false,
    rank: { young: 10, old: 9 },
    valence: -1,
    scene: {
      setting: 'hallway',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'walk', 'sad', 'away'],
        ['mentor', 'stand', 'thinking', 'hero'],
        ['companion', 'look-up', 'sad', 'hero'],
      ],
      props: ['door', 'clock', 'coats'],
      action: '{hero} comes down quietly in the morning, and the house waits for the usual sound.',
    },
    text: {
      toddlers: [
        'Good morning. Shh. No {group.odd}. The house is so quiet. [+ The clock says tick.]',
        '{hero} gets up. {hero} says nothing. [+ {mentor} waits. ]"No {group.odd}?" says {mentor}. "No."',
        'The sun is up. {hero} is up. [+ Where is the noise? ]{hero} eats toast. Crunch, crunch.',
      ],
      early: [
        'In the morning {hero} came down, and it was quiet. {mentor} looked at the clock, to see if it had stopped. It had not. [?companion: {companion} woke up, because there was nothing to sleep through. ]"Is it early?" asked {mentor}. "No," said {hero}. {Hero.they} ate the toast without any noise.',
        {
          say: 'The man with the mail stood at the gate and waited. He waited quite a while. "Is somebody ill?" he asked. "No," said {mentor}. "{Hero.they} {hero:has|have} stopped." "Why?" {mentor} did not know what to tell him.',
          shows: shown.askedAtDoor,
        },
        {
          say: '{hero} was {group.at}, where {hero.they} {group.did} every day. {Hero.they} took a breath. Then {hero.they} looked around, although there was no one there. {Hero.they} let the breath out again. It made a small cloud.',
          shows: shown.quietAlone,
        },
      ],
      middle: [
        "It was a week before {hero} noticed that {hero.they} had stopped doing it at home as well. {Hero.they} hadn't meant to. {Hero.they} just kept hearing it from outside now, the way you do when you have once seen the back of your own head. So the mornings were quiet. {mentor} burned the toast, because {mentor.they} had always timed it by {hero}. [?companion: {companion} sat at the foot of the stairs, as if something had been mislaid.]",
        {
          say: '"Has it been broken?" asked the man who brought the mail. {mentor} said that it had not been broken, so far as {mentor.they} knew. The man looked up at the window. "I used to walk in time to it," he said. "Up the hill." He put the letters into the box and went on, and it could be seen that he no longer knew which foot to begin with.',
          shows: shown.askedAtDoor,
        },
        {
          say: '{hero} stood {group.at} and tried. Nobody was listening, apart from a sparrow. All the same it wouldn\'t come. As soon as it was about to, {hero.they} thought of a girl with both hands over her mouth, and it went back in. "You\'re not missing anything," {hero} told the sparrow, who had been under the impression that it was.',
          shows: shown.quietOutside,
        },
      ],
      preteen: [
        "You don't notice when a clock stops. You notice some hours later that it's strangely quiet, and look up. That was how it was with the mornings, because {hero} hadn't decided anything at all, but day after day {hero.they} discovered that {hero.they} had gotten as far as breakfast and hadn't even begun. {mentor} had burned the toast three times, because {mentor.they} had always gone by the sound. Nobody mentioned it, because it was such a nice, tidy, sensible quiet, the kind they probably have in most families, and everyone talked a little more softly than they needed to, so as not to wake it.",
        {
          say: "{hero} found out on a Thursday, {group.at}, with nobody anywhere near. {Hero.they} had felt like it, and {hero.they} had already taken a breath, and then, before there was anything to hear, {hero.they} listened to it, with twenty-three other people's ears, and heard exactly what was going to be wrong with it, and shut {hero.their} mouth. It had never once happened in that order before, and {hero.they} stood there for a while with nothing to do, like somebody who has come down to the beach on a day when there isn't any sea.",
          shows: shown.quietAlone,
        },
        '"I met the man who brings the mail," said {mentor}. "He asked about you." ¶ "What did he want?" ¶ "Nothing. He said that the hill has gotten steeper." {mentor} buttered a piece of toast that was black on one side, and turned it over, and buttered the other side. {hero} knew that it wasn\'t a question. {Hero.they} took {hero.their} plate to the sink and washed it, quietly, in the quiet kitchen, and put it away without a sound.',
      ],
    },
    more: {
      middle: ['The third stair creaked. Everyone looked up, and it was only the stair.'],
      preteen: [
        "You would think that a person who stops doing something would be lighter afterward. It didn't feel like that. All week {hero} went around like someone who is carrying a glass that's too full, and it was only on the Sunday that {hero.they} understood what it was that {hero.they} {hero:was|were} trying so hard not to spill.",
      ],
    },
  },
  {
    id: 'evening-before',
    purpose: 'everything is ready, and everyone will look the same',
    core: false,
    rank: { young: 9, old: 12 },
    valence: 0,
    scene: {
      setting: 'living-room',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['mentor', 'work', 'calm', 'hero', 'scarf'],
        ['hero', 'stand', 'thinking', 'mirror'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['mirror', 'lamp', 'boots'],
      action: "{mentor} gets {hero}'s things ready for the next day.",
    },
    text: {
      toddlers: [
        'The shoes shine. [+ The scarf is green. ]Soon it is {group.show}! Gulp.',
        'Brush, brush goes {mentor}. The scarf is so green! [+ Turn, turn. ]So clean!',
        'One green scarf. Two clean shoes. Three buttons. [+ One, two, three. ]All set!',
      ],
      early: [
        '{mentor} ironed the green scarf. It came out flat as a leaf. "Now you look like all of them," said {mentor}. "Yes," said {hero}. {Hero.they} looked in the mirror. All of them looked back. [?companion: {companion} sniffed at the scarf, to find out who was in there.]',
        'Everything lay on the chair for tomorrow. There was the scarf. There was the clean shirt. There was a comb. "Is anything missing?" asked {mentor}. {hero} looked at the chair for a long time. "I don\'t think so," {hero.they} said.',
        {
          say: '{hero} tried it all once more in the bedroom. {Hero.they} stood up straight. {Hero.they} looked at Miss Arden, who was the lamp. Then {hero.they} did nothing, very nicely, to the end. The lamp did not say anything. It was hard to say what it thought.',
          shows: shown.practiceInBedroom,
        },
      ],
      middle: [
        '{mentor} had washed the green scarf and was ironing it dry. It hissed. "There will be a great many people," said {mentor}. "They\'ve carried the chairs out of the school." ¶ "It doesn\'t matter," said {hero}. "Nobody is going to notice me." {Hero.they} had meant that to be a comfort. {mentor} put the iron down, and folded the scarf in half, and in half again, and seemed to be thinking about something else. ¶ "No," said {mentor}. "I suppose not."',
        'Twenty-four scarves were being ironed that evening, in twenty-four houses. {hero} liked to think about that. Then {hero.they} thought of twenty-three scarves, being ironed in twenty-three houses, and of Sunday, and how it would look from the front. It would look just the same. {hero} got up and checked that {hero.theirs} was still on the chair.',
        '"Shall I sit on the left, or on the right?" asked {mentor}. "Where can I hear you better?" ¶ {hero} was combing {hero.their} hair very flat. "It\'s the same everywhere," {hero.they} said. ¶ "Then I\'ll sit in the middle," said {mentor}. [+ {Mentor.they} had already polished {mentor.their} shoes. They stood by the door with their toes to the street.]',
      ],
      preteen: [
        'On the Saturday evening {mentor} ironed the scarf. {Mentor.they} did both sides of it, very carefully, as if somebody were going to check. "I\'ll be in the middle of the third row," said {mentor}. "The caretaker says that you hear best from there." ¶ {hero} said that you would hear perfectly well from anywhere. That was the truth. "Maybe so," said {mentor}, and held up the scarf, which didn\'t have one wrinkle left in it. "But I\'d like to be sure that I get all of it."',
        {
          say: 'Somebody had lent {hero} the right kind of shoes. They stood on the chair with the other things, black and shiny, side by side. Everything that was going to be in the second row tomorrow was there already: the shoes, the shirt, the scarf folded into a square. You only had to put it on and carry it over, and {hero} lay in bed and looked at it. If {hero.they} just sent the chair, {hero.they} thought, there would hardly be any difference.',
          shows: shown.allOnChair,
        },
        {
          say: "They practiced once more on the Saturday, in the real place. It was perfect. Miss Arden said that she wouldn't say a word, because she was afraid of breaking it, and that they should all go home and eat something with butter. {hero} went home with the others. They were so relieved that they were shouting, and a couple of them had an arm around {hero}, who was one of them now, without any question. {Hero.they} would just have liked to know when it was going to start feeling like that.",
          shows: shown.homeWithOthers,
        },
      ],
    },
    more: {
      preteen: [
        '[?friend: {friend} stopped at the gate. "Well, tomorrow," {friend.they} said, and waited, as if there were something else. {hero} said yes, tomorrow. After a moment {friend} nodded and went on down the road, and {hero} stood there with {hero.their} hand on the latch for a lot longer than you need for a latch.][!friend: Outside the window it was one of those spring evenings that go on and on because nobody has the heart to turn them off. Someone was whistling, two gardens away, completely out of tune, and not caring at all. {hero} closed the window.]',
      ],
    },
  },
  {
    id: 'prayer',
    purpose: 'an honest question to the one who made it so',
    core: false,
    rank: { young: 6, old: 2 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'pray', 'sad', 'window'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bed', 'window', 'moon'],
      action: '{hero} cannot sleep and talks to God about it.',
    },
    text: {
      toddlers: [
        '"Dear God," says {hero}, "you made me. [+ You made my {group.odd}. ]Do you like it?"',
        '{hero} lies in bed. "God, I am different." [+ The moon looks in. ]"Are you here?" Shh.',
        '"God, they laugh at me," says {hero}. [+ God is near. ]"Good night, God."',
      ],
      early: [
        '"Dear God," said {hero}, "did you make a mistake? I am not cross. I only want to know." {hero} waited. It was very still. A star looked in at the window. God had made a lot of those as well, and no one had asked him to make them match. {hero} moved over a bit in the bed.',
        '"God," said {hero}, "please make me like the others by Sunday." Then {hero.they} thought about it. "But leave a bit," {hero.they} said, "in case I want it back." {Hero.they} did not know how you could do both. {Hero.they} fell asleep before {hero.they} found out.',
        '"It is me," said {hero}, in the dark. "I am the one who {group.does} {group.like}. You know me." {Hero.they} had not said that to anyone for a long time. It felt good to be known by somebody. {hero} said amen and turned over.',
      ],
      middle: [
        '"God," said {hero} into the pillow, "I\'ve got a question. It\'s not a complaint." {Hero.they} turned over, so as to be heard better. "It is a bit of a complaint. You made twenty-three of them to go together, and then you made me. Did you want it like that? Or did something slip?" There was no answer that you could have written down, but it was a relief to have asked the right person, and not just the mirror. [?companion: {companion} lay across {hero.their} feet.]',
        '"Please let nobody hear me tomorrow," said {hero}. Then {hero.they} lay there and listened to what {hero.they} had said. It sounded strange, because all the other prayers that {hero.they} knew began with "Please hear me." "I mean," said {hero}, "please let nobody hear me but you." That was closer. {Hero.they} tried to make it closer still, and fell asleep.',
        '{hero} had gotten out of the way of praying about it, because there was nothing left to ask. It was all going so well. So tonight {hero.they} only said what was true. "I don\'t like it," {hero.they} said. "Nobody laughs anymore, and I don\'t like it, and I used to like it." The moon had come around the curtain and lay on the green scarf. "Stay there tomorrow," said {hero}. "You needn\'t do anything."',
      ],
      preteen: [
        '"I don\'t want to sound ungrateful," {hero} began, and stopped, because that was no way to talk to somebody who had been there for all of it. {Hero.they} started again, more honestly. "You could have asked me first. I\'d have said that I\'d like to be exactly the same as everybody else, and that I didn\'t mind which of them." The house ticked. "And now I am the same as everybody else, and it\'s awful. So I suppose I don\'t know what I want. Do you?" There was no answer that you could have repeated to anyone. But {hero} had been quiet for so many weeks that saying even that much out loud was like taking off a tight shoe.',
        '{hero} had prayed about it in March, for a long time, with suggestions. Nothing at all had come of the suggestions, and tonight there weren\'t any left. "Here I am," {hero.they} said into the dark. You say that all the time, at doors and in the hall at school. But in all that quiet {hero.they} noticed that lately it hadn\'t really been true, and that this was the one person who had known it all along. So {hero.they} said it over again, and this time {hero.they} tried to be there.',
        '"Did you do it on purpose?" asked {hero}. ¶ It was a real question, and {hero.they} left some room after it. {Hero.they} thought of tall people and short people, and of teapots and clocks, and of a fish in a book that had both eyes on the same side. Somebody had had a good time with that fish. You couldn\'t look at it and think that it was a mistake. {hero} didn\'t get an answer, exactly. It was more like when you are on the telephone, and nobody says anything, but you can tell that somebody is there, and {hero.they} went to sleep on that.',
      ],
    },
    more: {
      middle: ['Downstairs somebody put out the last light, and the stair said what it always said.'],
      preteen: [
        "{Hero.they} didn't ask for courage. It seemed wrong to ask for something that {hero.they} had no real plan to use. {Hero.they} only asked not to be alone tomorrow in the second row, because it had been so empty there lately, for a place with that many people in it. Then {hero.they} told God good night, the way you do to somebody who is going to stay up.",
      ],
    },
  },
  {
    id: 'verse',
    purpose: 'the words, on the morning of the day',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'kitchen',
      time: 'morning',
      shot: 'close',
      cast: [
        ['mentor', 'read', 'tender', 'hero', 'bible'],
        ['hero', 'sit', 'thinking', 'mentor'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['table', 'bible', 'scarf'],
      action: "On the morning of {group.show}, {hero} hears the words in {mentor}'s kitchen.",
    },
    text: {
      toddlers: [
        {
          way: 'hands-busy',
          say: "Today is {group.show}. {mentor} ties the green scarf. {mentor} says God's words. {verse} {heart}",
          shows: shown.scarfTied,
        },
        {
          way: 'sung',
          say: '{mentor} sings and stirs the soup. {hero} sits near. {verse} {heart}',
          shows: shown.songOverPot,
        },
        {
          way: 'read-aloud',
          say: 'Today is {group.show}. {mentor} reads from the big book. {verse} {heart}',
        },
        {
          way: 'on-a-thing',
          say: "God's words are on the cup. {mentor} reads them to {hero}. {verse} {heart}",
          shows: verseShown.onCup,
        },
      ],
      early: [
        {
          say: 'It was the day of {group.show}. {mentor} tied the green scarf. It took three tries, because of the chin in the way. "Hold still," said {mentor}, "and I\'ll tell you something good." ¶ {verse} ¶ {hero} held still. Then {hero.they} said, "Does that mean the tie, or me?" "Chin up," said {mentor}.',
          way: 'hands-busy',
          shows: shown.scarfTied,
        },
        {
          say: 'It was the day of {group.show}. {mentor} read one bit out of the Bible before the eggs were done. It had to be a short bit, for soft eggs. ¶ {verse} ¶ "Was that for today?" asked {hero}. "It says nothing about days," said {mentor}. The eggs were just right.',
          way: 'read-aloud',
        },
        {
          say: "On the day of {group.show} there was something in {hero}'s left shoe. It was a note, and {mentor} had folded it very small. ¶ {verse} ¶ {hero} read it with one shoe on. There was nothing in the other shoe. {Hero.they} looked, to be sure.",
          way: 'in-a-letter',
          shows: shown.noteInShoe,
        },
        {
          say: 'It was the day of {group.show}, and {hero} was looking for the comb. It was not on the shelf. But {mentor}\'s Bible was, and a dry leaf fell out of it. {Hero} opened the page to put it back. ¶ {verse} ¶ "Did you find it?" called {mentor}. "I found something," said {hero}.',
          way: 'opened-by-chance',
          shows: verseShown.foundAlone,
        },
      ],
      middle: [
        {
          say: '{mentor} wanted something flat to press the scarf with, and sent {hero} for the big Bible. When {hero} pulled it out, it fell open at a place where somebody had once put in a clover. It had only three leaves. Somebody must have kept it all the same. ¶ {verse} ¶ "What are you doing in there?" called {mentor}. ¶ "I\'m reading," said {hero}. {Hero.they} put the clover back exactly where it had lain.',
          way: 'opened-by-chance',
          shows: verseShown.foundAlone,
        },
        {
          say: '{mentor} was tying the scarf, and had a pin in {mentor.their} mouth, so it came out of the corner. {Mentor.they} said it every Sunday, some line or other, the way other people say that it looks like rain. ¶ {verse} ¶ "You always say those when I can\'t get away," said {hero}. ¶ "That\'s when I\'ve got you," said {mentor}, and put in the pin. {hero} could hear it the whole time {hero.they} {hero:was|were} putting on {hero.their} shoes.',
          way: 'hands-busy',
          shows: shown.scarfTied,
        },
        {
          say: "{hero} had been asked to letter a card for the door of the hall, because {hero.their} writing looked just like everybody's. Miss Arden had given {hero.them} the words. {hero} did them at the kitchen table on that last morning, in green, with {hero.their} tongue out. ¶ {verse} ¶ The first letter had come out crooked. {Hero.they} began on a new card. Then {hero.they} stopped, and looked at the old one, and hung that one up.",
          way: 'written-out',
          shows: shown.programs,
        },
        {
          say: '{mentor} was stirring the oatmeal and singing, as {mentor.they} did on Sundays. It went up where it ought to go down. {Mentor.they} had never noticed, or else {mentor.they} had noticed long ago. {hero} sat on the stairs to do up {hero.their} shoes, and heard the words come around the door. ¶ {verse} ¶ "You\'ve got that wrong," called {hero}. ¶ "Not the words," {mentor} called back.',
          way: 'sung',
          shows: shown.songFromKitchen,
        },
      ],
      preteen: [
        {
          say: '{mentor} had a rule that nobody left the house on a Sunday without having listened to something. {Mentor.they} opened the Bible next to the butter dish, moved a crumb, and read, in the voice that {mentor.they} also used for recipes. ¶ {verse} ¶ {hero} waited for somebody to explain what that had to do with anything. {mentor} turned the page back, to see if there was more of it, and then asked for the marmalade. {Mentor.they} always did that, and then you were left all alone with it.',
          way: 'read-aloud',
        },
        {
          say: 'The shoes were stiff. There was something in the toe of the left one, and {hero} shook it out, thinking that it was the paper from the shop. It was a page from the kitchen calendar, folded in four, and on it, in pencil, in {mentor}\'s big, hurried writing, was one line. ¶ {verse} ¶ That was all. It didn\'t say "good luck" or give any advice. {hero} read it, and then read it again. Then {hero.they} folded it up just as it had been, and thought for a moment, and put it back into the toe, where {hero.they} would feel it all day.',
          way: 'in-a-letter',
          shows: shown.noteInShoe,
        },
        {
          say: '{hero} had the neatest handwriting, so Miss Arden had asked {hero.them} to write out the programs. There were a hundred of them, with the same line at the bottom of each. By that Sunday morning {hero.they} had done ninety-nine without reading a single one. At the hundredth {mentor} called to ask about the eggs, and {hero.they} looked up, and down again, and lost the place, and had to start the line from the beginning. ¶ {verse} ¶ The pen had made a blot. It was a small one, shaped like an ear. {Hero.they} looked at it for a while, and did not do that one over.',
          way: 'written-out',
          shows: shown.programs,
        },
        {
          say: '{hero} had learned it years ago for a paper star, at an age when you learn things as a dog learns to give its paw. {Hero.they} hadn\'t thought of it since. It came back by itself on that Sunday morning, in {mentor}\'s kitchen, with a toothbrush in {hero.their} mouth, so that it was some time before {hero.they} could say it out loud. ¶ {verse} ¶ "What was that?" asked {mentor} from the stove. ¶ "Nothing," said {hero}. "Just something I know." But {hero.they} stood there until the water had run hot, and then until it ran cold again.',
          way: 'by-heart',
          shows: shown.toothbrush,
        },
      ],
    },
    more: {
      middle: [
        '"You\'re very quiet," said {mentor}. {hero} was. But it was a different quiet from the one of the week before. It had something in it.',
      ],
      preteen: [
        "It wasn't that {hero} felt better. Some words are the comfortable kind, and you can pull them over you like a blanket, but these stood there and looked at {hero.them}, as if they were sure that there was somebody at home. Nobody else had been sure of that for several weeks.",
      ],
    },
  },
]

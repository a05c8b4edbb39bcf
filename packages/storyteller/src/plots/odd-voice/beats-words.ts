import type { Beat } from '../plot.ts'

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
        'The man with the mail stood at the gate and waited. He waited quite a while. "Is somebody ill?" he asked. "No," said {mentor}. "{Hero.they} {hero:has|have} stopped." "Why?" {mentor} did not know what to tell him.',
        '{hero} was {group.at}, where {hero.they} {group.did} every day. {Hero.they} took a breath. Then {hero.they} looked around, although there was no one there. {Hero.they} let the breath out again. It made a small cloud.',
      ],
      middle: [
        "It was a week before {hero} noticed that {hero.they} had stopped doing it at home as well. {Hero.they} hadn't meant to. {Hero.they} just kept hearing it from outside now, the way you do when you have once seen the back of your own head. So the mornings were quiet. {mentor} burned the toast, because {mentor.they} had always timed it by {hero}. [?companion: {companion} sat at the foot of the stairs, as if something had been mislaid.]",
        '"Has it been broken?" asked the man who brought the mail. {mentor} said that it had not been broken, so far as {mentor.they} knew. The man looked up at the window. "I used to walk in time to it," he said. "Up the hill." He put the letters into the box and went on, and it could be seen that he no longer knew which foot to begin with.',
        '{hero} stood {group.at} and tried. Nobody was listening, apart from a sparrow. All the same it wouldn\'t come. As soon as it was about to, {hero.they} thought of a girl with both hands over her mouth, and it went back in. "You\'re not missing anything," {hero} told the sparrow, who had been under the impression that it was.',
      ],
      preteen: [
        'One does not notice when a clock stops. One notices some hours later that it is strangely peaceful, and looks up. So it was with the mornings. {hero} had not come to any decision; {hero.they} simply found, day after day, that {hero.they} had got as far as breakfast without having begun. {mentor} had burned the toast three times, since {mentor.they} had always gone by the sound. Nobody mentioned it. It was a tidy, reasonable kind of quiet, such as there must be in most houses, and everybody spoke a little more softly than necessary, so as not to wake it.',
        '{hero} made the discovery on a Thursday, {group.at}, with no one within a hundred yards. {Hero.they} had felt like it. {Hero.they} had drawn breath. And then, before there was anything to be heard, {hero.they} listened to it, with twenty-three pairs of ears, and heard just what was going to be the matter, and closed {hero.their} mouth. It had never in {hero.their} life happened that way around. {Hero.they} stood there for some moments, with nothing to do, like somebody who has come down to the shore on a day when there is no sea.',
        '"I met the man who brings the mail," said {mentor}. "He inquired after you." ¶ "What did he want?" ¶ "Nothing. He said that the hill had got steeper." {mentor} buttered a piece of toast that was black on one side, and turned it over, and buttered the other. {hero} knew that {hero.they} {hero:was|were} not being asked anything. {Hero.they} took {hero.their} plate to the sink and washed it, quietly, in the quiet kitchen, and set it in the rack without a sound.',
      ],
    },
    more: {
      middle: ['The third stair creaked. Everyone looked up, and it was only the stair.'],
      preteen: [
        'It might have been expected that to leave off one small habit would make a person lighter. It did not appear to. {hero} went about all that week like someone carrying a full glass, and it was only on the Sunday that {hero.they} realized what it was that {hero.they} {hero:was|were} being so careful not to spill.',
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
        '{hero} tried it all once more in the bedroom. {Hero.they} stood up straight. {Hero.they} looked at Miss Arden, who was the lamp. Then {hero.they} did nothing, very nicely, to the end. The lamp did not say anything. It was hard to say what it thought.',
      ],
      middle: [
        '{mentor} had washed the green scarf and was ironing it dry. It hissed. "There will be a great many people," said {mentor}. "They\'ve carried the chairs out of the school." ¶ "It doesn\'t matter," said {hero}. "Nobody is going to notice me." {Hero.they} had meant that to be a comfort. {mentor} put the iron down, and folded the scarf in half, and in half again, and seemed to be thinking about something else. ¶ "No," said {mentor}. "I suppose not."',
        'Twenty-four scarves were being ironed that evening, in twenty-four houses. {hero} liked to think about that. Then {hero.they} thought of twenty-three scarves, being ironed in twenty-three houses, and of Sunday, and how it would look from the front. It would look just the same. {hero} got up and checked that {hero.theirs} was still on the chair.',
        '"Shall I sit on the left, or on the right?" asked {mentor}. "Where can I hear you better?" ¶ {hero} was combing {hero.their} hair very flat. "It\'s the same everywhere," {hero.they} said. ¶ "Then I\'ll sit in the middle," said {mentor}. [+ {Mentor.they} had already polished {mentor.their} shoes. They stood by the door with their toes to the street.]',
      ],
      preteen: [
        'On the Saturday evening {mentor} ironed the scarf. It was done with great thoroughness, first the one side and then the other, as though a scarf were something that might be inspected. "I shall be in the middle of the third row," said {mentor}. "I\'ve had it from the caretaker that one hears best from there." ¶ {hero} said that one would hear perfectly well from anywhere. It was quite true. "That\'s as may be," said {mentor}, and held up the scarf, in which there was not one crease to be seen. "But I\'d like to be sure of getting everything."',
        'Somebody had lent {hero} the right kind of shoes. They stood on the chair with the rest of it, black and blameless, side by side. Everything that was going to be in the second row tomorrow was there: the shoes, the shirt, the scarf folded to a square. It needed no more than to be put on and carried over. {hero} lay and looked at it. It occurred to {hero.them} that if {hero.they} {hero:was|were} to send the chair, there would be hardly any difference.',
        'They rehearsed once more on the Saturday, in the proper place. It was faultless. Miss Arden said that she would not say a word, for fear of breaking it, and that they should all go home and eat something with butter. {hero} walked home among the others. They were noisy with relief, and several linked arms with {hero.them}. {Hero.they} {hero:was|were} one of them; there was no longer any question of it. {Hero.they} would have liked to know at what point it would begin to feel like that.',
      ],
    },
    more: {
      preteen: [
        '[?friend: {friend} stopped at the gate. "Well, tomorrow," {friend.they} said, and waited, as if there were something further. {hero} said that yes, it was tomorrow. After a moment {friend} nodded and went on down the road, and {hero} remained at the gate with {hero.their} hand on the latch for longer than the latch required.][!friend: Outside the window it had turned into one of those evenings in spring that go on and on, because nobody has the heart to put them out. Someone was whistling, two gardens away, out of tune, and quite without shame. {hero} closed the window.]',
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
        '{hero} had got out of the way of praying about it, because there was nothing left to ask. It was all going so well. So tonight {hero.they} only said what was true. "I don\'t like it," {hero.they} said. "Nobody laughs anymore, and I don\'t like it, and I used to like it." The moon had come around the curtain and lay on the green scarf. "Stay there tomorrow," said {hero}. "You needn\'t do anything."',
      ],
      preteen: [
        '"I don\'t want to seem ungrateful," {hero} began, and stopped, because that was no way to talk to somebody who had been there for all of it. {Hero.they} began again, more honestly. "I think that you might have asked me, and I\'d have said that I\'d like to be exactly the same as everybody else, and that I didn\'t mind which of them." The house ticked. "And now I am the same as everybody else, and it\'s dreadful, so evidently I don\'t know what I want. Do you?" There was no reply of the sort that one can repeat. But {hero.they} had been quiet for so many weeks that to say as much as that aloud, to anyone, was like taking off a shoe.',
        '{hero} had prayed about it in March, at some length and with suggestions. Nothing had come of the suggestions. Tonight {hero.they} found that {hero.they} had run out of them. "Here I am," {hero.they} said, in the dark. It was an ordinary thing to say, and one that {hero.they} must have said a thousand times, at doors. But it struck {hero.them}, in the silence, that for some time past it had not been altogether true; and that there was somebody to whom it was useless to say it if it were not. So {hero.they} said it over again, and this time {hero.they} tried to be there.',
        '"Did you do it on purpose?" said {hero}. ¶ It was a real question, and {hero.they} left room after it. {Hero.they} thought of the teapots and clocks and tall people and short people, and of a kind of fish {hero.they} had seen once in a book, with both eyes on the same side. Somebody had certainly had a good time over the fish. It was difficult to look at it and think of it as a slip. {hero} did not get an answer. {Hero.they} merely got the sense, as you sometimes do on the telephone, that the other end was not empty, and on the strength of that {hero.they} slept.',
      ],
    },
    more: {
      middle: ['Downstairs somebody put out the last light, and the stair said what it always said.'],
      preteen: [
        '{Hero.they} did not ask for courage. It seemed impertinent to ask for something that {hero.they} had no definite plan to use. {Hero.they} asked only not to be alone tomorrow in the second row, since it had been rather empty there of late, for all the people. Then {hero.they} told God good night, as one does to somebody who is going to stay up.',
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
          say: "{mentor} ties the green scarf. {mentor} says God's words. {verse} {heart}",
          way: 'hands-busy',
        },
        { say: '{mentor} sings and stirs. [+ Stir, stir. ]{verse} {heart}', way: 'sung' },
        { say: '{mentor} opens the big book. {verse} [+ "Again," says {hero}. ]{heart}', way: 'read-aloud' },
        { say: "God's words are on the cup. {mentor} reads them. {verse} {heart}", way: 'on-a-thing' },
      ],
      early: [
        {
          say: '{mentor} tied the green scarf. It took three tries, because of the chin in the way. "Hold still," said {mentor}, "and I\'ll tell you something good." ¶ {verse} ¶ {hero} held still. Then {hero.they} said, "Does that mean the tie, or me?" "Chin up," said {mentor}.',
          way: 'hands-busy',
        },
        {
          say: '{mentor} always read one bit out of the Bible before the eggs were done. It had to be a short bit, for soft eggs. ¶ {verse} ¶ "Was that for today?" asked {hero}. "It says nothing about days," said {mentor}. The eggs were just right.',
          way: 'read-aloud',
        },
        {
          say: "There was something in {hero}'s left shoe. {Hero.they} took it out. It was a note, and {mentor} had folded it very small. ¶ {verse} ¶ {hero} read it with one shoe on. There was nothing in the other shoe. {Hero.they} looked, to be sure.",
          way: 'in-a-letter',
        },
        {
          say: '{hero} was looking for the comb. It was not on the shelf. But {mentor}\'s Bible was, and a dry leaf fell out of it. {Hero} opened the page to put it back. ¶ {verse} ¶ "Did you find it?" called {mentor}. "I found something," said {hero}.',
          way: 'opened-by-chance',
        },
      ],
      middle: [
        {
          say: '{mentor} wanted something flat to press the scarf with, and sent {hero} for the big Bible. When {hero} pulled it out, it fell open at a place where somebody had once put in a clover. It had only three leaves. Somebody must have kept it all the same. ¶ {verse} ¶ "What are you doing in there?" called {mentor}. ¶ "I\'m reading," said {hero}. {Hero.they} put the clover back exactly where it had lain.',
          way: 'opened-by-chance',
        },
        {
          say: '{mentor} was tying the scarf, and had a pin in {mentor.their} mouth, so it came out of the corner. {Mentor.they} said it every Sunday, some line or other, the way other people say that it looks like rain. ¶ {verse} ¶ "You always say those when I can\'t get away," said {hero}. ¶ "That\'s when I\'ve got you," said {mentor}, and put in the pin. {hero} could hear it the whole time {hero.they} {hero:was|were} putting on {hero.their} shoes.',
          way: 'hands-busy',
        },
        {
          say: "{hero} had been asked to letter a card for the door of the hall, because {hero.their} writing looked just like everybody's. Miss Arden had given {hero.them} the words. {hero} did them at the kitchen table on that last morning, in green, with {hero.their} tongue out. ¶ {verse} ¶ The first letter had come out crooked. {Hero.they} began on a new card. Then {hero.they} stopped, and looked at the old one, and hung that one up.",
          way: 'written-out',
        },
        {
          say: '{mentor} was stirring the oatmeal and singing, as {mentor.they} did on Sundays. It went up where it ought to go down. {Mentor.they} had never noticed, or else {mentor.they} had noticed long ago. {hero} sat on the stairs to do up {hero.their} shoes, and heard the words come around the door. ¶ {verse} ¶ "You\'ve got that wrong," called {hero}. ¶ "Not the words," {mentor} called back.',
          way: 'sung',
        },
      ],
      preteen: [
        {
          say: "It was a rule of {mentor}'s that one did not go out of the house on a Sunday without having listened to something. {Mentor.they} opened the Bible beside the butter dish, moved a crumb, and read, in the voice that {mentor.they} also used for recipes. ¶ {verse} ¶ {hero} waited to be told what it had to do with anything. {mentor} turned the page back, to see if there was more of it, and then asked for the marmalade. It was a most irritating habit. It left a person alone with it.",
          way: 'read-aloud',
        },
        {
          say: "The shoes were stiff. There was something in the toe of the left one, and {hero} shook it out, supposing that it was the paper from the shop. It was a page torn off the kitchen calendar and folded in four, and on it, in pencil, in {mentor}'s large and hurried hand, was one line. ¶ {verse} ¶ That was all. There was no greeting on it, nor any good advice. {hero} read it standing on one leg. Then {hero.they} folded it up as it had been, and after some hesitation put it back into the toe, where {hero.they} would be obliged to know that it was there.",
          way: 'in-a-letter',
        },
        {
          say: "{hero}'s handwriting was so regular that Miss Arden had asked {hero.them} to letter the programs. There were to be a hundred, each with the same line at the foot. By that Sunday morning {hero.they} had done ninety-nine of them without reading one, as one does. At the hundredth {mentor} called to ask about the eggs, and {hero.they} looked up, and down again, and lost the place, and had to begin at the beginning. ¶ {verse} ¶ The pen had made a blot. It was quite a small one, shaped like an ear. {Hero.they} considered it, and did not do that program over.",
          way: 'written-out',
        },
        {
          say: '{hero} had learned it years ago for a paper star, at an age when one learns things as a dog learns to give its paw. {Hero.they} had not thought of it since. It came up by itself on that Sunday morning, in {mentor}\'s kitchen, with a toothbrush in {hero.their} mouth, so that it was some time before {hero.they} could say it aloud. ¶ {verse} ¶ "What was that?" asked {mentor} from the stove. ¶ "Nothing," said {hero}. "It was only something that I know." But {hero.they} stood there until the water had run hot, and then until it ran cold again.',
          way: 'by-heart',
        },
      ],
    },
    more: {
      middle: [
        '"You\'re very quiet," said {mentor}. {hero} was. But it was a different quiet from the one of the week before. It had something in it.',
      ],
      preteen: [
        'It was not that {hero} felt better. It would have been simpler if the words had been of the comfortable kind, which are laid on like a blanket. These did not seem to be lying on anything. They stood, and they looked at {hero.them}, and they appeared to suppose, which nobody had for some while, that there was somebody there.',
      ],
    },
  },
]

import type { Hinge, SeamName } from '../plot.ts'

const friendInBed: readonly SeamName[] = ['after in-bed']
const goingOut: readonly SeamName[] = ['after comes']
const atTheCorner: readonly SeamName[] = ['before turn']
const underTheWindow: readonly SeamName[] = ['after turn']
const wellAgain: readonly SeamName[] = ['before gone']
const outAgain: readonly SeamName[] = ['after gone']

export const hinges: readonly Hinge[] = [
  {
    acts: 'hero.fear',
    early: {
      at: friendInBed,
      say: {
        toddlers: '{hero} does not like {hero.fear}. {friend} always helps. Not now.',
        early:
          '{hero} was afraid of {hero.fear}. {friend} knew that, and always stood on that side. Now that side was empty.',
        middle:
          'With {hero.fear} it was like this. {hero} was afraid, and {friend} never said a word about it. {Friend.they} only walked on that side. Nobody had ever noticed, not even {hero}, until now, when the side was empty.',
        preteen:
          "There was something that nobody knew, because nobody had ever needed to. {hero} was afraid of {hero.fear}, and so {friend} always happened to be standing in between. They had never talked about it. It's only when somebody has to stay in bed that you notice where they used to stand.",
      },
    },
    late: {
      at: atTheCorner,
      say: {
        toddlers: '{friend} helps with {hero.fear}. Who helps {friend} now?',
        early:
          'When it was about {hero.fear}, {friend} never left {hero}. {hero} had to think of that now. Who was with {friend}?',
        middle:
          '{hero} thought of {hero.fear}, and of who always walked on that side. {friend} had never said that it was too much trouble, and {friend.they} must often have wanted to be somewhere else. Now it was {friend} who had an empty side.',
        preteen:
          'It was a strange time to think of {hero.fear}. But {hero} did. {Hero.they} thought of all the times when {friend} had stood in between, and had surely wanted to be somewhere else, and had never once looked at the clock. Nobody had thanked {friend.them}, because nobody was supposed to notice. {hero} had noticed now.',
      },
    },
  },
  {
    acts: 'hero.like',
    early: {
      at: friendInBed,
      say: {
        toddlers: '{hero} wants to tell of {hero.like}. But {friend} cannot hear.',
        early:
          'There was so much to say about {hero.like}. {hero} said it to the glass. It made the glass foggy, and that was all.',
        middle:
          'There was news about {hero.like}, too, and nobody to tell it to. You cannot shout a thing like that over a {way}. {hero} tried it with both arms. {friend} thought that it was about a bird.',
        preteen:
          "And whom was {hero} supposed to talk to about {hero.like} now? The others were nice about it, but you had to begin at the very beginning with them. With {friend} you could start in the middle of a sentence. {hero} hadn't known how many of those {hero.they} had every day until there was nowhere to put them.",
      },
    },
    late: {
      at: atTheCorner,
      say: {
        toddlers: '{hero} likes {hero.like}. {hero} likes {friend} more.',
        early:
          'All the others ran and shouted. Not one of them would talk about {hero.like}. {friend} would. {hero} slowed down.',
        middle:
          'Nobody in the whole line wanted to hear about {hero.like}. That was all right. They were thinking of other things today. But {hero} began to walk more slowly, because behind {hero.them}, in a window, there was one person who always did.',
        preteen:
          "On the way somebody asked {hero} something about {hero.like}, and didn't wait for the answer. That was no crime. It was a great day, and there was a lot to shout about. {hero} only noticed that {hero.they} had turned to the left to go on with the sentence, and there was nobody there to go on with.",
      },
    },
  },
  {
    acts: 'hero.skill',
    early: {
      at: friendInBed,
      say: {
        toddlers: '{hero} can {hero.skill.base} so well. {friend} cannot. {friend} is sad.',
        early:
          '{hero} knew how to {hero.skill.base}. It went so well that day! But {friend} turned to the wall. {friend} could not do a thing.',
        middle:
          'To cheer {friend} up, {hero} told {friend.them} in big letters how well it went with {hero.skill}. It had never gone so well. When {hero.they} held up the last sheet, {friend} had turned to the wall. {hero} had not known that you can do a thing so well that it hurts somebody.',
        preteen:
          "{hero} meant it kindly. {Hero.they} wrote on a sheet of paper how it was going with {hero.skill}, and it was going better than ever, and {hero.they} held it up to the window. {friend} read it, and nodded, and put up a thumb, and then {friend.they} turned to the wall. It took {hero} two days to understand that it isn't any fun to watch how well somebody is getting on without you.",
      },
    },
    late: {
      at: underTheWindow,
      say: {
        toddlers: '{hero} can {hero.skill.base}. This {hero} cannot do. {friend} laughs and laughs.',
        early:
          'There were things that {hero} did well. {Hero.they} could {hero.skill.base}. This was not one of them. But at this one {friend} laughed.',
        middle:
          'The funny thing was that {hero} could do better. {Hero.they} could {hero.skill.base}, and people said "Oh!" when they saw it. Nobody would ever say "Oh!" at this. But {friend} had not turned to the wall. {Friend.they} held up a sheet: *Worse, please.*',
        preteen:
          "It wasn't that {hero} couldn't do anything. {Hero.they} could {hero.skill.base}, and {hero.they} did it well enough for people to be polite about everything else. But that had sent {friend} to the wall, and this brought {friend.them} to the window. {hero} had never thought that being bad at something could be of any use to anybody.",
      },
    },
  },
  {
    acts: 'hero.belonging',
    early: {
      at: friendInBed,
      say: {
        toddlers: '{hero} puts {hero.belonging.the} in the window. "Look, {friend}!"',
        early:
          'That night {hero} put {hero.belonging} in the window. "So that somebody is there when I sleep," {hero.they} said.',
        middle:
          'Before {hero} went to bed, {hero.they} put {hero.belonging} on the windowsill, on the outside of the curtain. If {friend} woke up in the night, then {friend.they} would see that somebody was on duty.',
        preteen:
          "That evening {hero} put {hero.belonging} on the windowsill, in front of the curtain, where you could see it from the other side. {Hero.they} didn't explain it to anyone. But in the morning, when {friend} looked across, {friend.they} pointed at it first, and only then at {hero}.",
      },
    },
    late: {
      at: wellAgain,
      say: {
        toddlers: 'Day and night {hero.belonging.the} sits there. "Good night, {friend}."',
        early:
          'Every night {hero.belonging.the} stood guard in the window. {hero} missed {hero.belonging.them} in bed. But a guard is a guard.',
        middle:
          'And every night {hero.belonging.the} stayed on the windowsill. {hero} could have used {hero.belonging.them}, on some of those nights. But somebody on duty cannot be called in just because it is cold under the blanket. "Not yet," said {hero}.',
        preteen:
          'All those weeks {hero.belonging.the} stayed on the windowsill. It got sun on one side, and dust on the other, and {hero} got used to falling asleep without it, more or less. "You could take it in now," said {mentor}. ¶ "It isn\'t my turn yet," said {hero}.',
      },
    },
  },
  {
    acts: 'friend.like',
    late: {
      at: underTheWindow,
      say: {
        toddlers: 'It is as good as {friend.like}! {friend} laughs and laughs.',
        early:
          '{friend} held up a sheet. *As good as {friend.like}*, it said. There was no better mark than that.',
        middle:
          'Then a sheet of paper appeared in the window. {friend} gave marks for everything, and {friend.they} {friend:was|were} strict. *Better than {friend.like}*, it said. {hero} read it twice. Nothing had ever been better than {friend.like}.',
        preteen:
          "After a while a sheet of paper came up behind the glass. *Better than {friend.like}*, it said, and {hero} had to read it again, because in all the years that they had known each other {friend} had never said that about anything. It couldn't be true. That was what was so nice about it.",
      },
    },
  },
  {
    acts: 'friend.fear',
    late: {
      at: atTheCorner,
      say: {
        toddlers: '{friend} does not like {friend.fear}. {friend} is all alone. {hero} knows it.',
        early:
          '{friend} was afraid of {friend.fear}. {hero} knew that. And now {friend.they} lay there all day and had time to think of it.',
        middle:
          'And there was something else. {friend} was afraid of {friend.fear}. It did not matter much as long as {friend.they} could run about. But {hero} knew how it is when you lie still. Then you think of it, and nobody comes to make you think of something else.',
        preteen:
          "{hero} knew something that the others didn't. {friend} was afraid of {friend.fear}, and as long as there was something going on, you never noticed. But when you lie in bed all day, nothing is going on, and everything that you're afraid of knows where to find you.",
      },
    },
  },
  {
    acts: 'friend.skill',
    late: {
      at: outAgain,
      say: {
        toddlers: '"Can you still {friend.skill.base}?" asks {hero}. "I can!" says {friend}.',
        early:
          '"Can you still {friend.skill.base}?" asked {hero}. "I think so," said {friend}. "But I may be bad at it now." "That is what I like best," said {hero}.',
        middle:
          '"Can you still {friend.skill.base}?" asked {hero}, when they got their breath back.¶"Probably very badly," said {friend}.¶"Good," said {hero}. "I\'ve gotten used to watching things that are done badly. You can have the marks back, too."',
        preteen:
          '"I bet that I can\'t {friend.skill.base} anymore," said {friend}. {Friend.they} tried to make it sound like a joke. ¶ "Then you\'ll do it badly," said {hero}, "in front of everybody, and I\'ll sit there and clap." {friend} looked at {hero.them}, and saw that {hero.they} meant it. After all, somebody had shown {friend.them} how that is done.',
      },
    },
  },
  {
    acts: 'hero.habit',
    early: {
      at: goingOut,
      say: {
        toddlers: 'Today {hero} does not {hero.habit.base}. {hero} looks at {friend}.',
        early: 'On other days {hero} {hero.habit.past}. Now {hero.they} just stood there and looked up.',
        middle:
          'On any other day {hero} {hero.habit.past}, without even thinking of it. {friend} could tell by that how things were. Now {hero} stood there quite still, and {friend} could tell by that, too.',
        preteen:
          "On any ordinary day {hero} {hero.habit.past}, and {friend} could see it from up there, and knew that everything was all right. Today {hero} forgot to. {friend} stopped waving for a moment. You can't fool somebody who has looked at you through a window for six weeks.",
      },
    },
    late: {
      at: underTheWindow,
      say: {
        toddlers: 'Now {hero} can {hero.habit.base} again. {friend} sees it and claps.',
        early:
          'And all at once {hero} {hero.habit.past}, as on other days. {friend} saw it and was glad. Now all was well.',
        middle:
          'And then, without noticing, {hero} {hero.habit.past} again, right there in front of the whole {way}. Up in the window {friend} nodded. So it had not been too hard. So {hero.they} {hero:was|were} not even sorry.',
        preteen:
          'Without thinking about it {hero} {hero.habit.past}, the way {hero.they} always did, and up in the window {friend} saw it, and leaned back against the pillow. {Friend.they} had been worried that {hero} would be sorry. But nobody who is really sorry does that.',
      },
    },
  },
]

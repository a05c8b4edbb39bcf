import type { Hinge, SeamName } from '../plot.ts'

const settingOff: readonly SeamName[] = ['after lead', 'after shortcut']
const turnedRight: readonly SeamName[] = ['after shortcut']
const pathEnds: readonly SeamName[] = ['after end']
const beforeSayingIt: readonly SeamName[] = ['before lost']
const told: readonly SeamName[] = ['after lost', 'after front']
const walkingLast: readonly SeamName[] = ['after front']

export const hinges: readonly Hinge[] = [
  {
    acts: 'hero.fear',
    early: {
      at: pathEnds,
      say: {
        toddlers: '{hero} does not like {hero.fear}. This is just as bad.',
        early:
          'All of them knew that {hero} was afraid of {hero.fear}. Nobody minded that. But this was much harder to say.',
        middle:
          'It was no secret that {hero} was afraid of {hero.fear}. Everybody knew, and helped, and that was that. But nobody has ever been helped with being wrong. For that you only get looked at.',
        preteen:
          "If it had been {hero.fear}, it would have been easy. They all knew that {hero} was afraid of {hero.fear}, and {hero.they} could have gone white and sat down, and somebody would have held {hero.their} hand. Nobody holds your hand because you're wrong. You have to stand there and be it.",
      },
    },
    late: {
      at: beforeSayingIt,
      say: {
        toddlers: '{hero} told them of {hero.fear}. No one laughed. So {hero} will tell this, too.',
        early:
          'Once {hero} had to tell them about {hero.fear}. That was hard, too. And then nobody laughed. {hero} thought of that.',
        middle:
          '{hero} thought of the day when {hero.they} told them about {hero.fear}. It had taken {hero.them} all morning to get it out, and it was only four words long. Nobody had laughed. It was strange that you could be so afraid of the same people twice.',
        preteen:
          'There had been a day when none of them knew about {hero.fear}, either. {hero} could still remember it. {Hero.they} had been certain that something terrible would happen if {hero.they} told them, and then {hero.they} told them, and somebody said, "Oh, all right," and passed the bread. {Hero.they} looked from one to the next. They were exactly the same people.',
      },
    },
  },
  {
    acts: 'hero.like',
    early: {
      at: turnedRight,
      say: {
        toddlers: '{hero} talks of {hero.like}. {hero} talks and talks. {hero} does not listen.',
        early:
          'And then {hero} told them all about {hero.like}. {Hero.they} talked so much that nobody could say "left" again.',
        middle:
          'And then {hero} began to tell them about {hero.like}, over {hero.their} shoulder, so that nobody would get bored. It was really very interesting. Twice somebody at the back tried to say something, but it did not fit in anywhere.',
        preteen:
          'So that there would not be any more discussions, {hero} told them about {hero.like}. {Hero.they} could do that for miles. It is a good subject, and the good thing about it was that as long as {hero.they} {hero:was|were} talking about {hero.like}, nobody could ask where they were going.',
      },
    },
    late: {
      at: walkingLast,
      say: {
        toddlers: '{hero} says not one word of {hero.like} now. {hero} listens to {guest}.',
        early:
          'All the way back {hero} did not talk about {hero.like}. {Hero.they} listened. You hear a lot at the end of a line.',
        middle:
          '"What was that about {hero.like}?" asked {guest} after a while. "You never finished."¶"Later," said {hero}. "I\'m listening now." It was not so bad. There was quite a lot to hear, once there was room for it.',
        preteen:
          'After a mile {guest} turned around. "You can talk about {hero.like} again, you know," {guest.they} said. "We wouldn\'t mind."¶"In a bit," said {hero}. {Hero.they} wanted to, very much. But {hero.they} had noticed that you can\'t hear anything while you are explaining {hero.like}, and {hero.they} had missed the word "left" that way at least three times.',
      },
    },
  },
  {
    acts: 'hero.skill',
    early: {
      at: settingOff,
      say: {
        toddlers: '"I can {hero.skill.base}," says {hero}. "So I can do this!"',
        early: '"I can {hero.skill.base}," said {hero}. "So I can read a map, too." It sounded quite right.',
        middle:
          '"If you can {hero.skill.base}, you can read a map," said {hero}. It was the sort of sentence that sounds true when you are walking in front.',
        preteen:
          "{hero} wasn't worried at all, because {hero.they} could {hero.skill.base}, and everybody knew how difficult that was, and compared to that a map was nothing but a lot of lines.",
      },
    },
    late: {
      at: beforeSayingIt,
      say: {
        toddlers: 'How did {hero} learn to {hero.skill.base}? {hero} had to ask. So ask!',
        early:
          'How had {hero} learned to {hero.skill.base}? {Hero.they} had asked somebody, every single day. It had not even been hard.',
        middle:
          '{hero} thought of {hero.skill}. Nobody is born with that. {Hero.they} had asked how it went, and been told, and done it wrong, and asked again. Not once had it hurt to ask. When had it begun to hurt?',
        preteen:
          'It was odd, but everything that {hero} knew about {hero.skill} {hero.they} knew because {hero.they} had asked. {Hero.they} had said "Like this?" about a thousand times, and "Show me again," and nobody had ever thought any less of {hero.them} for it. It was the whole secret of being good at anything, and this morning {hero.they} hadn\'t been able to ask one single person on a wall.',
      },
    },
  },
  {
    acts: 'hero.belonging',
    early: {
      at: settingOff,
      say: {
        toddlers: '{hero} has {hero.belonging.the}, too. "We go first, you and I!"',
        early: '{hero} had {hero.belonging} along, too. Whoever goes first should have something like that.',
        middle:
          '{hero} had the map, and {hero.they} had {hero.belonging}. {Hero.they} had thought about it for a long time, and those were the two things that a leader needed. A leader does not need to be told things.',
        preteen:
          'For the occasion {hero} had brought along {hero.belonging}. It had nothing to do with finding the way. But {hero.they} had imagined this day so often, and in every picture {hero.they} walked in front and had {hero.belonging.the} with {hero.them}.',
      },
    },
    late: {
      at: walkingLast,
      say: {
        toddlers: '"Here is {hero.belonging.the}, too," says {hero}. "You have it now, {guest}."',
        early:
          '"And this goes with it," said {hero}. {Hero.they} gave {guest} {hero.belonging.the}. "Only while you are in front." {guest} took good care of it.',
        middle:
          '"Wait," said {hero}, and ran up the line once more. "This goes with the map." It was {hero.belonging.the}. {guest} knew what that meant. {Guest.they} carried {hero.belonging.them} in front of {guest.them} like a full cup, all the way home, and there {guest.they} gave {hero.belonging.them} back.',
        preteen:
          'Then {hero} went up to the front again and held out {hero.belonging.the}. "Whoever leads gets this," {hero.they} said. "I made the rule myself." ¶ "I\'ll only borrow it," said {guest}, who knew what {hero.belonging.the} meant to {hero.them}, "and you get it back at the door." It was a long way to the door. {hero} watched {hero.belonging.the} from the back, getting smaller, and let it.',
      },
    },
  },
  {
    acts: 'guest.habit',
    late: {
      at: told,
      say: {
        toddlers: '"How do you know?" asks {hero}. "I {guest.habit.base}. I stop and look," says {guest}.',
        early:
          '"How did you know the way?" asked {hero}. "I am slow," said {guest}. "I {guest.habit.base}, and I stop, and then I see things."',
        middle:
          '"How come you know the way?" asked {hero}.¶"Because I\'m always last," said {guest}. "I {guest.habit.base}, and then you all have to wait." {Guest.they} shrugged. "When you stop a lot, you see where you are."¶{hero} had said "Hurry up" to that about nine times today.',
        preteen:
          '"How do you know all that?" asked {hero}. ¶ "I don\'t know," said {guest}. "I {guest.habit.base}, and everybody gets impatient, and so I\'m always at the back. And if you\'re at the back and you keep stopping, you just end up knowing where you\'ve been." {hero} had rolled {hero.their} eyes at it all morning. It had never occurred to {hero.them} that it might be the reason.',
      },
    },
  },
  {
    acts: 'guest.fear',
    late: {
      at: told,
      say: {
        toddlers: '"I do not like {guest.fear}," says {guest}. "So I look and look. I saw the way!"',
        early:
          '"How did you know the way?" asked {hero}. "I am afraid of {guest.fear}," said {guest}. "So I look behind me a lot."',
        middle:
          '"How come you know the way?" asked {hero}.¶"It\'s because of {guest.fear}," said {guest}. "I\'m afraid of {guest.fear}, so I walk at the back, where it\'s quiet, and I look around all the time." {Guest.they} thought about it. "You can laugh if you want."¶Nobody wanted to.',
        preteen:
          '"You looked at everything," said {hero}. "All day long. Why?" ¶ "Because I get scared," said {guest}. "Of {guest.fear}, mostly. So I always look back, to be sure that I could find the way home." {Guest.they} said it quite calmly. {hero} hadn\'t been scared for one minute today, and {hero.they} had no idea where they were.',
      },
    },
  },
  {
    acts: 'guest.like',
    late: {
      at: walkingLast,
      say: {
        toddlers: '{guest} tells them of {guest.like}. Now they all hear {guest}.',
        early:
          '{guest} walked in front and talked about {guest.like}. They had never heard it before. Nobody hears the one at the back.',
        middle:
          'In front {guest} began to talk about {guest.like}. It turned out that {guest.they} knew a great deal about {guest.like.them}. {hero} had walked with {guest.them} a hundred times and had never heard any of it. But it is hard to be heard from the back.',
        preteen:
          'Up in front {guest} started to talk about {guest.like}, softly at first, and then louder, when {guest.they} noticed that everybody could hear. "Did you know that about {guest.like}?" {hero} asked [?friend: {friend}][!friend: {mentor}]. Nobody had known. Nobody had ever walked behind {guest.them} before.',
      },
    },
  },
  {
    acts: 'guest.skill',
    late: {
      at: walkingLast,
      say: {
        toddlers: '{guest} can {guest.skill.base}. {guest} can go first, too!',
        early:
          '"You can {guest.skill.base}," said {hero}, "and you can find the way. And you never even said so." "You never asked," said {guest}.',
        middle:
          '"You can {guest.skill.base}," said {hero} at the next corner, "and now this. Is there anything else that you can do and don\'t mention?"¶{guest} thought about it. "I\'ll tell you," {guest.they} said, "if you walk a bit slower."',
        preteen:
          '"How is it," said {hero}, when they stopped for a rest, "that you can {guest.skill.base}, and find your way back through all this, and I\'m the one who goes first?" ¶ "You always started running," said {guest}. There was no blame in it. It was just how it had been.',
      },
    },
  },
]

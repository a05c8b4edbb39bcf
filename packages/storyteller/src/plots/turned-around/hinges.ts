import type { Hinge, SeamName } from '../plot.ts'

const inTheShed: readonly SeamName[] = ['after built']
const beforeTurning: readonly SeamName[] = ['before turn']
const goingBack: readonly SeamName[] = ['after turn']
const mended: readonly SeamName[] = ['after mend', 'before last']

export const hinges: readonly Hinge[] = [
  {
    acts: 'hero.fear',
    early: {
      at: inTheShed,
      say: {
        toddlers: '{hero} does not like {hero.fear}. {guest} once held {hero}. That was good.',
        early:
          'Once {hero} had been afraid because of {hero.fear}. {guest} had stayed with {hero.them}. {hero} had not forgotten it.',
        middle:
          'There was only one thing in the world that {hero} was afraid of, and that was {hero.fear}. It had caught {hero.them} once, on the way to school, with everybody going by. One person had stopped. That was {guest}, who hardly knew {hero.them}.',
        preteen:
          "{hero} wasn't afraid of losing. {Hero.they} {hero:was|were} afraid of {hero.fear}, and nobody at the race needed to know about that. Only {guest} knew, because once, when it had been really bad, and everybody had walked past and looked the other way, {guest} hadn't. They had never talked about it afterward.",
      },
    },
    late: {
      at: beforeTurning,
      say: {
        toddlers: '{guest} once helped with {hero.fear}. Who helps {guest} now?',
        early:
          '{hero} thought of {hero.fear}. Nobody had stopped that day. Just {guest} had. How good that was, when somebody stopped!',
        middle:
          '{hero} had to think of {hero.fear}, and of how it feels when they all go by. You do not even want them to do anything. You only want one of them to stand still. {guest} had stood still, that time. It could not have taken long. {hero} still knew what shoes {guest.they} had on.',
        preteen:
          'It had been because of {hero.fear}, that time, and {hero} still remembered the sound of all those feet going past. They had been nice people. Every one of them had thought that somebody else would stop. {guest} had been in a hurry, too, and had missed a bus because of it. {hero} had found out about the bus much later.',
      },
    },
  },
  {
    acts: 'hero.like',
    early: {
      at: inTheShed,
      say: {
        toddlers: '{hero} loves {hero.like}. And {hero} loves the {thing}.',
        early:
          'Since then {hero} had not said one word about {hero.like}. There was no time. There was only the {thing}.',
        middle:
          'Before that, it had been {hero.like} all day long. For six weeks nobody had heard a word about {hero.like}. "Are you ill?" asked {mentor} once.',
        preteen:
          'Everything else had had to wait. Six weeks ago you could not have gotten through supper without hearing about {hero.like}. Then came the {thing}, and it got so quiet on that subject that {mentor} asked if there had been a quarrel.',
      },
    },
    late: {
      at: mended,
      say: {
        toddlers: 'They talk of {hero.like}. {guest} likes that, too!',
        early:
          'On the way {hero} told {guest} about {hero.like}. For six weeks {hero.they} had not told anyone. "Go on," said {guest}.',
        middle:
          'On the way {hero} began to talk about {hero.like}. It came quite by itself, for the first time in six weeks. "I didn\'t know that about {hero.like}," said {guest}, and wanted to know more. You cannot talk like that with somebody when you are in front.',
        preteen:
          'On the way it turned out that {guest} wanted to know everything about {hero.like}. {hero} had not talked about {hero.like} for six weeks, because {hero.they} had been too busy being fast. It was surprising how much had piled up. "This is the best part of the race so far," said {guest}, and {hero} noticed that it was true.',
      },
    },
  },
  {
    acts: 'hero.skill',
    early: {
      at: inTheShed,
      say: {
        toddlers: '{hero} can {hero.skill.base}. {hero} can make things, too. {hero} wants to win!',
        early:
          '{hero} could {hero.skill.base}. But you cannot win at that. {Hero.they} wanted to win at something, just once.',
        middle:
          'There were other things that {hero} did well. {Hero.they} could {hero.skill.base}, for one. But nobody can come first at that, and nobody stands at the end with a flag. {hero} wanted to know, just once, how it was when somebody did.',
        preteen:
          "{hero} wasn't bad at things. {Hero.they} could {hero.skill.base}, and people said so. But that isn't a thing you can win at, and nobody holds a rope across the street for it. Just once {hero.they} wanted to do something where you could see from far away who was first.",
      },
    },
    late: {
      at: beforeTurning,
      say: {
        toddlers: 'When {hero} learned to {hero.skill.base}, someone helped. So {hero} can help {guest}.',
        early:
          '{hero} thought of how {hero.they} had learned to {hero.skill.base}. Somebody had taken the time. Nobody had said, "I must hurry."',
        middle:
          '{hero} had to think of {hero.skill}. Nobody learns that alone. Somebody had sat with {hero.them}, evening after evening, and shown {hero.them} how it goes, and had surely had other things to do. They had never once looked at the clock. {hero} looked at the flags, and then back.',
        preteen:
          "It's funny what goes through your head. {hero} thought about {hero.skill}, and about how long it had taken {hero.them} to learn it, and that there had always been somebody who had time for it. Whoever it was must have been on the way to somewhere, each time, and had stopped. {Hero.they} had never asked what they had missed.",
      },
    },
  },
  {
    acts: 'hero.belonging',
    early: {
      at: inTheShed,
      say: {
        toddlers: '{hero.belonging.the} comes, too. "We will win, you and I!"',
        early:
          'For luck, {hero} tied {hero.belonging} on in front, where {hero.belonging.they} could be first of all.',
        middle:
          'In front, right at the tip, {hero} fastened {hero.belonging}, with an extra turn of string. If it came down to inches, then {hero.belonging.the} would be over the line first.',
        preteen:
          'Right in front, where other people put a number, {hero} had tied on {hero.belonging}. It was for luck, and it was also a kind of promise. {Hero.belonging.the} had been around for everything that {hero} had ever done badly. {Hero.they} wanted {hero.belonging.them} to be there for this.',
      },
    },
    late: {
      at: goingBack,
      say: {
        toddlers: 'Now {hero.belonging.the} is last. "We go back," says {hero}.',
        early:
          'Now {hero.belonging.the} pointed the other way. "You can still be first," {hero} said. "First to get to {guest}."',
        middle:
          'In front, at the tip, was {hero.belonging.the}, and now {hero.belonging.they} pointed away from the flags. {hero} looked at {hero.belonging.them}. "You\'ll still be first," {hero.they} said. "You\'ll be the first one there."',
        preteen:
          'In front there was still {hero.belonging.the}, in the place of whoever is first over the line. {hero} couldn\'t look at {hero.belonging.them} for the first few yards. Then {hero.they} did. "It depends on where the line is," {hero.they} said.',
      },
    },
  },
  {
    acts: 'guest.like',
    late: {
      at: mended,
      say: {
        toddlers: '{guest} tells {hero} of {guest.like}. Now {guest} can laugh.',
        early:
          '{guest} told {hero} about {guest.like}, to say thank you. It was a long thank-you. It lasted for half a mile.',
        middle:
          '"I\'d have thought about {guest.like} until it was over," said {guest}. "That was my plan. I just sit here and think about {guest.like}."¶"And did it work?"¶"Up to about the ninth one who went by," said {guest}.',
        preteen:
          '"I was doing all right, actually," said {guest}. "I\'d started to think about {guest.like}. You can sit anywhere, if you\'ve got {guest.like} to think about." {Guest.they} looked at the red knot. "But it was good that you came. I was getting to the end of it."',
      },
    },
  },
  {
    acts: 'guest.fear',
    late: {
      at: mended,
      say: {
        toddlers: '"It was as bad as {guest.fear}," says {guest}. "But you came!"',
        early:
          '"Were you scared?" asked {hero}. "Only of {guest.fear}, as always," said {guest}. "But it is worse if you are alone."',
        middle:
          '"You know what I thought about, sitting there?" said {guest}. "{guest.fear}. I\'m afraid of {guest.fear}, and I thought, if that comes on top of it now, then nobody stops for that, either."¶"I would," said {hero}.¶"I know," said {guest}. "I can see that."',
        preteen:
          '"I\'m afraid of {guest.fear}," said {guest}, out of the blue. "Nobody knows that. I\'m only telling you because you\'ve already seen me at my worst today." {hero} thought about it, and decided that {guest} ought to have something in exchange. "I nearly didn\'t come back," {hero.they} said. They were quits.',
      },
    },
  },
  {
    acts: 'guest.skill',
    late: {
      at: mended,
      say: {
        toddlers: '{guest} can {guest.skill.base}. {guest} can hold string, too. Tight, tight!',
        early:
          '"You are good with string," said {hero}. "I can {guest.skill.base}, too," said {guest}. "You must not let go too soon. It is the same with both."',
        middle:
          '"Where did you learn to hold things like that?" asked {hero}.¶"From {guest.skill}," said {guest}. "It\'s the same. You mustn\'t be in a hurry." Then they both had to laugh, because of what day it was.',
        preteen:
          '{guest} had turned out to be surprisingly good with string. "It\'s a bit like {guest.skill}," {guest.they} explained. "You do it slowly, and then you\'re done sooner." {hero} looked at the empty course, and had a feeling that somebody might have told {hero.them} that six weeks ago.',
      },
    },
  },
  {
    acts: 'friend.like',
    late: {
      at: goingBack,
      say: {
        toddlers: '{friend} loves {friend.like}. But {friend} yells for {hero} now. "Go, {hero}!"',
        early:
          'At the flags {friend} could not see what was wrong. {friend} loved {friend.like}, and {friend} loved {hero}. Nothing else could make {friend.them} shout like that.',
        middle:
          'At the finish they were all shaking their heads. Only {friend}, who talked about {friend.like} all day long, was quiet for once. Then {friend.they} said, "I think I know what {hero.they} {hero:is|are} doing."',
        preteen:
          '"What is {hero.they} *doing*?" they asked each other at the finish. {friend} could have told them. {friend} mostly talked about {friend.like}, and people thought that {friend.they} never noticed anything else. "{Hero.they} {hero:has|have} forgotten somebody," said {friend}.',
      },
    },
  },
]

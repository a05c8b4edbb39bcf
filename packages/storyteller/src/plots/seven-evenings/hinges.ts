import type { Hinge, SeamName } from '../plot.ts'

const promised: readonly SeamName[] = ['after asked', 'after first-evening', 'after no-thanks']
const onePinLeft: readonly SeamName[] = ['after invitation']
const atTheGate: readonly SeamName[] = ['before gate']
const lastEvening: readonly SeamName[] = ['before last-pin']
const pinDown: readonly SeamName[] = ['after last-pin', 'after back-late']

export const hinges: readonly Hinge[] = [
  {
    acts: 'hero.fear',
    early: {
      at: promised,
      say: {
        toddlers: '{hero} does not like {hero.fear}. {owner} knows. {owner} always helps.',
        early:
          '{owner} had helped {hero} with {hero.fear}, many times. {Owner.they} had said, "I will come," and {owner.they} had come.',
        middle:
          '{hero} knew what a promise of {owner}\'s was worth. When {hero} was afraid of {hero.fear}, and that happened, {owner} said, "I\'ll be there." Then {owner.they} {owner:was|were} there. It had never once been different.',
        preteen:
          'There was a reason why {hero} hadn\'t thought twice. {Hero.they} {hero:was|were} afraid of {hero.fear}, and {owner} was one of the few people who knew. "If it gets bad, I\'ll come," {owner.they} had told {hero.them} once, and ever since then {owner.they} had come every time, whatever else {owner.they} {owner:was|were} doing.',
      },
    },
    late: {
      at: atTheGate,
      say: {
        toddlers: '{owner} helps with {hero.fear}. {owner} helps each time. And {hero}?',
        early:
          '{hero} thought of {hero.fear}. What if {owner} had said, "Not today. Today there is something nice"? {owner} had never said that.',
        middle:
          '{hero} thought of {hero.fear}. Of all the evenings when {owner} had come, there must have been one or two when {owner.they} would rather have been somewhere else. {hero} had never thought of that before. {Owner.they} had never let {hero.them} see it.',
        preteen:
          "{hero} thought about {hero.fear}, and about all the times that {owner} had come. {Hero.they} had always taken it for granted, like water from a tap. It had never occurred to {hero.them} that on one of those evenings there might have been a wagon standing outside {owner}'s door, too, all lit up, with one place left.",
      },
    },
  },
  {
    acts: 'hero.like',
    early: {
      at: onePinLeft,
      say: {
        toddlers: '{hero} is sad. Not one word of {hero.like}!',
        early:
          '{hero} went home and did not say one word about {hero.like}. {mentor} looked at {hero.them}. So it was serious.',
        middle:
          'On the way home {hero} did not say one word about {hero.like}. {mentor} waited for it as far as the corner, and then as far as the pump. In the end {mentor.they} asked if {hero.they} {hero:was|were} ill.',
        preteen:
          'That evening {hero} did not talk about {hero.like}, for the first time since anybody could remember, and even when {mentor} said something about {hero.like.them} that was completely wrong, on purpose, {hero} only nodded. "Then it\'s worse than I thought," said {mentor}.',
      },
    },
    late: {
      at: pinDown,
      say: {
        toddlers: '{hero} tells {mentor} of {hero.like}.',
        early:
          'On the way home {hero} began to talk about {hero.like} again. {mentor} did not say a thing. But {mentor.they} walked a little slower.',
        middle:
          'They were at the pump already when {hero} said something about {hero.like}. {mentor} nearly stopped. It was only a small remark. But there was another one behind it, and by the corner it was like old times. {mentor} took the long way around.',
        preteen:
          'Somewhere along the lane {hero} suddenly began to talk about {hero.like}, although it was dark, and {hero.their} voice was still a bit rough, and what {hero.they} said wasn\'t even new. "Go on," said {mentor}, who had heard it all many times before, and had missed it more than anybody would have believed.',
      },
    },
  },
  {
    acts: 'hero.skill',
    early: {
      at: promised,
      say: {
        toddlers: '{hero} can {hero.skill.base}. {hero} does that day by day. So {hero} can do this!',
        early:
          '"Can you do a thing every day?" asked {mentor}. "I {hero.skill.base} every day," said {hero}. "Then you know how," said {mentor}.',
        middle:
          '"How did you learn to {hero.skill.base}?" asked {mentor} on the way home.¶"I just did it every day," said {hero}.¶"Even when it was no fun?"¶{hero} had to think. "Those were the days when I learned it," {hero.they} said.',
        preteen:
          "\"You've never done anything seven days in a row,\" said somebody at supper. That wasn't true. {hero} could {hero.skill.base}, and you don't get that as a present. {Hero.they} had done it on all the days when it was fun, and on all the ones when it wasn't, and it was the second kind that had made the difference.",
      },
    },
    late: {
      at: atTheGate,
      say: {
        toddlers: 'How did {hero} learn to {hero.skill.base}? Day by day. Not just some days.',
        early:
          'If you only {hero.skill.base} on nice days, you never learn it. {hero} knew that. It was the days in between that counted.',
        middle:
          '{hero} knew this moment. {Hero.they} knew it from {hero.skill}. There was always an evening when something better came by, and you only had to say, "I\'ll do it tomorrow." Nobody was ever angry. It was only that afterward you were somebody who does it most days.',
        preteen:
          '{hero} knew exactly what kind of an evening it was. There had been some like that with {hero.skill}, too, when everybody was outside, and it was light, and one single time would not have made any difference. It never does. {Hero.they} had always been able to tell afterward, though, on which of those evenings {hero.they} had stayed.',
      },
    },
  },
  {
    acts: 'hero.belonging',
    early: {
      at: promised,
      say: {
        toddlers: '{hero} takes {hero.belonging.the} along each night. "We do it, you and I."',
        early: '{hero} took {hero.belonging} along to the gate. "You saw me promise," {hero.they} said.',
        middle:
          'Every evening {hero} brought {hero.belonging} along, and put {hero.belonging.them} on the wall, beside {mentor}. A promise is easier to keep if somebody saw you make it.',
        preteen:
          "{hero} had brought {hero.belonging} along, and put {hero.belonging.them} on top of the wall, as a sort of witness. It had been there when {hero.they} promised. It wasn't that {hero} thought {hero.they} might forget. But it is good if somebody knows about a thing like that who can't be talked around.",
      },
    },
    late: {
      at: lastEvening,
      say: {
        toddlers: '{hero.belonging.the} waits, too. "Only we two," says {hero}. "And {job.the}."',
        early:
          'On the wall was {hero.belonging.the}, as on all the other evenings. "You did not think that I would come," said {hero}. "Me neither."',
        middle:
          'On the wall stood {hero.belonging.the}. {hero} had put {hero.belonging.them} there at noon, when {hero.they} {hero:was|were} not sure yet. {Hero.they} had thought that it would be harder to ride by if somebody was looking. It had been.',
        preteen:
          "{Hero.belonging.the} was on the wall already. {hero} had put {hero.belonging.them} there that afternoon, while {hero.they} {hero:was|were} still telling everybody that {hero.they} hadn't decided. To ride away, {hero.they} would first have had to come in and fetch {hero.belonging.them}, and look at {hero.belonging.them}. It's as well to know yourself a little.",
      },
    },
  },
  {
    acts: 'mentor.like',
    late: {
      at: pinDown,
      say: {
        toddlers: '{mentor} loves {mentor.like}. {mentor} loves to sit with {hero} more.',
        early:
          '"You could have gone on the wagon," said {hero} to {mentor}. "Or stayed at home with {mentor.like}." "I could," said {mentor}, and sat on.',
        middle:
          '"You could have stayed at home with {mentor.like}," said {hero}. "All seven evenings."¶"I could," said {mentor}. {Mentor.they} thought about it. "{mentor.like} will still be there tomorrow. This was only now."',
        preteen:
          '"You sat on that wall for seven evenings," said {hero}. "You could have been at home with {mentor.like}. I know how you are about {mentor.like}."¶"I do like {mentor.like}," said {mentor}. "But I\'d told somebody that I\'d come along." It was only then that {hero} understood that there had been two promises.',
      },
    },
  },
  {
    acts: 'mentor.skill',
    late: {
      at: lastEvening,
      say: {
        toddlers: '{mentor} can {mentor.skill.base}. {mentor} does it day by day, too.',
        early:
          '"Do you do a thing every day, too?" asked {hero}. "I {mentor.skill.base}," said {mentor}. "On some days I do not want to. Nobody can tell which."',
        middle:
          '"Do you ever not feel like it?" asked {hero}. "When you {mentor.skill.base}, I mean."¶"About one day in seven," said {mentor}. {Mentor.they} did not look up. "Nobody has ever found out which."',
        preteen:
          '"When you {mentor.skill.base}," said {hero}, "do you always want to?"¶{mentor} laughed. "I\'d have stopped thirty years ago, if I\'d gone by that," said {mentor}. "You do it, and somewhere in the middle you find that you want to after all. Or you don\'t. It gets done either way."',
      },
    },
  },
  {
    acts: 'friend.like',
    late: {
      at: pinDown,
      say: {
        toddlers: '{friend} loves {friend.like}. {friend} will tell {hero} of it tomorrow.',
        early:
          '"I will tell you all of it tomorrow," said {friend}. "And not one word about {friend.like} until I am done." That was a big promise, too.',
        middle:
          '"I\'ll tell you the whole thing," said {friend}, "from the beginning, and I won\'t talk about {friend.like} in between."¶"Not once?"¶"I promise," said {friend}. It seemed to be going around.',
        preteen:
          '"I\'ll tell you all of it," said {friend}, "every single minute." And {friend.they}, who usually couldn\'t get to the end of a sentence without coming to {friend.like}, kept that up for a whole afternoon. It was nearly as good as a place on the wagon.',
      },
    },
  },
]

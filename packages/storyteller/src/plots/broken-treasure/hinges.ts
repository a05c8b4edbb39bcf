import type { Hinge, SeamName } from '../plot.ts'

const dearest: readonly SeamName[] = ['after treasure']
const afterTheFib: readonly SeamName[] = ['after fib']
const beforeTelling: readonly SeamName[] = ['before tell']
const forgiven: readonly SeamName[] = ['after open-arms']

export const hinges: readonly Hinge[] = [
  {
    acts: 'hero.fear',
    early: {
      at: afterTheFib,
      say: {
        toddlers: '"Is it {hero.fear} again?" asks {owner}. "Yes," says {hero}. No, it is not.',
        early:
          '"What is wrong?" asked {owner}. "I am thinking of {hero.fear}," said {hero}. It was a good answer. On other days it was true.',
        middle:
          'A little later {owner} asked why {hero} was so pale. "I was thinking of {hero.fear}," said {hero}. {owner} knew how that was. {Owner.they} came and sat with {hero.them} for a while, and held {hero.their} hand. It was the right hand for the wrong thing.',
        preteen:
          'In the afternoon {owner} knocked and asked if something was wrong. "I was only thinking of {hero.fear}," said {hero}. It was a perfect answer, because on most days it was true, and {owner} knew it. {Owner.they} sat down on the edge of the bed and didn\'t say much, the way that {hero} liked it. It was the kindest half hour of the week, and {hero} had stolen it.',
      },
    },
    late: {
      at: beforeTelling,
      say: {
        toddlers: '{hero} is so scared. It is as bad as {hero.fear}. But {hero} goes.',
        early:
          'It was not {hero.fear}. {hero} would say that, too. It was the hardest bit, so {hero.they} put it first.',
        middle:
          'And then {hero.fear}. That belonged in it as well. {hero} really was afraid of {hero.fear}, and {owner} had always come, and today {hero.they} had used that up for a lie. {Hero.they} would say so. {Hero.they} would have to say that one first, or it would not come out.',
        preteen:
          'The worst part wasn\'t the {thing}. The worst part was {hero.fear}. It was the one thing that {hero.they} never had to explain to {owner}, and today {hero.they} had used it like a key that fits every door. "It wasn\'t that," {hero} practiced on the way. "I only said it because then you always come."',
      },
    },
  },
  {
    acts: 'hero.like',
    early: {
      at: afterTheFib,
      say: {
        toddlers: '{hero} loves {hero.like}. But not now. {hero} says not one word.',
        early:
          'At supper {hero} did not say one word about {hero.like}. {owner} looked up. That had never happened before.',
        middle:
          'At supper there was a gap in the talk, and it was just the size of {hero.like}. On other days {hero} filled it. {owner} looked across the table once or twice, as you look at a clock that has stopped.',
        preteen:
          'At supper {owner} asked about {hero.like}, out of kindness, as you put a chair for somebody. On any other evening that would have been good for an hour. "I don\'t know," said {hero}. It was the first time that {hero.they} had ever not known anything about {hero.like.them}, and {owner} put down {owner.their} fork.',
      },
    },
    late: {
      at: forgiven,
      say: {
        toddlers: '"Now tell me about {hero.like}," says {owner}. And {hero} does.',
        early:
          '"I knew that something was wrong," said {owner}. "All day you did not say one word about {hero.like}. So tell me now." {hero} told {owner.them}.',
        middle:
          '"You didn\'t say one word about {hero.like} today," said {owner}. "I thought that you might be ill."¶"I was, a bit," said {hero}.¶"Then begin," said {owner}, and moved over. It was late, and {hero} began, and neither of them looked at the clock.',
        preteen:
          '"Shall I tell you how I knew?" said {owner} after a while. "It was {hero.like}. I held the door open for you at supper, and you just stood there." {Owner.they} folded {owner.their} hands. "You\'re a very bad liar, and I hope that you\'ll always be one. So what is it about {hero.like} that I don\'t know yet?"',
      },
    },
  },
  {
    acts: 'hero.habit',
    early: {
      at: afterTheFib,
      say: {
        toddlers: 'Does {hero} {hero.habit.base}? No. Not today. It is too quiet.',
        early:
          'That day {hero} did not {hero.habit.base}. {Hero.they} just sat there. {owner} looked at {hero.them} for a long time.',
        middle:
          'The rest of the day was very long. {hero} did not {hero.habit.base}. {Hero.they} did not even think of it. If somebody had asked how one could tell that there was something wrong, that was how.',
        preteen:
          "Nobody accused {hero} of anything. It was only that {hero.they} didn't {hero.habit.base}, not once, the whole day. You don't notice a thing like that while it's there. But if it stops, it's as if somebody had taken down a picture, and {owner} kept looking at the place.",
      },
    },
    late: {
      at: forgiven,
      say: {
        toddlers: 'And now? Now {hero} can {hero.habit.base} again. {owner} is so glad.',
        early:
          '"There was something missing today," said {owner}. {hero} knew what. {Hero.they} did not {hero.habit.base} for one whole day. "I can begin again now," said {hero}.',
        middle:
          '"I\'ll tell you what gave you away," said {owner}. "It wasn\'t the shelf. You didn\'t {hero.habit.base} all day. The house was full of it, of you not doing it."¶"I can start again," said {hero}.¶"Please do," said {owner}.',
        preteen:
          '"You can put away the good faces," said {owner}. "They were very good. But you didn\'t {hero.habit.base} today, and that\'s how I knew."¶{hero} had been so careful with every word, and it had never occurred to {hero.them} that you can be given away by something you don\'t do. "Tomorrow I will," said {hero}. "I\'ll do it twice."',
      },
    },
  },
  {
    acts: 'hero.skill',
    early: {
      at: dearest,
      say: {
        toddlers: '{hero} can {hero.skill.base}. {owner} is so glad of {hero}.',
        early:
          '{owner} was proud of the {thing}. And {owner.they} {owner:was|were} proud that {hero} could {hero.skill.base}. It was hard to say of which one more.',
        middle:
          'There were two things that {owner} showed to every visitor. First came the {thing}. Then {owner.they} told them how {hero} had learned to {hero.skill.base}, and how terrible it had been in the beginning. {hero} did not mind that part. It was true.',
        preteen:
          '{owner} was proud of very few things. One of them was the {thing}, and another was that {hero} could {hero.skill.base}. "You should have heard about the first weeks," {owner.they} liked to tell people. "It was a disaster, and {hero.they} just went on." {hero} pretended not to listen.',
      },
    },
    late: {
      at: beforeTelling,
      say: {
        toddlers: '{hero} can {hero.skill.base}. That was hard, too. {hero} takes one big breath.',
        early:
          'Nobody can {hero.skill.base} at the first try. {hero} knew that. So {hero.they} would say it badly, but {hero.they} would say it.',
        middle:
          '{hero} thought of {hero.skill}. Nobody can do that at the first try, either. You do it badly, with somebody listening, and you do it all the same. {Hero.they} would tell it badly, then. That was still a way of telling it.',
        preteen:
          "There was one thing that {hero} knew from {hero.skill}. You can't wait until you are sure that it'll be good, because then you wait forever, and it's never good the first time. You have to start, and let it be bad, and not run away in the middle. {Hero.they} took hold of the {cover} and started.",
      },
    },
  },
  {
    acts: 'hero.belonging',
    early: {
      at: dearest,
      say: {
        toddlers: '{hero} has {hero.belonging.the}. {hero} loves that best of all.',
        early:
          '{hero} had something like that, too. It was {hero.belonging}. {owner} never touched it without asking.',
        middle:
          'Whoever laughed about it did not understand such things. {hero} did. {Hero.they} had {hero.belonging}, and {owner} had never once picked {hero.belonging.them} up without asking first. That was how they were with each other.',
        preteen:
          'It was fair, because it worked both ways. {hero} had {hero.belonging}, and {owner} had never in all those years picked {hero.belonging.them} up without asking. They had never talked about it. They were just two people who each had one thing, and knew it of the other.',
      },
    },
    late: {
      at: beforeTelling,
      say: {
        toddlers: '{owner} is good to {hero.belonging.the}. {hero} was not good to the {thing}. Oh dear.',
        early:
          '{owner} had never even touched {hero.belonging.the} without asking. {hero} thought of that. It made it harder, and it made {hero.them} go.',
        middle:
          '{hero} looked at {hero.belonging.the}. If somebody had broken {hero.belonging.them}, and hidden the pieces, and looked {hero.them} in the eye, what would have been the worst of it? It would not have been the pieces. {Hero.they} got up.',
        preteen:
          "On the way out {hero} saw {hero.belonging.the}, and stopped. {Hero.they} tried to imagine it the other way around. If {owner} had broken it, what would {hero} want to happen now? {Hero.they} wouldn't want it to be mended in secret. {Hero.they} wouldn't even want it back. {Hero.they} would want {owner} to come in and say so.",
      },
    },
  },
  {
    acts: 'owner.like',
    late: {
      at: forgiven,
      say: {
        toddlers: '{owner} loves {owner.like}. {owner} loves {hero} more. Much more!',
        early:
          '"Do you know what I love?" said {owner}. "{owner.like}," said {hero}. "And after that?" asked {owner}. {hero} had to smile. "Me."',
        middle:
          '"I thought that you loved the {thing} more than anything," said {hero}.¶"More than {owner.like}, perhaps," said {owner}. "And you know what I\'m like about {owner.like}. But you\'re on another list. There\'s only one name on that one."',
        preteen:
          '"It was your favorite thing in the world," said {hero}.¶"That\'s {owner.like}," said {owner}, "as everybody in this house can tell you, and the {thing} came second. But those are things. You don\'t put people on the same list." {Owner.they} thought about it. "Although on some mornings it\'s been close, with {owner.like}."',
      },
    },
  },
  {
    acts: 'owner.skill',
    late: {
      at: forgiven,
      say: {
        toddlers: '{owner} can {owner.skill.base}. {owner} can hug, too. Very well!',
        early:
          '"Do you know how I learned {owner.skill}?" asked {owner}. "I got it wrong, and somebody was nice about it. That was a long time ago."',
        middle:
          '"You can {owner.skill.base}," said {hero}. "You never break anything."¶{owner} laughed. "I broke a good deal, until I could {owner.skill.base}. And somebody sat there, just like me, and said, well, now you know how it breaks."',
        preteen:
          '"You\'d never do anything like that," said {hero}. "I\'ve seen you {owner.skill.base}. You never make a mistake."¶"You\'ve seen the last few years of it," said {owner}. "You should have seen the first. I made them all, and I tried to hide most of them, and it was always the hiding that I was sorry for."',
      },
    },
  },
  {
    acts: 'owner.habit',
    late: {
      at: forgiven,
      say: {
        toddlers: 'Now {owner} can {owner.habit.base} again. All is well.',
        early:
          'All day {owner} did not {owner.habit.base}. {hero} had not even seen it. Now {owner.they} began again, and that was how {hero} knew.',
        middle:
          'Only now {hero} noticed it. All day long {owner} did not {owner.habit.base}. It must have been a sad day in more rooms than one. "You can {owner.habit.base} again now," said {hero}, to try it out.¶"I think I will," said {owner}.',
        preteen:
          '"You didn\'t {owner.habit.base} today," said {hero}. {Hero.they} had only just noticed. "The whole day. You always do."¶"Didn\'t I?" said {owner}. {Owner.they} thought about it, and seemed surprised. "I suppose I was waiting for somebody to come home."',
      },
    },
  },
]

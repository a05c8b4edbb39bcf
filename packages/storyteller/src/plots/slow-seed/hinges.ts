import type { Hinge, SeamName } from '../plot.ts'

const planted: readonly SeamName[] = ['after plant']
const rootBroken: readonly SeamName[] = ['after dig']
const theDay: readonly SeamName[] = ['before choose', 'before shortcut']
const atTheTable: readonly SeamName[] = ['after table', 'after laugh']
const thanked: readonly SeamName[] = ['after thanks']

export const hinges: readonly Hinge[] = [
  {
    acts: 'hero.fear',
    early: {
      at: planted,
      say: {
        toddlers: '{hero} does not like {hero.fear}. "It takes time," says {mentor}. Like the seed.',
        early:
          '{hero} was afraid of {hero.fear}. "When will that stop?" {hero.they} had asked once. "When it is done," {mentor} had said. It was always the same with {mentor}.',
        middle:
          'It was what {mentor} had said about {hero.fear}, too. Other people told {hero} that {hero.they} would soon stop being afraid of {hero.fear}, by {hero.their} next birthday for sure. {mentor} never named a day. "It takes as long as it takes," {mentor} had said, and had sat down beside {hero.them}.',
        preteen:
          '{hero} had heard that before. {Hero.they} {hero:was|were} afraid of {hero.fear}, and there was always somebody who thought that {hero.they} ought to be over it by now. {mentor} had never once said "by now." {Mentor.they} had said that it took as long as it took, and had looked as if there was nothing wrong with that.',
      },
    },
    late: {
      at: theDay,
      say: {
        toddlers: '{hero} still does not like {hero.fear}. That is slow. The seed is slow, too.',
        early:
          'Nobody could see that {hero} was less afraid of {hero.fear} than last year. But {hero} knew. Some things you cannot see yet.',
        middle:
          '{hero} thought of {hero.fear}. From outside you could not see any change there, either. {Hero.they} {hero:was|were} still afraid. But {hero.they} knew that it had begun to be a little less, and nobody had ever left {hero.them} at home because of it.',
        preteen:
          "If they only took along what was finished, thought {hero}, then {hero.they} would have to stay at home {hero.themself}. {Hero.they} {hero:was|were} still afraid of {hero.fear}. It was getting better, probably, somewhere where you couldn't see it. But {mentor} had never waited for that. {Mentor.they} had always taken {hero.them} along as {hero.they} {hero:was|were}.",
      },
    },
  },
  {
    acts: 'hero.like',
    early: {
      at: planted,
      say: {
        toddlers: '{hero} tells the seed all about {hero.like}. The seed is so quiet.',
        early: 'Then {hero} told the seed about {hero.like}. It could not run away, so it heard all of it.',
        middle:
          'So that it would not be bored down there, {hero} told it about {hero.like}. {Hero.they} did that every evening from then on, a bit at a time. It was a very good listener. It never said that it knew that part.',
        preteen:
          'It was lonely in there, {hero} supposed. So {hero.they} got into the habit of telling it something about {hero.like}, every evening, with {hero.their} chin on the rim. Nobody was supposed to hear. But it was the only one in the house that had not asked {hero.them} to change the subject.',
      },
    },
    late: {
      at: theDay,
      say: {
        toddlers: 'The seed knows all about {hero.like}. It is a friend. It must come, too.',
        early:
          'It knew everything about {hero.like}. It had listened every night. You do not leave somebody like that at home.',
        middle:
          '{hero} looked into the {pot}. There was nobody in the world who had heard so much about {hero.like}. It had never come up to say that it was enough. You could not just leave somebody like that in the window.',
        preteen:
          "What made it so hard was {hero.like}. {hero} had told the {pot} everything about {hero.like.them}, evening after evening, for weeks. You can't do that with somebody, and then be ashamed of them in front of people. {Hero.they} would have felt like a traitor.",
      },
    },
  },
  {
    acts: 'hero.skill',
    early: {
      at: rootBroken,
      say: {
        toddlers: '{hero} wants it fast. But {hero} can {hero.skill.base}, and that was slow, too.',
        early:
          'It was the same when {hero} learned to {hero.skill.base}. {Hero.they} wanted it to be fast, and then it went wrong. {Hero.they} did not like to think of it.',
        middle:
          '{hero} knew this. It had been the same when {hero.they} learned to {hero.skill.base}. For months there was nothing to show for it, and {hero.they} pulled at it from all sides, and that only made it slower. {Hero.they} had thought that {hero.they} would never do that again.',
        preteen:
          '{hero} could have known. When {hero.they} learned to {hero.skill.base}, there was a long time in which nothing happened that anybody could have seen, and the only thing that {hero.they} ever broke then was when {hero.they} tried to hurry. You learn a thing like that once, and then you have to learn it all over again with something else.',
      },
    },
    late: {
      at: atTheTable,
      say: {
        toddlers: '{hero} can {hero.skill.base} now. That was slow. The seed is slow, too.',
        early:
          '"But you can {hero.skill.base}," said somebody. "You could have brought that!" "A year ago I could not," said {hero}. "It was just like this."',
        middle:
          '"You could have shown us something else," said somebody kindly. "You can {hero.skill.base}, after all."¶"A year ago I couldn\'t," said {hero}. "It looked exactly like this." And {hero.they} held up the {pot} a little, so that everybody could see.',
        preteen:
          '"I don\'t see why you brought that," said a boy. "You can {hero.skill.base}. You could have done that. Everybody would have clapped." ¶ {hero} thought about it. "When I started with that, you couldn\'t see anything, either," {hero.they} said. "There wasn\'t a table where you could bring it. I\'d have liked one."',
      },
    },
  },
  {
    acts: 'hero.belonging',
    early: {
      at: planted,
      say: {
        toddlers: '{hero} puts {hero.belonging.the} next to it. "Now you have a friend, seed."',
        early:
          '{hero} put {hero.belonging} next to the {pot}. "So that you are not alone," {hero.they} told the seed.',
        middle:
          'At night {hero} put {hero.belonging} beside the {pot}. {Hero.they} would not have given {hero.belonging.them} to just anybody. But it was dark in there, and it was the first night.',
        preteen:
          "That evening {hero} put {hero.belonging} next to the {pot}, on the windowsill. It was silly, {hero.they} knew, because a seed can't see. But somebody ought to be there when it came up, and {hero} had to go to school.",
      },
    },
    late: {
      at: theDay,
      say: {
        toddlers: 'There is {hero.belonging.the}, next to it. Still there! They wait and wait.',
        early:
          'On the sill was {hero.belonging.the}, all this time. It had never once looked bored. {hero} thought, "Then I can do it, too."',
        middle:
          'In the window stood {hero.belonging.the}, where {hero} had put {hero.belonging.them} on the first night. All these weeks {hero.belonging.they} had kept the seed company, and had not been given anything for it. {hero} was a bit ashamed. {Hero.they} had been about to give up first.',
        preteen:
          "Beside the {pot} on the windowsill {hero.belonging.the} was still keeping watch. {hero} had forgotten to take {hero.belonging.them} back to bed weeks ago. {Hero.they} looked at the two of them, standing there in the gray light. One wasn't finished, and the other one didn't mind.",
      },
    },
  },
  {
    acts: 'mentor.like',
    late: {
      at: atTheTable,
      say: {
        toddlers: '{mentor} says thank you, too. "For {mentor.like}. And for {hero}."',
        early:
          'Then it was {mentor}\'s turn. "Thank you for {mentor.like}," said {mentor}. Everybody laughed. {Mentor.they} said that every year. "And for {hero}," said {mentor}. That was new.',
        middle:
          'After {hero} it was {mentor}\'s turn. "Thank you for {mentor.like}," said {mentor}, as {mentor.they} did every year, and everybody waited for {mentor.them} to sit down. {Mentor.they} did not sit down. "And for anyone who isn\'t done yet," {mentor.they} said.',
        preteen:
          'Every year {mentor} gave thanks for {mentor.like}. It was a sort of joke by now, and people moved their lips along with it. "Thank you for {mentor.like}," said {mentor}. Then {mentor.they} looked down to the end of the table. "And for somebody who can stand up with nothing in {hero.their} hands but the truth. I can\'t always do that."',
      },
    },
  },
  {
    acts: 'mentor.skill',
    late: {
      at: thanked,
      say: {
        toddlers: '"I can {mentor.skill.base}," says {mentor}. "That took so long!"',
        early:
          '"How long did it take you to learn {mentor.skill}?" asked {hero}. "As long as it took," said {mentor}. "And I am not done."',
        middle:
          '"When did you learn to {mentor.skill.base}?" asked {hero}.¶"I\'m still at it," said {mentor}. {Mentor.they} looked at {mentor.their} hands. "There were years when you couldn\'t see a thing."',
        preteen:
          '"You can {mentor.skill.base} better than anyone," said {hero}. "How long did it take until you could see anything?" ¶ "About as long as it took to stop looking," said {mentor}.',
      },
    },
  },
  {
    acts: 'friend.like',
    late: {
      at: atTheTable,
      say: {
        toddlers: '"Thank you for {friend.like}," says {friend}. "And for {hero}."',
        early:
          'Next came {friend}. "Thank you for {friend.like}," said {friend}. "And for whatever is in there."',
        middle:
          '{friend} was next. "I was going to say {friend.like}," said {friend}, "because I always do." {Friend.they} looked at the {pot}. "I still say {friend.like}. But I say that, too."',
        preteen:
          'The next one in line was {friend}, who had planned to give thanks for {friend.like}, and had even practiced. "Thank you for {friend.like}," said {friend}, and stopped, and went red. "And for people who bring the thing that they really have," {friend.they} said very fast, and sat down.',
      },
    },
  },
]

import type { Hinge, SeamName } from '../plot.ts'

const niceWords: readonly SeamName[] = ['after better']
const tomorrowAtThree: readonly SeamName[] = ['after sunday']
const atThree: readonly SeamName[] = ['before tell']
const sentHome: readonly SeamName[] = ['after cross']

export const hinges: readonly Hinge[] = [
  {
    acts: 'hero.fear',
    early: {
      at: tomorrowAtThree,
      say: {
        toddlers: '{hero} does not like {hero.fear}. This is just as bad.',
        early:
          '{hero} was afraid of {hero.fear}. But tomorrow at three was much worse. {Hero.they} pulled the blanket up.',
        middle:
          'Until then the worst thing that {hero} could think of was {hero.fear}. {Hero.they} {hero:was|were} really afraid of {hero.fear}. But that night {hero.they} lay awake and wished that it were only that.',
        preteen:
          "Up to that day {hero} had been afraid of {hero.fear}, and of hardly anything else, and had thought that this was about as afraid as a person can be. But you can at least tell somebody about {hero.fear}. {Hero.they} couldn't tell anyone about tomorrow at three, because then {hero.they} would have had to explain what {hero.they} had done.",
      },
    },
    late: {
      at: atThree,
      say: {
        toddlers: 'With {hero.fear} it is bad before. Then it is not so bad. {hero} goes.',
        early:
          'With {hero.fear} the worst bit was always the bit before. {hero} thought of that. It was two minutes to three.',
        middle:
          'At five to three {hero} had to think of {hero.fear}. {Hero.they} knew something about it that other people do not. The worst is before. When you are in it you are only in it, and you do one thing after the other. So {hero.they} went a bit early, to have less before.',
        preteen:
          "{hero} knew a lot about being afraid. {Hero.they} had learned it from {hero.fear}, over the years. What {hero.they} knew was that you shouldn't wait in the house until the time comes, because before is always the longest part. You go and stand where it's going to happen. At ten minutes to three {hero.they} went and stood there.",
      },
    },
  },
  {
    acts: 'hero.like',
    early: {
      at: niceWords,
      say: {
        toddlers: '{hero} tells {guest} of {hero.like}. {hero} tells {guest2}, too. So nice!',
        early:
          '{guest} liked to hear about {hero.like}, and so did {guest2}. {hero} had never had so many people who wanted to know.',
        middle:
          'And there was another good thing. In both kitchens {hero} could talk about {hero.like} for as long as {hero.they} wanted. They listened on the left, and they listened on the right. Each of them had even gone and found out something new about {hero.like.them}, to surprise {hero.them}.',
        preteen:
          'It was a good time in other ways, too. In both kitchens they had begun to ask about {hero.like}. {guest} had gotten a book out of the library, in secret, and so had {guest2}, and {hero} noticed that it must have been the same book. {Hero.they} had never had two people in {hero.their} life who wanted to hear about {hero.like}.',
      },
    },
    late: {
      at: atThree,
      say: {
        toddlers: 'Who will hear of {hero.like} now? They will be cross. But {hero} must tell.',
        early:
          'After this they would not ask about {hero.like} anymore, on either side. {hero} knew that. {Hero.they} went all the same.',
        middle:
          'There would be no more talk about {hero.like}, not in the one kitchen and not in the other. {hero} had thought of that, too. It was strange how small it was, and how much it weighed. By ten past three nobody would ask {hero.them} anything.',
        preteen:
          "It wasn't only that they would be angry. {hero} thought of the two kitchens, and of how they had leaned forward when it was about {hero.like}. Nobody would lean forward after today. There was still time to say something nice instead, and then it could all go on like that. That was exactly what {hero.they} had thought every time.",
      },
    },
  },
  {
    acts: 'hero.skill',
    early: {
      at: niceWords,
      say: {
        toddlers: '{hero} can {hero.skill.base}. And {hero} can say nice things. But it is not so.',
        early:
          '{hero} could {hero.skill.base}, and that had been hard to learn. This was not hard at all. That should have told {hero.them} something.',
        middle:
          '{hero} was surprised how well {hero.they} could do it. It had taken {hero.them} ages to learn to {hero.skill.base}. This had worked on the first day. You would think that a thing that makes people so happy would be more difficult.',
        preteen:
          "It turned out that {hero} had a talent. {Hero.they} could {hero.skill.base}, but that had cost {hero.them} months, and nobody had ever gone pink about it. This {hero.they} could do right away, and it got better from one day to the next. The only thing that was different was that you couldn't show it to anyone.",
      },
    },
    late: {
      at: atThree,
      say: {
        toddlers: '{hero} can {hero.skill.base}. That is true. {hero} wants to say true things.',
        early:
          'When you {hero.skill.base}, you cannot fib. You can do it, or you can not. {hero} wished that words were like that.',
        middle:
          "{hero} thought of {hero.skill}. There you cannot cheat. Either you can do it or you can't, and if it goes wrong, then everybody can tell. {Hero.they} had never thought of that as something good. Now {hero.they} would have given all {hero.their} {pay.many} for it.",
        preteen:
          "{hero} tried to think of something that {hero.they} could do well and that was also true, and came up with {hero.skill}. You can't talk your way out of that. If it's wrong, it's wrong, and you say so, and you go back to where it went wrong and do it again. So {hero.they} looked for the place where it had gone wrong. It was exactly in the middle, between two houses.",
      },
    },
  },
  {
    acts: 'hero.belonging',
    early: {
      at: niceWords,
      say: {
        toddlers: '{hero.belonging.the} is there in the {hedge.hole}. {hero.belonging.the} heard it all.',
        early:
          '{hero} had {hero.belonging} along. {Hero.belonging.the} had heard the real message. But {hero.belonging.they} would never tell.',
        middle:
          'Only {hero.belonging.the} had been there both times. {hero} always had {hero.belonging.them} along on errands. "You didn\'t hear that," said {hero}, and pushed {hero.belonging.them} down a bit deeper.',
        preteen:
          'There was one witness, and that was {hero.belonging.the}. {hero} carried {hero.belonging.them} along on every errand, and {hero.belonging.they} had heard both versions. {hero} found that {hero.they} would rather not look at {hero.belonging.them} just then. It was the first sign that something was wrong, and {hero.they} put it away with the rest.',
      },
    },
    late: {
      at: atThree,
      say: {
        toddlers:
          '{hero} holds {hero.belonging.the} tight. {hero.belonging.the} knows. Now {hero} will tell.',
        early:
          '{hero} took {hero.belonging.the} along. {Hero.belonging.the} had heard every word. Now there were two of them who knew it.',
        middle:
          '{hero} took {hero.belonging.the} along, as on every errand. There had been one who knew the real words the whole time, and had to keep quiet. That was over now. It would be a relief for both of them.',
        preteen:
          '{hero} had thought of leaving {hero.belonging.the} at home, and then {hero.they} took {hero.belonging.them} along after all. It had been there for every single message. If {hero.they} came to a place today where it would be easier to leave something out, {hero.they} wanted to have somebody in {hero.their} hand who knew better.',
      },
    },
  },
  {
    acts: 'friend.like',
    late: {
      at: sentHome,
      say: {
        toddlers: '{friend} comes. {friend} tells {hero} of {friend.like}. That helps a bit.',
        early:
          'On the way home there was {friend}. {friend} told {hero} about {friend.like}, and did not ask. It was just the right thing.',
        middle:
          'At the corner stood {friend}. {Friend.they} had seen all of it. "Do you want to hear about {friend.like}?" asked {friend}. It was the last thing that {hero} wanted to hear about, and {hero.they} {hero:was|were} very glad of it.',
        preteen:
          "{friend} was waiting around the corner, and had the good sense to say nothing about it. {Friend.they} talked about {friend.like} instead, the whole way home, without once stopping for an answer. {hero} didn't hear a word of it. It was like having somebody's coat around you.",
      },
    },
  },
]

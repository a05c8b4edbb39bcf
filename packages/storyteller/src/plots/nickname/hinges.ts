import type { Hinge, SeamName } from '../plot.ts'

const goodJoke: readonly SeamName[] = ['after name']
const gone: readonly SeamName[] = ['after quiet']
const gettingUp: readonly SeamName[] = ['before stand']
const onTheWay: readonly SeamName[] = ['after stand', 'before door']

export const hinges: readonly Hinge[] = [
  {
    acts: 'hero.fear',
    early: {
      at: gone,
      say: {
        toddlers: '{hero} does not like {hero.fear}. {guest} knows. {guest} never laughs at it.',
        early:
          '{guest} was the only one who knew about {hero} and {hero.fear}. {Guest.they} had never said a word.',
        middle:
          'There was one thing about {hero} that would have made a very funny name. It had to do with {hero.fear}, and with how afraid {hero.they} {hero:was|were}. {guest} knew about it. {Guest.they} had known since last summer.',
        preteen:
          'There was something that {hero} tried not to think about. {Hero.they} {hero:was|were} afraid of {hero.fear}. You could have made a name out of that, a really good one, and {guest} knew about it, because {guest.they} had been there. That was more than a year ago.',
      },
    },
    late: {
      at: gettingUp,
      say: {
        toddlers: '{guest} never laughs about {hero.fear}. {hero} is so sorry now.',
        early:
          '{guest} could have made a name out of {hero.fear}. It would have been a good one. {Guest.they} had not. {hero} thought of that.',
        middle:
          '{hero} thought of {hero.fear}. {guest} could have made a rhyme of it, any day, in front of all of them. {Guest.they} must have thought of it. Anyone would. And {guest.they} had kept {guest.their} mouth shut for a whole year. It was possible, then. You could just not say it.',
        preteen:
          "What would not go out of {hero}'s head was {hero.fear}. {guest} had had the perfect joke for a year, and had walked around with it every day, and whenever {hero} was being especially funny about somebody else {guest.they} could have used it. There had never been a sound. {hero} had always thought that a joke like that simply has to come out. It doesn't.",
      },
    },
  },
  {
    acts: 'hero.like',
    early: {
      at: goodJoke,
      say: {
        toddlers: '{hero} loves {hero.like}. No one laughs about that.',
        early: '{hero} loved {hero.like}, and told everybody so. Nobody had ever laughed about that.',
        middle:
          'It was easy for {hero}. {Hero.they} loved {hero.like}, and said so to anyone who would listen, and nobody had ever made a rhyme about it. {Hero.they} had never asked {hero.themself} why not.',
        preteen:
          '{hero} {hero.themself} was known for {hero.like}. {Hero.they} talked about {hero.like} from morning till night, and people smiled, and nobody had ever turned it into a word that you could sing. It could have been done. It just happened that the person who was best at it was {hero}.',
      },
    },
    late: {
      at: gettingUp,
      say: {
        toddlers: 'What if they laugh at {hero.like}? That would hurt. It hurts {guest}, too.',
        early:
          'What if they had laughed about {hero.like}? {hero} would have stopped talking about {hero.like.them}. {Hero.they} knew that now.',
        middle:
          '{hero} tried something out in {hero.their} head. {Hero.they} made up a name for {hero.themself}, a really good one, about {hero.like}. It took no time at all. {Hero.they} heard all of them shout it. And {hero.they} knew at once what {hero.they} would do. {Hero.they} would laugh, and after that {hero.they} would never talk about {hero.like} again.',
        preteen:
          "For once {hero} turned it around. {Hero.they} made up a name for somebody who couldn't stop talking about {hero.like}. It was easy, it was the easiest one yet, and it was so good that {hero} felt cold. If anybody ever called {hero.them} that, {hero.they} would laugh first and loudest, and then go home and put everything that had to do with {hero.like} into a box.",
      },
    },
  },
  {
    acts: 'hero.skill',
    early: {
      at: goodJoke,
      say: {
        toddlers: '{hero} can {hero.skill.base}. And {hero} can make them laugh.',
        early:
          '{hero} could do two things very well. {Hero.they} could {hero.skill.base}, and {hero.they} could make people laugh.',
        middle:
          'There were two things that {hero} could do better than anyone. One was {hero.skill}, and {hero.they} had worked hard at that. The other was making people laugh, and that had never been any work at all.',
        preteen:
          '{hero} could do two things better than other people. {Hero.they} could {hero.skill.base}, and {hero.they} {hero:was|were} funny. The first had taken a lot of patience, and a lot of mistakes that only hurt {hero.themself}. The second had come all by itself, and {hero.they} had never had to ask what a mistake would look like.',
      },
    },
    late: {
      at: gettingUp,
      say: {
        toddlers: '{hero} can {hero.skill.base}. When it is wrong, {hero} does it again. So now, too.',
        early:
          'When {hero.skill} went wrong, {hero} could say so. Then {hero.they} did it again. It was only harder with words.',
        middle:
          'From {hero.skill} {hero} knew what to do about a mistake. You did not explain it. You said, "That was wrong," so that everybody could hear it, and went back to where it had gone wrong. {Hero.they} looked up at {place.stand}. That was where it had gone wrong.',
        preteen:
          'When {hero} got something wrong with {hero.skill}, {hero.they} didn\'t stand there and explain that it had been meant well. {Hero.they} said "Wrong," and did it again from that point. It had never been a tragedy. {Hero.they} wondered why you could do that with {hero.skill} and not with a word. Maybe you could. Maybe nobody had tried it up there yet.',
      },
    },
  },
  {
    acts: 'hero.belonging',
    early: {
      at: gone,
      say: {
        toddlers: '{hero} has {hero.belonging.the}. {guest} has no {thing} now. Oh.',
        early:
          '{hero} looked at {hero.belonging}. What if {hero.they} had to leave that at home? {Hero.they} did not like to think of it.',
        middle:
          'That evening {hero} looked at {hero.belonging} for a long time. {Hero.they} had {hero.belonging.them} along every day, and nobody had ever said one word about it. It would only take one word. It would only take somebody funny.',
        preteen:
          "{hero} took {hero.belonging} along wherever {hero.they} went, and nobody ever said anything. That evening it struck {hero.them} for the first time how lucky that was. You wouldn't even have to be especially clever. One good word, and {hero.they} would have to decide every morning whether {hero.they} could still be seen with {hero.belonging.them}.",
      },
    },
    late: {
      at: gettingUp,
      say: {
        toddlers: '{hero} does not take {hero.belonging.the} today. That is how {guest} feels.',
        early:
          'Today {hero} left {hero.belonging.the} at home. Nobody had told {hero.them} to. {Hero.they} wanted to know how that was. It was not nice.',
        middle:
          'That morning {hero} left {hero.belonging.the} at home, on purpose. {Hero.they} wanted to know how it was. All the way there {hero.they} kept feeling for {hero.belonging.them}, and each time {hero.they} had to remember. {guest} had done that for a week now.',
        preteen:
          '{hero} had left {hero.belonging.the} at home, only for today, and only to find out what it was like. It was a small thing. But {hero.their} hand kept going to the place where {hero.belonging.the} should have been, and every time it came back empty, and {hero.they} {hero:was|were} the one who could have {hero.belonging.them} back whenever {hero.they} wanted.',
      },
    },
  },
  {
    acts: 'guest.like',
    late: {
      at: gettingUp,
      say: {
        toddlers: '{guest} loves {guest.like}. {guest} does not tell now. {guest} is sad.',
        early:
          '{guest} used to talk about {guest.like} all day. Nobody had heard a word of it for a week. {hero} missed it.',
        middle:
          'It had been a week since anyone had heard a word about {guest.like}. Before, you could not stop {guest}. {Guest.they} came around the corner and had begun already. {hero} had sometimes rolled {hero.their} eyes. Now {hero.they} would have given a good deal for it.',
        preteen:
          "Nobody talked about {guest.like} anymore. {guest} had always been the one who did, at great length, whether you wanted it or not. {hero} hadn't known that you could miss that. It was one word that had done it, and it hadn't even been about {guest.like}. It seems that if you laugh at one thing, all the others go and hide.",
      },
    },
  },
  {
    acts: 'guest.skill',
    late: {
      at: gettingUp,
      say: {
        toddlers: '{guest} can {guest.skill.base}. But now {guest} stays at home.',
        early:
          '{guest} could {guest.skill.base} so well! Now {guest.they} did not come at all. One silly name had done that.',
        middle:
          '{hero} thought of how {guest} could {guest.skill.base}. Nobody in {place.all} could do it like that. If you had asked them now who {guest} was, they would have said {thing.nick}. All the rest of {guest.them} had gotten lost behind it.',
        preteen:
          'There were so many things that you could have said about {guest}. {Guest.they} could {guest.skill.base}, for instance, better than anyone that {hero} knew. And out of all those things {hero} had picked a {thing}, and had said it so well that now nobody knew any of the others.',
      },
    },
  },
  {
    acts: 'guest.fear',
    late: {
      at: onTheWay,
      say: {
        toddlers: '{guest} does not like {guest.fear}. {hero} knows. {hero} will never laugh.',
        early:
          '{guest} had once told {hero} about {guest.fear}. You only tell that to a friend. {hero} thought of it all the way.',
        middle:
          'On the way {hero} remembered something. Last spring {guest} had told {hero.them}, and only {hero.them}, that {guest.they} {guest:was|were} afraid of {guest.fear}. {Guest.they} had thought that {hero} was somebody you could tell. {hero} walked faster.',
        preteen:
          'It was {hero} to whom {guest} had said it, last spring, on the way home, that {guest.they} {guest:was|were} afraid of {guest.fear}. {Guest.they} hadn\'t told it to anyone else. "You\'re funny," {guest} had said, "but you\'re not like that." {hero} thought about this sentence the whole way there.',
      },
    },
  },
]

import type { Hinge, SeamName } from '../plot.ts'

const atTheGate: readonly SeamName[] = ['after beloved', 'after great-day', 'before hurry']
const underTheLantern: readonly SeamName[] = ['before go-out']
const inTheNight: readonly SeamName[] = ['after go-out', 'before found']
const foundAgain: readonly SeamName[] = ['after found']

export const hinges: readonly Hinge[] = [
  {
    acts: 'hero.fear',
    early: {
      at: atTheGate,
      say: {
        toddlers: '{hero} does not like {hero.fear}. Then {hero} hugs {away}.',
        early: 'Only {away} knew how much {hero} was afraid of {hero.fear}. {away} never told.',
        middle:
          'There was one thing that {hero} had told nobody but {away}. It was about {hero.fear}, and how much {hero.they} {hero:was|were} afraid. {away} had listened to the end and leaned on the gate. It helps if somebody leans.',
        preteen:
          'Even {hero} had told {away} something, one evening in the spring. It was about {hero.fear}, and how it was getting worse instead of better, although {hero.they} would have died before {hero.they} said so at school. {away} had listened to all of it and had not been surprised. After that {hero} could go home.',
      },
    },
    late: {
      at: underTheLantern,
      say: {
        toddlers: '{away} is all alone. It is as bad as {hero.fear}. {hero} knows.',
        early:
          '{hero} knew how it is to be afraid. {Hero.they} knew it from {hero.fear}. You wait, and you want to hear one voice. {away} was waiting now.',
        middle:
          'Somewhere out there {away} was afraid. {hero} could not sleep for it, because {hero.they} knew what it was like. {Hero.they} knew it from {hero.fear}. You do not wish for something clever. You wish for a voice that you know, and you listen for it so hard that your ears hurt.',
        preteen:
          "{hero} lay on {hero.their} back and thought of {hero.fear}. {Hero.they} thought of it on purpose, because {hero.they} wanted to know exactly how it was for {away} now. It's not the thing itself that is so bad. It's the thought that nobody knows where you are with it. {away} had known, about {hero.fear}, for months, and had always been there, behind the gate.",
      },
    },
  },
  {
    acts: 'hero.like',
    early: {
      at: atTheGate,
      say: {
        toddlers: '{hero} tells {away} of {hero.like}. {away} loves to hear it.',
        early: '{hero} told {away} about {hero.like} every day. {away} never said, "I know that one."',
        middle:
          '{hero} came for another reason, too. You could tell {away} about {hero.like} for as long as you wanted. {away} {away.sig}, and never said that {away.they} had heard it before.',
        preteen:
          "{hero} liked it best when nobody else was at the gate, because then {hero.they} could talk about {hero.like}. The people at home knew it all by heart. {away} didn't know it by heart, or had forgotten it again overnight, and {away.sig} as if it was news.",
      },
    },
    late: {
      at: inTheNight,
      say: {
        toddlers: '{hero} tells the dark of {hero.like}. "Do you hear me, {away}?"',
        early:
          '{hero} did not only call. {Hero.they} talked about {hero.like}, out loud, as at the gate. {away} would know that anywhere.',
        middle:
          'Anybody can call a name. So in between {hero} talked about {hero.like}, out loud, on an empty road, in the middle of the night. "Who are you telling that to?" asked {mentor}.¶"{away}," said {hero}. "{away} knows that it\'s me, when it\'s about {hero.like}."',
        preteen:
          "When {hero} couldn't shout {away}'s name anymore without feeling sick, {hero.they} started on {hero.like}. {Hero.they} told the ditches and the haystacks everything that {hero.they} had ever told at the gate, in the same order. {mentor} didn't ask what it was good for. If you were lost, and somebody in the dark began to talk about {hero.like}, you would know at once who it was.",
      },
    },
  },
  {
    acts: 'hero.skill',
    early: {
      at: atTheGate,
      say: {
        toddlers: '{hero} can {hero.skill.base}. {away} comes to see. Good, good!',
        early:
          'When {hero} learned to {hero.skill.base}, {away} had to see it first. {away} did not mind mistakes.',
        middle:
          'Before anyone else in the lane was allowed to see how {hero} could {hero.skill.base}, {away} had seen it forty times. {away} was the best one for that. {Away.they} never noticed a mistake, and {away.they} never went away in the middle.',
        preteen:
          "{hero} could {hero.skill.base} pretty well by now, but there had been a time when nobody was allowed to watch. Only {away} was. {away} had watched through a whole winter of mistakes, with {away.their} chin on the gate, and hadn't left in the middle even once.",
      },
    },
    late: {
      at: underTheLantern,
      say: {
        toddlers: '{away} stays when {hero} gets it wrong. Now {hero} will not stop.',
        early:
          '{hero} thought of {hero.skill}, and how bad it was at first. {away} had never gone away. So {hero} would not stop now.',
        middle:
          '{hero} thought of the days when {hero.skill} went so badly that {hero.they} cried. {away} had stood there the whole time. Nobody had told {away.them} to, and it had not been fun. {Away.they} just did not go away in the middle. And this, said {hero} to {hero.themself}, was the middle.',
        preteen:
          "What {hero} couldn't stop thinking about was {hero.skill}. It was only a little thing. It was how {away} had stood there all through that winter, when it was no fun for anybody, and hadn't gone away before it was finished. {hero} sat up and felt for {hero.their} socks. It wasn't finished now, either.",
      },
    },
  },
  {
    acts: 'hero.belonging',
    early: {
      at: atTheGate,
      say: {
        toddlers: '{hero} shows {away} {hero.belonging.the}. {away} sniffs. Sniff, sniff!',
        early:
          '{away} had smelled {hero.belonging} from top to end. {Away.they} did it every day. It was how {away.they} said hello.',
        middle:
          'Nobody was allowed to touch {hero.belonging}, except {away}. {away} went over {hero.belonging.them} with {away.their} nose each morning, very carefully, as if there were news in it. Then {away.they} looked up at {hero} and was satisfied.',
        preteen:
          "{away} had one odd habit. {Away.they} didn't greet {hero}, but {hero.belonging}. Every morning {away.they} went over {hero.belonging.them} with {away.their} nose, from one end to the other, and only when that was done did {away.they} look up to see who had come along with it.",
      },
    },
    late: {
      at: inTheNight,
      say: {
        toddlers: '{hero} puts {hero.belonging.the} on the gate. {away} can smell it.',
        early:
          'At the green gate {hero} stopped. {Hero.they} put {hero.belonging.the} on the post. "If {away} comes home first, then it smells of me here," {hero.they} said.',
        middle:
          'At the green gate {hero} took out {hero.belonging.the} and put {hero.belonging.them} on the post. {Hero.they} would have liked to keep hold of {hero.belonging.them} in a night like this. But if {away} came home by another way, there had to be something there that smelled right. "You\'re on duty," said {hero}.',
        preteen:
          'They went by the green gate first. {hero} reached into {hero.their} coat and put {hero.belonging.the} on top of the post. "It\'s so that somebody is in," {hero.they} said. If {away} found {away.their} own way back at four in the morning, to an empty yard, {away.they} would at least know by the smell that {away.they} {away:was|were} expected. {hero} looked around twice. Then {hero.they} didn\'t look around anymore.',
      },
    },
  },
  {
    acts: 'mentor.like',
    late: {
      at: inTheNight,
      say: {
        toddlers: '{mentor} tells of {mentor.like}. So the night is not so long.',
        early:
          'They walked and called. In between, {mentor} told {hero} about {mentor.like}. You must not fall asleep when you walk.',
        middle:
          "Around three o'clock, when it was too dark even to be sad, {mentor} began to talk about {mentor.like}. {Mentor.they} did it to keep both of them awake. {hero} learned more about {mentor.like} in that one hour than in all the years before.",
        preteen:
          'At about three in the morning {mentor} said that there were two kinds of tired, and that against the second kind you had to talk. So {mentor.they} talked about {mentor.like}, from one milestone to the next. {hero} didn\'t say much. But whenever they came to a milestone, {hero.they} asked, "And then?"',
      },
    },
  },
  {
    acts: 'mentor.fear',
    late: {
      at: inTheNight,
      say: {
        toddlers: '"I do not like {mentor.fear}," says {mentor}. "Hold my hand, {hero}."',
        early:
          '"Do you get scared out here?" asked {hero}. "I only get scared of {mentor.fear}," said {mentor}. "But hold my hand, just in case."',
        middle:
          '"I\'ll tell you something about me," said {mentor} in the dark. "I\'m afraid of {mentor.fear}. Nobody in the lane knows that, except {away}."¶{hero} nearly smiled. So that was one more who had leaned on the gate.',
        preteen:
          '"I told {away} a thing once," said {mentor}, after they had walked for a long time without a word. "I told {away.them} that I\'m afraid of {mentor.fear}. At my age!" {Mentor.they} lifted the lantern. "It wasn\'t even that it helped. But it was in good hands."',
      },
    },
  },
  {
    acts: 'owner.like',
    late: {
      at: foundAgain,
      say: {
        toddlers: '{owner} loves {owner.like}. But {owner} loves {away} more. And {hero}!',
        early: '"I would give all of {owner.like} for you two," {owner} always said. Now it was true.',
        middle:
          '"When {owner} hears this," said {mentor}, "{owner.they} won\'t even want to talk about {owner.like}." That had never happened in the lane before. {hero} held {away} tighter.',
        preteen:
          'In the whole lane there was only one thing that {owner} talked about more than about {away}, and that was {owner.like}. "There won\'t be one word about {owner.like} this morning," said {mentor}. "You\'ll see."',
      },
    },
  },
]

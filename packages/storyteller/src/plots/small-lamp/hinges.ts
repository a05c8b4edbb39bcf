import type { Hinge, SeamName } from '../plot.ts'

const lampReady: readonly SeamName[] = ['after habit', 'after small-light']
const beforeTheChoice: readonly SeamName[] = ['before choose', 'before pull']
const waiting: readonly SeamName[] = ['before answer', 'before burn-down']
const onTheWayDown: readonly SeamName[] = ['after companion-comes', 'after choose']
const home: readonly SeamName[] = ['after answer']

export const hinges: readonly Hinge[] = [
  {
    acts: 'hero.fear',
    early: {
      at: lampReady,
      say: {
        toddlers: "{hero} does not like {hero.fear}. Then {away} holds {hero}'s hand.",
        early:
          '{away} knew about {hero} and {hero.fear}. {Away.they} never laughed. {Away.they} came and sat close, and that was enough.',
        middle:
          'There was one thing that only {away} could do. When {hero} was afraid of {hero.fear}, {away} did not say that it was nothing. {Away.they} came and sat down beside {hero.them}, and stayed. It was surprising how much that helped.',
        preteen:
          'Only {away} knew that {hero} was still afraid of {hero.fear}. {Away.they} had never told anyone, and {away.they} had never said that {hero} would grow out of it, either. {Away.they} just turned up at the right moment and sat down next to {hero.them}, as if {away.they} happened to be passing by.',
      },
    },
    late: {
      at: beforeTheChoice,
      say: {
        toddlers: 'It is dark for {away}. It is as bad as {hero.fear}. {hero} knows.',
        early:
          '{hero} was afraid of {hero.fear}. So {hero.they} knew how {away} felt now. It helps if somebody comes. Who would come?',
        middle:
          '{hero} knew what it was to be afraid. {Hero.they} knew it from {hero.fear}. You stand still and listen, and you think of one person, and you wish they would come. {away} had always come. Now it was {away} who stood out there and listened.',
        preteen:
          "Of all things, {hero} had to think of {hero.fear}. {Hero.they} knew what it's like when you can't go forward and you can't go back, and everybody else walks past as if nothing was wrong. And {hero.they} knew what helps, because {away} had done it every time. It isn't anything clever. Somebody comes.",
      },
    },
  },
  {
    acts: 'hero.like',
    early: {
      at: lampReady,
      say: {
        toddlers: '{hero} tells {away} all about {hero.like}. {away} wants to hear more.',
        early:
          '{hero} had something to tell {away}. It was about {hero.like}. {away} always had one more question.',
        middle:
          'And {hero} was saving something up for {away}. It was about {hero.like}. Other people said "Really?" and looked at the clock. {away} put down whatever {away.they} {away:was|were} holding, and asked one more question.',
        preteen:
          'And there was something about {hero.like} that {hero} had been saving up since lunch. {Hero.they} could have told somebody else, but most people nod at the wrong place and then talk about something of their own. {away} always asked the next question, and it was always the right one.',
      },
    },
    late: {
      at: beforeTheChoice,
      say: {
        toddlers: 'Who asks about {hero.like}? {away} does! Come home, {away}.',
        early:
          'Who wanted to hear about {hero.like}, night after night? Only {away} did. And {away} was out there in the dark.',
        middle:
          '{hero} thought of all that {hero.they} had not told {away} yet, about {hero.like}. Nobody else would stand still for it. You could follow a hundred lights up the street and not find one person who asked the next question.',
        preteen:
          'What decided it, if you really want to know, was {hero.like}. {hero} thought of everything about {hero.like.them} that {hero.they} still had to tell {away}, and of how {away} leaned forward when it got interesting. There would be a hundred people at {plan.the}, and none of them would lean forward.',
      },
    },
  },
  {
    acts: 'hero.skill',
    early: {
      at: lampReady,
      say: {
        toddlers: '{hero} can {hero.skill.base}. That was hard. {hero} did not stop.',
        early:
          'Making it was like {hero.skill}. In the middle you want to stop. {hero} knew that place, and did not stop.',
        middle:
          'With the {lamp} it had been the same as with {hero.skill}. There was a place in the middle where you could not believe that it would ever be anything. The trick was not to stop there. {hero} had stopped there often enough to know.',
        preteen:
          'It had been exactly the same as with {hero.skill}. First it goes well, and then comes the middle, where it goes so badly that you feel silly for having begun. {hero} knew that middle. {Hero.they} had never found a way around it, but by now {hero.they} knew that it had another end.',
      },
    },
    late: {
      at: waiting,
      say: {
        toddlers:
          'It takes so long. {hero} does not stop. {hero} can {hero.skill.base}, and {hero} can wait.',
        early:
          '{hero} wanted to stop now. It was just like the middle of {hero.skill}. So {hero.they} held the light up a bit longer.',
        middle:
          '"We could go up again," said {mentor} after a while. "Nobody would blame you."¶{hero} knew where they were. {Hero.they} knew it from {hero.skill}. It was the place in the middle, where nobody claps and nothing comes of it. "This is only the bad part," {hero.they} said, and changed hands.',
        preteen:
          '"It\'s all right to stop, you know," said {mentor}.¶{hero} shook {hero.their} head. It was the middle again, and {hero.they} would have known it anywhere, even down here, even without any light at all. It was the same one as with {hero.skill}, and it felt just as stupid. "The next bit is usually better," {hero.they} said. {Hero.they} hoped that it was true of waiting as well.',
      },
    },
  },
  {
    acts: 'hero.belonging',
    early: {
      at: lampReady,
      say: {
        toddlers: '{hero} has {hero.belonging.the}, too. Look, a light!',
        early:
          '{hero} put {hero.belonging} next to the {lamp}. Now everything that {hero.they} loved best was in the light.',
        middle:
          '{hero} went and got {hero.belonging}, and put {hero.belonging.them} down in the light. Whatever was dear to {hero.them} ought to have been in it at least once.',
        preteen:
          "Before {hero.they} put the {lamp} out again, {hero} went and got {hero.belonging}, and held {hero.belonging.them} in the light for a moment. {Hero.they} couldn't have explained it. {Hero.they} only thought that the two best things {hero.they} had ought to have met.",
      },
    },
    late: {
      at: home,
      say: {
        toddlers: '{away} is cold. "You hold {hero.belonging.the}," says {hero}. Now home!',
        early:
          '{away} shook with cold. "Here," said {hero}, and gave {away.them} {hero.belonging.the} to hold. "It helps. But only as far as home."',
        middle:
          '{away} was still shaking. {hero} had {hero.belonging.the} with {hero.them}, and now {hero.they} held {hero.belonging.them} out. "It helps if you hold on to something," {hero.they} said. "I want it back at the door."¶{away} did not laugh. {Away.they} held on to {hero.belonging.the} the whole way home, and gave {hero.belonging.them} back at the door.',
        preteen:
          "{away}'s hands were still shaking, and {hero} knew only one thing for that. \"You can have {hero.belonging.the} until we're home,\" {hero.they} said. It was not a small thing to offer, and {away} knew it. {Away.they} didn't make a joke. {Away.they} took {hero.belonging.the}, and carried {hero.belonging.them} home through the dark as if somebody might ask about every scratch.",
      },
    },
  },
  {
    acts: 'away.like',
    late: {
      at: home,
      say: {
        toddlers: '{away} thought of {away.like}. Then {away} saw the light!',
        early:
          '"What did you think of, out there?" asked {hero}. "Of {away.like}," said {away}. "And then of you."',
        middle:
          '"What do you think about, when you can\'t see anything?" asked {hero}.¶"{away.like}," said {away} at once. "I thought about {away.like} as hard as I could. And when I couldn\'t think of any more, there was your light."',
        preteen:
          '"You won\'t believe what I was thinking about," said {away}. "It was {away.like}. I thought about {away.like} for an hour, so that I wouldn\'t think about anything else, and I was just running out when I saw you."',
      },
    },
  },
  {
    acts: 'away.fear',
    late: {
      at: home,
      say: {
        toddlers: '"Was it bad?" asks {hero}. "As bad as {away.fear}," says {away}. Hug!',
        early:
          '"Were you afraid?" asked {hero}. "As much as of {away.fear}," said {away}. "And then there was a light, and I was only wet."',
        middle:
          '"Were you scared?" asked {hero}.¶"You know me and {away.fear}," said {away}. "It was like that, and longer." {Away.they} wiped {away.their} face. "And then there was somebody there. It\'s never as bad when there\'s somebody there."',
        preteen:
          '"I\'ll tell you something," said {away} on the way up. "I\'ve only ever been that scared of {away.fear}, and you know that I don\'t make jokes about that. I kept telling myself that there was nobody out there. And then I saw that there was somebody, and it was you, and that was the whole difference."',
      },
    },
  },
  {
    acts: 'away.skill',
    late: {
      at: home,
      say: {
        toddlers: '"I saw your light," says {away}. Now {away} can {away.skill.base} again.',
        early:
          '"What did you do, out there?" asked {hero}. "I thought of {away.skill}," said {away}. "One step, and then the next. And then I saw you."',
        middle:
          '"How did you keep going?" asked {hero}.¶"The way I do it with {away.skill}," said {away}. "You don\'t look at all of it. You do the next bit." {Away.they} looked at the {lamp}. "I was nearly out of next bits."',
        preteen:
          '"I tried to think about {away.skill}," said {away}, "because that\'s a thing I know how to do, and it helps if you remember that you know how to do something. First this, and then that, and then the next. I\'d gotten to the end of it for the third time when I saw your light."',
      },
    },
  },
  {
    acts: 'mentor.like',
    late: {
      at: onTheWayDown,
      say: {
        toddlers: '{mentor} tells of {mentor.like}. Now it is not so dark.',
        early:
          'On the way down {mentor} told {hero} about {mentor.like}. It made the dark a good deal shorter.',
        middle:
          'On the way down {mentor} talked about {mentor.like}. It was not that {hero} had asked. But you can hold on to a voice in the dark, and this one was in no hurry to stop.',
        preteen:
          "On the way down {mentor} talked about {mentor.like} without a break. At any other time {hero} would have told {mentor.them} that they'd had that already. But it was good to have a voice to walk beside, and {hero.they} asked a question whenever it seemed to be running low.",
      },
    },
  },
  {
    acts: 'mentor.skill',
    late: {
      at: onTheWayDown,
      say: {
        toddlers: '{mentor} can {mentor.skill.base}. {mentor} can help, too.',
        early:
          '"Have you done this before?" asked {hero}. "No," said {mentor}. "But I can {mentor.skill.base}. I could not do that at first, either."',
        middle:
          '"Do you know the way?" asked {hero}.¶"No," said {mentor}. "But I can {mentor.skill.base}, and that was just as dark at first. You go slowly, and you don\'t pretend."',
        preteen:
          '"Aren\'t you worried at all?" asked {hero}.¶"Certainly I am," said {mentor}. "But I\'ve noticed something with {mentor.skill}. If you wait until you\'re not worried, you never begin." And {mentor.they} took the next step, and held out a hand behind {mentor.them}.',
      },
    },
  },
]

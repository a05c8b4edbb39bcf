import type { Hinge, SeamName } from '../plot.ts'

const ownSpot: readonly SeamName[] = ['after own-place']
const beforeGivingUp: readonly SeamName[] = ['before give-up', 'before objection', 'before tug']
const givenUp: readonly SeamName[] = ['after give-up']
const outside: readonly SeamName[] = ['after cost']

export const hinges: readonly Hinge[] = [
  {
    acts: 'hero.fear',
    early: {
      at: ownSpot,
      say: {
        toddlers: '{hero} does not like {hero.fear}. Here in this spot {hero} is safe.',
        early:
          'When {hero} was afraid of {hero.fear}, {hero.they} came to this spot. Here it was not so bad.',
        middle:
          'There was one more thing about that spot. {hero} was afraid of {hero.fear}, and everybody has to be somewhere when they are afraid. {hero} was there. It did not make {hero.fear} go away. But it gave you something to lean on.',
        preteen:
          'What nobody knew was that it was more than a good spot. {hero} was afraid of {hero.fear}, still, at {hero.their} age, and that was where {hero.they} went when it got bad. You could pull up your knees and have something solid behind your back, and after a while it passed.',
      },
    },
    late: {
      at: beforeGivingUp,
      say: {
        toddlers: '{hero} has a spot for bad times. {arrival} has none at all.',
        early:
          '{hero} had this spot for when {hero.they} {hero:was|were} afraid of {hero.fear}. What did {arrival} have? {arrival} had to stand outside with it.',
        middle:
          '{hero} thought of {hero.fear}, and how good it was to have a place to go to then. {arrival} must be afraid of something, too. Everyone is. {Hero.they} looked at {arrival}, who stood there and had nothing behind {arrival.their} back.',
        preteen:
          "It was {hero.fear} that {hero} couldn't get out of {hero.their} head. {Hero.they} kept thinking of what it would be like to have all that, and to have no spot. {arrival} didn't look afraid. But then, neither did {hero}, as long as {hero.they} could sit here. It might be that some people simply have to carry it around standing up.",
      },
    },
  },
  {
    acts: 'hero.like',
    early: {
      at: ownSpot,
      say: {
        toddlers: 'Here {hero} thinks of {hero.like}. This is the best spot for that.',
        early: 'It was the best place to think of {hero.like}. {hero} had tried all the others.',
        middle:
          'It was the best place in the world to think about {hero.like}. {hero} did it there every afternoon. {Hero.they} had tried it in other places, and it was never quite the same.',
        preteen:
          'It was the only place where {hero} could really think about {hero.like}. In other places somebody always asked what {hero.they} {hero:was|were} smiling at. Here nobody asked. {Hero.they} had never thought of it as something that another person might want to hear.',
      },
    },
    late: {
      at: outside,
      say: {
        toddlers: '"Do you like {hero.like}?" asks {hero}. "Yes!" says {arrival}. Oh, good!',
        early:
          '"What do you do in there all day?" asked {arrival}. "I think of {hero.like}," said {hero}. "Oh, tell me!" said {arrival}. Nobody had ever said that.',
        middle:
          '"What did you do here, all by yourself?" asked {arrival} after a while.¶"I thought about {hero.like}," said {hero}, and waited for somebody to laugh.¶"What about {hero.like}?" asked {arrival}. {Arrival.they} really wanted to know. So {hero} told {arrival.them}, from out there, and it was odd to hear it out loud.',
        preteen:
          '"You always looked so happy in there," said {arrival}. "What were you thinking about?" ¶ "Mostly about {hero.like}," said {hero}, who had never told that to anyone. ¶ "I\'d have liked to ask," said {arrival}, "but I was standing too far away." It was getting dark before they had gotten to the end of it. {hero}\'s back hurt, and there was a root under {hero.them}, and {hero.they} noticed both of these things only later.',
      },
    },
  },
  {
    acts: 'hero.skill',
    early: {
      at: ownSpot,
      say: {
        toddlers: 'Here {hero} can {hero.skill.base}. It goes so well in this spot.',
        early:
          'Nowhere else could {hero} {hero.skill.base} so well. It was because of the spot. {Hero.they} {hero:was|were} sure of it.',
        middle:
          'It was here that {hero} had learned to {hero.skill.base}. For a long time it had gone badly, and nobody had seen it, because nobody else was there. {Hero.they} believed that it only worked in that spot.',
        preteen:
          'It was here, too, that {hero} had learned to {hero.skill.base}, without anyone looking. {Hero.they} had an idea that it came from the place and not from {hero.themself}. {Hero.they} had never tried to find out. There had never been any reason to sit anywhere else.',
      },
    },
    late: {
      at: outside,
      say: {
        toddlers: 'Can {hero} {hero.skill.base} out here, too? {hero} can! It was not the spot.',
        early:
          'Could you {hero.skill.base} out here? {hero} did not think so. {Hero.they} tried it all the same. It went a bit crooked. But it went!',
        middle:
          '{hero} had to know. Could {hero.they} still {hero.skill.base}, out here, with a lump under {hero.them} and people looking? {Hero.they} tried it, and it went rather badly, and then less badly. So it had not been the spot. {Hero.they} did not know whether to be glad or sorry.',
        preteen:
          "There was one thing that {hero} was really worried about, and that was {hero.skill}. {Hero.they} waited until nobody was watching, and tried it where {hero.they} {hero:was|were}, half on a root. It didn't go as well as usual. But it went, and that meant that it had never been in the place at all. {hero} had given away the spot. {Hero.they} hadn't given away that.",
      },
    },
  },
  {
    acts: 'hero.belonging',
    early: {
      at: ownSpot,
      say: {
        toddlers: '{hero.belonging.the} has a spot, too. Close to {hero}.',
        early: 'Beside {hero} was just enough room for {hero.belonging}. Then it was full.',
        middle:
          'There was one extra place, but it was taken. It was as wide as two hands, and {hero.belonging.the} had it. {hero} had measured it {hero.themself}.',
        preteen:
          'Right beside {hero} there was a gap that was exactly as wide as {hero.belonging}, and that was where {hero.belonging.the} belonged. Nobody else would have fit into it. {hero} had never thought of it as a place that could be given away, because it had never been empty.',
      },
    },
    late: {
      at: givenUp,
      say: {
        toddlers: '"{hero.belonging.the} can sit with you," says {hero}. "You are not alone now."',
        early:
          '{hero} left {hero.belonging.the} in there, too, for now. "So that you know somebody," {hero.they} said to {arrival}. "I will come and get it later."',
        middle:
          '{hero} picked up {hero.belonging.the}, and looked at {hero.belonging.them}, and put {hero.belonging.them} down again. "That stays here until tonight," {hero.they} told {arrival}. "You need to know somebody, on your first day."¶{arrival} moved a bit to one side, so that {hero.belonging.they} had room.',
        preteen:
          '{hero} had taken {hero.belonging.the} under one arm, and had gone three steps, and came back. "You\'d better keep this company until supper," {hero.they} said to {arrival}, and put {hero.belonging.them} back in the gap. "It\'s used to somebody being there." {Hero.they} said it as if {hero.they} {hero:was|were} asking a favor, and {arrival} was polite enough to take it that way.',
      },
    },
  },
  {
    acts: 'arrival.like',
    late: {
      at: outside,
      say: {
        toddlers: '{arrival} tells them of {arrival.like}. They all listen. So good!',
        early:
          'Then {arrival} told them about {arrival.like}. They had never heard any of it. You do not hear much from people who stand outside.',
        middle:
          'When {arrival} had been in there for a while, {arrival.they} began to talk about {arrival.like}. At first it was only one sentence. Nobody interrupted, so there was a second one. It turned out that {arrival.they} had been saving it up for a long time.',
        preteen:
          '"What do you like?" somebody asked {arrival}, just to be polite. ¶ "{arrival.like}," said {arrival}, and then it all came out, for half an hour, and it was really interesting. {hero}, on the outside edge, missed about every third word. {Hero.they} had stood next to {arrival} for weeks, and nobody had ever asked.',
      },
    },
  },
  {
    acts: 'arrival.fear',
    late: {
      at: givenUp,
      say: {
        toddlers: '{arrival} does not like {arrival.fear}. In here it is not so bad.',
        early:
          '"I am afraid of {arrival.fear}," whispered {arrival}. "In here I am not so afraid." "I know," said {hero}. "It is that kind of spot."',
        middle:
          '"When I was standing out there," said {arrival}, "I had to think of {arrival.fear} all the time. I\'m afraid of that." {Arrival.they} leaned back as far as it would go. "In here I\'ve got something to lean on."',
        preteen:
          '"Can I tell you something?" said {arrival}. "I\'m afraid of {arrival.fear}. It\'s a lot worse when you don\'t belong anywhere." ¶ {hero} had not known that the two things had anything to do with each other. But {hero.they} remembered how it was to sit there, with something solid behind you, and thought that it was probably true.',
      },
    },
  },
  {
    acts: 'friend.like',
    late: {
      at: outside,
      say: {
        toddlers: '{friend} tells {hero} of {friend.like}. So {hero} is not alone out here.',
        early:
          '{friend} leaned over and told {hero} about {friend.like}. {hero} had heard it all before. Today {hero.they} {hero:was|were} glad of every word.',
        middle:
          "After some time {friend}'s head came out at the side. \"It's about {friend.like},\" said {friend}. \"I'm telling them, and you're missing it, so I'll say it all twice.\" And {friend.they} did, once to the inside and once to the outside.",
        preteen:
          '{friend} was telling them all about {friend.like}, and {hero} could only hear half of it. Then the voice stopped. {friend} had come out, and sat down on the other half of the root. "There\'s no point in telling it," said {friend}, "if you aren\'t there to say that it\'s wrong."',
      },
    },
  },
]

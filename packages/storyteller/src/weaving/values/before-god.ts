import type { ValueLines } from './value-lines.ts'

/** What is said about the values that grow from trust in God. */
export const beforeGod = {
  'trust-in-god': {
    toddlers: 'God is near, {hero}. God is here.',
    early: [
      '"I can\'t see God," said {hero}. "You can\'t see the wind," said {other}, "and look what your hair is doing."',
      '"Were you alone?" asked {other}. {hero} thought about it. "No," {hero.they} said. "I don\'t think so."',
    ],
    older: [
      '"How do you trust somebody you can\'t see?" asked {hero}. "The same way you cross a bridge in fog," said {other}. "One board at a time."',
      'Nothing had turned out the way {hero} had planned it, and yet {hero.they} had not been dropped. {Hero.they} decided to remember that.',
    ],
  },
  gratitude: {
    toddlers: 'Thank you, {other}! Thank you, God!',
    early: [
      '"What is thank you for?" asked {hero}. "So that the good thing knows it has arrived," said {other}.',
      '"Thank you," said {hero}. {Hero.they} said it twice, once to {other} and once a bit higher up.',
    ],
    older: [
      '"Count three good things," said {other}. "Before I have had breakfast?" said {hero}. "Especially then," said {other}.',
      '"Thank you," said {hero}. It was an ordinary word, but this time {hero.they} noticed what was inside it.',
    ],
  },
  joy: {
    toddlers: 'Clap, {hero}! Clap, clap! So glad!',
    early: [
      '"Why are you humming?" asked {hero}. "It got full in there," said {other}, "so some came out."',
      '{hero} hummed. It had got a bit full in there.',
    ],
    older: [
      '"You are happy about nothing," said {hero}. "It is the best kind," said {other}. "Nobody can break it."',
      'It was a gladness with no particular reason, and it seemed to get bigger whenever {hero} handed some of it on.',
    ],
  },
  hope: {
    toddlers: 'Look up, {hero}! A little light.',
    early: [
      '"What if it never gets better?" asked {hero}. "Then why are the birds up so early?" said {other}.',
      '"I hoped a bit," said {hero}. "A bit is how it starts," said {other}.',
    ],
    older: [
      '"Is hoping the same as wishing?" asked {hero}. "Wishing looks out of the window," said {other}. "Hoping puts its boots on."',
      '{hero} noticed that {hero.they} had been hoping all along, underneath, the way a lamp can be on in a room you are not in.',
    ],
  },
  prayer: {
    toddlers: '{hero} says, "Hello, God." Shh. God hears.',
    early: [
      '"What do I say to God?" asked {hero}. "Start with hello," said {other}. "The rest mostly comes by itself."',
      '"Did God say anything?" asked {other}. "No," said {hero}. "But it was not empty."',
    ],
    older: [
      '"Is it still praying if I only complain?" asked {hero}. "A good part of the Psalms is just that," said {other}.',
      'Nothing had changed since {hero} prayed, except that {hero.they} {hero:was|were} not the only one who knew about it.',
    ],
  },
  'wonderfully-made': {
    toddlers: 'Two eyes. One nose. God made {hero}!',
    early: [
      '"Why am I like this?" asked {hero}. "Because God was in a good mood that day," said {other}.',
      '{hero} looked into a puddle. There was {hero} again. It was good to know where to look.',
    ],
    older: [
      '"Don\'t you ever wish that you were somebody else?" asked {hero}. "On Tuesdays," said {other}. "But I would miss my feet."',
      '"There is only one of you," said {other}. "Is that good?" asked {hero}. "It is scarce," said {other}. "Scarce things are looked after."',
    ],
  },
  'being-a-light': {
    toddlers: 'Shine, {hero}! Little light, shine.',
    early: [
      '"What can one small light do?" asked {hero}. "Ask the dark," said {other}.',
      '"Somebody saw it," said {other}. {hero} had not known that anybody was looking.',
    ],
    older: [
      '"It is not as if anybody would notice," said {hero}. "People notice a light," said {other}. "They just don\'t always say so."',
      'You never knew who was looking, {hero} thought, and it was probably better that way. A lamp does not keep looking around to see who is reading.',
    ],
  },
} as const satisfies Record<string, ValueLines>

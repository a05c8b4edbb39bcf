import type { Plot } from '../plot.ts'
import { after } from './after.ts'
import { asked } from './asked.ts'
import { before } from './before.ts'
import { ending } from './ending.ts'
import { hinges } from './hinges.ts'
import { melted } from './melted.ts'
import { people } from './people.ts'
import { things } from './things.ts'
import { words } from './words.ts'

/**
 * The hero has a good place, there is exactly enough room, somebody comes, and the only place left to give
 * is the hero's own.
 *
 * Never: the one who arrives does not earn the place by being useful; nobody is pitied; the wish to keep the
 * place is fair, and nobody calls it selfish.
 */
export const oneMorePlace: Plot = {
  id: 'one-more-place',
  values: [
    { id: 'welcome', teaches: 'A welcome begins when somebody moves over, even if it costs the best seat.' },
    { id: 'sharing', teaches: 'What we share gets smaller in our hands and bigger in the room.' },
    {
      id: 'kindness',
      teaches: 'Kindness sees who is standing at the edge and does one small thing about it.',
    },
    { id: 'love', teaches: 'Love makes room, and it does not count the places first.' },
    { id: 'friendship', teaches: 'A friend is somebody who moves up a little, in case.' },
    {
      id: 'compassion',
      teaches: 'When we feel what it is like to stand outside, we can open a place inside.',
    },
    { id: 'humility', teaches: 'We do not need the best spot to be glad.' },
    { id: 'contentment', teaches: 'A smaller place can be enough when it is full of people.' },
    { id: 'helping', teaches: 'Helping sometimes means giving up our own seat.' },
    { id: 'joy', teaches: 'Gladness grows when there is somebody to sit beside.' },
    { id: 'gentleness', teaches: 'A gentle invitation lets somebody come in without being pushed.' },
    { id: 'courage', teaches: 'It takes courage to be the first one to stand up and make room.' },
    { id: 'being-a-light', teaches: 'One person who moves over shows everybody else how it is done.' },
    { id: 'making-peace', teaches: 'Peace begins when one person moves over.' },
  ],
  suits:
    /\b(?:new (?:at|in|to|kid|boy|girl|child|student|baby|brother|sister|school|class)|first day|moved here|baby (?:brother|sister)|left out|alone at recess|guests?|visitors?|birthday|party|cousins? (?:comes?|is coming|are coming|visits?))\b/gi,
  cast: people,
  things,
  titles: {
    toddlers: ['Scoot, scoot, scoot!', 'Room for {arrival}', 'Is there room?'],
    early: ['The {place} that was full', 'One more for the {place}', 'Move over, {hero}!'],
    middle: ['The best spot {place.on}', '{hero} moves over', 'How many does it hold?'],
    preteen: ['Built for {place.count}', 'The invisible line', "A hand's width", 'Exactly {place.count}'],
  },
  beats: [...before, ...asked, ...words, ...after, ...ending],
  melted,
  pages: {
    young: {
      5: ['own-place', 'arrival/no-room', 'verse', 'tug/give-up', 'cost/rest'],
      10: [
        'own-place',
        'guest-comes',
        'guest-in',
        'second-guest',
        'treat',
        'arrival/no-room',
        'tug/give-up',
        'cost',
        'turn/verse',
        'rest',
      ],
      15: [
        'own-place',
        'guest-comes',
        'guest-in',
        'second-guest',
        'treat',
        'arrival',
        'no-room',
        'look-away',
        'tug',
        'verse',
        'give-up',
        'wobble',
        'cost',
        'turn',
        'rest',
      ],
    },
    old: {
      5: ['own-place', 'arrival/no-room', 'verse', 'tug/give-up', 'cost/rest'],
      10: [
        'own-place',
        'verse-plant',
        'arrival',
        'no-room/look-away/tug',
        'verse',
        'objection/give-up',
        'asking/wobble',
        'cost',
        'second-test',
        'rest',
      ],
      15: [
        'own-place',
        'verse-plant',
        'arrival',
        'no-room',
        'look-away',
        'tug',
        'verse',
        'objection',
        'give-up',
        'asking',
        'wobble',
        'cost',
        'gift',
        'second-test',
        'rest',
      ],
    },
  },
  hinges,
  talk: {
    toddlers: [
      'Who came to the {place}?',
      'Where did {hero} sit at the end?',
      'Can you scoot over and make room for me?',
      'Where do you like to sit?',
    ],
    early: [
      'What did {hero} like about {hero.their} spot?',
      'How did {arrival} feel, standing outside?',
      'Is there somebody who would like to sit by you?',
      'Would you have given up your spot?',
    ],
    middle: [
      'What did it cost {hero} to stand up?',
      'Why did {arrival} not just ask?',
      'Where is there a place with room for one more in your week?',
      '{arrival} asked a question before sitting down. Why was that a good thing to do?',
    ],
    preteen: [
      '{hero} tried to pass the problem on to others. Why did that make it worse?',
      'Was it wrong of {hero} to want to keep the place?',
      'Would it have been right to invite {arrival} if nobody had ever come to like {arrival.them}?',
      'The {place} did not grow. What did?',
    ],
  },
  prayers: {
    toddlers: [
      'Dear God, thank you for all the people you love. Help me make room for them.',
      'Dear God, you have room for me. Scoot, scoot, I have room, too.',
    ],
    early: [
      'Dear God, thank you that there is always room with you. Help me see who is standing outside, and move over.',
      'Dear God, thank you for good places to sit. Give my legs a push when it is time to get up.',
    ],
    middle: [
      'Dear God, you know how much I like my own spot. Help me to see the person at the edge, and give me the push I need to stand up.',
      'Dear God, thank you for everybody who ever moved over for me. Make me somebody who leaves a gap.',
    ],
    preteen: [
      'Lord Jesus, you made room for us before we could be of any use. Give us eyes for the person at the edge, and the courage to move our seat.',
      'Lord, you never stop at the number we have counted. Widen us, even where it is uncomfortable, and sit with whoever is outside tonight.',
    ],
  },
}

import type { Plot } from '../plot.ts'
import { backBeats } from './beats-back.ts'
import { beforeBeats } from './beats-before.ts'
import { homeBeats } from './beats-home.ts'
import { raceBeats } from './beats-race.ts'
import { wordsBeats } from './beats-words.ts'
import { hinges } from './hinges.ts'
import { backPages } from './melted-back.ts'
import { homePages } from './melted-home.ts'
import { racePages } from './melted-race.ts'
import { people } from './people.ts'
import { things } from './things.ts'

const shortest = ['built', 'go/break/past', 'verse', 'turn/mend', 'last/rest'] as const

/**
 * The hero has worked a long time for one race and is in front when somebody else's thing breaks. Nobody
 * stops, the hero least of all; then the hero turns around, and comes in last.
 *
 * Never: the one who is helped does not pay it back with the prize; nobody runs the race again, and nobody
 * says that it did not matter. Whoever goes by is no villain.
 */
export const turnedAround: Plot = {
  id: 'turned-around',
  values: [
    { id: 'compassion', teaches: 'To feel with somebody can mean to turn around and sit down beside them.' },
    { id: 'helping', teaches: 'Help often comes out of what we had saved for ourselves.' },
    { id: 'kindness', teaches: 'Somebody has to be the one who stops.' },
    { id: 'friendship', teaches: 'Side by side is a better place than in front.' },
    { id: 'love', teaches: 'Love goes back for one, even when the flags are the other way.' },
    { id: 'humility', teaches: 'One can come in last and stand up straight.' },
    { id: 'perseverance', teaches: 'To turn around for somebody has to be done again at every corner.' },
    {
      id: 'hard-work',
      teaches: 'What we learn in long evenings of work is never lost, even without a prize.',
    },
    { id: 'sharing', teaches: 'The best string is the one that holds for somebody else.' },
    { id: 'courage', teaches: 'It takes courage to go the other way while everyone calls that it is wrong.' },
    { id: 'contentment', teaches: 'We can lose what we wanted, mind it, and still be glad of the evening.' },
    { id: 'fairness', teaches: 'Being allowed to go by does not make it right to go by.' },
    { id: 'self-control', teaches: 'We can stop our own feet, even when they are winning.' },
  ],
  suits:
    /\b(?:rac(?:e|es|ing)|sports? day|run(?:s|ning)? fast|bikes?|bicycles?|tournaments?|soccer|football|match(?:es)?|teams?|medals?|trophy|swim(?:s|ming)? meet)\b/gi,
  cast: people,
  things,
  titles: {
    toddlers: ['Turn Around, {hero}!', 'Red, Red String', 'Go, Go, Stop!'],
    early: ['The wrong way around', 'Forty turns of red string', 'Number seven and number eight'],
    middle: ['Twenty-third out of twenty-three', 'The {thing} that went back', 'Somebody will stop'],
    preteen: ['First, briefly', 'Nine rules and none for this', 'The honest knot'],
  },
  beats: [...beforeBeats, ...raceBeats, ...wordsBeats, ...backBeats, ...homeBeats],
  melted: [...racePages, ...backPages, ...homePages],
  pages: {
    young: {
      5: shortest,
      10: [
        'built',
        'neighbor',
        'go',
        'break',
        'past/nobody-stops',
        'verse',
        'turn',
        'mend/prize-gone',
        'last',
        'rest',
      ],
      15: [
        'built',
        'practice',
        'neighbor',
        'line-up',
        'go',
        'break',
        'past',
        'nobody-stops',
        'verse',
        'turn',
        'mend',
        'prize-gone',
        'together',
        'last',
        'rest',
      ],
    },
    old: {
      5: shortest,
      10: [
        'built',
        'neighbor',
        'go',
        'break/past',
        'nobody-stops/tug',
        'verse',
        'turn',
        'mend/prize-gone',
        'last',
        'wanted/rest',
      ],
      15: [
        'built',
        'neighbor',
        'line-up',
        'go',
        'break',
        'past',
        'nobody-stops',
        'tug',
        'verse',
        'turn',
        'mend',
        'prize-gone',
        'together',
        'last',
        'rest',
      ],
    },
  },
  hinges,
  talk: {
    toddlers: [
      'What color was the string?',
      'Who came back to {guest}?',
      'Who was last?',
      'Can we two walk slow, slow, slow?',
    ],
    early: [
      'Why did nobody stop for {guest}?',
      'What was {hero} thinking when {hero.they} stood still at the last bend?',
      'What did {hero} lose, and what did {hero.they} keep?',
      'Whose {thing} do you like better at the end, and why?',
    ],
    middle: [
      'Everyone who went by thought that somebody would stop. When have you thought that?',
      'Why did {hero} let {guest} go over the line first?',
      '{hero} still wanted to win while {hero.they} tied the knot. Does helping count if you would rather do something else?',
      'Who around you could use a bit of your red string this week?',
    ],
    preteen: [
      '{hero} broke no rule by going by. What makes something wrong that no rule forbids?',
      'The people who did not stop were kind people. What got in their way, and what gets in yours?',
      '{hero} minded losing, and would do the same again. How can both be true?',
      '{hero} was first for a while, and last in the end. What would you call {hero.them}?',
    ],
  },
  prayers: {
    toddlers: [
      'Dear God, thank you for my friends. Help me stop and help.',
      'Dear God, you see who is sad. I want to see it, too.',
    ],
    early: [
      'Dear God, you stop for everyone. Help me to stop for one today.',
      'Dear God, thank you for fast days and slow days. Help me to turn around when somebody needs me.',
    ],
    middle: [
      'Dear God, you notice whoever is left at the side. Slow me down when I am in too much of a hurry to see them.',
      'Dear God, sometimes I want to be first so badly that it hurts. Stay beside me when I am, and stay beside me when I am not.',
    ],
    preteen: [
      'Lord, you know how good my reasons for going by can sound. Give me the courage to turn around, and tell me when I have not.',
      'Lord, thank you that I may want things, and that you stay when I lose them. Make me somebody who can be found at the back.',
    ],
  },
}

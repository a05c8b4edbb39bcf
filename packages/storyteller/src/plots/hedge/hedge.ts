import type { Plot } from '../plot.ts'
import { beforeBeats } from './beats-before.ts'
import { betweenBeats } from './beats-between.ts'
import { nicerBeats } from './beats-nicer.ts'
import { sorryBeats } from './beats-sorry.ts'
import { tellingBeats } from './beats-telling.ts'
import { cast } from './cast.ts'
import { hinges } from './hinges.ts'
import { meltedCarrying } from './melted-carrying.ts'
import { meltedEnd } from './melted-end.ts'
import { things } from './things.ts'

const shortest = ['two-houses/errand', 'better', 'big-one/sunday', 'verse', 'tell/cross/rest'] as const

/**
 * Two neighbors have not spoken for years; the hero carries their messages and begins to improve them, and it
 * works until both come to be told a sorry that nobody has said. Then the hero tells both, to their faces.
 *
 * Never: nobody decides whose the ladder was; the truth is not rewarded; being forgiven takes its time; what
 * stands between the two stays, with a hole in it.
 */
export const hedge: Plot = {
  id: 'hedge',
  values: [
    { id: 'honesty', teaches: 'A kind lie keeps people from each other; a true word lets them meet.' },
    { id: 'making-peace', teaches: 'Peace is made of true words, even when they are not the nicest ones.' },
    { id: 'courage', teaches: 'It takes courage to tell both, and then to stay standing there.' },
    { id: 'wisdom', teaches: 'We may carry a hard thing carefully, but we may not carry another thing.' },
    { id: 'keeping-promises', teaches: 'Who has promised "word for word" carries what was given.' },
    { id: 'gentleness', teaches: 'The truth can be held out with the handle first.' },
    { id: 'humility', teaches: 'We say "It was me" before anybody finds out.' },
    { id: 'forgiveness', teaches: 'Forgiving may take until Thursday, and that is all right.' },
    { id: 'fairness', teaches: 'Both sides hear the same, at the same time.' },
    { id: 'welcome', teaches: 'A hole that is left open is a door.' },
    { id: 'prayer', teaches: 'God hears it word for word, and does not go away.' },
    { id: 'perseverance', teaches: 'When a wrong has been told, one goes on saying good morning.' },
    { id: 'love', teaches: 'Love can bear to see somebody wait, and does not give a false thing instead.' },
  ],
  suits: /\b(?:neighbou?rs?|feud\w*|not (?:speaking|talking)|in the middle of two|messages?|go-between)\b/gi,
  cast,
  things,
  titles: {
    toddlers: ['Scritch, Scratch, Through the Hole', 'Who Said Hello?', 'Hmpf, Said Both of Them'],
    early: ['The Hole in the {hedge}', '{pay.one} for Every Word', 'Who Said Sorry?'],
    middle: ['Word for Word', 'The Hole in the {hedge}', 'Nineteen Verses and a Hat'],
    preteen: ['Kind Regards', 'Eleven Years and a Ladder', 'One Word Too Many'],
  },
  beats: [...betweenBeats, ...nicerBeats, ...sorryBeats, ...beforeBeats, ...tellingBeats],
  melted: [...meltedCarrying, ...meltedEnd],
  pages: {
    young: {
      5: shortest,
      10: ['two-houses', 'errand', 'better', 'pears', 'big-one', 'sunday', 'verse', 'tell', 'cross', 'rest'],
      15: [
        'two-houses',
        'ladder',
        'errand',
        'true-word',
        'better',
        'pears',
        'singing',
        'big-one',
        'sunday',
        'prayer',
        'verse',
        'tell',
        'cross',
        'talk-through',
        'rest',
      ],
    },
    old: {
      5: shortest,
      10: [
        'two-houses',
        'errand/true-word',
        'better',
        'singing',
        'big-one/sunday',
        'mentor-word',
        'verse',
        'tell',
        'cross',
        'rest',
      ],
      15: [
        'two-houses',
        'ladder',
        'errand/true-word',
        'better',
        'singing',
        'list',
        'big-one',
        'sunday',
        'mentor-word',
        'prayer',
        'verse',
        'tell',
        'cross',
        'talk-through',
        'rest',
      ],
    },
  },
  hinges,
  talk: {
    toddlers: [
      'Who went through the hole?',
      'What did {hero} say sorry for?',
      'Who says hello to us?',
      'Can you say "hello" through a hole in your hands?',
    ],
    early: [
      'What did {hero} promise, and what did {hero} do?',
      'The lies were nice ones. What was wrong with them?',
      'Why did {hero} stand right in the middle?',
      'What did {guest} and {guest2} do when nobody carried their words anymore?',
    ],
    middle: [
      '{hero} wanted them to be happy. When did it begin to go wrong?',
      'Why did {hero} tell both of them at the same time?',
      'What is the difference between saying something gently and saying something else?',
      'They shout at each other in the end. Is that peace?',
    ],
    preteen: [
      'Some of it was love and some of it was {pay.many}, says {hero}. How can one tell which?',
      'Is there a kind lie that would have been right? Where does it stop?',
      '"You mustn\'t keep people from their own mail." What did the nice messages keep from the two of them?',
      'The truth was not rewarded. Was it still the better summer for it?',
    ],
  },
  prayers: {
    toddlers: [
      'Dear God, thank you that you hear me. Help me say what is so.',
      'Dear God, you love both sides. Help me say hello.',
    ],
    early: [
      'Dear God, you know every word, and you still like me. Help me to say true things softly.',
      'Dear God, I like it when people are glad. Help me not to fib to make them glad.',
    ],
    middle: [
      'Dear God, you hear both sides of every wall. Help me to carry words the way they are, and to carry them with care.',
      'Lord, when I have made something up, help me to stand still and say so. Stay beside me while they are cross.',
    ],
    preteen: [
      'Lord, you never tell us less than the truth, and you tell it with love. Teach us to hold out what is true with the handle first.',
      'Father, we would so like to be needed, and to see people smile. Keep us from paying for it with what is not so, and give us the courage to stay when we have told it.',
    ],
  },
}

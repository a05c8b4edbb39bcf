import type { Plot } from '../plot.ts'
import { breaking } from './breaking.ts'
import { hiding } from './hiding.ts'
import { hinges } from './hinges.ts'
import { melted } from './melted.ts'
import { meltedOld } from './melted-old.ts'
import { night } from './night.ts'
import { people } from './people.ts'
import { telling } from './telling.ts'
import { things } from './things.ts'

/**
 * The hero breaks something dear to another, hides it, finds that hiding is heavier than the thing, and
 * carries the truth down the hall.
 *
 * Never: no shouting, no punishment as the turn, no "it does not matter": the owner is sad and forgives.
 * Love is never in question. The thing is mended, but not as before.
 */
export const brokenTreasure: Plot = {
  id: 'broken-treasure',
  values: [
    { id: 'honesty', teaches: 'The truth is heavy to carry down the hall, and light once it is told.' },
    {
      id: 'forgiveness',
      teaches: 'Forgiving does not make a thing unbroken, but it makes people whole again.',
    },
    { id: 'courage', teaches: 'Courage can be one walk down a dark hallway with the truth in our arms.' },
    { id: 'humility', teaches: 'Saying "it was me" makes us smaller for a moment and freer for good.' },
    { id: 'honoring-family', teaches: 'We honor the people who love us when we trust them with the truth.' },
    { id: 'making-peace', teaches: 'Peace begins when one of us says what really happened.' },
    { id: 'wisdom', teaches: 'It is wise to tell it on the same day.' },
    { id: 'trust-in-god', teaches: 'We can tell God everything, and he goes with us to tell the rest.' },
    { id: 'love', teaches: 'Love misses us when we hide, and it opens its arms when we come back.' },
    { id: 'compassion', teaches: 'When somebody is sad because of us, we can stay and be sad with them.' },
    { id: 'gentleness', teaches: 'A gentle answer makes it safe to tell the truth.' },
    { id: 'welcome', teaches: 'Open arms welcome us back, also with the pieces in our hands.' },
    { id: 'hope', teaches: 'What is broken can become something new.' },
    {
      id: 'keeping-promises',
      teaches:
        'When somebody trusts us, we take care of that trust, and bring it back when we have dropped it.',
    },
    { id: 'wonderfully-made', teaches: 'We are known and loved, also with our cracks.' },
  ],
  suits:
    /\b(?:broke|broken|breaks|breaking|shatter\w*|spill\w*|knock\w* over|told a lie|lied|lies|lying|hid|hides|own(?:s|ed)? up)\b/gi,
  cast: people,
  things,
  titles: {
    toddlers: ['Crash!', 'Oh no, {hero}!', 'Shh, {cover}!'],
    early: [
      'The {cover} that went {thing.soundin}',
      'A {thing.soundin} in the dark',
      'Who said {thing.soundin}?',
    ],
    middle: [
      'Three things to tell {owner}',
      'The heaviest {cover} in the world',
      'What the {cover} was hiding',
    ],
    preteen: ['Fifteen steps', "The thing {hero} didn't say", 'Seven pieces and a secret'],
  },
  beats: [...breaking, ...hiding, ...night, ...telling],
  melted: [...melted, ...meltedOld],
  pages: {
    young: {
      5: ['treasure', 'wish/break/hide', 'fib', 'verse', 'tell/open-arms/mend'],
      10: [
        'hero-intro',
        'treasure',
        'wish',
        'break/hide',
        'fib',
        'nearly-found',
        'verse',
        'night/prayer/long-walk',
        'tell/quiet/open-arms',
        'mend',
      ],
      15: [
        'hero-intro',
        'treasure',
        'wish',
        'break',
        'hide',
        'fib',
        'nearly-found',
        'verse',
        'night',
        'prayer',
        'long-walk',
        'tell',
        'quiet',
        'open-arms',
        'mend',
      ],
    },
    old: {
      5: ['treasure', 'wish/break/hide', 'fib', 'verse', 'tell/open-arms/mend'],
      10: [
        'treasure',
        'wish/break',
        'hide/fib',
        'mend-alone',
        'nearly-found/other-blamed',
        'verse',
        'night/prayer',
        'tell',
        'quiet/open-arms',
        'mend',
      ],
      15: [
        'treasure',
        'wish',
        'break',
        'hide',
        'fib',
        'mend-alone',
        'nearly-found',
        'other-blamed',
        'verse',
        'night',
        'prayer',
        'tell',
        'quiet',
        'open-arms',
        'mend',
      ],
    },
  },
  hinges,
  talk: {
    toddlers: [
      'What went crash?',
      'Where did {hero} hide it?',
      'Is there something you want to show me?',
      'Where is my hug for you?',
    ],
    early: [
      'What did {hero} say that was not so?',
      'Why was it so hard to walk down the hall?',
      'Is there something you would like to tell me?',
      'What did {owner} do when {hero} had told it?',
    ],
    middle: [
      '{hero} said that the last of the things was the heaviest. Why do hidden things get heavier?',
      '{owner} was sad and forgave {hero} all the same. Can both be true at once?',
      'Whom could you tell, if something like that happened to you?',
      'The lines can be seen. Would you have painted over them?',
    ],
    preteen: [
      'At which moments could {hero} still have turned around? What made each one harder?',
      "{owner} did not say that it didn't matter. Why is that better than saying it?",
      'What is the difference between being found out and telling it yourself?',
      'Forgiving did not put it back the way it was. What did it do?',
    ],
  },
  prayers: {
    toddlers: [
      'Dear God, you love me when I am good and when I go crash. Help me say, "I did it."',
      'Dear God, thank you for big hugs. Help us mend what is broken.',
    ],
    early: [
      'Dear God, you know me, and you love me. Help me say what is true, even when my chin shakes.',
      'Dear God, nothing is hidden from you, and you stay with me all the same. Walk with me when the hall is long.',
    ],
    middle: [
      'Dear God, you know what we hide under the bed, and you love us all the same. Walk with us when we have something hard to tell.',
      'Dear God, thank you for people with open arms. Make us quick to tell the truth, and quick to forgive it.',
    ],
    preteen: [
      'God of truth, you know it already, and you have not gone away. Give us the courage for the fifteen steps, and make us people to whom others can dare to tell the truth.',
      'Lord, you come out to look for us when we have hidden too well. Call us by name, and help us to answer.',
    ],
  },
}

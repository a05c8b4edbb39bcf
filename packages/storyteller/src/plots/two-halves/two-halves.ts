import type { Plot } from '../plot.ts'
import { alone } from './alone.ts'
import { evening } from './evening.ts'
import { hinges } from './hinges.ts'
import { melted } from './melted.ts'
import { mending } from './mending.ts'
import { people } from './people.ts'
import { quarrel } from './quarrel.ts'
import { tearing } from './tearing.ts'
import { things } from './things.ts'
import { words } from './words.ts'

const shortest = ['making', 'mine/tear/half', 'verse', 'sorry/answer', 'mend/rest'] as const

/**
 * Two make one thing together, quarrel, and pull it apart; half of it is no use to anybody; the hero carries
 * their half across the street and says sorry first, without an if or a but.
 *
 * Never: nobody decides who was right; forgiving is the other one's to give, and it may take a while; the
 * seam shows.
 */
export const twoHalves: Plot = {
  id: 'two-halves',
  values: [
    { id: 'forgiveness', teaches: 'Saying sorry opens the door, and forgiving lets somebody in.' },
    {
      id: 'making-peace',
      teaches: 'Somebody has to go first, and it does not have to be the one who was wrong.',
    },
    { id: 'friendship', teaches: 'A friend is worth more than being right.' },
    { id: 'humility', teaches: 'A real sorry has no "if" and no "but" in it.' },
    { id: 'sharing', teaches: 'What belongs to two people is held by both, and nobody pulls.' },
    {
      id: 'kindness',
      teaches: 'Unkind words cannot be put back, but kind ones can be carried across the street.',
    },
    { id: 'love', teaches: 'Love keeps the door open on both sides of a quarrel.' },
    { id: 'courage', teaches: 'It takes courage to knock at a door with nothing in our hands but a sorry.' },
    { id: 'honesty', teaches: 'A true sorry says what we did, and leaves out what the other one did.' },
    { id: 'gentleness', teaches: 'Soft words mend what hard words have torn.' },
    { id: 'patience', teaches: 'What is glued together has to be held for a while.' },
    { id: 'gratitude', teaches: 'We notice what a friend is worth when the place beside us is empty.' },
    { id: 'wisdom', teaches: 'It is wise to think about the other side before the glue is dry.' },
  ],
  suits:
    /\b(?:quarrel\w*|fights?|fighting|fought|argu\w+|jealous\w*|(?:not|n't) share|best friends?|say(?:s|ing)? sorry|sorry|apologi\w+)\b/gi,
  cast: people,
  things,
  titles: {
    toddlers: ['Mine! No, Mine!', 'Tug, Tug, Rip!', 'Sorry, {friend}'],
    early: ['The {thing} that came in two', 'Half {thing.a}', 'Who goes first?'],
    middle: ['Half {thing.a}', 'Glue on both sides', 'Eleven steps across the street'],
    preteen: ['The red seam', 'Without an if or a but', 'Eleven paces'],
  },
  beats: [...quarrel, ...tearing, ...alone, ...words, ...evening, ...mending],
  melted,
  pages: {
    young: {
      5: shortest,
      10: [
        'making',
        'first-try',
        'mine/tear',
        'home-alone/half',
        'see-friend',
        'verse',
        'prayer/walk',
        'sorry/answer',
        'mend',
        'rest',
      ],
      15: [
        'making',
        'first-try',
        'mine',
        'words',
        'tear',
        'home-alone',
        'half',
        'see-friend',
        'mentor-work',
        'verse',
        'prayer',
        'walk',
        'sorry',
        'mend',
        'rest',
      ],
    },
    old: {
      5: shortest,
      10: [
        'making',
        'mine/tear',
        'half/reasons',
        'see-friend',
        'mentor-work',
        'verse',
        'night/prayer',
        'sorry/answer',
        'mend',
        'rest',
      ],
      15: [
        'making',
        'mine',
        'words',
        'tear',
        'half',
        'reasons',
        'see-friend',
        'mentor-work',
        'verse',
        'night',
        'prayer',
        'sorry',
        'answer',
        'mend',
        'rest',
      ],
    },
  },
  hinges,
  talk: {
    toddlers: ['What went rip?', 'Who said sorry?', 'Shall we two make something?', 'Where do we hug? Here!'],
    early: [
      'What did they quarrel about?',
      'Why was half of it no fun?',
      'What does a real sorry sound like?',
      'Would you have gone first?',
    ],
    middle: [
      'Why was it so hard to find a sorry without an "if" or a "but"?',
      '{hero} went first. Does that mean that {hero} was the one who was wrong?',
      'Is there a street that you could walk across?',
      'What would the story be like if {friend} told it?',
    ],
    preteen: [
      'Nobody wanted to break it, and still it broke. How did that happen, step by step?',
      'What changed for {hero} when there was nobody to talk to all afternoon?',
      'The seam can be seen from the far end of the street. Would you have hidden it?',
      '{friend} forgave, and said that it had hurt. Why are both of them needed?',
    ],
  },
  prayers: {
    toddlers: [
      'Dear God, thank you for my friends. Help me say sorry.',
      'Dear God, you love {friend} and me. Help us hug again.',
    ],
    early: [
      'Dear God, you forgive us again and again. Help me to go first when I have had a fight.',
      'Dear God, sometimes I say things that I want to catch again. Please go with me when I take them back.',
    ],
    middle: [
      'Dear God, you know both sides of every street. Help me to find the short kind of sorry, and to forgive when somebody brings me theirs.',
    ],
    preteen: [
      'Lord, you forgave us before we had found the words. Give us the courage to knock first, and the grace to open when somebody is standing on the step.',
    ],
  },
}

import type { Plot } from '../plot.ts'
import { comingHome } from './coming-home.ts'
import { hinges } from './hinges.ts'
import { signPages } from './melted-signs.ts'
import { turningPages } from './melted-turning.ts'
import { pathEnds } from './path-ends.ts'
import { people } from './people.ts'
import { settingOut } from './setting-out.ts'
import { signs } from './signs.ts'
import { things } from './things.ts'
import { turning } from './turning.ts'

const shortest = [
  'lead/shortcut',
  'sign-one/sign-two/sign-three/end',
  'verse',
  'lost/front',
  'late/rest',
] as const

/**
 * The hero may lead a walk, is told the way, and knows a better one. Three signs say that it stops, and it
 * stops. The hero could go on pretending; then the hero turns around, says it, and asks.
 *
 * Never: nobody is in danger, for a grown-up is along and unworried; nobody says "I told you so"; nobody says
 * that it did not matter, and they do come too late. Whoever was last in line was right, and makes nothing of it.
 */
export const wrongPath: Plot = {
  id: 'wrong-path',
  values: [
    { id: 'wisdom', teaches: 'To ask the way is wiser than to look as if we knew it.' },
    { id: 'humility', teaches: 'We can give up the place in front and learn what the back can see.' },
    { id: 'obedience', teaches: 'Whoever tells us the way may have walked it, so it is good to listen.' },
    {
      id: 'honesty',
      teaches: '"I am lost, and I was told" is a hard sentence, and the way back begins with it.',
    },
    { id: 'courage', teaches: 'It takes courage to turn around when everyone is following us.' },
    { id: 'trust-in-god', teaches: 'God knows the whole way, while we hold one small corner of the map.' },
    { id: 'friendship', teaches: 'Friends walk back with us, and laugh with us about the signs.' },
    { id: 'forgiveness', teaches: 'Friends can forgive us while their feet still hurt.' },
    { id: 'patience', teaches: 'A way that bends can be the only one that gets there.' },
    { id: 'perseverance', teaches: 'The way back has to be walked one step at a time, and it can be.' },
    { id: 'fairness', teaches: 'The one who was right deserves to be heard, also from the end of the line.' },
    { id: 'helping', teaches: 'At the back there is a job, too: to see that nobody is missing.' },
    { id: 'self-control', teaches: 'We can hold back the clever answer and read what the sign says.' },
  ],
  suits:
    /\b(?:hik\w+|maps?|lost (?:the|his|her|their|our) way|got(?:ten)? lost|gets? lost|short.?cuts?|treasure hunt|trails?|walk in the (?:woods|forest)|know.it.all|stubborn\w*|bossy)\b/gi,
  cast: people,
  things,
  titles: {
    toddlers: ['This Way! That Way!', 'Which Way, {hero}?', 'Left, Left, Left'],
    early: ['The sign that said it again', 'Left at the gate', 'The one with the map'],
    middle: ['It still stops', 'The shortcut that took all day', 'Left, said {guest}'],
    preteen: ['Three signs, clearly lettered', 'The view from the back', 'As straight as a ruler'],
  },
  beats: [...settingOut, ...signs, ...pathEnds, ...turning, ...comingHome],
  melted: [...signPages, ...turningPages],
  pages: {
    young: {
      5: shortest,
      10: [
        'lead',
        'shortcut',
        'sign-one',
        'sign-two',
        'sign-three',
        'end',
        'verse',
        'lost',
        'front',
        'late/rest',
      ],
      15: [
        'lead',
        'line-up',
        'shortcut',
        'sign-one',
        'sign-two',
        'sign-three',
        'back-of-line',
        'end',
        'pretend',
        'verse',
        'lost',
        'front',
        'ask',
        'late',
        'rest',
      ],
    },
    old: {
      5: shortest,
      10: [
        'lead',
        'shortcut',
        'sign-one/sign-two/sign-three',
        'end',
        'pretend',
        'verse',
        'lost',
        'front',
        'late',
        'rest',
      ],
      15: [
        'lead',
        'shortcut',
        'sign-one',
        'sign-two',
        'sign-three',
        'back-of-line',
        'end',
        'pretend',
        'verse',
        'lost',
        'fold',
        'front',
        'ask',
        'late',
        'rest',
      ],
    },
  },
  hinges,
  talk: {
    toddlers: [
      'Which way did {guest} say?',
      'Where did the path stop?',
      'Who went first on the way back?',
      'Show me: this way! That way!',
    ],
    early: [
      'What did {hero} say about the signs, and what did they really mean?',
      'Why was it so hard to say "I am lost"?',
      'How did {guest} know the way back?',
      'Whom could you ask when you do not know something?',
    ],
    middle: [
      '{hero} heard "left" many times. What is the difference between hearing and listening?',
      'Why did {hero} ask {guest} to go first?',
      '{mentor} knew the way and came along anyway. Would you have said more?',
      'When did you last want to look as if you knew?',
    ],
    preteen: [
      '{hero} could read every sign. What was {hero.they} doing when {hero.they} explained them?',
      'Turning around cost more with every mile. Why is that, and when is the cheapest moment?',
      '{mentor} told {hero} once and then let {hero.them} lead. Was that right?',
      'What can be seen from the back of a line that cannot be seen from the front?',
    ],
  },
  prayers: {
    toddlers: [
      'Dear God, you know the way. Help me listen.',
      'Dear God, I go this way and that way. Thank you that you come, too.',
    ],
    early: [
      'Dear God, I like to know everything. Help me to say so when I do not.',
      'Dear God, thank you for the people who tell me the way. Help me to hear them the first time.',
    ],
    middle: [
      'Dear God, you know the whole map. Help me to ask, and to turn around while it is still easy.',
      'Dear God, sometimes I am so sure that I cannot hear. Please send me somebody like the one at the back, and help me to listen.',
    ],
    preteen: [
      'Lord, you know how many explanations I can find for one plain sign. Give me the courage to turn around in front of people.',
      'Lord, thank you for those who walk along with me when I have gone wrong. Make me slow to be sure and quick to ask.',
    ],
  },
}

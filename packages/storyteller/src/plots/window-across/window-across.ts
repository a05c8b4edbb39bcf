import type { Plot } from '../plot.ts'
import { after } from './after.ts'
import { before } from './before.ts'
import { coming } from './coming.ts'
import { evenings } from './evenings.ts'
import { hinges } from './hinges.ts'
import { meltedFirst } from './melted-first.ts'
import { meltedLast } from './melted-last.ts'
import { people } from './people.ts'
import { things } from './things.ts'
import { tries } from './tries.ts'
import { turning } from './turning.ts'

const shortest = ['waiting/in-bed', 'soup/bossy/comes', 'verse', 'turn', 'gone/rest'] as const

/**
 * The friend across the way has to stay in bed for weeks, and nothing makes it shorter; the great thing of the
 * season comes, and the hero turns around and does it badly and alone, where the friend can see.
 *
 * Never: nobody is in danger; nobody visits against the rule; the friend gets well in the ordinary way and not
 * in answer to a prayer; the great afternoons do not come back.
 */
export const windowAcross: Plot = {
  id: 'window-across',
  values: [
    { id: 'compassion', teaches: 'To feel with somebody is to look at things from where that one is lying.' },
    { id: 'friendship', teaches: 'A friend gives up a great afternoon to be where the other one can see.' },
    {
      id: 'prayer',
      teaches: 'Prayer is not an order with a date on it; it is company on both sides of the way.',
    },
    { id: 'patience', teaches: 'Some things get better slowly, and we can wait beside them.' },
    { id: 'love', teaches: 'Love turns around at the corner, and comes again the next day.' },
    { id: 'kindness', teaches: 'A kindness can be done badly and still be the right one.' },
    { id: 'hope', teaches: 'What gets better by a hair a day is getting better all the same.' },
    { id: 'self-control', teaches: 'We can want a thing very much and still let go of the latch.' },
    { id: 'obedience', teaches: 'A rule that guards somebody we love is kept even when nobody looks.' },
    { id: 'helping', teaches: 'When we cannot make it well, we can still make it less alone.' },
    { id: 'contentment', teaches: 'A small thing in front of the right window can be enough.' },
    { id: 'gentleness', teaches: 'Sometimes the kind thing is to stop being so funny.' },
    { id: 'trust-in-god', teaches: 'God stays with those whom we are not allowed to visit, and with us.' },
    { id: 'perseverance', teaches: 'What is good once is better every afternoon.' },
    {
      id: 'wonderfully-made',
      teaches: 'We are loved for who we are, also when there is nothing that we can do.',
    },
    {
      id: 'being-a-light',
      teaches: 'One small light in a window can tell somebody that they are not alone.',
    },
  ],
  suits:
    /\b(?:sick|ill|illness|hospital|broken (?:leg|arm)|fever|flu|chicken.?pox|surgery|operation|stay(?:s|ed)? in bed|moved away|moves away|far away|misses|miss(?:ing)? (?:his|her|their) friend)\b/gi,
  cast: people,
  things,
  titles: {
    toddlers: ['Wave, Wave, {friend}!', 'Two Windows', 'Again, {hero}, Again!'],
    early: [
      '{hero} Turns Around',
      'Busy Falling Down',
      'The Wrong Way With the {ride}',
      'Good Night Across the {way}',
    ],
    middle: ['Three Out of Ten', 'Every Day at Three', 'The Place in Front', 'Eleven Jumps Across the {way}'],
    preteen: [
      "Don't You Dare Be Nice",
      'By Request',
      'Four Hundred Steps to the Corner',
      'A Low Mark for Style',
    ],
  },
  beats: [...before, ...tries, ...coming, ...turning, ...evenings, ...after],
  melted: [...meltedFirst, ...meltedLast],
  pages: {
    young: {
      5: shortest,
      10: [
        'waiting',
        'in-bed',
        'soup',
        'jokes/bossy',
        'comes',
        'verse',
        'turn',
        'badly/prayer',
        'gone',
        'rest',
      ],
      15: [
        'waiting',
        'in-bed',
        'soup',
        'jokes',
        'bossy',
        'comes',
        'face',
        'verse',
        'turn',
        'badly',
        'afternoons',
        'signal',
        'prayer',
        'gone',
        'rest',
      ],
    },
    old: {
      5: shortest,
      10: [
        'waiting',
        'in-bed',
        'soup/jokes',
        'bossy/orders',
        'comes',
        'verse',
        'turn',
        'afternoons/prayer',
        'gone',
        'rest',
      ],
      15: [
        'waiting',
        'ready',
        'in-bed',
        'gate',
        'soup',
        'jokes',
        'bossy',
        'orders',
        'comes',
        'verse',
        'turn',
        'afternoons',
        'prayer',
        'gone',
        'rest',
      ],
    },
  },
  hinges,
  talk: {
    toddlers: [
      'Who was in bed?',
      'What did {hero} do under the window?',
      'Shall we wave to somebody?',
      'How do we say good night?',
    ],
    early: [
      'Which three things did {hero} try first?',
      'Why did {hero} turn around at the corner?',
      '{hero} never had the great day with the others. Was it still a good time?',
      'Whom could you wave to tomorrow?',
    ],
    middle: [
      'What is the difference between asking God and giving God an order?',
      'Nobody was looking at the door. Why did {hero} stay out all the same?',
      'What did it cost {hero} to turn around, and when did it cost the most?',
      'Is there somebody who sees only a bit of wall from their window?',
    ],
    preteen: [
      '{friend} wanted {hero} to go, and was glad when {hero} stayed. Can both be true?',
      'The prayer changed nothing that anyone could see. What was it good for?',
      'Doing it once is one thing, doing it every afternoon is another. What is the difference?',
      'Was it fair on {hero}? Does a thing have to be fair to be right?',
    ],
  },
  prayers: {
    toddlers: [
      'Dear God, you sit with all who are ill. Sit with us, too, and say good night.',
      'Dear God, thank you for {friend}. Thank you for windows and waving.',
    ],
    early: [
      'Dear God, please be with everyone who has to stay in bed. Help me to think of somebody and wave.',
      'Dear God, it is hard when things are slow. Please stay with us until they are over.',
    ],
    middle: [
      'Dear God, we cannot make everything well, and we do not know why it takes so long. Stay with the ones we cannot visit, and show us the window where we are needed.',
      'Dear God, forgive us when we look at the clock instead of at you. Sit with us, and with all who are waiting.',
    ],
    preteen: [
      'Lord, you are with those behind closed doors as well as with us out here. Teach us to ask without a deadline, and to turn around without being thanked.',
      'Lord, you know what we wanted and did not get. Keep us company in it, and make us good company for somebody else.',
    ],
  },
}

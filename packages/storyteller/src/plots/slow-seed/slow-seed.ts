import type { Plot } from '../plot.ts'
import { nothingBeats } from './beats-nothing.ts'
import { plantingBeats } from './beats-planting.ts'
import { tableBeats } from './beats-table.ts'
import { thanksBeats } from './beats-thanks.ts'
import { waitingBeats } from './beats-waiting.ts'
import { wateringBeats } from './beats-watering.ts'
import { cast } from './cast.ts'
import { hinges } from './hinges.ts'
import { meltedPages } from './melted-pages.ts'
import { things } from './things.ts'

const shortest = ['seed/plant', 'nothing/dig', 'verse', 'choose/table', 'rest'] as const

/** One seed, a day it is meant for, and nothing to be seen; the hero brings what there is. */
export const slowSeed: Plot = {
  id: 'slow-seed',
  values: [
    { id: 'patience', teaches: 'Good things take the time they need, also when we cannot see them grow.' },
    { id: 'gratitude', teaches: 'We can say thank you for what is not finished yet.' },
    { id: 'hard-work', teaches: 'Doing a small job every day is worth it, even when nobody claps.' },
    { id: 'honesty', teaches: 'It is better to bring a true pot of earth than a flower that is not ours.' },
    { id: 'perseverance', teaches: 'After a mistake we can go on watering, one day and then another.' },
    { id: 'contentment', teaches: 'What we have in our hands can be enough to say thank you for.' },
    { id: 'gentleness', teaches: 'What is small and hidden needs quiet hands.' },
    { id: 'hope', teaches: 'Much that is good begins in the dark, where nobody sees it.' },
    { id: 'trust-in-god', teaches: 'God sees what grows where we cannot look.' },
    { id: 'wisdom', teaches: 'Sometimes helping means leaving a thing in peace.' },
    { id: 'joy', teaches: 'Gladness is in the waiting, too, when somebody waits with us.' },
    { id: 'humility', teaches: 'Not everything that grows has been made by us.' },
    { id: 'keeping-promises', teaches: 'A promise counts every morning, even if it was made to a seed.' },
  ],
  suits:
    /\b(?:plant(?:s|ed|ing)?|garden(?:s|ing)?|seeds?|grow(?:s|ing)?|vegetables?|sunflowers?|pumpkins?|tomato(?:es)?|beans?|cannot wait|can't wait|impatient)\b/gi,
  cast,
  things,
  titles: {
    toddlers: ['Not Yet, Not Yet', 'Good Night, Seed', 'Is It Up?'],
    early: ['{hero} and the Slow, Slow Seed', 'The Longest Wait', 'A Hat Made of Earth'],
    middle: ['{Pot.a} Full of Nothing', 'As Long as It Takes', 'Downstairs'],
    preteen: ['About Like a Secret', 'So Far', 'Nobody Ever Sees It Start'],
  },
  beats: [
    ...plantingBeats,
    ...nothingBeats,
    ...waitingBeats,
    ...wateringBeats,
    ...tableBeats,
    ...thanksBeats,
  ],
  melted: meltedPages,
  pages: {
    young: {
      5: shortest,
      10: [
        'seed',
        'plant',
        'look-one',
        'helpers',
        'nothing/dig',
        'verse',
        'every-day',
        'choose/table',
        'thanks',
        'rest',
      ],
      15: [
        'seed',
        'pot',
        'plant',
        'look-one',
        'helpers',
        'nothing',
        'dig',
        'mentor-hands',
        'verse',
        'every-day',
        'choose',
        'walk',
        'table',
        'thanks',
        'rest',
      ],
    },
    old: {
      5: shortest,
      10: [
        'seed/plant',
        'helpers',
        'nothing',
        'dig',
        'verse',
        'underneath',
        'shortcut/choose',
        'walk/table',
        'thanks',
        'rest',
      ],
      15: [
        'seed',
        'plant',
        'helpers',
        'nothing',
        'dig',
        'mentor-hands',
        'verse',
        'prayer',
        'underneath',
        'every-day',
        'shortcut',
        'choose',
        'walk/table',
        'thanks',
        'rest',
      ],
    },
  },
  hinges,
  talk: {
    toddlers: [
      'Where is the seed?',
      'What do we say? "Not yet!"',
      'What grows near our house?',
      'Shall we water it?',
    ],
    early: [
      'What did {hero} find when {hero.they} dug?',
      'Why did {hero} take the {pot} along, although nothing was up?',
      'What are you waiting for? Who waits with you?',
      'Can you say thank you for something that is not done?',
    ],
    middle: [
      '{hero} only wanted to help. When does helping become too much?',
      'What did it cost {hero} to bring the {pot} just as it was?',
      'Nobody in the story sees the seed come up at once. Why do you think it is told that way?',
      'What is growing in you that nobody can see yet?',
    ],
    preteen: [
      'With the other plant, everybody would have clapped for {hero}. Why did {hero.they} not want that?',
      'Was it unfair that other plants came up and this one did not? What can one do with unfairness like that?',
      'What would you say thank you for, although it is not finished yet?',
      'May we ask God to mend what we broke ourselves? What else can we ask him for?',
    ],
  },
  prayers: {
    toddlers: [
      'Dear God, thank you for seeds. Help us wait.',
      'Dear God, you see the seed in the dark. You see me, too.',
    ],
    early: [
      'Dear God, thank you for everything that is growing and that I cannot see. Wait with me, because I am not good at it alone.',
      'Dear God, thank you for the things that are not done yet. Please look after what is small and asleep.',
    ],
    middle: [
      'Dear God, you see what goes on in the dark, under the ground and in us. Give us quiet hands, and thanks for the things that are not done.',
      'Dear God, I like to know how things turn out, and you let me wait. Stay with me while I water what I cannot see.',
    ],
    preteen: [
      'Lord, you are never in a hurry and never late. Be here while we do not know, and let what we carry be truly our own.',
      'Lord, so much begins where nobody sees it. Make us faithful with one cup of water, and leave the growing to yourself.',
    ],
  },
}

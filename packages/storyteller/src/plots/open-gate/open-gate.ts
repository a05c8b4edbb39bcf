import type { Plot } from '../plot.ts'
import { atTheGate } from './at-the-gate.ts'
import { beforehand } from './beforehand.ts'
import { hinges } from './hinges.ts'
import { home } from './home.ts'
import { meltedPages } from './melted-pages.ts'
import { night } from './night.ts'
import { people } from './people.ts'
import { search } from './search.ts'
import { shortestPages } from './shortest-pages.ts'
import { things } from './things.ts'
import { words } from './words.ts'

const shortest = ['beloved/hurry', 'gone/tell', 'verse', 'go-out', 'found/rest'] as const

/**
 * In a happy hurry the hero has left the gate open, and the one whom the whole lane loves is gone; the hero
 * says whose fault it is, and goes out again by night to call, and so misses the great day.
 *
 * Never: the lost one is in no danger; nobody shouts, and forgiving comes before the finding and does not
 * depend on it; what finds the lost one is an ordinary thing, and the scratch stays.
 */
export const openGate: Plot = {
  id: 'open-gate',
  values: [
    { id: 'hope', teaches: 'It is worth calling once more, even when nothing has answered all night.' },
    { id: 'love', teaches: 'Love goes on looking for the one who is missing, also when it is tired.' },
    { id: 'honesty', teaches: 'It was not the wind, and it helps everybody when somebody says so.' },
    {
      id: 'forgiveness',
      teaches: 'Somebody can be sad and forgive, both at once, before anything is put right.',
    },
    {
      id: 'perseverance',
      teaches: 'You get through a long night from one gate to the next, calling once more.',
    },
    {
      id: 'caring-for-creation',
      teaches: 'A creature that has been entrusted to us needs the last two seconds of our care as well.',
    },
    { id: 'compassion', teaches: 'Thinking of how it is for the one who waits alone moves our feet.' },
    { id: 'joy', teaches: 'Gladness is greatest when the one who was missing is home again.' },
    { id: 'prayer', teaches: 'We can tell God what we did, and ask him to be where we cannot be yet.' },
    { id: 'trust-in-god', teaches: 'God sees in the dark those whom we cannot find.' },
    { id: 'courage', teaches: 'It takes courage to walk into the light and say "It was me."' },
    { id: 'helping', teaches: 'When somebody is lost, every door opens and every lantern counts.' },
    { id: 'friendship', teaches: 'A friend climbs up beside us when we have something hard to say.' },
    { id: 'gratitude', teaches: 'We notice what somebody means to us when the yard is empty.' },
    { id: 'being-a-light', teaches: 'A lantern in the dark tells whoever is lost that somebody is looking.' },
  ],
  suits:
    /\b(?:(?:ran|run|runs) (?:away|off)|escap\w+|missing|got out|lost (?:his|her|their|our|the) (?:\w+ )?(?:dog|cat|puppy|kitten|rabbit|bunny|hamster|pet|pony|lamb|goat)|(?:dog|cat|puppy|kitten|rabbit|bunny|hamster|pet) (?:is|was|got|gets) lost)\b/gi,
  cast: people,
  things,
  titles: {
    toddlers: ['Click Goes the Gate', 'Where Is {away}?', 'Home, {away}, Home'],
    early: ['The Gate That Did Not Click', 'Who Left It Open?', '{hero} Calls {away}'],
    middle: ['It Was Not the Wind', 'Wait for the Click', 'The Worst Singer in the County'],
    preteen: ['A Bang Is Not a Click', 'Eleven Doors and a Lantern', 'The Line on the Chin'],
  },
  beats: [...beforehand, ...atTheGate, ...search, ...words, ...night, ...home],
  melted: [...shortestPages, ...meltedPages],
  pages: {
    young: {
      5: shortest,
      10: ['beloved', 'hurry', 'gone', 'tell', 'forgiven', 'places', 'verse', 'go-out', 'found', 'rest'],
      15: [
        'beloved',
        'great-day',
        'hurry',
        'gone',
        'everyone',
        'tell',
        'forgiven',
        'places',
        'verse',
        'prayer',
        'go-out',
        'calling',
        'found',
        'welcome',
        'rest',
      ],
    },
    old: {
      5: shortest,
      10: [
        'beloved/great-day',
        'hurry',
        'gone',
        'wind/tell',
        'forgiven',
        'wait',
        'verse',
        'go-out',
        'found',
        'rest',
      ],
      15: [
        'beloved',
        'great-day',
        'hurry',
        'gone',
        'wind',
        'tell',
        'forgiven',
        'places',
        'wait',
        'verse',
        'prayer',
        'go-out',
        'calling',
        'found',
        'rest',
      ],
    },
  },
  hinges,
  talk: {
    toddlers: ['What does the gate say?', 'Who is lost?', 'Where was {away}?', 'Whom do you love to hug?'],
    early: [
      'Why did the gate not click?',
      'Everybody thought that it was the wind. Why did {hero} tell?',
      'What did {hero} miss?',
      'How was {away} found?',
    ],
    middle: [
      'Nobody would have known. What made {hero} tell?',
      '{owner} forgave {hero} before {away} was found. Why do you think that mattered?',
      'It was good advice to wait till morning. Would you have gone?',
      'Is there a mark on you somewhere that has a story?',
    ],
    preteen: [
      'Can you tell a lie by standing still?',
      '{hero} said, "I think I could only do it because I have been forgiven." What could that mean?',
      'What found {away} was the sound of {day.the}. What do you make of that?',
      'Two people can be right and still want different things. Who was right here, and about what?',
    ],
  },
  prayers: {
    toddlers: [
      'Dear God, you see everyone in the dark. Thank you that you bring us home.',
      'Thank you, God, for {away}. Help me take good care.',
    ],
    early: [
      'Dear God, you never stop looking for us. Help me to say what I did, and to look for the one who is missing.',
      'Dear God, thank you that you forgive me. Stay with everyone who is out alone tonight.',
    ],
    middle: [
      'God, you know where everybody is, also the ones we cannot find. Help us to tell the truth in front of all the lanterns, and to call once more.',
      'Dear God, you forgive at the gate, before anything is put right. Help us to believe it, and to get our boots.',
    ],
    preteen: [
      'Lord, you leave the others and go after the one who is missing. Give us enough hope to walk on, and voices that go on calling.',
      'Lord, we have all left something open. Forgive us, and give us the courage to say so, and a heart that moves over when somebody else does.',
    ],
  },
}

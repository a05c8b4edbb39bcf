import type { Plot } from '../plot.ts'
import { awakeBeats } from './beats-awake.ts'
import { bedBeats } from './beats-bed.ts'
import { keepBeats } from './beats-keep.ts'
import { lookBeats } from './beats-look.ts'
import { soundBeats } from './beats-sound.ts'
import { wordsBeats } from './beats-words.ts'
import { hinges } from './hinges.ts'
import { nightPages } from './melted-night.ts'
import { shortPages } from './melted-short.ts'
import { people } from './people.ts'
import { things } from './things.ts'

const shortest = ['begin', 'sound/guess', 'verse', 'prayer/go/found', 'warm/rest'] as const

/**
 * A night away from the usual bed, and a sound that nobody can name; the hero goes to look, with a grown-up
 * close by and knees that shake, and finds somebody small who is more afraid.
 *
 * Never: nobody is in danger, and the grown-up says so as soon as it sounds; nobody is laughed at for being
 * afraid; the small one is not kept and does not say thank you.
 */
export const soundAtNight: Plot = {
  id: 'sound-at-night',
  values: [
    { id: 'courage', teaches: 'A brave person can have knees that shake, and goes to look all the same.' },
    {
      id: 'compassion',
      teaches: 'Behind a scary sound there may be somebody who is more afraid than we are.',
    },
    {
      id: 'caring-for-creation',
      teaches: 'God made the smallest creature with care, and we can be careful too.',
    },
    { id: 'gentleness', teaches: 'Being gentle is mostly waiting, sitting low and not grabbing.' },
    { id: 'trust-in-god', teaches: 'God is on the other side of the dark as well, before we get there.' },
    { id: 'prayer', teaches: 'We can tell God that we are scared, and ask him to come along.' },
    { id: 'welcome', teaches: 'A stranger in the night may need our own warm place until the morning.' },
    { id: 'kindness', teaches: 'Somebody has to get up out of the warm bed; it can be me.' },
    { id: 'hope', teaches: 'Every night has a middle, and every middle has a morning after it.' },
    {
      id: 'wisdom',
      teaches: 'It is wise to go and see what a thing is, with somebody beside us who knows the way.',
    },
    { id: 'sharing', teaches: 'What we have saved for ourselves may be just what somebody else needs.' },
    { id: 'love', teaches: 'Love gives away its warm place, and does not wait for a thank-you.' },
    { id: 'helping', teaches: 'Help comes on shaky legs too, and it is still help.' },
    { id: 'being-a-light', teaches: 'A small light and a friendly face make the dark less wide.' },
  ],
  suits:
    /\b(?:dark(?:ness)?|nights?|nightmares?|bad dreams?|thunder\w*|storms?|scared|afraid|frighten\w*|monsters?|sleepovers?|camp(?:s|ing)?|tents?|bedtime|(?:go(?:es|ing)?|gone) to bed|sleep(?:s|ing)?|nois(?:e|es|y)|owls?)\b/gi,
  cast: people,
  things,
  titles: {
    toddlers: ['Who Goes {noise.snd}?', 'Peek!', 'What Is That, {hero}?'],
    early: [
      'Not a Bear',
      'Something Went {noise.snd}',
      '{hero} and the Middle of the Night',
      'As Safe as Spoons',
    ],
    middle: [
      'The Middle of the Night',
      'Who Goes {noise.snd} at Midnight?',
      'Mostly Gaps',
      'A Very Small Noise',
    ],
    preteen: [
      'The Middle of the Night',
      'Nothing Bigger Than a Cabbage',
      'What Goes {noise.snd}',
      'Up in Pieces',
    ],
  },
  beats: [...bedBeats, ...soundBeats, ...awakeBeats, ...wordsBeats, ...lookBeats, ...keepBeats],
  melted: [...nightPages, ...shortPages],
  pages: {
    young: {
      5: shortest,
      10: [
        'begin',
        'lights-out',
        'sound',
        'guess',
        'different',
        'verse',
        'prayer/go',
        'found',
        'warm',
        'rest',
      ],
      15: [
        'begin',
        'nest',
        'lights-out',
        'sound',
        'safe-word',
        'first-guess',
        'guess',
        'different',
        'verse',
        'prayer',
        'go',
        'found',
        'afraid-too',
        'warm',
        'rest',
      ],
    },
    old: {
      5: shortest,
      10: [
        'begin',
        'treat',
        'sound',
        'guess',
        'hide/no-sleep',
        'verse',
        'prayer/go',
        'found',
        'warm',
        'rest',
      ],
      15: [
        'begin',
        'treat',
        'sound',
        'safe-word',
        'first-guess',
        'guess',
        'hide',
        'no-sleep',
        'verse',
        'prayer',
        'go',
        'dark-walk',
        'found',
        'warm',
        'rest',
      ],
    },
  },
  hinges,
  talk: {
    toddlers: [
      'What went {noise.low}?',
      'Who was scared?',
      'What did {hero} give to the little one?',
      'What sounds can we hear tonight?',
    ],
    early: [
      'What did they think the sound was? What would you have guessed?',
      'Who was more scared, {hero} or the small one?',
      'What did {hero} give away that night?',
      'Who can come with you when you are scared?',
    ],
    middle: [
      '{hero} was afraid and went all the same. What made {hero.them} get up?',
      'What changed when the sound turned out to be small?',
      'What helps you when you are afraid, and what does not help at all?',
      'The small one never said thank you. Did that matter to {hero}? Would it matter to you?',
    ],
    preteen: [
      'They laughed at the sound before they knew what it was. How does it look to you afterward?',
      'Nobody told {hero} to get up. Why can that be harder than being told?',
      '{hero} asked God for company and not for the sound to stop. What is the difference?',
      'When is it kinder to leave a wild creature alone, and when not?',
    ],
  },
  prayers: {
    toddlers: [
      'Dear God, you are here in the dark. Stay with me, and stay with all the little ones.',
      'Dear God, I am safe with you. Good night, God.',
    ],
    early: [
      'Dear God, sometimes I am scared at night, and you know that. Please come along with me, and look after everyone who is small.',
      'Dear God, thank you that you can see in the dark. Help me to be soft with somebody who is afraid.',
    ],
    middle: [
      'Dear God, thank you that no night is empty, because you are in it. Make me brave enough to go and look, and gentle when I get there.',
      'Dear God, you made the smallest creatures as carefully as the stars. Help me to hear it when somebody needs me, even if my knees shake.',
    ],
    preteen: [
      'Lord, you hear both sides of the dark. Give me the courage to get up when I am allowed to lie still, and go with me.',
      'Lord, I am afraid of things that I have not seen yet. Teach me to look closely, to be gentle with whatever is smaller than I am, and to trust you with the rest.',
    ],
  },
}

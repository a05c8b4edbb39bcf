import type { Plot } from '../plot.ts'
import { dullEvenings } from './dull-evenings.ts'
import { earlyEvenings } from './early-evenings.ts'
import { firstEvening } from './first-evening.ts'
import { hinges } from './hinges.ts'
import { homeAgain } from './home-again.ts'
import { lastNight } from './last-night.ts'
import { meltedPages } from './melted-pages.ts'
import { people } from './people.ts'
import { seventhEvening } from './seventh-evening.ts'
import { shortestPages } from './shortest-pages.ts'
import { things } from './things.ts'
import { words } from './words.ts'

const shortest = ['asked/first-evening', 'dull/invitation', 'verse', 'gate', 'last-pin/rest'] as const

/**
 * The hero has promised a neighbor seven evenings of looking after something thankless; on the seventh comes
 * the one thing the hero wants most, and nobody would ever know.
 *
 * Never: nobody lets the hero off, and nobody checks; what was missed stays missed; the small thing that
 * happens on the last evening is no payment for it.
 */
export const sevenEvenings: Plot = {
  id: 'seven-evenings',
  values: [
    { id: 'keeping-promises', teaches: 'A promise is kept one evening at a time, also when nobody checks.' },
    { id: 'hard-work', teaches: 'A job is done when its last part is done, also the part that nobody sees.' },
    { id: 'perseverance', teaches: 'The middle is the dull part, and you get through it by coming again.' },
    {
      id: 'self-control',
      teaches: 'You can want a thing with your whole heart and still turn the other way.',
    },
    {
      id: 'obedience',
      teaches: 'Doing what we were asked to do counts most when we no longer feel like it.',
    },
    { id: 'helping', teaches: 'Four minutes of ours can be a whole quiet evening for somebody else.' },
    {
      id: 'caring-for-creation',
      teaches: 'What has been put into our care needs us on the rainy days as well.',
    },
    { id: 'patience', teaches: 'Evenings come one at a time, and none of them can be done in advance.' },
    { id: 'honesty', teaches: 'Nobody else would have known, but we would.' },
    { id: 'kindness', teaches: 'It is kind to look after something that does not even say thank you.' },
    { id: 'prayer', teaches: 'We can tell God that we do not want to, and ask him to stay while we do not.' },
    { id: 'honoring-family', teaches: 'Older people can rest when somebody younger can be relied upon.' },
    { id: 'love', teaches: 'Love is what we go on doing when it has stopped being fun.' },
    { id: 'contentment', teaches: 'An ordinary evening on a step can be enough.' },
  ],
  suits:
    /\b(?:chores?|promis\w+|feed(?:s|ing)?|tak\w+ care of|look\w* after|homework|every (?:day|evening)|pet.?sit\w*|tid(?:y|ies|ied|ying))\b/gi,
  cast: people,
  things,
  titles: {
    toddlers: ['Clack, Clack, Clack', 'Seven Pins on a Line', 'Squeak Goes the Gate'],
    early: ['{hero} and the Seven Pins', 'One Pin Left', 'Clack!'],
    middle: ['Four Minutes at Six', 'The Last Pin on the Line', 'The Gate with Two Notes'],
    preteen: ['Monday and Tuesday and the Others', 'Five Steps Across the Lane', 'The Row of Pins'],
  },
  beats: [
    ...firstEvening,
    ...earlyEvenings,
    ...dullEvenings,
    ...lastNight,
    ...words,
    ...seventhEvening,
    ...homeAgain,
  ],
  melted: [...shortestPages, ...meltedPages],
  pages: {
    young: {
      5: shortest,
      10: [
        'asked',
        'first-evening',
        'third-evening',
        'dull',
        'invitation',
        'pull/prayer',
        'verse',
        'gate/wagon-leaves',
        'last-pin',
        'rest',
      ],
      15: [
        'asked',
        'pins',
        'first-evening',
        'no-thanks',
        'third-evening',
        'dull',
        'almost-forgot',
        'invitation',
        'pull',
        'prayer',
        'verse',
        'gate',
        'wagon-leaves',
        'last-pin',
        'rest',
      ],
    },
    old: {
      5: shortest,
      10: [
        'asked',
        'first-evening/no-thanks',
        'dull',
        'invitation',
        'pull/prayer',
        'ask-around',
        'verse',
        'gate',
        'last-pin/back-late',
        'rest',
      ],
      15: [
        'asked',
        'first-evening',
        'no-thanks',
        'dull',
        'mentor-story',
        'almost-forgot',
        'invitation',
        'pull',
        'prayer',
        'ask-around',
        'verse',
        'gate',
        'last-pin',
        'back-late',
        'rest',
      ],
    },
  },
  hinges,
  talk: {
    toddlers: [
      'How many pins are on the line?',
      'What does {hero} do for {job.the}?',
      'What goes squeak?',
      'What can you do every evening?',
    ],
    early: [
      'What was fun at first, and what was it like in the rain?',
      'What did {hero} miss?',
      'Nobody would have known. Why did {hero} go in at the gate?',
      'Is there something that you do every day for somebody?',
    ],
    middle: [
      'Why is the middle of a promise the hardest part?',
      '{mentor} could have done the work. What was it that {mentor} could not do?',
      'Do you think it was worth missing {wish.the}?',
      'What have you promised that turned out longer than you thought?',
    ],
    preteen: [
      'Was it fair of {owner} to ask for seven evenings? Was it fair of the wagon to come at six?',
      '{owner} never checked. Was that careless, or a compliment?',
      'What happened on the last evening was no reward. Why does that make a difference?',
      "\"It isn't all right about {wish.the}. I don't think it's supposed to be.\" Can something be right and still hurt?",
    ],
  },
  prayers: {
    toddlers: [
      'Dear God, you are with me every night. Help me do what I said.',
      'Thank you, God, that you always come. Help me to come, too.',
    ],
    early: [
      'Dear God, you keep all your promises, every one. Help me to keep mine, also when it rains.',
      'Dear God, thank you for people who wait for us. Help me to come when I said I would come.',
    ],
    middle: [
      'Dear God, you are faithful on the dull days, too. Help me with the middle of things, when nobody is looking and it has stopped being fun.',
      'Dear God, thank you that I can tell you when I do not want to. Stay with me while I do it.',
    ],
    preteen: [
      'Lord, your word holds, from one evening to the next. Make ours hold as well, and keep us company at the gate.',
      'Lord, you see what nobody checks. Give us steady hands for small duties, and let us be sad with you about what they cost.',
    ],
  },
}

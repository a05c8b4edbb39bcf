import type { Plot } from '../plot.ts'
import { discoverBeats } from './beats-discover.ts'
import { gatherBeats } from './beats-gather.ts'
import { toldBeats } from './beats-told.ts'
import { wonBeats } from './beats-won.ts'
import { wordsBeats } from './beats-words.ts'
import { hinges } from './hinges.ts'
import { melted } from './melted.ts'
import { people } from './people.ts'
import { things } from './things.ts'

const shortest = ['gather', 'count/discover', 'verse', 'fair/stand-up', 'cost/rest'] as const

/**
 * The hero has won by one, because one of somebody else's rolled over; nobody would ever notice; the hero
 * stands up in front of everyone and says that the count was wrong.
 *
 * Never: nobody has cheated and nobody is caught; nobody is praised for being good; what is given up is not
 * given back, and the one who gets it has earned it.
 */
export const miscount: Plot = {
  id: 'miscount',
  values: [
    { id: 'honesty', teaches: 'The truth can be told even when nobody would ever find out.' },
    { id: 'fairness', teaches: 'A thing is only fair when it is fair for the one who went without.' },
    { id: 'courage', teaches: 'It takes courage to stand up in front of everybody with a shaking voice.' },
    { id: 'humility', teaches: 'We can do without being the one in front, and can say that we were wrong.' },
    { id: 'contentment', teaches: 'What is really ours is enough, even if it is one less.' },
    {
      id: 'self-control',
      teaches: 'We can want a thing with all our heart and still keep our hands off it.',
    },
    { id: 'wisdom', teaches: 'Good reasons for keeping quiet are not the same as a good thing to do.' },
    { id: 'obedience', teaches: 'To hear what is right is one thing, and doing it is the other half.' },
    { id: 'love', teaches: 'Love cannot let somebody believe that they are worth less than they are.' },
    {
      id: 'prayer',
      teaches: 'We can tell God the truth first, and it is easier to tell it to the others then.',
    },
    { id: 'kindness', teaches: 'Somebody was sad for no reason, and one word could mend it.' },
    { id: 'friendship', teaches: 'A friend is glad when the other one gets what is theirs.' },
  ],
  suits: /\b(?:cheat\w*|contest|competition|won|winn\w+|wins|score\w*|count\w*|collect\w*|sore loser)\b/gi,
  cast: people,
  things,
  titles: {
    toddlers: ['One, Two... Oh!', "It Is {guest}'s", 'Whose Is It?'],
    early: ['One Too Many', 'Nine and Ten', 'The {unit} That Rolled'],
    middle: ['By One', 'One Too Many', 'It Rolled', 'Forty, and Forty-One'],
    preteen: ['By One', 'The Number Would Be the Number', 'By a Single {unit}', 'Counted Again'],
  },
  beats: [...gatherBeats, ...wonBeats, ...discoverBeats, ...wordsBeats, ...toldBeats],
  melted,
  pages: {
    young: {
      5: shortest,
      10: ['gather', 'best-one', 'count', 'dream', 'discover', 'verse', 'fair', 'stand-up', 'cost', 'rest'],
      15: [
        'gather',
        'best-one',
        'count',
        'ribbon',
        'dream',
        'discover',
        'recount',
        'mentor-scale',
        'hide-it',
        'verse',
        'prayer',
        'fair',
        'stand-up',
        'cost',
        'rest',
      ],
    },
    old: {
      5: shortest,
      10: [
        'gather/best-one',
        'count',
        'discover',
        'reasons',
        'mentor-scale',
        'verse',
        'fair',
        'stand-up',
        'cost',
        'rest',
      ],
      15: [
        'gather',
        'best-one',
        'count',
        'dream',
        'guest-home',
        'discover',
        'reasons',
        'mentor-scale',
        'hide-it',
        'verse',
        'prayer',
        'fair',
        'stand-up',
        'cost',
        'rest',
      ],
    },
  },
  hinges,
  talk: {
    toddlers: [
      'Who had the most?',
      'What did {hero} say?',
      'Who has the ribbon now?',
      'Can we count to three?',
    ],
    early: [
      'How did the {unit} get into the wrong jar?',
      'Why was {hero} sad and glad at the end?',
      'Nobody knew. Why did {hero} tell it?',
      'Did you ever get something by mistake?',
    ],
    middle: [
      '{hero} did not take anything. Was it still wrong to keep quiet?',
      'What did the mistake do to {guest}, besides losing?',
      'What did it cost {hero} to stand up, and did {hero.they} get anything for it?',
      'Have you ever noticed a mistake that was good for you? What did you do?',
    ],
    preteen: [
      'Every one of the reasons for keeping quiet was a good one. What was missing in them?',
      'Why was it important to {hero} to admit having waited until the morning?',
      'Nobody praised {hero} for it. Would the story be better or worse if they had?',
      'Can you be sorry that you lost something and not sorry that you gave it up?',
    ],
  },
  prayers: {
    toddlers: [
      'Dear God, you know what is mine. Help me to give back what is not.',
      'Dear God, help me to say what is true. Thank you that you love me.',
    ],
    early: [
      'Dear God, you can count better than anyone. Help me to say the right number, even when my chin shakes.',
      'Dear God, sometimes I want a thing so much. Help me to want it to be fair even more.',
    ],
    middle: [
      'Dear God, you see what nobody else sees, and you still love me. Give me the courage to say what is true, and stand next to me while I say it.',
      'Dear God, thank you for what is really mine. Make me glad when somebody else gets what belongs to them.',
    ],
    preteen: [
      'Lord, you know all of my good reasons, and you know the truth. Help me to stand up for the one who goes without, also when I am the one who has too much.',
      'Lord, teach me to be content with the right number. And when I have waited too long with the truth, help me not to wait any longer.',
    ],
  },
}

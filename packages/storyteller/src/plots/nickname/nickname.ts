import type { Plot } from '../plot.ts'
import { jokeBeats } from './beats-joke.ts'
import { quietBeats } from './beats-quiet.ts'
import { runningBeats } from './beats-running.ts'
import { toldBeats } from './beats-told.ts'
import { triesBeats } from './beats-tries.ts'
import { wordsBeats } from './beats-words.ts'
import { hinges } from './hinges.ts'
import { meltedAfter } from './melted-after.ts'
import { meltedBefore } from './melted-before.ts'
import { people } from './people.ts'
import { things } from './things.ts'

const shortest = ['funny/name', 'runs/quiet', 'feathers/verse', 'stand', 'door/rest'] as const

/**
 * The hero makes up a funny name, everybody laughs, and it runs off by itself; it cannot be called back, no
 * more than feathers; so the hero stands where all can hear and says whose it is, and that it isn't true.
 *
 * Never: the name is about a thing and never about a person; no grown-up scolds; nobody owes forgiveness, and
 * whoever forgives may go on being hurt; the name is still heard at the end.
 */
export const nickname: Plot = {
  id: 'nickname',
  values: [
    {
      id: 'self-control',
      teaches: 'There is one second between thinking a word and saying it, and in it we can still choose.',
    },
    { id: 'gentleness', teaches: 'A joke is only gentle when the one it is about can really laugh.' },
    { id: 'kindness', teaches: 'The kind thing to say was there as well, and it was just as short.' },
    {
      id: 'forgiveness',
      teaches: 'Forgiving takes the time it needs, and it does not mean that nothing hurt.',
    },
    { id: 'honesty', teaches: 'When we cannot take a word back, we can still say whose it was.' },
    { id: 'humility', teaches: 'It is better to be true than to be the funny one.' },
    { id: 'courage', teaches: 'It takes courage to say "I made that" where everybody can hear.' },
    { id: 'making-peace', teaches: 'Peace starts at a door, with a sorry that asks for nothing back.' },
    { id: 'compassion', teaches: 'When we feel how a laugh sounds from inside, we go and stay near.' },
    {
      id: 'wonderfully-made',
      teaches: 'Each of us has a name that God knows us by, and nobody may put another in its place.',
    },
    { id: 'fairness', teaches: 'It is not fair when many have the fun and one has to carry it.' },
    { id: 'wisdom', teaches: 'Words are like feathers: it is wise to think before we shake the pillow.' },
    { id: 'friendship', teaches: 'A friend calls us by our name and listens to the end of our story.' },
  ],
  suits:
    /\b(?:nicknames?|teas(?:e|es|ed|ing)|bull(?:y|ies|ied|ying)|mean to|called? names|names at|gossip\w*|rumou?rs?|secrets?|laugh\w* at|made fun|making fun|makes fun)\b/gi,
  cast: people,
  things,
  titles: {
    toddlers: ['Who Said {thing.nick}?', 'Fly, Feathers, Fly!', 'Come Back, Name!'],
    early: ['The name that ran away', 'Feathers in the soup', 'Who is {thing.nick}?'],
    middle: ['The fifth kind of laugh', 'The feathers were me', 'The joke that got up and walked'],
    preteen: ['Half a second late', 'The feathers were me', 'Five kinds of laughing', 'And then what?'],
  },
  beats: [...jokeBeats, ...runningBeats, ...quietBeats, ...triesBeats, ...wordsBeats, ...toldBeats],
  melted: [...meltedBefore, ...meltedAfter],
  pages: {
    young: {
      5: shortest,
      10: ['funny/name', 'runs', 'echo', 'quiet', 'hush', 'feathers', 'verse', 'stand', 'door', 'rest'],
      15: [
        'funny',
        'name',
        'runs',
        'echo',
        'smallest',
        'quiet',
        'wipe',
        'hush',
        'feathers',
        'verse',
        'night',
        'stand',
        'door',
        'after',
        'rest',
      ],
    },
    old: {
      5: shortest,
      10: [
        'funny/name',
        'runs',
        'quiet',
        'hush/new-joke',
        'feathers',
        'verse',
        'night',
        'stand',
        'door',
        'rest',
      ],
      15: [
        'funny',
        'name',

        'runs',
        'echo',
        'quiet',
        'wipe',
        'hush',
        'new-joke',
        'feathers',
        'verse',
        'night',
        'stand',
        'door',
        'after',
        'rest',
      ],
    },
  },
  hinges,
  talk: {
    toddlers: [
      'What did {hero} say?',
      'Where did the feathers fly?',
      'Who was sad? Why?',
      'What is your name? Say it loud!',
    ],
    early: [
      'Why did {guest} laugh last?',
      'Why could {hero} not catch the name again?',
      'What do you like to be called? What do you not like?',
      'What did it feel like to stand up there and say it?',
    ],
    middle: [
      'Everybody laughed, and nobody was mean. How could it hurt {guest} all the same?',
      '{hero} tried three ways of calling the name back. Why did each of them make it run faster?',
      'What did it cost {hero} to tell, and did {hero.they} get it back?',
      '{guest} forgave and was still sad sometimes. Can both of them be true?',
    ],
    preteen: [
      '{hero} had about one second in which to say it or not. What would have helped {hero.them} in that second?',
      '{guest} laughed along. What other choices did {guest} have, and what would they have cost?',
      'Why did {hero} have to say it in front of everyone and at the door as well?',
      'Is there a name going around where you are? Who would know whether it is still funny?',
    ],
  },
  prayers: {
    toddlers: [
      'Dear God, you know my name. Help me say kind names.',
      'Dear God, make my words soft. Help me say sorry.',
    ],
    early: [
      'Dear God, you call each of us by our own name. Help me to stop a word while it is still behind my teeth.',
      'Dear God, some words fly off like feathers. Help me to say, "That was me," and to go to the one I hurt.',
    ],
    middle: [
      'Dear God, you hear every laugh and you know which kind it is. Help me to listen for the one that comes late, and to go and stand beside it.',
      'Dear God, I have said things that I cannot catch anymore. Give me the courage to say whose they were, and the patience to wait at the door.',
    ],
    preteen: [
      'Lord, you knew each of us by name before anybody made a joke of it. Set a guard at the gate between what I think and what I say, and when I have left it open, help me to tell the truth about it.',
      'Lord, teach me to forgive when it is time, and to wait when I am the one who needs it. Stay near to everyone who is laughing along tonight and does not mean it.',
    ],
  },
}

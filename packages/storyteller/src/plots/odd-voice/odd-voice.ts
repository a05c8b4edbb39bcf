import type { Plot } from '../plot.ts'
import { homeBeats } from './beats-home.ts'
import { oddBeats } from './beats-odd.ts'
import { showBeats } from './beats-show.ts'
import { triesBeats } from './beats-tries.ts'
import { wordsBeats } from './beats-words.ts'
import { hinges } from './hinges.ts'
import { beforePages } from './melted-before.ts'
import { showPages } from './melted-show.ts'
import { people } from './people.ts'
import { things } from './things.ts'

const shortest = ['odd/first-time', 'copy/hush', 'verse', 'out-loud/laugh', 'rest'] as const

/**
 * There is something about the hero that will not fit in. Three ways of being like the others are tried; the
 * third one works, because nothing is left. Then the hero does it as they are, where everyone can see.
 *
 * Never: the oddness does not turn out to be useful, and it is not cured. Somebody laughs, and that is not
 * made good. Nobody says that everyone is special.
 */
export const oddVoice: Plot = {
  id: 'odd-voice',
  values: [
    {
      id: 'wonderfully-made',
      teaches: 'We are made on purpose, also where we do not match, and need not hide it.',
    },
    { id: 'joy', teaches: 'Gladness comes when we do a thing with the whole of ourselves.' },
    { id: 'courage', teaches: 'We can step forward although we know that somebody may laugh.' },
    {
      id: 'contentment',
      teaches: 'We can be glad of what we have been given without trading it for another.',
    },
    { id: 'trust-in-god', teaches: 'We can ask God hard questions about ourselves and rest in being known.' },
    { id: 'honesty', teaches: 'To stand there and only pretend is a quiet kind of untruth.' },
    { id: 'love', teaches: 'Love listens for just the one voice.' },
    {
      id: 'friendship',
      teaches: 'A friend notices when we are not there, and moves closer when somebody laughs.',
    },
    { id: 'prayer', teaches: 'We can tell God what is true, even when it is a complaint.' },
    { id: 'gratitude', teaches: 'We can say thank you for the way we are, on the hard days, too.' },
    { id: 'gentleness', teaches: 'What is crooked needs a soft hand and no file.' },
    { id: 'perseverance', teaches: 'We can go on to the end while the laugh is still in the room.' },
  ],
  suits:
    /\b(?:choirs?|sings?|singing|danc\w+|recitals?|perform\w*|on stage|stage fright|talent show|stutter\w*|fit(?:s|ting)? in|different from|orchestra|band)\b/gi,
  cast: people,
  things,
  titles: {
    toddlers: ['Shh! No, Not Shh!', 'Who Was That? {hero}!', 'One Green Scarf'],
    early: ['Second row, third from the left', 'What was that?', 'Toast and a green scarf'],
    middle: ['Twenty-three and {hero}', 'Third from the left', 'The bump in the music'],
    preteen: ['All present', 'One too many', 'Half a step forward'],
  },
  beats: [...oddBeats, ...triesBeats, ...wordsBeats, ...showBeats, ...homeBeats],
  melted: [...beforePages, ...showPages],
  pages: {
    young: {
      5: shortest,
      10: ['odd', 'first-time', 'copy', 'trick', 'hush', 'verse', 'out-loud', 'laugh', 'go-on', 'rest'],
      15: [
        'odd',
        'joins',
        'first-time',
        'copy',
        'trick',
        'mentor-odd',
        'hush',
        'missed',
        'prayer',
        'verse',
        'out-loud',
        'laugh',
        'go-on',
        'after',
        'rest',
      ],
    },
    old: {
      5: shortest,
      10: [
        'odd',
        'first-time',
        'copy/trick',
        'mentor-odd',
        'hush/missed',
        'prayer',
        'verse',
        'out-loud',
        'laugh/go-on',
        'after/rest',
      ],
      15: [
        'odd',
        'joins',
        'first-time',
        'copy',
        'trick',
        'mentor-odd',
        'hush',
        'missed',
        'prayer',
        'verse',
        'backstage',
        'out-loud',
        'laugh/go-on',
        'after',
        'rest',
      ],
    },
  },
  hinges,
  talk: {
    toddlers: [
      'What color was the scarf?',
      'Who was so quiet?',
      'Who listened to {hero}?',
      'How do you sound? Show me!',
    ],
    early: [
      'What did {hero} try, so as to be like the others?',
      'When nobody could hear {hero}, everything was perfect. Why did it not feel good?',
      'Somebody laughed. What would you have said to {hero} then?',
      'What is there about you that nobody else has quite like that?',
    ],
    middle: [
      'The third trick worked. What was wrong with it?',
      'It did not fit at the end, either. Was it still right to do it?',
      'What is the difference between being heard and being listened to?',
      'Is there something you have stopped doing because somebody laughed?',
    ],
    preteen: [
      'Twenty-four stood in the rows. When {hero} only pretended, how many were there?',
      'The music was smoother without {hero}. Is smoother the same as better?',
      'Nobody in the story was really cruel. Why did it hurt all the same?',
      'What would it cost you to take half a step forward, and where would you take it?',
    ],
  },
  prayers: {
    toddlers: [
      'Dear God, you made me. Thank you that you hear me.',
      'Dear God, you know me and you love me. Good night.',
    ],
    early: [
      'Dear God, you made me, and you know how I sound. Help me not to hide, also when somebody laughs.',
      'Thank you, God, for the way I am. Help me to listen for the others, too.',
    ],
    middle: [
      'Dear God, you did not make us all to match. Help me to be all there tomorrow, and to move a bit closer to somebody who is laughed at.',
      'Dear God, you hear me even when I only pretend. Thank you that I can tell you what is true.',
    ],
    preteen: [
      'Lord, you made me before anyone could compare me. When I would rather not be heard, hear me, and give me the courage to take half a step forward.',
      'Lord, there are things about me that I have asked you to change. Thank you that you stay and listen, and that I am not a mistake to you.',
    ],
  },
}

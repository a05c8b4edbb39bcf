import type { Plot } from '../plot.ts'
import { answerBeats } from './beats-answer.ts'
import { duskBeats } from './beats-dusk.ts'
import { homeBeats } from './beats-home.ts'
import { streetBeats } from './beats-street.ts'
import { turnBeats } from './beats-turn.ts'
import { waterBeats } from './beats-water.ts'
import { cast } from './cast.ts'
import { hinges } from './hinges.ts'
import { oldPages } from './melted-old.ts'
import { youngPages } from './melted-young.ts'
import { things } from './things.ts'

const shortest = ['small-light', 'dark-comes/gap', 'verse', 'pull/choose', 'burn-down/answer/rest'] as const

/** One small light and a dear plan for it; the dark comes, and the light is needed somewhere else. */
export const smallLamp: Plot = {
  id: 'small-lamp',
  values: [
    { id: 'being-a-light', teaches: 'A small light is enough when it is held up for someone.' },
    { id: 'hope', teaches: 'It is worth keeping a light lit, even when nobody can be seen yet.' },
    { id: 'courage', teaches: 'You can feel cold and foolish and still walk where you are needed.' },
    { id: 'helping', teaches: 'What we made for ourselves can become a help for someone else.' },
    { id: 'keeping-promises', teaches: 'To be there for somebody every evening also means the dark ones.' },
    { id: 'compassion', teaches: 'Thinking of someone who waits in the cold moves our feet.' },
    { id: 'perseverance', teaches: 'When the light goes out, you light it once more.' },
    { id: 'trust-in-god', teaches: 'We can ask God to stay with us, and wait in the dark with company.' },
    { id: 'love', teaches: 'Love gives away the best thing it has made.' },
    { id: 'honoring-family', teaches: 'The day is finished when everyone who belongs to us is home.' },
    { id: 'friendship', teaches: 'A friend opens a coat against the wind so that our light can burn.' },
    { id: 'patience', teaches: 'Holding up a light until somebody comes takes tired arms and patience.' },
    { id: 'sharing', teaches: 'A light we share has helped two people and is no smaller.' },
    { id: 'gratitude', teaches: 'When everyone is home, we notice how much we have.' },
    { id: 'hard-work', teaches: 'What we have made with our whole heart is worth giving.' },
    { id: 'joy', teaches: 'Gladness grows when many small lights stand together.' },
    { id: 'kindness', teaches: 'Someone has to look up and notice who is missing.' },
    { id: 'friendship', teaches: 'A friend holds the coat open and gets wet instead of the light.' },
    { id: 'sharing', teaches: 'The best thing we have made can be given away, down to the last bit of it.' },
    { id: 'patience', teaches: 'Holding up a light means holding it up for as long as it takes.' },
  ],
  suits:
    /\b(?:dark(?:ness)?|lamps?|lanterns?|candles?|flashlight|fog(?:gy)?|power (?:cut|outage)|lights? (?:went|goes|go) out|late home|home late|deployed|away at work|lighthouse)\b/gi,
  cast,
  things,
  titles: {
    toddlers: ['Glow, Little Light', 'Up, Up, Up It Goes', 'Home, {away}, Home'],
    early: ['{hero} and the Light That Stayed On', 'One More to Come Home', 'A Light as Big as a Crumb'],
    middle: ['The Smallest Light in the Row', 'Somebody Tall', '{hero} Counts to the Last One'],
    preteen: ['An Hour of Light', "The Size It Doesn't Say", 'The Wrong Way Down the Street'],
  },
  beats: [...duskBeats, ...streetBeats, ...turnBeats, ...waterBeats, ...answerBeats, ...homeBeats],
  melted: [...youngPages, ...oldPages],
  pages: {
    young: {
      5: shortest,
      10: [
        'small-light/habit',
        'dark-comes',
        'calm-word/gap',
        'pull',
        'verse',
        'choose',
        'first-try/burn-down',
        'shield',
        'answer',
        'rest',
      ],
      15: [
        'small-light',
        'habit',
        'dark-comes',
        'calm-word',
        'gap',
        'pull',
        'verse',
        'choose',
        'companion-comes',
        'first-try',
        'burn-down',
        'shield',
        'listen',
        'answer',
        'rest',
      ],
    },
    old: {
      5: shortest,
      10: [
        'small-light/habit',
        'dark-comes',
        'calm-word/gap',
        'pull/someone-tall',
        'verse',
        'choose/companion-comes',
        'second-try/burn-down/prayer',
        'shield/listen',
        'answer',
        'others-come/prize/rest',
      ],
      15: [
        'small-light/habit',
        'dark-comes',
        'calm-word',
        'gap',
        'pull',
        'someone-tall',
        'verse',
        'choose/companion-comes',
        'second-try',
        'burn-down',
        'prayer',
        'shield/listen',
        'answer',
        'others-come/prize',
        'rest',
      ],
    },
  },
  hinges,
  talk: {
    toddlers: [
      'Who came home?',
      'Where is the little light?',
      'Who is home at our house? Let us count.',
      'Shall we leave a light on?',
    ],
    early: [
      'What did {hero} want to do with the {lamp}?',
      'Why did {hero} turn around?',
      '{away} said the light was in the right place. What does that mean?',
      'Who do you count before you go to sleep?',
    ],
    middle: [
      'What did it cost {hero} to turn around?',
      'Everybody in the street thought that somebody tall would do it. When have you thought that?',
      'Why is the light on the windowsill at the end, although it is not pretty anymore?',
      'Where could a small good thing you do help somebody find the way?',
    ],
    preteen: [
      '{mentor} said that {away} was safe. Was it still right to go?',
      'The {lamp} was the best thing that {hero} had ever made. What would you have done with it?',
      '{hero} felt cold and foolish rather than brave. What do you think courage feels like?',
      'The prayer did not change the weather. What did it change?',
    ],
  },
  prayers: {
    toddlers: [
      'Dear God, thank you for light. Stay with us all night.',
      'Dear God, you see in the dark. Bring us all home.',
    ],
    early: [
      'Dear God, thank you that you know who is home and who is not. Help me to be a small light for somebody.',
      'Dear God, you can see in the night as in the day. Please look after everyone who is still on the way home.',
    ],
    middle: [
      'God of light, thank you that no darkness is too big for you. Show us one small way to shine this week, and keep us close to each other.',
      'Dear God, you notice who is missing. Give us eyes that count, and feet that turn around.',
    ],
    preteen: [
      'Lord, you see the ones who are still on the way. Give us eyes to count them, and the courage to turn around with what we have.',
      'Lord, stay with all who stand and wait in the dark, and with those who stand and wait for them. Let our small light be in the right place.',
    ],
  },
}

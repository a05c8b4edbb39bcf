import type { Plot } from '../plot.ts'
import { outsideBeats } from './beats-outside.ts'
import { spoilingBeats } from './beats-spoiling.ts'
import { sulkingBeats } from './beats-sulking.ts'
import { turningBeats } from './beats-turning.ts'
import { waitingBeats } from './beats-waiting.ts'
import { cast } from './cast.ts'
import { hinges } from './hinges.ts'
import { meltedIndoors } from './melted-indoors.ts'
import { meltedOutdoors } from './melted-outdoors.ts'
import { things } from './things.ts'

const shortest = ['waiting', 'morning/sulk', 'trying/spoil', 'verse', 'choose/out/rest'] as const

/**
 * The day everybody has waited for is rained off; the hero sulks behind the curtain and spoils it for the one
 * who was trying, and then carries back the hat, unsays what can be unsaid, and looks for what this day has.
 *
 * Never: the other day does not come back and nobody says that it was for the best; being sad about it is no
 * fault, throwing it at somebody is; the weather does not clear up.
 */
export const rainedOff: Plot = {
  id: 'rained-off',
  values: [
    { id: 'contentment', teaches: 'The day we have is the one we can find something in.' },
    { id: 'joy', teaches: 'There is gladness in a day that nobody would have asked for.' },
    { id: 'gratitude', teaches: 'Somebody was trying to be kind to us, and we can notice it.' },
    { id: 'self-control', teaches: 'Being sad is allowed; throwing it at somebody is not.' },
    { id: 'patience', teaches: 'We cannot hurry the weather, but we can stop waiting for another day.' },
    { id: 'honoring-family', teaches: 'The grown-ups had been looking forward to it, too.' },
    { id: 'forgiveness', teaches: 'What was said cannot be taken back, but it can be forgiven.' },
    { id: 'gentleness', teaches: 'A few words can knock over what took somebody an hour to build.' },
    { id: 'hope', teaches: 'When one good thing is lost, there are others that nobody has looked for yet.' },
    { id: 'humility', teaches: 'It takes a small step to come out from behind a curtain.' },
    { id: 'kindness', teaches: 'Somebody gets up and makes something of the day for the others.' },
    { id: 'honesty', teaches: 'We can still be sad about it, and say so, and say sorry, too.' },
    { id: 'prayer', teaches: 'God can be told that we are cross, even about the weather.' },
    { id: 'caring-for-creation', teaches: 'Every kind of weather has something in it that no other has.' },
  ],
  suits:
    /\b(?:rain(?:s|ed|ing|y)?|cancel\w*|called off|disappoint\w*|vacation|holidays?|beach|seaside|trip|picnic|zoo|amusement park)\b/gi,
  cast,
  things,
  titles: {
    toddlers: ['Toes Behind the Curtain', 'No {plan}? Oh No!', 'The Hat That Went Flop'],
    early: ['The Curtain That Said Hmpf', 'Only a {plan.only}', 'The Wrong Day for a Straw Hat'],
    middle: ['Only a {plan.only}', 'What Is There Today?', 'The Day That Was {weather.off}'],
    preteen: ['The Thirty-First Morning', 'A Hat for the Occasion', 'Only a {plan.only}'],
  },
  beats: [...waitingBeats, ...sulkingBeats, ...spoilingBeats, ...turningBeats, ...outsideBeats],
  melted: [...meltedIndoors, ...meltedOutdoors],
  pages: {
    young: {
      5: shortest,
      10: ['waiting', 'morning', 'sulk', 'trying', 'spoil', 'sees', 'verse', 'choose', 'out', 'rest'],
      15: [
        'waiting',
        'ready',
        'morning',
        'sulk',
        'trying',
        'spoil',
        'prayer',
        'sees',
        'hat',
        'verse',
        'choose',
        'boots',
        'out',
        'hunt',
        'rest',
      ],
    },
    old: {
      5: shortest,
      10: [
        'waiting',
        'morning',
        'sulk',
        'trying/spoil',
        'quiet/prayer',
        'sees/hat',
        'verse',
        'choose',
        'out/hunt',
        'rest',
      ],
      15: [
        'waiting',
        'ready',
        'morning',
        'hoping',
        'sulk',
        'trying',
        'spoil',
        'quiet/prayer',
        'sees',
        'hat',
        'verse',
        'choose',
        'other-day',
        'out/hunt',
        'rest',
      ],
    },
  },
  hinges,
  talk: {
    toddlers: [
      'Where did {hero} hide?',
      'What did {hero} say sorry for?',
      'Who had a straw hat?',
      'What is the weather doing at our house?',
    ],
    early: [
      'Why did {hero} go behind the curtain?',
      'What did {mentor} do when {hero} said, "Only a {plan.only}"?',
      'Who else had been looking forward to the day?',
      "What can you find on a bad-weather day that you can't find in the sun?",
    ],
    middle: [
      'Why did {hero} say the unkind thing to the very one who was being kind?',
      '{mentor} did not say, "It does not matter." What did {mentor} say instead?',
      'The other day never came back. Was it all right to be still sad about it?',
      'When did a day go wrong for us and then turn out to have something in it?',
    ],
    preteen: [
      'It was true that it was "only a {plan.only}." How can something true be such a mean thing to say?',
      'Why is it so much harder to come out of a sulk than to go into one?',
      '{mentor} asked, "Would you swap?" What would you have answered?',
      'Being forgiven did not bring the other day back. What did it bring?',
    ],
  },
  prayers: {
    toddlers: [
      'Dear God, thank you for the sun and for the rain. Stay with me when I am cross.',
      'Dear God, today was not what I wanted. Thank you that you were in it.',
    ],
    early: [
      'Dear God, you made every kind of day. When I am cross, help me to come out of the curtain.',
      'Dear God, thank you for people who try to make it nice. Help me to see them.',
    ],
    middle: [
      'Dear God, you know how much we had looked forward to it. Help us to find what is there today, and to find each other.',
      'Lord, sometimes I am mean to the one who is nice to me. Forgive me, and help me to say so out loud.',
    ],
    preteen: [
      'Lord, not every day turns out to be the one we drew a ring around. Give us eyes for the one that comes, and keep us gentle with those who wait beside us.',
      'Father, we can tell you when we are angry, and you do not leave the room. Teach us to put down what we are holding before we throw it at somebody.',
    ],
  },
}

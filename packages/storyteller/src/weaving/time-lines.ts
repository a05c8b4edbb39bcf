import type { Age } from '../plots/plot.ts'

/** Says on the first page which part of the day, or what weather, the parent has asked for. */
export const timeLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'It is {wish.now}. Hello, {wish.now}!',
    'What time is it? It is {wish.now}.',
    'Look out! It is {wish.now}.',
  ],
  early: [
    'It was {wish.now}. {hero} could tell without looking.',
    'It was {wish.now}, from one end of the sky to the other.',
    '"It\'s {wish.now}!" said {hero}. And so it was.',
  ],
  middle: [
    'It was {wish.now}, and everything looked a little different, as though somebody had dusted it.',
    'It was {wish.now}, which {hero} had always thought the best time for things to happen.',
    'By the window you could see that it was {wish.now}, and by the smell you could, too.',
  ],
  preteen: [
    'It was {wish.now}, and {hero} could have told you so with both eyes shut, just by the smell.',
    'It was {wish.now}. {hero} had noticed that the important things hardly ever happened at any other time.',
    'Afterward {hero} could not have told you the date, only that it was {wish.now} and that the air had a taste to it.',
  ],
}

/** Says on the first page where all of it happens. */
export const placeLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: ['Where are we? We are {wish.now}!', 'Look! We are {wish.now}.'],
  early: ['All of it happened {wish.now}.', 'And where was all this? It was {wish.now}.'],
  middle: ['It all happened {wish.now}, where such things happen sooner or later.'],
  preteen: ['All of it happened {wish.now}, and it could hardly have happened anywhere else.'],
}

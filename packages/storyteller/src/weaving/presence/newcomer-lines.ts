import type { ThreadsByAge } from '../threads/thread-lines.ts'

/** Brings in somebody (`{who}`) whom the parent's details name: `{wish.a}` says who that is, "her friend", "a cat". */
export const newcomerLines: ThreadsByAge = {
  toddlers: {
    planted: [
      'Who is this? {who}, {wish.a}!',
      'Here comes {who}, {wish.a}. Hello!',
      'Look, {wish.a}! It is {who}.',
      '{who} is here, {wish.a}. Hooray!',
      'Hello, hello! It is {who}, {wish.a}.',
      'Peek! {wish.a}. Hello, {who}!',
    ],
    used: [],
    paid: [],
  },
  early: {
    planted: [
      'Then there was {who}, {wish.a}. You could not leave out {who}.',
      'With {hero} came {who}, {wish.a}. Where one was, there was the other.',
      '"And who is this?" That was {who}, {wish.a}.',
      'Somebody was waiting already. It was {who}, {wish.a}.',
      'There is one more you should know, and that is {who}, {wish.a}.',
      '"Don\'t start without {who}!" called {hero}. And here came {who}, {wish.a}, just in time.',
    ],
    used: [],
    paid: [],
  },
  middle: {
    planted: [
      'And then there was {who}, {wish.a}, without whom nothing in that place ever got started.',
      'A few steps behind came {who}, {wish.a}, taking care not to look in a hurry.',
      'You would have to know {who}, {wish.a}, to understand why {hero} looked around before going on.',
      '"Has anyone seen {who}?" asked {hero}. {who}, {wish.a}, had been standing there the whole time.',
      'Wherever {hero} went, there was sooner or later {who}, {wish.a}. It was usually sooner.',
      'There was a noise, and it was {who}, {wish.a}, who had never learned to arrive quietly.',
    ],
    used: [],
    paid: [],
  },
  preteen: {
    planted: [
      'It would not be right to go on without mentioning {who}, {wish.a}, who was present throughout and would expect to be mentioned.',
      'At this point they were joined by {who}, {wish.a}, and {hero} found that the day had become a size larger.',
      'There was also {who}, {wish.a}, of whom it was said that nothing was ever complete until {who.they} had turned up.',
      '{hero} looked around for {who}, {wish.a}, as one feels for a handrail, and {who} was there.',
      'If {hero} had been asked to name one living soul who could be relied on, {hero.they} would have said {who}, {wish.a}, and would have had to admit that {who.they} {who:was|were} often late.',
      'Close by, pretending that it was a coincidence, stood {who}, {wish.a}.',
    ],
    used: [],
    paid: [],
  },
}

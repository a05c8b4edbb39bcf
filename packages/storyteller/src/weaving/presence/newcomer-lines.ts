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
      '{who}, {wish.a}, was there as well, and would never have forgiven anyone who left that out.',
      'Then {who} turned up, {wish.a}, and {hero} felt the whole day get one size bigger.',
      'Nothing was ever really complete until {who}, {wish.a}, had turned up, and now {who.they} had.',
      '{hero} looked around for {who}, {wish.a}, the way you feel for a handrail on the stairs, and {who} was there.',
      'If there was one living soul {hero} could count on, it was {who}, {wish.a}, even if {who.they} {who:was|were} usually late.',
      'Close by, acting as if it were a coincidence, was {who}, {wish.a}.',
    ],
    used: [],
    paid: [],
  },
}

import type { ThreadLine, ThreadsByAge } from './thread-lines.ts'

/**
 * Something that the story's people do once, whole with its subject: `{wish.past}` "Leo and Nana baked a cake", toddlers `{wish.now}`.
 * Where the plot is settled they simply do it; before, it is one thing of the day beside the plot's own.
 */
export const deedLines: ThreadsByAge = {
  toddlers: told([
    'Guess what? {Wish.now}!',
    '{Wish.now}. Hooray!',
    'Look! {Wish.now}.',
    '{Wish.now}. What fun!',
    'And now? {Wish.now}!',
    atTheEnd('And then? {Wish.now}! Yay!'),
  ]),
  early: told([
    'That day {wish.past}. It was one of the best parts.',
    '{Wish.past} that day. {hero} would have liked to do it again at once.',
    'And do you know what? {Wish.past}! It was that kind of day.',
    atTheEnd('And then {wish.past}. That was just right.'),
    atTheEnd('And what do you think? {Wish.past}! {hero} had hoped for that all along.'),
    atTheEnd('Then {wish.past}, and everything was a bit brighter for it.'),
  ]),
  middle: told([
    '{Wish.past} that day, which is something you remember afterward even without a picture of it.',
    'That was the day, too, when {wish.past}. Some days have room for more than you think.',
    'That day {wish.past}, too, and it turned out to be one of the good parts.',
    'That same day {wish.past}. Nobody looked at a clock the whole time.',
    atTheEnd('And then {wish.past}, which was the best thing that anybody could have done just then.'),
    atTheEnd('Then {wish.past}. Nobody had said a word about it, and it was just right.'),
    atTheEnd('And {wish.past}. It was a small thing. It made the day whole.'),
  ]),
  preteen: told([
    '{Wish.past} that day, and for once nobody had planned it to the minute.',
    'That same day {wish.past}. It was the sort of thing that you do not know you will remember.',
    'It was also the day on which {wish.past}, and nothing went wrong with it.',
    'That day {wish.past}. {hero} would think of it again later.',
    atTheEnd(
      'And then {wish.past}. It was not part of any plan, and it was the part that {hero} told people about.',
    ),
    atTheEnd('Then {wish.past}. Nobody made a speech about it. Nobody had to.'),
    atTheEnd('And {wish.past}, which, for that day, was exactly enough.'),
  ]),
}

function told(planted: ThreadLine[]) {
  return { planted, used: [], paid: [] }
}

function atTheEnd(say: string): ThreadLine {
  return { say, on: 'settled pages' }
}

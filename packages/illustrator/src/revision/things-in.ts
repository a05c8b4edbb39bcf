import { clothColours } from '../looks/colour-words.ts'
import { propByWord } from '../props/props.ts'
import type { Wish } from './wish.ts'

/** A thing with a drawing that a wish names. */
export interface NamedThing {
  /** As a scene names it: "big red kite", "two candles". */
  noun: string
  /** What it is, without number, size and colour: "kite". */
  kind: string
  /** Number, size and colour. */
  traits: string[]
  /** A word that is led by nothing like "a", "the" or "two" may be no thing: "fire" or "watch" may be verbs. */
  isPointedAt: boolean
  isDoubtful: boolean
  /** Something of the same kind may be there already. */
  isFurther: boolean
  /** All the words that name it, as they were said. */
  said: string
  /** Where the first of them stands in the wish. */
  at: number
}

/** Words for light, weather and the picture itself are things too, but mean something else in a wish. */
const elsewhere =
  /^(light|picture|drawing|story|paper|note|list|water|stream|seat|board|sign|card|home|sweet|cross|match)s?$/
/** These are things only with an article or the like: "can you", "Mia should watch", "a train". */
const doubtful = new Set(
  `star moon pond door cloud fire watch saw plant swing slide paint brush pick rock ring drop fair can well bow duck comb
  fork plug train rattle pipe shell hook lock ship sail sling score die fish swallow crow crane ram seal shopping washing
  staff step notice program experiment bowling string nail pin chain block bear box key map fly`.split(/\s+/),
)
const pointing =
  /^(a|an|the|some|another|more|few|many|his|her|their|its|this|that|two|three|four|five|of|add|with|include|put)$/
const further = /^(more|another|second|extra)$/
const numbers = /^(two|three|four|five)$/
const between = /^(and|on|in|at|with|to|for|by|near|next|please|too|should|behind)?$/

const colours = new Set(Object.keys(clothColours))
const sizes: Record<string, string> = {
  big: 'big',
  bigger: 'big',
  large: 'big',
  larger: 'big',
  huge: 'big',
  giant: 'big',
  small: 'small',
  smaller: 'small',
  tiny: 'small',
}
const LONGEST = 3

/** Every thing of a wish, from left to right; names and what other rules have placed are none. */
export function thingsIn({ said, mentions, placed }: Wish): NamedThing[] {
  const words = said.map(({ word }) => word)
  const taken = new Set([
    ...mentions.flatMap(({ called }) => called),
    ...placed.flatMap((phrase) => phrase.split(' ')),
  ])
  const found: NamedThing[] = []
  for (let at = 0; at < words.length; ) {
    const size = sizeOfName(words, at, taken)
    if (size > 0) found.push(thingAt(words, at, size))
    at += Math.max(1, size)
  }
  return found
}

/** How many words from here on name one thing; 0 when they name none. */
function sizeOfName(words: readonly string[], at: number, taken: ReadonlySet<string>): number {
  for (let size = LONGEST; size > 0; size--) {
    const head = words[at + size - 1]
    if (head === undefined || taken.has(head) || elsewhere.test(head)) continue
    // The fruit is the last word of its name, the colour is not.
    if (colours.has(head) && !between.test(words[at + size] ?? '')) continue
    if (propByWord(words.slice(at, at + size).join(' '))) return size
  }
  return 0
}

function thingAt(words: readonly string[], at: number, size: number): NamedThing {
  let first = at
  while (isTrait(words[first - 1], first < at)) first -= 1
  const before = words[first - 1] ?? ''
  if (numbers.test(before)) first -= 1
  const kind = words.slice(at, at + size).join(' ')
  const traits = [...words.slice(first, at), ...traitAfter(words.slice(at + size))].map(
    (word) => sizes[word] ?? word,
  )
  return {
    noun: [...traits, kind].join(' '),
    kind,
    traits,
    isPointedAt: pointing.test(before),
    isDoubtful: doubtful.has(kind) || doubtful.has(kind.replace(/s$/, '')),
    isFurther: further.test(before) || /^lots? of$/.test(`${words[first - 2]} ${before}`),
    said: [...words.slice(first, at + size), ...traitAfter(words.slice(at + size))].join(' '),
    at: first,
  }
}

const isTrait = (word: string | undefined, isBeforeTrait: boolean): boolean =>
  word !== undefined &&
  (colours.has(word) || word in sizes || (isBeforeTrait && /^(light|dark|bright)$/.test(word)))

/** "The kite should be red", "make the kite bigger". */
function traitAfter(words: readonly string[]): string[] {
  const [first, second] = words.filter(
    (word) => !/^(should|must|could|to|be|is|are|much|a|bit|more)$/.test(word),
  )
  const isAdjective = first !== undefined && isTrait(first, false) && !propByWord(second ?? '')
  return isAdjective && words.indexOf(first) < 4 ? [first] : []
}

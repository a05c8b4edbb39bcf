import type { Fact } from '@faith-fables/listener'
import { singularsOf } from '@faith-fables/listener/lexicons/singulars'
import { wordsOf } from './terms.ts'

/** How tall or long it is with which somebody's size is compared, in centimetres. */
const lengths: readonly (readonly [centimetres: number, things: string])[] = [
  [
    2,
    'pea|bean|button|ladybird|ladybug|bee|ant|beetle|thumbnail|fingernail|raisin|grape|coin|penny|seed|raindrop|snowflake',
  ],
  [5, 'acorn|walnut|egg|matchbox|thimble|moth|butterfly|strawberry|plum|conker|pebble|snail|bumblebee|thumb'],
  [
    9,
    'finger|mouse|hamster|teacup|cup|mug|apple|orange|fist|palm|pocket|leaf|match|lemon|tennis ball|candle|frog|toad|mushroom|toadstool|tulip',
  ],
  [15, 'hand|sparrow|robin|jar|jam jar|pencil|pear|phone|dragonfly|chick|rat|squirrel|banana|bird'],
  [
    21,
    'teapot|kettle|toaster|kitten|guinea pig|hedgehog|shoe|football|ball|doll|book|milk bottle|bottle|loaf|pineapple|spoon|slipper|puppy|head|flower',
  ],
  [
    34,
    'forearm|hen|chicken|duck|rabbit|bunny|boot|wellie|cushion|watermelon|bucket|pumpkin|owl|crow|teddy|suitcase|seagull|pigeon|lunchbox|rucksack',
  ],
  [46, 'cat|knee|pillow|goose|fox|lamb|terrier|dachshund|baby|piglet|arm|turkey'],
  [68, 'dog|labrador|swan|pig|toddler|chair|stool|wheelbarrow|waist|penguin|bin'],
  [90, 'sheep|goat|table|wolf|calf|sofa|bike|bicycle'],
  [135, 'pony|donkey|child|boy|girl|deer|lion|tiger|bear|fridge|shoulder|cow|car'],
  [180, 'man|woman|horse|grown up|adult|person|dad|mum|camel|moose|door|van|tractor|shed|wardrobe'],
  [
    320,
    'bus|elephant|giraffe|house|tree|mountain|whale|lorry|truck|church|tower|castle|barn|skyscraper|hill|oak|cathedral',
  ],
]
const lengthsOfThings = new Map(
  lengths.flatMap(([centimetres, things]) => things.split('|').map((thing) => [thing, centimetres] as const)),
)

const compared =
  /\b(?:(?:size|height|length) of|(no |not |hardly |barely |scarcely )?(big|small|tall|large|long|little|tiny|wide|high)(er|ger)? (?:as|than)|fits (?:in|into|inside)|comes up to|up to)((?: [\p{L}'’-]+){1,4})/iu
const sized = /\b((?:\p{L}+ )?\p{L}+)[ -](?:sized?|high)\b/iu

/** How tall or long that is with which somebody's size is compared: "no bigger than a hen", "the size of a teapot", "knee-high". */
function comparedLength(words: string): number | null {
  const [, denial, adjective, comparative, behind] = compared.exec(words) ?? []
  const found = lengthIn(behind ?? sized.exec(words)?.[1] ?? '')
  if (!found || !comparative || denial) return found
  const share = /^(?:small|tiny|little)$/.test(adjective?.toLowerCase() ?? '') ? 0.75 : 1.3
  return found * share
}

function lengthIn(phrase: string): number | null {
  const words = wordsOf(phrase)
  const phrases = words.flatMap((word, at) => [`${word} ${words[at + 1] ?? ''}`, word])
  for (const thing of phrases) {
    const centimetres = [thing, ...singularsOf(thing, new Map())].flatMap(
      (form) => lengthsOfThings.get(form) ?? [],
    )[0]
    if (centimetres) return centimetres
  }
  return null
}

/** On the stage a child of 125 cm is 400 tall. */
const UNITS = 3.2
/** Whoever is smaller is not found on a page, and whoever is so much larger than the kind fills it. */
const LEAST = 110
const MOST = 1.4

export interface ComparedScale {
  scale: number
  /** Whether it is drawn about as large as the words say; a thumb is smaller than any face can be read. */
  isReached: boolean
}

/** How much smaller or larger than the kind, of which one is `usual` tall on the stage, somebody is drawn whom the words compare. */
export function comparedScale(words: string, usual: number): ComparedScale | null {
  const length = comparedLength(words)
  if (!length) return null
  const meant = length * UNITS
  const scale = Math.max(LEAST / usual, Math.min(MOST, meant / usual))
  const reached = (usual * scale) / meant
  return { scale, isReached: reached > 0.6 && reached < 1.7 }
}

/** The same of the first fact that compares. */
export const saidScale = (facts: readonly Fact[], usual: number): number | null =>
  facts.flatMap((fact) => (fact.kind === 'size' ? (comparedScale(fact.words, usual)?.scale ?? []) : []))[0] ??
  null

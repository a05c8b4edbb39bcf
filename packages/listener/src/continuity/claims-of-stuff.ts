import { isOneOf, type Unit } from '../text/read-units.ts'
import { mentionOf } from './beings.ts'
import { type Claim, placeIn } from './claim.ts'
import { isOne, type Reading, type Thing } from './reading.ts'

const stuffs: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    wood: 'wood wooden oak oaken beech beechwood pine pinewood birch birchwood walnut driftwood lime-wood timber bark',
    clay: 'clay earthenware pottery porcelain china',
    glass: 'glass crystal',
    metal: 'metal iron tin copper brass bronze steel silver gold golden pewter',
    stone: 'stone marble granite slate',
    paper: 'paper cardboard papier-mâché',
    cloth: 'cloth wool woollen woolen woolly velvet silk silken linen cotton felt flannel',
    leather: 'leather',
    straw: 'straw wicker reed reeds',
    wax: 'wax',
    plastic: 'plastic rubber',
    ice: 'ice',
  }).flatMap(([stuff, words]) => words.split(' ').map((word) => [word, stuff])),
)
/** Of these a colour may be meant: silver hair, a golden field. */
const isHard =
  /^(?:flute|cup|ring|bowl|bell|jug|box|chest|crown|spoon|horse|bird|lion|boat|ship|star|whistle|key|sword|cross|figure|doll|plate|chain|bracelet|necklace|candlestick|lamp|trumpet|horn|harp|statue|vase|pot|bottle|comb|button|medal|ball|top|trowel|bucket|lantern|clock|watch|door|gate|bridge|stool|chair|table|bench|cart|wheel|staff|stick|sledge)$/
/** A wooden horse may have glass eyes. */
const isBody = /^(?:belly|body|back|side|leg|neck|head|mane|bowl|rim|surface|walls?|hull)$/
const shining =
  /^(?:shine|gleam|glow|glint|glitter|sparkle|flash|clink|ring|ting|feel|be|splinter|crack|creak|rustle|crackle|tinkle|crumple|burn)$/

const stuffOf = (unit: Unit | undefined): string | null =>
  (unit && stuffs[unit.small.split(' ').at(-1) ?? '']) ?? null

interface Said {
  thing: Thing
  word: Unit
  /** Told by a part: of the one thing that was told of before. */
  isPart?: boolean
}

/** What things are made of: "a flute of clay", and then "its silver shone". */
export function claimsOfStuff(reading: Reading): Claim[] {
  const things = [...reading.things.values()].flat()
  const wholes = things.filter(({ phrase }) => phrase.owner?.words !== 'its')
  const made = wholes.flatMap(ofMaking).filter(({ thing }) => isThing(thing, reading))
  const direct = [...made, ...wholes.flatMap((thing) => [...ofAdjective(thing), ...ofWhole(thing, things)])]
  const [only, ...others] = made.length > 0 ? made : direct
  const single = only && others.length === 0 ? only.thing : null
  const ofIts = things.flatMap((thing) => ofPart(thing, things, single))
  return [...direct, ...ofIts].flatMap(({ thing, word, isPart = false }) => {
    const value = stuffOf(word)
    if (!value || !isThing(thing, reading)) return []
    const { phrase, sentence, at, owner } = thing
    return [
      {
        topic: `${phrase.head} stuff`,
        noun: phrase.head,
        owner,
        words: word.text,
        value,
        place: placeIn(sentence.page, word),
        at,
        thing,
        isNew: !isPart && (phrase.article === 'a' || phrase.article === 'none'),
      },
    ]
  })
}

function isThing({ phrase, sentence }: Thing, { beings }: Reading): boolean {
  const isNamed = mentionOf(phrase, sentence.page, beings)?.isNamed === true
  return (
    !phrase.isName &&
    !phrase.isPlural &&
    !isNamed &&
    !isOneOf(phrase.noun, 'garment', 'food', 'kin-words', 'person', 'place')
  )
}

/** "The little tin boat". */
const ofAdjective = (thing: Thing): Said[] =>
  thing.phrase.adjectives
    .filter(
      (word) =>
        stuffOf(word) &&
        (isHard.test(thing.phrase.head) || !/^(?:silver|golden|gold|iron|stone)$/.test(word.small)),
    )
    .map((word) => ({ thing, word }))

/** "A horse carved out of pear wood", "a boat that his uncle had whittled from oak". */
function ofMaking(thing: Thing): Said[] {
  const { phrase, sentence } = thing
  const behind = sentence.told.slice(phrase.noun.end - sentence.start)
  const match =
    /^(?: that [^.,;]{0,40}?| which [^.,;]{0,40}?)?(?: (?:made|carved|cut|whittled|shaped|blown|woven|cast|forged|moulded|folded|built|knitted|sewn))?(?: entirely| all)? (?:of|from|out of)(?: [a-z-]+){1,3}(?=[ ,.;!?]|$)/d.exec(
      behind,
    )
  if (!match) return []
  const [from, to] = match.indices?.[0] ?? [0, 0]
  const words = sentence.units.filter(
    ({ start, end }) => start >= phrase.noun.end + from && end <= phrase.noun.end + to,
  )
  const word = words.findLast((one) => stuffOf(one))
  const last = word && sentence.units[sentence.units.indexOf(word) + 1]
  return word && !/^(?:NOUN)$/.test(last?.part ?? '') ? [{ thing, word }] : []
}

/** "The iron of her cup was cold". */
function ofWhole(thing: Thing, things: readonly Thing[]): Said[] {
  const { phrase, sentence } = thing
  const isOf = phrase.article === 'the' && stuffOf(phrase.noun) && sentence.units[phrase.to]?.small === 'of'
  const whole = isOf && things.find((one) => one.sentence === sentence && one.phrase.from === phrase.to + 1)
  return whole && whole.phrase.article !== 'a' ? [{ thing: whole, word: phrase.noun }] : []
}

/** "He raised his flute, and its silver shone", "its belly of clear green glass". */
function ofPart(part: Thing, things: readonly Thing[], single: Thing | null): Said[] {
  const { phrase, sentence } = part
  if (phrase.owner?.words !== 'its') return []
  const { units } = sentence
  const isShining = shining.test(units[phrase.to]?.lemma ?? '')
  const word =
    stuffOf(phrase.noun) && isShining
      ? phrase.noun
      : isBody.test(phrase.head)
        ? (phrase.adjectives.find((one) => stuffOf(one)) ?? ofMaking(part)[0]?.word)
        : undefined
  if (!word) return []
  const before = things.filter(
    (one) =>
      one.sentence === sentence && one.phrase.to <= phrase.from && /^(?:the|own)$/.test(one.phrase.article),
  )
  const isIt = /\bit\b/.test(sentence.told.slice(0, word.start - sentence.start))
  const named = before.find((one) =>
    things.some((other) => other !== one && other.phrase.head === one.phrase.head),
  )
  const whole = named ?? (isIt || before.length === 0 ? single : null)
  return whole ? [{ thing: { ...whole, sentence, at: part.at, owner: null }, word, isPart: true }] : []
}

export const mayBeOfOtherStuff = (first: Claim, second: Claim, reading: Reading): boolean =>
  first.thing === undefined ||
  second.thing === undefined ||
  !isOne(
    second.noun,
    [
      { ...first, owner: null },
      { ...second, owner: null },
    ],
    reading,
  )

import { isA } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { isBeing } from '../wishes/cut-wishes.ts'
import type { NounPhrase } from '../wishes/noun-phrases.ts'
import { pictureNouns } from './picture-nouns.ts'
import { isWorn } from './read-look.ts'
import { denied, isPlaced, politeness, speaksOf, thingsNamed } from './said-in.ts'

const handing = new RegExp(
  `${politeness}(?:\\S+ ){0,3}?(?:give|gives|hold|holds|holding|carry|carries|carrying)\\b`,
)
const measuring = new RegExp(`${politeness}(more|another|fewer|less)\\b`)
const ofThem = /\b(?:kids?|children|child|face|faces|girls?|boys?|him|her|them|people|baby)$/
const showingMore = /\bmore of (?:the|his|her|their|this) \S+$/

/** Topics of which nothing that stands in a picture is. */
export const noThings = [
  'near',
  'far',
  'view',
  'style',
  'again',
  'writing',
  'smile',
  'feeling',
  'mood',
  'night',
  'day',
  'weather',
  'bright',
  'dark',
  'praise',
  'match',
] as const

/** "More of the flowers" are more flowers; more of the mountains is to be seen. */
const isOfMany = ({ head }: NounPhrase): boolean =>
  /[^s]s$/.test(head.small) && !isOneOf(head, 'place', 'garment', 'body-part') && !ofSky.test(head.small)

/** "More trees", "hold a book", "two red kites". */
export function labelOfThings(context: ClauseContext): string | null {
  const { units, words, phrases, mentions } = context
  const things = thingsNamed(context)
  const [thing] = things
  if (showingMore.test(words))
    return ofThem.test(words) ? 'closer' : thing && isOfMany(thing) ? 'more-things' : 'wider'
  // A bird's eye is a view, and birds are none.
  const isNone = (unit: Unit) =>
    !/^birds?$/.test(unit.small) && !ofSky.test(unit.small) && speaksOf(unit, ...noThings)
  if (!thing || thing.units.some(isNone)) return null
  const measure = measuring.exec(words)?.[1]
  // Of animals there are more; of people somebody comes.
  if (measure && things.length === 1 && (isOneOf(thing.head, 'animal') || !thing.units.some(isBeing)))
    return /^(?:more|another)$/.test(measure) ? 'more-things' : 'fewer-things'
  const isGiven = mentions.length > 0 || /\b(?:him|her|them|hands?|arms)\b/.test(words)
  if (handing.test(words) && !denied.test(words) && (isGiven || !/\bgives?\b/.test(words)))
    return things.every(isWorn) ? null : 'pose'
  const isBare =
    (mentions.length === 0 &&
      phrases.every((one) => things.includes(one) || pictureNouns.test(one.head.small)) &&
      /^(?:a|an|some)$/.test(things[0]?.article ?? '')) ||
    units[0]?.part === 'NUM'
  const isAll = units.every(
    (unit, at) =>
      things.some(({ from, to }) => at >= from && at < to) ||
      /^(?:and|please|with|,)$/.test(unit.small) ||
      (at >= (things[0]?.to ?? 0) &&
        (/^(?:ADP|DET|PRON)$/.test(unit.part) || pictureNouns.test(unit.small) || isState(unit, units, at))),
  )
  const size = (['big', 'small'] as const).find(
    (one) => speaksOf(thing.units[0] as Unit, one) && thing.units.length > 1,
  )
  // "Bigger dog" is a larger one; "a big dog" may be another.
  const isMeasured = /er$/.test(thing.units[0]?.small ?? '') || isBare
  if (size && isMeasured && isAll && mentions.length === 0) return { big: 'bigger', small: 'smaller' }[size]
  // "Dino smaller".
  const grown = /^(?:bigger|larger|smaller)$/.exec(units.at(-1)?.small ?? '')?.[0]
  if (grown && isAll && things.length === 1 && mentions.length === 0)
    return grown === 'smaller' ? 'smaller' : 'bigger'
  const isList =
    isAll &&
    mentions.length === 0 &&
    things.every(
      (one) =>
        isKnownThing(one) || isThingSomewhere(one, context) || (one !== thing && isPlaced(one, context)),
    )
  if (isList || (words.endsWith(' instead') && things.length === 1 && isKnownThing(thing))) return 'add-thing'
  if (!isBare || !isAll || isOneOf(thing.head, 'body-part') || !/^\p{L}/u.test(thing.head.small)) return null
  return 'add-thing'
}

/** "Leaning on the wall", "tied to the gate": how a thing is where it is. */
const isState = ({ part, small }: Unit, units: readonly Unit[], at: number): boolean =>
  part === 'VERB' && /(?:ing|ed)$/.test(small) && units[at + 1]?.part === 'ADP' && !speaksState.test(small)
const speaksState = /^(?:looking|staring|gazing|facing)$/

/** "Rabbit, beans, rosemary": nouns of which the lexicons know what they are. */
const isKnownThing = ({ head }: NounPhrase): boolean =>
  isOneOf(head, 'toy', 'food', 'plant', 'animal', 'vehicle', 'instrument')

const ofSky = /^(?:fireworks|icicles|sunbeams|snowflakes)$/

/** "A fence behind them", "toys on the floor": any thing, where an article or its place says that it is one more. */
const isThingSomewhere = ({ head, article, to }: NounPhrase, { units }: ClauseContext): boolean =>
  !isOneOf(head, 'place', 'body-part', 'pattern', 'garment') &&
  (isA('thing', head.lemma) || isA('thing', head.small) || ofSky.test(head.small)) &&
  (/^(?:an?|some)$/.test(article ?? '') || (article === null && units[to]?.part === 'ADP'))

import type {
  HeardPictureWishes,
  PictureWish,
  PictureWishClause,
} from '../../packages/listener/src/listener.ts'
import { type ExpectedFact, stemsOf } from './heard-facts.ts'

/** A wish that was heard, with the clause it stands in. */
interface HeardWish {
  wish: PictureWish
  clause: PictureWishClause
}

export interface PictureWishComparison {
  understood: { expected: string; heard: HeardWish }[]
  missed: string[]
  /** Sure of, and expected by nobody. */
  surelyWrong: HeardWish[]
}

/** Gives each expected operation the heard wish that asks for the same of the same; each counts once. */
export function comparePictureWishes(
  facts: readonly ExpectedFact[],
  { clauses }: HeardPictureWishes,
  inPicture: readonly string[],
): PictureWishComparison {
  const all = clauses.flatMap((clause) =>
    clause.wishes.map((wish): HeardWish => ({ wish: withBothNamed(wish, inPicture), clause })),
  )
  const free = new Set(all)
  const comparison: PictureWishComparison = { understood: [], missed: [], surelyWrong: [] }
  const expected = facts.filter(({ kind }) => kind === 'op').map(({ value }) => value)
  for (const value of expected) {
    // "Both should laugh" is one wish of two: it may be expected twice.
    // Said twice, first as a complaint: what is done by is what is sure.
    const alike = all.filter((heard) => isSame(value, heard.wish))
    const same = alike.find(({ clause }) => clause.certain) ?? alike[0]
    if (same) {
      free.delete(same)
      comparison.understood.push({ expected: value, heard: same })
    } else comparison.missed.push(value)
  }
  comparison.surelyWrong = [...free].filter(
    ({ wish, clause }) =>
      clause.certain && wish.kind !== 'keep' && !expected.some((value) => isSame(value, wish)),
  )
  return comparison
}

/** Everybody in a picture of two is the two, and their names are what a careful reader writes down. */
const withBothNamed = (wish: PictureWish, inPicture: readonly string[]): PictureWish =>
  'who' in wish && wish.who === 'everybody' && inPicture.length === 2
    ? ({ ...wish, who: inPicture } as PictureWish)
    : wish

/** How a line's writer begins an operation, and what it is as a wish. */
const same: readonly (readonly [RegExp, (wish: PictureWish, rest: string) => boolean])[] = [
  [/^closer/, (wish) => wish.kind === 'distance' && wish.to === 'closer'],
  [/^(?:wider|farther)/, (wish) => wish.kind === 'distance' && wish.to === 'wider'],
  [/^(?:light )?(?:brighter|lighter)/, (wish) => wish.kind === 'light' && wish.to === 'brighter'],
  [/^(?:light )?darker/, (wish) => wish.kind === 'light' && wish.to === 'darker'],
  [/^time /, about('time', 'weather')],
  [/^weather /, about('weather', 'time')],
  [/^less (?:rain|snow\w*|fog|wind)/, about('weather')],
  [/^(?:place|setting) /, about('place')],
  [/^season /, about('time', 'weather')],
  [/^(?:smile|feeling) /, about('feeling')],
  [/^look at /, about('look-at')],
  [/^turn /, about('look-at')],
  [/^hold hands$/, (wish) => wish.kind === 'hold-hands'],
  [/^hold hands /, about('hold-hands')],
  [/^hug$/, (wish) => wish.kind === 'hug'],
  [/^hug /, about('hug')],
  [/^pose /, about('pose', 'hold', 'look-at', 'hug', 'hold-hands', 'move')],
  [/^hold /, about('hold')],
  [/^looks? /, about('wears', 'leaves-off', 'colour', 'size', 'age')],
  [/^colour /, about('colour', 'wears', 'mood')],
  [
    /^(?:remove|no) /,
    (wish, rest) =>
      about('remove-thing', 'leave-out', 'leaves-off', 'text-in-picture')(wish, rest) ||
      // Lightning that goes is weather that goes.
      (wish.kind === 'weather' && !wish.wanted && about('weather')(wish, rest)),
  ],
  [/^leave out /, about('leave-out', 'remove-thing', 'only')],
  // Who is not there comes to where they are moved.
  [/^bring in /, about('bring-in', 'add-thing', 'move')],
  [/^(?:add|show) /, about('add-thing', 'bring-in', 'wears', 'hold', 'pose')],
  [/^bigger /, about('size')],
  [/^smaller /, about('size')],
  [/^move /, about('move')],
  [/^more (?:things|stuff)/, (wish) => wish.kind === 'amount' && wish.to === 'more'],
  [/^(?:fewer|less) (?:things|stuff|clutter)/, (wish) => wish.kind === 'amount' && wish.to === 'fewer'],
  // Of one thing there is to be more, or less.
  [/^more /, about('add-thing', 'amount')],
  [/^fewer /, about('amount')],
  [/^other view/, (wish) => wish.kind === 'other-view'],
  [/^(?:again|free choice|another|other picture)/, (wish) => wish.kind === 'again'],
  [/^(?:text in|no text)/, (wish) => wish.kind === 'text-in-picture'],
  [/^style /, (wish) => wish.kind === 'style' || wish.kind === 'mood'],
  [
    /^(?:light )?(?:softer|warmer|warm|golden|cooler|more colourful|less colourful|colours)/,
    (wish) => wish.kind === 'mood',
  ],
  [/^match text/, (wish) => wish.kind === 'match-text'],
  [/^fix /, about('mistake', 'wears', 'colour', 'size')],
  [/^correct /, about('mistake', 'wears', 'colour', 'size', 'place', 'match-text', 'style', 'add-thing')],
  [/^keep/, (wish) => wish.kind === 'keep'],
]

/** "In the text he kneels" is followed as the wish that it tells. */
const isToldByText = (value: string, wish: PictureWish): boolean =>
  wish.kind === 'match-text' && !value.startsWith('match text') && shares(value, wish.words)

const isSame = (value: string, wish: PictureWish): boolean =>
  isToldByText(value, wish) ||
  same.some(
    ([beginning, isMeant]) => beginning.test(value) && isMeant(wish, value.replace(beginning, '').trim()),
  )

/** Of the same kind, and with a word in common. */
function about(...kinds: PictureWish['kind'][]): (wish: PictureWish, rest: string) => boolean {
  return (wish, rest) => {
    const { kind, ...fields } = wish
    return kinds.includes(kind) && shares(rest, Object.values(fields).flat().join(' '))
  }
}

function shares(one: string, other: string): boolean {
  const stems = stemsOf(other)
  return [...stemsOf(one)].some((stem) => stems.has(stem))
}

import { type Colour, mix } from '../drawing/colour.ts'
import { clothColours, hairColours, skinColours } from './colour-words.ts'
import type { AgeClass, Gender, HairCut } from './look.ts'
import { paintOf } from './said-colour.ts'
import type { SaidLook } from './said-look.ts'
import type { HairWord } from './vocabulary/piece.ts'

/** In this order: "long braids" are braids, "short curly hair" is curly. */
const cuts: readonly (readonly [HairWord, HairCut])[] = [
  ['half-shaved', 'half-shaved'],
  ['pigtails', 'pigtails'],
  ['cornrows', 'cornrows'],
  ['box-braids', 'box-braids'],
  ['locs', 'locs'],
  ['undercut', 'undercut'],
  ['braid', 'back-braid'],
  ['braids', 'braids'],
  ['ponytail', 'ponytail'],
  ['puffs', 'puffs'],
  ['puff', 'curly-bun'],
  ['two-buns', 'puffs'],
  ['bun', 'bun'],
  ['afro', 'afro'],
  ['wavy', 'long-wavy'],
  ['curly', 'curly'],
  ['coily', 'curly'],
  ['balding', 'balding'],
  ['bald', 'bald'],
  ['shaved', 'shaved'],
  ['spiky', 'spiky'],
  ['wisps', 'wisps'],
  ['buzz', 'buzz'],
  ['half-up', 'half-up'],
  ['pageboy', 'pageboy'],
  ['bob', 'bob'],
  ['side-part', 'side-part'],
  ['long', 'long'],
  ['short', 'short'],
  ['straight', 'short'],
  ['fringe', 'short'],
]

/**
 * A girl's curls fall to her shoulders, unless the words call them short. Straight hair and a fringe of which no length is said
 * reach the chin, but a boy's.
 */
export function saidCut(
  said: SaidLook,
  { age, gender }: { age: AgeClass; gender: Gender },
): HairCut | undefined {
  const words = hairWords(said)
  const found = cuts.find(([word]) => words.has(word))
  if (!found) return undefined
  const [word, cut] = found
  const isShort = words.has('short')
  if (word === 'box-braids' && (words.has('ponytail') || words.has('bun'))) return 'braid-tail'
  if (word === 'bun' && (words.has('curly') || words.has('coily'))) return 'curly-bun'
  if (word === 'wavy' && words.has('bob')) return 'bob'
  if (word === 'wavy' && (isShort || (gender === 'masculine' && !words.has('long')))) return 'curly'
  if (cut === 'curly' && (words.has('long') || (words.has('bob') && !isShort))) return 'long-curly'
  if (cut === 'curly' && words.has('big')) return gender === 'masculine' ? 'afro' : 'long-curly'
  if (word === 'short' && gender === 'feminine' && age !== 'baby') return age === 'elder' ? 'curly' : 'pixie'
  if (word === 'straight' && gender === 'feminine') return 'long'
  if (word === 'fringe' && gender === 'feminine') return undefined
  if ((word === 'straight' || word === 'fringe') && gender === 'neutral') return 'pageboy'
  const isGrown = age !== 'baby' && age !== 'toddler' && age !== 'elder'
  return cut === 'curly' && gender === 'feminine' && isGrown && !isShort ? 'long-curly' : cut
}

export const hairWords = (said: SaidLook): ReadonlySet<HairWord> =>
  new Set(
    said
      .all('hair')
      .flatMap(({ piece, length }) => [
        piece.says,
        ...(piece.says === 'to-waist' ? (['long'] as const) : []),
        ...(length ? [length] : []),
      ]),
  )

export function saidHair(said: SaidLook): Colour | null {
  const hair = said.all('hair').filter(({ piece }) => piece.says !== 'streak' && piece.says !== 'tips')
  const colour = hair.find((one) => one.colour)?.colour
  return (
    (colour && paintOf(colour, hairColours)) ?? hair.find(({ piece }) => piece.colour)?.piece.colour ?? null
  )
}

/** "Hair down to her waist", "one braid down to her waist", "two long plaits". */
export function reachesWaist(said: SaidLook): boolean {
  const words = hairWords(said)
  return words.has('to-waist') || (words.has('long') && (words.has('braid') || words.has('braids')))
}

/** How far hair hangs over the face: a fringe to the brows, or a lock over an eye. */
export function hairOver(said: SaidLook): 'brow' | 'eye' | null {
  const words = hairWords(said)
  return words.has('over-eyes') ? 'eye' : words.has('fringe') ? 'brow' : null
}

/** The strand that differs, where its colour is said. */
export const saidStreak = (said: SaidLook): Colour | null => colourOfPart(said, 'streak')

/** "Golden tips", "the ends dyed pink". */
export const saidTips = (said: SaidLook): Colour | null => colourOfPart(said, 'tips')

function colourOfPart(said: SaidLook, part: 'streak' | 'tips'): Colour | null {
  const colour = said.all('hair').find(({ piece }) => piece.says === part)?.colour
  return colour ? (paintOf(colour, clothColours) ?? paintOf(colour, hairColours)) : null
}

export function saidSkin(said: SaidLook): Colour | null {
  const skin = said.all('skin')
  const colour = skin.find((one) => one.colour)?.colour
  const paint = colour && paintOf(colour, skinColours)
  if (colour && paint) return colour.name in skinColours ? paint : likeSkin(paint)
  return skin.find(({ piece }) => piece.colour)?.piece.colour ?? null
}

/** A troll's blue: so light and soft that eyes, brows and cheeks are seen on it. */
const likeSkin = (paint: Colour): Colour => mix(paint, '#f4efe6', 0.45)

/** Hair of children with light skin, "white-blond" too; elders' grey says nothing. */
const lightHair = /^(?:red|ginger|auburn|fair|copper|(?:[\w-]+[ -])?blonde?)$/
const ofDarkSkin: readonly HairWord[] = ['afro', 'locs', 'coily', 'puffs', 'puff', 'cornrows', 'box-braids']

/** Where nothing is said of a family's skin: what is far from that of few. */
const middleSkins = ['light', 'tan', 'olive', 'golden']
const everySkin = ['fair', 'light', 'tan', 'olive', 'brown', 'dark']

/**
 * Hair that is named narrows down what skin is likely. Otherwise a parent's own have one between dark and fair, for no
 * family looks for itself in vain; the people of a plot have any, so that the world is as it is.
 */
export function usualSkins(said: SaidLook, isOfPlot = false): readonly (keyof typeof skinColours)[] {
  const isLight = said
    .all('hair')
    .some(({ colour, piece }) => lightHair.test(colour?.name ?? '') || piece.colour)
  if (isLight || said.first('freckles')) return ['fair', 'light', 'rosy']
  const words = hairWords(said)
  if (ofDarkSkin.some((word) => words.has(word))) return ['brown', 'dark', 'deep']
  return isOfPlot ? everySkin : middleSkins
}

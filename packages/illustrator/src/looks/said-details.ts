import type { Fact } from '@faith-fables/listener'
import { bowed } from './as-look.ts'
import { clothColours } from './colour-words.ts'
import type { HumanLook } from './look.ts'
import { isMotif } from './vocabulary/motifs.ts'

const wordsOf = (facts: readonly Fact[], ...kinds: readonly Fact['kind'][]): string =>
  facts
    .flatMap((fact) => (kinds.includes(fact.kind) && 'words' in fact ? [fact.words.toLowerCase()] : []))
    .join(', ')

/** "A wheelchair with stickers on the wheels", "thick square glasses with a strap". */
export function saidDetails(
  facts: readonly Fact[],
): Pick<HumanLook, 'hasStickers' | 'stickersOf' | 'hasStrap' | 'lenses' | 'carving'> {
  const carving = carvingOf(wordsOf(facts, 'aid', 'belonging'))
  const glasses = wordsOf(facts, 'glasses')
  const isSquare = /\b(?:square|squared|rectangular|boxy|oblong)\b/.test(glasses)
  const isThick = /\b(?:thick|chunky|heavy|big|bottle)\b/.test(glasses)
  return {
    ...(carving && { carving }),
    ...(/\bstickers?\b/.test(wordsOf(facts, 'aid')) && { hasStickers: true }),
    ...stickersOf(wordsOf(facts, 'aid')),
    ...(/\b(?:strap|elastic)\b/.test(glasses) && { hasStrap: true }),
    ...((isSquare || isThick) && { lenses: { isSquare, isThick } }),
  }
}

/** "Stickers of toucans on the wheels", "toucan stickers". */
function stickersOf(words: string): Pick<HumanLook, 'stickersOf'> {
  const behind = /\bstickers? (?:of|with) ((?:[a-z]+ ?){1,4})/.exec(words)?.[1] ?? ''
  const before = /\b([a-z]+) stickers?\b/.exec(words)?.[1] ?? ''
  const named = [...behind.split(' '), before].find((word) => word !== '' && isMotif(word))
  return named === undefined ? {} : { stickersOf: named }
}

/** "Freckles everywhere", "lots of freckles": in the parent's own words, of which a fact keeps the freckles. */
export const isFreckledAllOver = (details: string): boolean => freckledAllOver.test(details.toLowerCase())

const freckledAllOver =
  /\bfreckle[sd]?\b[^,;]*\b(?:everywhere|all over|on (?:his|her|the) arms)\b|\b(?:lots|covered|full|loads|tons|hundreds|millions?|thousands?|so many|very)\b[^,;]*\bfreckle[sd]?\b/

/** "Very small and bent": also where that is told as a trait. */
export const isBent = (facts: readonly Fact[]): boolean =>
  facts.some(
    (fact) => 'words' in fact && /^(?:size|trait|body|event)$/.test(fact.kind) && bowed.test(fact.words),
  )

/** "A walking stick carved like a bird", "a carved stick", "a cane with a duck's head". */
function carvingOf(words: string): HumanLook['carving'] {
  const stick = words.split(', ').find((one) => /\b(?:stick|cane|staff)\b/.test(one)) ?? ''
  if (
    /\b(?:bird|duck|eagle|hawk|dove|parrot|owl|swan|goose|rooster|crane|lion|dog|horse|snake|dragon|head)\b/.test(
      stick,
    )
  )
    return 'head'
  return /\bcarv(?:ed|ings?)\b/.test(stick) ? 'rings' : undefined
}

/** "A black jersey with white collar". */
export function saidCollar(facts: readonly Fact[]): Pick<HumanLook['garment'], 'collar'> {
  const colours = /\b([a-z]+) (?:(?:lace|peter pan|round|big|sailor|shirt) )*collar\b/.exec(
    wordsOf(facts, 'garment'),
  )
  const collar = clothColours[colours?.[1] ?? '']
  return collar ? { collar } : {}
}

/** "A green dress with a gold zigzag pattern on the hem". */
export function saidHem(
  facts: readonly Fact[],
  { garment }: Pick<HumanLook, 'garment'>,
): Partial<Pick<HumanLook['garment'], 'onHem'>> {
  const isOnHem = /\b(?:(?:on|at|along|a?round) (?:the |its |her )?(?:hem|bottom|bottom edge)|hem)\b/.test(
    wordsOf(facts, 'garment'),
  )
  return isOnHem && garment.pattern !== 'plain' ? { onHem: true } : {}
}

/** "Red embroidery on the chest". */
export const saidChest = (
  facts: readonly Fact[],
): Partial<Pick<HumanLook['garment'], 'onChest' | 'pattern'>> =>
  /\b(?:embroider(?:y|ed|ies)|cross[- ]?stitch(?:ed|ing)?|stitching|needlework|smocking)\b[^,;]*\b(?:chest|breast|front|bodice|yoke)\b|\b(?:chest|breast|front|bodice|yoke)\b[^,;]*\bembroidered\b/.test(
    wordsOf(facts, 'garment'),
  )
    ? { onChest: true, pattern: 'trimming' }
    : {}

/** "Four little puffs". */
export function saidPuffs(
  facts: readonly Fact[],
  { hair }: Pick<HumanLook, 'hair'>,
): Partial<Pick<HumanLook, 'hair'>> {
  const count = /\b(three|3|four|4|five|5|six|6)\b[^,;]*\b(?:puffs|buns|knots)\b/.exec(
    wordsOf(facts, 'hair'),
  )?.[1]
  if (hair.cut !== 'puffs' || count === undefined) return {}
  return { hair: { ...hair, puffs: count === 'three' || count === '3' ? 3 : 4 } }
}

const figures = '(?:lines?|stripes?|zigzags?|lightning bolts?|bolts?|patterns?|stars?)'
const shaved = new RegExp(
  `\\b${figures}\\b[^,;]*\\b(?:shaved|shaven|cut|buzzed)\\b|\\b(?:shaved|shaven)\\b[^,;]*\\b${figures}\\b|\\b(?:fade|buzz cut|buzzcut|undercut)\\b[^,;]* with [^,;]*\\b${figures}\\b`,
)

/** "Short hair with a line shaved in the side": of hair that is short enough for it. */
export function withShaved(hair: HumanLook['hair'], facts: readonly Fact[]): HumanLook['hair'] {
  const words = shaved.exec(wordsOf(facts, 'hair', 'event', 'habit', 'trait'))?.[0]
  if (!words) return hair
  const cut = hair.cut === 'undercut' || hair.cut === 'afro' || hair.cut === 'half-shaved' ? hair.cut : 'buzz'
  return { ...hair, cut, shavedIn: /zigzag|bolt/.test(words) ? 'bolt' : 'line' }
}

const ofLength = /\b(?:waist|hip|bum|knee|shoulder|chin)[- ]length(?: [a-z]+){0,2}$/i

/** "Waist-length black hair", of which a fact keeps the black hair. */
export function withLengthOfHair(details: string, facts: readonly Fact[]): readonly Fact[] {
  return facts.map((fact) => {
    if (fact.kind !== 'hair' || /\blength\b/i.test(fact.words)) return fact
    const length = ofLength.exec(details.slice(0, fact.span[0]).trim())?.[0]
    return length ? { ...fact, words: `${length.replace('-', ' ')} ${fact.words}` } : fact
  })
}

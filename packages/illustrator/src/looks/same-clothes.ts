import { type Fact, listenToCharacter } from '@faith-fables/listener'
import type { FigureDescription } from '../scene-description.ts'
import { ofOneCloth } from './clothing.ts'
import { clothColours } from './colour-words.ts'
import type { HumanLook, Look } from './look.ts'
import { paintOf } from './said-colour.ts'
import { type MentionOf, type SaidLook, saidOfPerson } from './said-look.ts'

type Part = 'garment' | 'bottom' | 'shoes' | 'headwear'

/** What somebody wears that another of the cast wears, too: "the same jersey but number 9". */
interface Claim {
  part: Part
  /** Absent where they are dressed alike from the collar to the shoes. */
  mention?: MentionOf<Part>
  words: string
}

const parts: readonly Part[] = ['garment', 'bottom', 'shoes', 'headwear']
const alike =
  /^(?:the |an? )?(?:very |exact )?(?:same|identical|matching)\b|\b(?:is|are) (?:the same|identical)\b|\b(?:just |exactly )?like \p{Lu}\S*['’]s?$/u
const dressedAlike = /\bdress(?:es|ed)?(?: up)? (?:just |exactly )?(?:alike|the same|identically|to match)\b/
const ofHabit =
  /\b(?:always|usually|still)\b[^,.;]*$|^[^,.;]*\b(?:every|always|all the time|all day|each day)\b/

/**
 * Whose clothes are said to be another's wears those, in colour, print and cut; what is said besides of them is theirs.
 * Where only one of the two is said to wear such a thing at all, both wear what is said of that one.
 */
export function dressAlike(cast: readonly FigureDescription[], looks: Map<string, Look>): void {
  const heard = cast.map((description, at) => {
    const { facts } = listenToCharacter(description)
    return { name: description.name.toLowerCase(), at, said: saidOfPerson(facts), facts, description }
  })
  const people = heard.filter(({ name }) => looks.get(name)?.kind === 'human')
  for (const one of people)
    for (const claim of claimsOf(one.description, one.facts)) {
      const others = people.filter(({ name }) => name !== one.name)
      const nearestFirst = [...others.filter(({ at }) => at < one.at).reverse(), ...others]
      const named = others.find(({ name }) => spaced(claim.words).includes(spaced(name)))
      const owner = named ?? nearestFirst.find(({ said }) => isSaid(said, claim)) ?? nearestFirst[0]
      if (!owner) continue
      const [own, their] = [looks.get(one.name), looks.get(owner.name)]
      if (own?.kind !== 'human' || their?.kind !== 'human') continue
      if (!claim.mention || isSaid(owner.said, claim))
        looks.set(one.name, dressed(own, their, claim, besides(claim)))
      else if (owner.said.all(claim.part).length === 0 && (named || own.age === their.age))
        looks.set(owner.name, dressed(their, own, claim, {}))
    }
}

/** In small letters with a space about each word: no Al is in "all". */
const spaced = (words: string): string =>
  ` ${words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `

function claimsOf({ details }: FigureDescription, facts: readonly Fact[]): Claim[] {
  const isDressed = facts.some((fact) => 'words' in fact && fact.kind === 'garment')
  return facts.flatMap((fact, at): Claim[] => {
    if (!('words' in fact)) return []
    const { words } = fact
    if (dressedAlike.test(words)) return isDressed ? [] : [{ part: 'garment', words }]
    if (!alike.test(words) || isOwnMatch(words, facts.slice(0, at))) return []
    const isHabit = ofHabit.test(details.slice(0, fact.span[0])) || ofHabit.test(details.slice(fact.span[1]))
    if (isHabit && !/\b(?:as|to|with)\b/.test(words)) return []
    const said = saidOfPerson([fact])
    return parts.flatMap((part) => said.all(part).map((mention): Claim => ({ part, mention, words })))
  })
}

/** "A red hat, matching gloves": they match what they are worn with. */
const isOwnMatch = (words: string, before: readonly Fact[]): boolean =>
  /^matching\b/.test(words) &&
  !/\b(?:as|to|with)\b/.test(words) &&
  before.some(({ kind }) => kind === 'garment' || kind === 'headwear')

/** What one word is used for: a parka is a coat, a bobble hat is a hat. */
const kindred = [
  ['jacket', 'raincoat', 'cloak', 'poncho', 'blazer'],
  ['t-shirt', 'shirt', 'blouse', 'sweater', 'hoodie', 'cardigan'],
  ['dress', 'pinafore', 'tunic', 'robe', 'kurta'],
]

/** Whether such a thing is said to be worn; of who is dressed alike, whether anything is. */
const isSaid = (said: SaidLook, { part, mention }: Claim): boolean =>
  said.all(part).some(({ piece }) => {
    const kind = mention?.piece.kind ?? null
    if (part !== 'garment' || kind === null || piece.kind === null || piece.kind === kind) return true
    return kindred.some((kinds) => [kind, piece.kind].every((one) => one !== null && kinds.includes(one)))
  })

/** @param besides what is theirs alone */
function dressed(
  own: HumanLook,
  their: HumanLook,
  { part, mention }: Claim,
  besides: Partial<HumanLook['garment']>,
): HumanLook {
  const { garment, bottom, shoes, legwear } = their
  if (!mention || mention.piece.kind === null)
    return { ...own, garment: { ...garment, ...besides }, bottom, shoes, ...(legwear && { legwear }) }
  const worn = their[part]
  if (worn === null) return own
  const isWhole = part === 'garment' && ofOneCloth.has(garment.kind)
  return { ...own, ...(isWhole && { bottom }), [part]: { ...worn, ...besides } }
}

/** What is said of it besides that it is the same. */
function besides({ mention }: Claim): Partial<HumanLook['garment']> {
  const colour = mention?.colour ? paintOf(mention.colour, clothColours) : null
  return {
    ...(colour && { colour }),
    ...(mention?.motif !== undefined && { motif: mention.motif }),
    ...(mention?.pattern && { pattern: mention.pattern }),
  }
}

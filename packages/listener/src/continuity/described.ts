import type { Fact } from '../facts.ts'
import { listenToCharacter } from '../listen-to-character.ts'

export type Gender = 'she' | 'he'

/** One of the cast, and what the listener makes of the description. */
export interface Described {
  name: string
  details: string
  /** What is said of them, and not of somebody else. */
  facts: readonly Fact[]
  /** null where the description leaves it open. */
  gender: Gender | null
  /** "dog"; null for people and toys. */
  animal: string | null
  /** "Robot", "elephant" of a stuffed one; null for people. */
  noun: string | null
}

export function describe({ name, details }: { name: string; details: string }): Described {
  const facts = listenToCharacter({ name, details }).facts.filter(({ about }) => about === name)
  const being = facts.find(({ kind }) => kind === 'being')
  const animal = being?.kind === 'being' && being.being.sort === 'animal' ? being.being.noun : null
  const noun =
    being?.kind === 'being' && 'noun' in being.being ? (being.being.noun.split(' ').at(-1) ?? null) : null
  return { name, details, facts, animal, noun, gender: genderOf(details, facts) }
}

/** "A brave little girl", "seven, his younger sister". */
const beingAtFirst =
  /^(?:[a-z0-9]+(?: years old)?, )?(?:(?:an?|the|his|her|their|\p{Lu}[\p{L}-]+['’]s) )?(?:[a-z-]+ ){0,2}(girl|woman|lady|boy|man|(?:step)?(?:sister|brother)|aunt|uncle|(?:grand|great-grand)?(?:mother|father|daughter|son)|grandma|grandpa|niece|nephew|wife|husband|queen|king|princess|prince)\b(?!['’]s| of the)/iu

function genderOf(details: string, facts: readonly Fact[]): Gender | null {
  const said = facts.find(({ kind, certain }) => kind === 'pronoun' && certain)
  if (said?.kind === 'pronoun') return said.pronoun === 'she' || said.pronoun === 'he' ? said.pronoun : null
  const [, noun] = beingAtFirst.exec(details) ?? []
  if (!noun) return null
  return /girl|woman|lady|sister|aunt|mother|daughter|niece|wife|queen|princess|grandma/i.test(noun)
    ? 'she'
    : 'he'
}

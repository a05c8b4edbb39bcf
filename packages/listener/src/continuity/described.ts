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
}

export function describe({ name, details }: { name: string; details: string }): Described {
  const facts = listenToCharacter({ name, details }).facts.filter(({ about }) => about === name)
  const being = facts.find(({ kind }) => kind === 'being')
  const animal = being?.kind === 'being' && being.being.sort === 'animal' ? being.being.noun : null
  return { name, details, facts, animal, gender: genderOf(details, facts) }
}

function genderOf(details: string, facts: readonly Fact[]): Gender | null {
  const said = facts.find(({ kind, certain }) => kind === 'pronoun' && certain)
  if (said?.kind === 'pronoun') return said.pronoun === 'she' || said.pronoun === 'he' ? said.pronoun : null
  const [, noun] = /^(?:an? )?(?:[a-z]+ )?(girl|woman|lady|boy|man)\b/i.exec(details) ?? []
  if (!noun) return null
  return /girl|woman|lady/i.test(noun) ? 'she' : 'he'
}

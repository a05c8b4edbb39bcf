import type { Pronoun } from '../facts.ts'
import { isOneOf } from '../text/read-units.ts'
import type { ClauseContext } from './clause-context.ts'

const pronouns: Readonly<Record<string, Pronoun>> = {
  she: 'she',
  her: 'she',
  girl: 'she',
  woman: 'she',
  female: 'she',
  lady: 'she',
  lass: 'she',
  he: 'he',
  him: 'he',
  boy: 'he',
  man: 'he',
  male: 'he',
  lad: 'he',
  they: 'they',
  them: 'they',
  nonbinary: 'they',
  'non-binary': 'they',
  it: 'it',
}
const opposite: Readonly<Record<Pronoun, Pronoun | undefined>> = {
  she: 'he',
  he: 'she',
  they: undefined,
  it: undefined,
}
/** Words before which a pronoun is spoken of, and not used. */
const speaking =
  /^(?:a|an|use|uses|using|is|'s|are|as|say|called|be|by|goes|pronoun|pronouns|proper|with|really|actually|to|into)$/
const denying = /^(?:not|n't|never|no|instead|than|wrote|written|says|said|counted|put)$/

/** "That would be him", "instead of the girl with the clementine", "the vicar can be a lady": nobody of the cast is to be another. */
const ofSomebodyElse =
  /^(?:and |but |so )?that (?:is|'s|would be|'d be) (?:him|her|them)\b|\binstead of (?:the|that|a) (?:girl|boy|woman|man|lady|lad|lass)\b|^(?:and |but |please )?(?:the|our|their|his|her) (?:vicar|pastor|priest|doctor|teacher|baker|farmer|king|policeman|neighbour|nurse|captain|judge|driver|mayor|chief|shepherd|librarian) (?:can|could|should|must|may|might|is to|has to) be /

/** Which pronoun somebody is to have: "the dragon is a she", "Kit uses they", "zuzu is an IT, you wrote he". */
export function readPronoun({
  units,
  mentions,
  spokenOf,
  cast,
  words,
}: ClauseContext): { who: string; pronoun: Pronoun } | null {
  if (ofSomebodyElse.test(words)) return null
  const said = units.flatMap(({ small }, at) => {
    const pronoun = pronouns[small]
    const before = units[at - 1]?.small ?? ''
    // "Why is it Mum who cooks", "leave it as it is".
    const isExpletive =
      pronoun === 'it' &&
      (/^(?:is|'s|are|be|as|by|with|say|says|said)$/.test(before) ||
        // "I would use it as an example".
        (before === 'use' && units[at + 1]?.small === 'as'))
    // "It's just a girl who has rats" says what the story is about, "so is she" likens.
    const isLikened = /^(?:who|that|with)$/.test(units[at + 1]?.small ?? '') || /^so (?:is|was) /.test(words)
    const isSpokenOf =
      pronoun !== undefined &&
      !isExpletive &&
      !isLikened &&
      !isInverted(at) &&
      (isNamed(at) || (at > 0 && (speaking.test(before) || denying.test(before)) && !isSubject(at)))
    return isSpokenOf && pronoun ? [{ pronoun, at }] : []
  })
  const isDenied = (at: number) =>
    units.slice(Math.max(0, at - 3), at).some(({ small }) => denying.test(small))
  const asked = said.filter(({ at }) => !isDenied(at))
  const denied = said.filter(({ at }) => isDenied(at))
  const other = denied[0] && opposite[denied[0].pronoun]
  const used = units.flatMap(({ small }, at) =>
    pronouns[small] && at < (denied[0]?.at ?? 0) ? [pronouns[small]] : [],
  )
  // "Her auntie, not her mum" speaks of two people and of no pronoun.
  if (denied.some(({ pronoun }) => used.includes(pronoun))) return null
  const pronoun =
    asked[0]?.pronoun ??
    (denied.length > 0 && (mentions.length > 0 || used.length > 0) ? (used.at(-1) ?? other) : undefined)
  const who = mentions[0]?.name ?? spokenOf ?? cast[0]?.name
  return pronoun && who && !isAboutOthers() ? { who, pronoun } : null

  /** "Is he still wearing it?" */
  function isInverted(at: number): boolean {
    return at === 1 && /^(?:is|was|are|were)$/.test(units[0]?.small ?? '') && units.length > 2
  }

  /** "They/them for Kit": both forms, one behind the other. */
  function isNamed(at: number): boolean {
    return /^(?:they them|she her|he him)$/.test(`${units[at]?.small} ${units[at + 1]?.small}`)
  }

  /** "as she walks", "to him": a pronoun that does its work. */
  function isSubject(at: number): boolean {
    const next = units[at + 1]
    const own = units[at]?.small === 'her'
    const isUsed =
      /^(?:to|as|by|with|into|really|actually)$/.test(units[at - 1]?.small ?? '') &&
      !/\b(?:change|pronouns?|use)\b/.test(units.map(({ small }) => small).join(' '))
    // "The story says he's her brother".
    if (
      next !== undefined &&
      (/^'(?:s|re|d|ll)$/.test(next.small) || (own && /^(?:NOUN|ADJ|PROPN)$/.test(next.part)))
    )
      return true
    return isUsed || (next !== undefined && /^(?:VERB|AUX)$/.test(next.part) && !denying.test(next.small))
  }

  /** "make it a boy": of whom nobody knows. */
  function isAboutOthers(): boolean {
    if (mentions.length > 0) return false
    // "Our doctor is a woman".
    const [whose, whom] = units
    const isHero = isOneOf(whom, 'kin-words', 'childhood') || /^(?:hero|heroine)$/.test(whom?.small ?? '')
    return units.length > 8 || (/^(?:our|my)$/.test(whose?.small ?? '') && !isHero)
  }
}

import { type Claim, standing } from './claim.ts'
import { claimOf, claimOfKind, kindNamed } from './kinds.ts'
import type { Reading } from './reading.ts'

/** "He sniffed the air as only a camel can", on a page that names one animal alone. */
export function claimsOfManners(reading: Reading): Claim[] {
  const { pages, beings, things } = reading
  const pattern =
    /\b(?:(?:as|the way|like|that) only an? (?:[a-z]+ )?(?<noun>[a-z]+) (?:can|could|does|do|did)|as (?<many>[a-z]+?)s (?:do|always do))\b/dg
  return pages.flatMap(({ told }, page) =>
    [...told.matchAll(pattern)].flatMap((match) => {
      const noun = match.groups?.noun ?? match.groups?.many ?? ''
      const kind = kindNamed(noun)
      const here = new Set(
        beings.mentions
          .filter(
            (one) =>
              one.page === page &&
              one.isNamed &&
              (beings.animals.has(one.id) || isAnimalNamed(one.id, reading)),
          )
          .map(({ id }) => id),
      )
      const [animal, ...others] = here
      const isToldOf = (things.get(noun) ?? []).some(({ sentence }) => sentence.page !== page)
      if (kind?.sort !== 'animal' || !animal || others.length > 0 || isToldOf) return []
      const [start, end] = match.indices?.groups?.noun ?? match.indices?.groups?.many ?? [0, 0]
      return [claimOfKind(animal, kind, noun, { owner: null, ...standing(reading, page, { start, end }) })]
    }),
  )
}

/** "Balsam, his little grey donkey". */
export function claimsOfApposition({ things, sentences }: Reading): Claim[] {
  return [...things.values()].flat().flatMap((thing) => {
    const { phrase, sentence } = thing
    const kind = kindNamed(phrase.head)
    const before = sentence.units[phrase.from - 1]?.small === ',' && phrase.article === 'own'
    const name = before
      ? sentence.phrases.find(({ to, isName }) => isName && to === phrase.from - 1)
      : undefined
    return kind?.sort === 'animal' && name && sentences.length > 0
      ? [claimOf(name.noun.text, kind, phrase.noun.text, thing, phrase.noun)]
      : []
  })
}

const isAnimalNamed = (id: string, reading: Reading): boolean =>
  claimsOfApposition(reading).some(({ noun }) => noun === id)

import { subjectBefore } from './beings.ts'
import type { BookPlace, Finding } from './book.ts'
import { placeIn, placeOfMatch, sourceOf } from './claim.ts'
import type { Reading } from './reading.ts'

/** Something that somebody cannot eat, or never does. */
interface Ban {
  id: string
  noun: string
  place: BookPlace | null
  at: number
  words: string
}

const inDetails =
  /\b(?:(?<allergic>allergic to)|(?:never eats|(?:can(?:no|['’])t|cannot) (?:eat|drink)|does(?: not|n['’]t) (?:eat|drink))) (?:any |all )?(?<noun>[a-z]+)/i
const onPage =
  /\b(?:(?:could not|couldn't|can not|cannot|can't|must not|mustn't|was not allowed to) (?:eat|drink)|never (?:ate|drank|eats)|was allergic to) (?:any |all )?(?<noun>[a-z]+)(?=[,.;]| (?:for|because|since|at all|not even)\b)/

/** Whoever is allergic to nuts eats none, and whoever cannot eat strawberries no basket of them. */
export function findMeals(reading: Reading): Finding[] {
  return [...bansOfDetails(reading), ...bansTold(reading)].flatMap((ban) => {
    const meal = mealAgainst(ban, reading)
    if (!meal) return []
    const { id, noun, place, words } = ban
    return [
      {
        kind: 'thing' as const,
        sentence: `${sourceOf(place)} says ${id} ${words} ${noun}, page ${meal.page + 1} tells of ${id} eating some.`,
        places: [...(place ? [place] : []), meal],
        mends: [],
        how: `Let ${id} eat something else.`,
        wish: null,
      },
    ]
  })
}

const bansOfDetails = ({ described }: Reading): Ban[] =>
  described.flatMap(({ name, details }) => {
    const { noun, allergic } = inDetails.exec(details)?.groups ?? {}
    return noun
      ? [{ id: name, noun, place: null, at: -1, words: allergic ? 'is allergic to' : 'cannot eat' }]
      : []
  })

function bansTold({ sentences, beings }: Reading): Ban[] {
  return sentences.flatMap((sentence, at) => {
    const match = onPage.exec(sentence.told)
    const noun = match?.groups?.noun
    if (!match || !noun || noun === 'it') return []
    const verb = sentence.units.findIndex(({ start }) => start >= sentence.start + match.index)
    const id = subjectBefore(sentence, verb, beings)?.id
    return id
      ? [{ id, noun, place: placeOfMatch(sentence.page, match, sentence.start), at, words: 'cannot eat' }]
      : []
  })
}

function mealAgainst({ id, noun, place, at }: Ban, { sentences, beings }: Reading): BookPlace | null {
  for (const sentence of sentences.slice(at + 1)) {
    const { units, phrases, page, told } = sentence
    if (page === place?.page) continue
    if (/\b(?:healed|cured|medicine|no longer|any ?more|grown out|dream\w*|pretend\w*)\b/i.test(told))
      return null
    const verb = units.findIndex(
      ({ part, lemma }) =>
        part === 'VERB' && /^(?:eat|bite|nibble|munch|drink|swallow|gobble|chew)$/.test(lemma),
    )
    const eaten = phrases.find(
      ({ noun: one, from }) => from > verb && singularOf(one.small) === singularOf(noun),
    )
    if (verb < 0 || !eaten || /\b(?:not|n't|never|without|no|wish\w*)\b/.test(told)) continue
    if (subjectBefore(sentence, verb, beings)?.id === id) return placeIn(page, eaten.noun)
  }
  return null
}

const singularOf = (noun: string): string =>
  noun
    .toLowerCase()
    .replace(/(?<=ie|[^s])s$/, '')
    .replace(/ie$/, 'y')

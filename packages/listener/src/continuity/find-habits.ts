import type { BookPlace, Finding } from './book.ts'
import { placeOfMatch } from './claim.ts'
import { escaped } from './read-page.ts'
import type { Reading } from './reading.ts'
import { whoIsMeant } from './who-is-meant.ts'

/** Something that a description says of somebody, and how a page would deny it. */
interface Habit {
  said: RegExp
  /** `noun` is what the description names. */
  denied: (noun: string) => string
}

const gear =
  'glasses|spectacles|hat|cap|scarf|coat|shoes|boots|hood|bow|wheelchair|stick|cane|crutches|hearing aids?|braids?|beard'
const habits: readonly Habit[] = [
  {
    said: new RegExp(`\\b(?<noun>${gear})\\b`, 'i'),
    denied: (noun) =>
      `(?:had |has )?never (?:in (?:his|her) life )?(?:worn|wore|wears?|had|needed?|owned?|used?|put on) (?:a |an |any |such a )?(?:pair of )?${noun}|(?:did not|didn't|does not) (?:wear|need|own) (?:a |any )?${noun}`,
  },
  {
    said: /\b(?:hates|dislikes|can(?:no|['’])t stand|does(?: not|n['’]t) like) (?<noun>[a-z]+)/i,
    denied: (noun) =>
      `(?:had |has )?always (?:loved|liked|enjoyed) ${noun}|${noun} (?:was|were) (?:his|her) favou?rite`,
  },
  {
    said: /\b(?:loves|likes|adores) (?:to )?(?<noun>[a-z]+)/i,
    denied: (noun) => `(?:had |has )?(?:always hated|never (?:liked|loved|cared for)) (?:to )?${noun}`,
  },
  {
    said: /\b(?:afraid|scared|frightened|terrified) of (?:the |all )?(?<noun>[a-z]+)/i,
    denied: (noun) =>
      `(?:had |has )?never (?:once )?(?:been )?(?:(?:afraid|scared|frightened) of|feared) (?:the |a |an )?${noun}`,
  },
  {
    said: /\b(?:never|not once) (?:learned|learnt) to (?<noun>[a-z]+)/i,
    denied: (noun) => `(?:had|has) (?:always|long) (?:been able|known how) to ${noun}`,
  },
]

/** A description has thick glasses, and a page says that there never were any. */
export function findHabits(reading: Reading): Finding[] {
  return reading.described.flatMap(({ name, details }) =>
    habits.flatMap(({ said, denied }) => {
      const match = said.exec(details)
      const noun = match?.groups?.noun
      const before = details.slice(0, match?.index)
      if (
        !match ||
        !noun ||
        /\b(?:no|never|without|not|his|her|their|mother|father)(?: any)? ?$/i.test(
          before.replace(/\bwithout (?:his|her)[^,]*$/i, ' '),
        )
      )
        return []
      const place = denialOf(name, denied(escaped(noun)), reading)
      return place
        ? [
            {
              kind: 'thing' as const,
              sentence: `Your description of the character says “${match[0]}” of ${name}, page ${place.page + 1} says otherwise.`,
              places: [place],
              mends: [],
              how: 'Make the page and the description agree.',
              wish: null,
            },
          ]
        : []
    }),
  )
}

function denialOf(name: string, denied: string, reading: Reading): BookPlace | null {
  const called = [name, ...name.split(' ')]
    .filter((one) => /^\p{Lu}/u.test(one))
    .map(escaped)
    .join('|')
  const pattern = new RegExp(
    `(?<!\\p{L})(?<who>${called}|[Ss]he|[Hh]e)(?:, who)? (?:${denied})\\b(?!['-])`,
    'u',
  )
  for (const { told, page, start } of reading.sentences) {
    const match = pattern.exec(told)
    const who = match?.groups?.who
    if (
      !match ||
      !who ||
      /\b(?:until|before|dream\w*|if|said that|almost|that|such|since|except)\b/i.test(
        told.slice(match.index + who.length),
      )
    )
      continue
    const id = /^(?:she|he)$/i.test(who) ? whoIsMeant(reading, page, start + match.index, who) : name
    if (id === name) return placeOfMatch(page, match, start)
  }
  return null
}

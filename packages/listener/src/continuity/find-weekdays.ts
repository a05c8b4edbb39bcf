import type { BookPlace, Finding } from './book.ts'
import { placeOfMatch } from './claim.ts'
import { longer } from './passing.ts'
import type { ReadPage } from './read-page.ts'
import type { Reading } from './reading.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const aDay = `(?<day>${days.join('|')})`
const farthest = 5

interface Day {
  day: string
  place: BookPlace
}

/** What begins a day; of a later one it would begin another. */
const opening = new RegExp(
  `(?:^|[.!?]\\s+|, )(?:[Ii]t was (?:a )?|[Oo]n (?:a |the )?|[Oo]ne |[Tt]his |[Tt]hat )(?:[a-z]+ )?${aDay}(?!s)|(?:it's|[Ii]t is|[Tt]oday is|[Tt]oday's) (?:a )?${aDay.replace('day', 'spoken')}(?!s)`,
  'g',
)
/** What tells which day it is already. */
const going = [
  { pattern: new RegExp(`\\b[Tt]omorrow (?:is|will be|'s) (?:already |a )?${aDay}`, 'g'), back: 1 },
  { pattern: new RegExp(`\\b[Yy]esterday was (?:only |a )?${aDay}`, 'g'), back: -1 },
  {
    pattern: new RegExp(
      `\\b(?:[Tt]oday is|it's|[Bb]ecause it was|[Ss]ince it was|[Ff]or it was|[Ii]t was still|on a|such a|[Tt]his) (?:already |only |a )?${aDay}(?!s)(?! (?:in|of|long|after|before|last|next)\\b)`,
      'g',
    ),
    back: 0,
  },
  {
    pattern: new RegExp(
      `(?<![Oo]n |[Oo]f |[Ll]ike |[Tt]he |[Oo]ther |[Aa]ll )\\b${aDay}s (?:were|are|always|began|had)\\b`,
      'g',
    ),
    back: 0,
  },
]

/** "On Sunday, when church was over", and at lunch "tomorrow is Sunday". */
export function findWeekdays({ pages }: Reading): Finding[] {
  const opened = pages.flatMap((page, number) => daysIn(page, number, opening, 0))
  const told = pages.flatMap((page, number) =>
    going.flatMap(({ pattern, back }) => daysIn(page, number, pattern, back)),
  )
  return told
    .flatMap((later) => {
      const first = opened.findLast(({ place }) => isBefore(place, later.place))
      if (!first || first.day === later.day || mayBeAnotherDay(first, later, pages)) return []
      return [
        {
          kind: 'time' as const,
          sentence: `Page ${first.place.page + 1} tells of a ${first.day}, by page ${later.place.page + 1} it is a ${later.day}.`,
          places: [first.place, later.place],
          mends: [],
          how: 'Let both pages tell of the same day, or tell that a day went by.',
          wish: null,
        },
      ].slice(0, 1)
    })
    .slice(0, 1)
}

function daysIn({ text }: ReadPage, page: number, pattern: RegExp, back: number): Day[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const { day, spoken } = match.groups ?? {}
    const place = days.indexOf(day ?? spoken ?? '')
    const before =
      text
        .slice(0, match.index)
        .split(/[.!?"]/)
        .at(-1) ?? ''
    if (
      place < 0 ||
      /\b(?:if|when|wish\w*|until|till|said that|every|like|not|n't)\b/i.test(
        before + match[0].split(days[place] ?? '')[0],
      )
    )
      return []
    return [{ day: days[(place + 7 - back) % 7] ?? '', place: placeOfMatch(page, match) }]
  })
}

const isBefore = (one: BookPlace, other: BookPlace): boolean =>
  one.page < other.page || (one.page === other.page && one.span[1] <= other.span[0])

const night =
  /\b(?:night|overnight|evenings|mornings|each|all week|bed|bedtime|good ?night|morning came|the following|another|dawn|again and again|tomorrow|yesterday|last|joke|wrong|mistake|mixed up|thought)\b/i

function mayBeAnotherDay(first: Day, later: Day, pages: readonly ReadPage[]): boolean {
  if (later.place.page - first.place.page > farthest) return true
  return pages.slice(first.place.page, later.place.page + 1).some(({ text }, index, all) => {
    const from = index === 0 ? first.place.span[1] : 0
    const to = index === all.length - 1 ? later.place.span[0] : text.length
    // "That would take a year": no year went by.
    const between = text.slice(from, to).replaceAll(/[^.!?]*\bwould\b[^.!?]*/g, ' ')
    return (
      longer.test(between) || night.test(between) || new RegExp(`\\b(?:${days.join('|')})\\b`).test(between)
    )
  })
}

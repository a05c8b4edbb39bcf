import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, inspectBook } from '../../packages/listener/src/listener.ts'
import { projectRoot } from '../project-root.ts'
import type { Figure } from './figure.ts'

interface ReadBook {
  /** What its writer planted in it: "the scarf is red, then green". */
  what: string
  /** The pages that contradict each other, counted from 1; none in a book of which nothing may be said. */
  planted: number[]
  findings: Finding[]
}

/** Of books in which a stranger planted one contradiction: how many are seen on the pages where they stand, and what is said besides. */
export function figuresOfContradictions(set: string, say: (line: string) => void): Figure[] {
  const books = read(set)
  const contradicting = books.filter(({ planted }) => planted.length > 0)
  const missed = contradicting.filter((book) => !book.findings.some((finding) => tellsOf(finding, book)))
  const alarms = books.flatMap((book) =>
    book.findings
      .filter((finding) => !tellsOf(finding, book))
      .map(({ sentence }) => `${book.what}: ${sentence}`),
  )
  for (const { what } of missed) say(`${set}, not seen: ${what}`)
  for (const alarm of alarms) say(`${set}, false: ${alarm}`)
  return [
    {
      name: `${set}: planted contradictions seen (of ${contradicting.length})`,
      measured: contradicting.length - missed.length,
      unit: '',
    },
    {
      name: `${set}: said of what does not contradict itself (${books.length} books)`,
      measured: alarms.length,
      unit: '',
      target: { atMost: 0 },
    },
  ]
}

/** Whether it is said of the page that slips. The other one may be the description of a character. */
const tellsOf = ({ places }: Finding, { planted }: ReadBook): boolean =>
  places.some(({ page }) => page + 1 === planted.at(-1))

function read(set: string): ReadBook[] {
  const text = readFileSync(join(projectRoot, 'packages/listener/lines', `${set}.tsv`), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [planted = '', what = '', cast = '', pages = ''] = line.split('\t')
      return {
        what,
        planted: planted === '-' ? [] : planted.split(',').map(Number),
        findings: inspectBook({
          pages: pages.split(' / '),
          cast: cast.split('; ').map((member) => {
            const [name = '', ...details] = member.split(': ')
            return { name, details: details.join(': ') }
          }),
          pictures: [],
        }),
      }
    })
}

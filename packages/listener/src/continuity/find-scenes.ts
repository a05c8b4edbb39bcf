import type { BookPlace, Finding } from './book.ts'
import { type Circumstance, circumstances } from './circumstances.ts'
import { placeOfMatch } from './claim.ts'
import { isSameMoment, longer, sentenceAt } from './passing.ts'
import type { ToldSentence } from './read-page.ts'
import type { Reading } from './reading.ts'

/** When or where a scene is told. */
interface Mark {
  value: string
  /** "is told at night" */
  words: string
  place: BookPlace
}

/** Night on one page and noon on the next, or a kitchen that becomes a stable, and nothing says how. */
export function findScenes(reading: Reading): Finding[] {
  return circumstances.flatMap((circumstance) => {
    const told = reading.pages.flatMap(({ sentences }) =>
      sentences.flatMap((sentence) => marksIn(sentence, circumstance, reading)),
    )
    return told.slice(1).flatMap((later, index) => {
      const first = told[index]
      if (
        !first ||
        first.value === later.value ||
        later.place.page - first.place.page > circumstance.farthest
      )
        return []
      if (later.place.page === first.place.page || mayHaveChanged(first, later, reading, circumstance))
        return []
      return [
        {
          kind: circumstance.kind,
          sentence: `Page ${first.place.page + 1} is told ${first.words}, page ${later.place.page + 1} ${later.words}.`,
          places: [first.place, later.place],
          mends: [],
          how: circumstance.how,
          wish: null,
        },
      ]
    })
  })
}

/** Of what is only compared, asked or wished nothing is known. */
const compared =
  /\b(?:like|likes?|as|than|of a|from|would|will|if|wish\w*|want\w*|thought|dream\w*|remember\w*|pictures?|story|never|not|tomorrow|rules?)\b[^,.]*$|\b(?:before|until|till|since|by) $/i

/** These compare nothing: "from dawn to dusk", "the echo had not died away when". */
const beginning =
  /\b[Ff]rom (?:dawn|morning|sunrise|start|beginning) (?:to|till|until) [a-z]+|\bhad (?:not|hardly|barely) [^,.]*? (?:when|before)\b/g

function marksIn(sentence: ToldSentence, { marks, kind }: Circumstance, { beings }: Reading): Mark[] {
  const { told, whole, start, page, units } = sentence
  return marks.flatMap(([value, words, pattern]) => {
    const match = pattern.exec(told)
    const before = told.slice(0, match?.index).replace(beginning, ' ')
    // "The pie was for midnight".
    const isMeant = /\bfor $/.test(before) && !/^the\b/i.test(match?.[0] ?? '')
    if (!match || isMeant || compared.test(before) || whole.trimEnd().endsWith('?')) return []
    const place = placeOfMatch(page, match, start)
    if (kind !== 'place') return [{ value, words, place }]
    const isDone = units.some(({ part, end }) => part === 'VERB' && end <= place.span[0])
    const isOfSomebody =
      /\b(?:she|he|they)\b/i.test(before) ||
      /\b(?:[Tt]he children)\b/.test(before) ||
      beings.mentions.some((one) => one.page === page && one.at >= start && one.at < place.span[0])
    // "In the library Ida found ..." begins a new scene, and so may "there was a book in the library".
    return isDone && isOfSomebody
      ? [{ value, words: match[0], place }]
      : [{ ...newScene, value: `new ${value}` }]
  })
}

const newScene: Mark = { value: 'new', words: '', place: { page: -9, span: [0, 0] } }

/** All that stands between the two: on the way from one to the other something may have happened. */
function mayHaveChanged(
  first: Mark,
  later: Mark,
  { pages }: Reading,
  { passing, kind }: Circumstance,
): boolean {
  if (first.place.page < 0 || later.place.page < 0) return true
  // On a glacier there are cherries and snow.
  const both = [first, later].map(({ place }) => pages[place.page]?.told ?? '')
  if (first.value === 'winter' && both.every((told) => /\bsnow\b/i.test(told))) return true
  const isAtOnce = kind === 'time' && isSameMoment(first, later, pages)
  const changing = isAtOnce ? longer : passing
  if (isOpening.test(sentenceAt(both[1] ?? '', later.place.span[0]))) return true
  return pages.slice(first.place.page, later.place.page + 1).some(({ text, told }, index, all) => {
    const isLast = index === all.length - 1
    const to = isLast ? endOfSentence(told, later.place.span[1]) : text.length
    const from = index === 0 ? first.place.span[1] : 0
    // The later mark itself explains nothing; on the pages before it other words stand at its place.
    const between = isLast
      ? `${text.slice(from, later.place.span[0])} ${text.slice(later.place.span[1], to)}`
      : text.slice(from, to)
    // "In winter the hat hung on its nail. Snow lay on the nest."
    if (kind === 'time' && beginsAnew.test(between)) return true
    return changing.test(
      between
        .replaceAll(/\b(?:(?:moments?|minutes?|seconds?) later|(?:for|in) (?:weeks|days|months))\b/gi, ' ')
        .replaceAll(/\b(?:could|can|did|would|does) ?n[o']t (?:[a-z]+ )?(?:sleep|wait)\b/g, ' '),
    )
  })
}

const openings =
  '(?:In|By|Then|When|One|That|At last|Now)\\b(?: (?:in|the|late|early|cold|warm|one|it was))* (?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter)\\b'

/** "In December the snow came": such a sentence is another time already. */
const isOpening = new RegExp(`^\\s*${openings}`)
/** The same anywhere between two marks. */
const beginsAnew = new RegExp(`(?:^|[.!?]["”’]*\\s+)\\s*${openings}`)

const endOfSentence = (text: string, from: number): number => {
  const end = text.slice(from).search(/[.!?]/)
  return end < 0 ? text.length : from + end
}

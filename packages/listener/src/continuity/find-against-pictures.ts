import type { Book, Finding, ShownPicture } from './book.ts'
import { placeOfMatch } from './claim.ts'
import { claimsOfLooks } from './claims-of-looks.ts'
import { findClothesShown } from './find-clothes-shown.ts'
import { findPlaceShown } from './find-place-shown.ts'
import { anyOf, type ReadPage } from './read-page.ts'
import type { Reading } from './reading.ts'

/** Where a page and its picture tell different things: the hour, the place, and who is there. */
export function findAgainstPictures(reading: Reading): Finding[] {
  const { book, pages } = reading
  const looks = claimsOfLooks(reading)
  return pages.flatMap((page, number) => {
    const picture = book.pictures[number]
    if (!picture) return []
    return [
      ...findHour(page, number, picture),
      ...findPlaceShown(page, number, picture),
      ...findClothesShown(looks, number, picture),
      ...findMissing(book, page, number, picture),
      ...findTooMany(reading, page, number, picture),
    ]
  })
}

const ofNight =
  /\b(?:midnight|[Aa]t night|moonlight|[Tt]he moon (?:was|shone|rose|hung)|[Tt]he stars (?:were|shone|twinkled|came)|middle of the night)\b/
const ofDay =
  /\b(?:noon|midday|[Ii]n the morning|[Tt]his morning|sunshine|[Tt]he sun (?:shone|was high|was bright)|ate (?:his |her |their )?(?:breakfast|lunch))\b/
const ofOtherHours =
  /\b(?:last night|that night|tonight|tomorrow|yesterday|all night|every|evening|until|till|dusk|dawn|sunset|sunrise|remember\w*|dream\w*|like|would|will|once|long ago|when|next|before|after|first|then|later|story|stories|if|as)\b/i

function findHour({ text, told, sentences }: ReadPage, page: number, { time }: ShownPicture): Finding[] {
  // What comes later on a page may be another hour.
  const opening = told.slice(0, sentences[0]?.whole.length)
  const [night, day] = [ofNight.exec(opening), ofDay.exec(opening)]
  const match =
    night && /^(?:morning|day|late-afternoon)$/.test(time) ? night : day && time === 'night' ? day : null
  if (!match || (night && day) || ofOtherHours.test(text)) return []
  const hour = match === night ? 'night' : 'day'
  return [
    {
      kind: 'time',
      sentence: `Page ${page + 1} is told at ${hour === 'day' ? 'daytime' : 'night'}, its picture shows ${time === 'night' ? 'the night' : 'the day'}.`,
      places: [placeOfMatch(page, match)],
      mends: [],
      how: 'Change the hour in the words, or ask for another picture.',
      wish: { page, words: hour === 'night' ? 'At night.' : 'In bright daylight.' },
    },
  ]
}

const acting =
  '(?!looked|counted|waved|nodded|wanted|seemed|liked|loved|watched|listened|lived|needed|called)(?:[a-z]+ed|ran|sat|stood|held|took|gave|dug|threw|caught|swam|sang|rode|drew|built|brought|fell|slept|ate|drank|ran)'

/** A picture shows one moment: of a longer page somebody may well be left out. */
const mostWords = 40
const countWords = (text: string): number => text.split(/\s+/).length

/** Somebody whom the page shows at work, and the picture does not. */
function findMissing(book: Book, { told, text }: ReadPage, page: number, picture: ShownPicture): Finding[] {
  return book.cast.flatMap(({ name }) => {
    if (picture.people.includes(name)) return []
    const match = new RegExp(`(?<=^|[.!?]["]? |\\n|, and )${anyOf([name])} ${acting}\\b`, 'u').exec(told)
    if (!match || isElsewhere(name, text) || countWords(text) > mostWords) return []
    return [
      {
        kind: 'people' as const,
        sentence: `Page ${page + 1} tells of ${name}, who is not in its picture.`,
        places: [{ page, span: [match.index, match.index + name.length] as const }],
        mends: [],
        how: `Ask for a picture with ${name}, or leave ${name} out of the page.`,
        wish: { page, words: `Show ${name}, too.` },
      },
    ]
  })
}

const isElsewhere = (name: string, text: string): boolean =>
  new RegExp(
    `${anyOf([name])} (?:(?:was|is) (?:not|away|far|gone|home)|(?:had )?(?:stay|remain|wait|call|shout|pray|promis|ask|laugh)ed|wrote|had )`,
    'u',
  ).test(text)

/** Somebody of whom the page says that they are not there, in its picture. */
function findTooMany(reading: Reading, { told }: ReadPage, page: number, picture: ShownPicture): Finding[] {
  const shown = reading.book.cast.map(({ name }) => name).filter((name) => picture.people.includes(name))
  return shown.flatMap((name) => {
    const rest = shown.filter((one) => one !== name)
    const away = new RegExp(
      `(?<!\\p{L})${anyOf([name])} (?:(?:was|is) (?:not there|not here|at home|far away)|wasn't there|(?:had )?stayed (?:at )?home)`,
      'u',
    ).exec(told)
    const alone = new RegExp(
      `(?<!\\p{L})${anyOf(rest)} (?:[a-z]+ ){1,4}(?:alone|by (?:her|him)self)\\b`,
      'u',
    ).exec(told)
    const isTold = new RegExp(`(?<!\\p{L})${anyOf([name])}(?!\\p{L})`, 'u').test(told)
    // On a longer page somebody may be alone for a while.
    const isShort = countWords(told) <= mostWords
    const match = away ?? (isTold || !isShort || !isPerson(reading, name) ? null : alone)
    // "Ada is not here. Ada is a hill."
    const isHiding = new RegExp(`${anyOf([name])} (?:was|is) (?:an?|under|behind|inside) `, 'u').test(told)
    if (!match || isHiding || /\b(?:never|not|no longer|isn't|wasn't) (?:all )?alone/.test(told)) return []
    return [
      {
        kind: 'people' as const,
        sentence: `Page ${page + 1} says ${name} is not there, and its picture shows ${name}.`,
        places: [placeOfMatch(page, match)],
        mends: [],
        how: `Ask for a picture without ${name}, or let the page tell of ${name}.`,
        wish: { page, words: `Without ${name}.` },
      },
    ]
  })
}

/** Whoever has a pet or a toy beside them is alone all the same. */
function isPerson({ described }: Reading, name: string): boolean {
  const member = described.find((one) => one.name === name)
  const being = member?.facts.find(({ kind }) => kind === 'being')
  return being?.kind === 'being' && being.being.sort === 'human'
}

import { articleFor } from '../text/article-for.ts'
import type { Finding, ShownPicture } from './book.ts'
import { placeOfMatch } from './claim.ts'
import type { ReadPage, ToldSentence } from './read-page.ts'

/** Words for places by the settings a picture of them may have. */
const places: readonly [words: RegExp, settings: string][] = [
  [/^kitchen$/, 'kitchen bakery'],
  [/^(?:bedroom|bed)$/, 'bedroom hospital-room'],
  [/^bathroom|bathtub$/, 'bathroom'],
  [/^(?:living room|sofa)$/, 'living-room'],
  [/^(?:forest|woods)$/, 'forest hills mountain meadow orchard olive-grove riverbank lake'],
  [/^(?:boat|canoe)$/, 'boat lake sea fishing-shore riverbank bridge'],
  [/^(?:classroom)$/, 'school'],
  [/^(?:barn|stable)$/, 'barn stable farm'],
  [/^hospital$/, 'hospital-room'],
  [/^(?:playground|schoolyard)$/, 'playground school street'],
]
const said =
  /\b(?:in|inside|through) (?:the|her|his|their|a) (?:(?:big|dark|old|little|small|warm|quiet|green) )?(kitchen|bedroom|bathroom|living room|forest|woods|boat|canoe|classroom|barn|stable|hospital|playground|schoolyard)\b/g
const elsewhere =
  /\b(?:where|began|day|live\w*|remember\w*|dream\w*|likes?|would|will|wish\w*|thought|think\w*|imagin\w*|pretend\w*|yesterday|tomorrow|last|from|window|into|out of|left|went|came|back|home|to the|then|later|story|once|pictures?|book|toy|model|looked|saw|see|heard|hear)\b/i

/** A page that plays in one place alone, beside a picture of another. */
export function findPlaceShown(
  { text, told, sentences }: ReadPage,
  page: number,
  picture: ShownPicture,
): Finding[] {
  const found = [...told.matchAll(said)]
  const [match] = found
  const noun = match?.[1] ?? ''
  const settings = places.find(([words]) => words.test(noun))?.[1].split(' ')
  if (!match || !settings || settings.includes(picture.setting)) return []
  const sentence = sentences.find(({ start, whole }) => match.index < start + whole.length)
  if (!sentence || !isOfSomebody(sentence, match.index)) return []
  if (new Set(found.map(([, other]) => other)).size > 1 || elsewhere.test(text)) return []
  return [
    {
      kind: 'place',
      sentence: `Page ${page + 1} plays ${match[0]}, its picture shows ${sayPlace(picture.setting)}.`,
      places: [placeOfMatch(page, match)],
      mends: [],
      how: 'Change the place in the words, or ask for another picture.',
      wish: { page, words: `${match[0].charAt(0).toUpperCase()}${match[0].slice(1)}.` },
    },
  ]
}

/** Somebody does something there: not so where "it all began in the forest". */
function isOfSomebody({ units, phrases, whole }: ToldSentence, at: number): boolean {
  const before = units.filter(({ end }) => end <= at)
  const isNamed = phrases.some(({ isName, noun }) => isName && noun.end <= at)
  return (
    !whole.trimEnd().endsWith('?') &&
    before.some(({ part }) => part === 'VERB') &&
    (isNamed || before.some(({ small }) => /^(?:she|he|they)$/.test(small)))
  )
}

function sayPlace(setting: string): string {
  if (setting === 'church-inside') return 'the inside of a church'
  if (setting === 'hills') return 'hills'
  const words = setting.replaceAll('-', ' ')
  return `${articleFor(words)} ${words}`
}

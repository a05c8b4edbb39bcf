import type { Detail } from '../details/detail.ts'
import { detailsOfCharacters } from '../details/details-of-characters.ts'
import { detailsOfSentences } from '../details/details-of-sentences.ts'
import { plainWish } from '../details/plain-wish.ts'
import type { StoryDetails } from '../details/read-details.ts'
import { readNounPhrase } from '../details/read-noun-phrase.ts'
import { type Operation, operationsOf } from '../feedback/operation.ts'
import { readFigure } from '../figures/read-figure.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { Age } from '../plots/plot.ts'

/** More than this many on one picture cannot be told apart. */
const mostCharacters = 6

/** What the parent wants to find again: from Additional Details, from feedback, without what is to be avoided. */
export function gatherDetails(
  details: StoryDetails,
  operations: readonly Operation[],
  characters: readonly StoryFigure[],
  avoided: readonly string[],
  room: { age: Age; pages: number },
): Detail[] {
  const asked = operationsOf(operations, 'detail').flatMap(({ words }) =>
    detailsOfSentences([plainWish(words)], characters).flat(),
  )
  const place = operationsOf(operations, 'place').slice(-1)
  const places = place.map(({ words }) => ({ ...readNounPhrase(words, characters), kind: 'place' as const }))
  const sidelined: string[] = operationsOf(operations, 'sideline').map(({ name }) => name)
  const ofCharacters = detailsOfCharacters(characters, room).filter(
    ({ about }) => !sidelined.includes(about ?? ''),
  )
  return [...places, ...details.details, ...asked, ...ofCharacters].filter(
    ({ words }) => !avoided.some((word) => words.toLowerCase().includes(word)),
  )
}

/** Persons and animals with a name in the parent's details join the cast. */
export function withNewcomers(characters: readonly StoryFigure[], details: readonly Detail[]): StoryFigure[] {
  const known = new Set(characters.map(({ name }) => name.toLowerCase()))
  const newcomers = details
    .flatMap(({ newcomer }) => newcomer ?? [])
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .map((newcomer) => readFigure(newcomer))
  return [...characters, ...newcomers].slice(0, Math.max(mostCharacters, characters.length))
}

/** What the details say of somebody's looks is drawn as well. */
export function withLooks(figure: StoryFigure, details: readonly Detail[]): StoryFigure {
  const looks = details
    .filter(({ kind, about, isOfCharacter }) => kind === 'state' && about === figure.name && !isOfCharacter)
    .map(({ forms }) => (forms.now ?? '').replace(/^(?:is|has) /, ''))
  return looks.length > 0
    ? { ...figure, details: [figure.details, ...looks].filter(Boolean).join(', ') }
    : figure
}

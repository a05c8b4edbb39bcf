import type { AgeGroupName } from '@faith-fables/contract'
import { type SaidFigure, type SaidPerson, type SaidScene, styles } from '@faith-fables/illustrator'
import type { SceneDescription, Viewpoint } from '@faith-fables/illustrator/scene-description'
import type { PictureReference } from '../../../ports/image-model.ts'
import { keepNamesBack } from '../keep-names-back.ts'
import { sayReferences } from './say-references.ts'

/** Somebody in a picture, with what of their looks is known in the parent's words alone. */
type PersonToPaint<Person extends SaidPerson = SaidPerson> = Person & { undrawn: readonly string[] }

export interface SceneToPaint extends SaidScene {
  figures: PersonToPaint<SaidFigure>[]
  others: PersonToPaint[]
}

export interface PictureWords {
  scene: SceneDescription
  said: SceneToPaint
  /** Id of the illustration style. */
  style: string
  ageGroup: AgeGroupName
  candidate: number
  /** The pictures that go along with the words, in this order. */
  references: readonly PictureReference[]
}

/** Candidates are to differ in staging: neighbours of this list have little in common. */
const views = [
  'at eye level, with the people large in the middle',
  'from further away and a little above, with much of the place around them',
  'from a low viewpoint, from the other side',
  'close, over the shoulder of somebody who is there',
  'from the side, with the people at the left third and the place opening to the right',
  'from slightly above, with the people at the right third',
] as const

/** The first candidate is seen as the book wants it. */
const viewOf = ({ viewpoint }: SceneDescription, candidate: number): string | undefined =>
  (candidate === 0 && viewpoint && viewpoints[viewpoint]) || views[candidate % views.length]

const viewpoints: Record<Viewpoint, string> = {
  level: views[0],
  above: 'from above, with the ground around everybody',
  past: 'over the shoulder of somebody who is there',
  window: 'through a window whose frame is around the picture',
  near: 'from close by',
  far: 'from far away, with everybody small in a wide place',
}

const ground =
  'One picture that fills the whole square. No words, letters, numbers, frames, borders, signatures or speech bubbles. Warm, gentle and safe: nothing frightening, no injuries, everybody fully dressed. Hands, faces and limbs are drawn correctly.'

/** A page of a story in words for an image model. It names nobody: everybody is called by their looks. */
export function picturePrompt({ scene, said, style, ageGroup, candidate, references }: PictureWords): string {
  const nameless = namelessWith(said, [scene.action, ...scene.props, ...(scene.wishes ?? [])])
  const wishes = (scene.wishes ?? []).map(nameless)
  const happens = nameless(scene.action)
  // Without the picture before its eyes a model can keep nothing of it.
  const keepsBefore =
    scene.before?.candidate === candidate && references.some(({ shows }) => shows === 'before')
  const isSeenAsBefore =
    keepsBefore &&
    scene.shot === scene.before?.scene.shot &&
    scene.viewpoint === scene.before?.scene.viewpoint
  return lines([
    opening('An illustration for a picture book', ageGroup, style),
    happens && `What happens: ${happens}`,
    `What is seen: ${said.sentence}`,
    ...cast(said, [happens, ...wishes].join(' '), nameless),
    ...(scene.props.length > 0 ? [`Things in the picture: ${scene.props.map(nameless).join(', ')}.`] : []),
    ...(isSeenAsBefore ? [] : [`The view: ${shots[scene.shot]}, ${viewOf(scene, candidate)}.`]),
    ...sayReferences(references, said, keepsBefore),
    scene.tone && `The colours: ${scene.tone}.`,
    ...(wishes.length > 0
      ? [`The parent wishes, and this goes before all else (the newest last): ${wishes.join(' | ')}`]
      : []),
    ground,
  ])
}

/** The front of a book. */
export function coverPrompt({
  said,
  style,
  ageGroup,
  references,
}: Pick<PictureWords, 'said' | 'style' | 'ageGroup' | 'references'>): string {
  return lines([
    opening('The cover picture of a picture book', ageGroup, style),
    `What is seen: ${said.sentence}`,
    ...cast(said, '', namelessWith(said, [])),
    ...sayReferences(references, said),
    'The upper third is calm and empty (sky, wall or leaves): a title will be printed there later. Everybody is below it, with their heads in the middle of the picture.',
    ground,
  ])
}

const opening = (what: string, ageGroup: AgeGroupName, style: string): string =>
  `${what} for children (${ageGroup}), ${inStyle(style)}`

export function inStyle(style: string): string {
  const { name, description } = styles.find(({ id }) => id === style) ?? { name: style, description: '' }
  return `in the style "${name}": ${description}`
}

const shots: Record<SceneDescription['shot'], string> = {
  wide: 'a wide view',
  medium: 'a medium view',
  close: 'a close view',
}

/** Those who are seen, and those of whom a sentence speaks. Only a parent's words can name somebody. */
function cast(
  { figures, others }: SceneToPaint,
  sentences: string,
  nameless: (text: string) => string,
): string[] {
  const line = (person: PersonToPaint) => `- ${looksOf(person, nameless)}`
  const spokenOf = others.filter(({ handle }) => sentences.includes(handle))
  const people = [...figures.map((figure) => `${line(figure)}, ${figure.face}`), ...spokenOf.map(line)]
  if (people.length === 0) return ['Nobody is in the picture.']
  return ['They look exactly like this on every page:', ...people]
}

/** "the red-haired girl: curly red hair; to be seen as well: a kazoo". */
export const looksOf = (
  { handle, looks, undrawn }: PersonToPaint,
  nameless: (text: string) => string,
): string =>
  `${handle}: ${looks}${undrawn.length > 0 ? `; to be seen as well: ${nameless(undrawn.join(', '))}` : ''}`

/** Puts everybody's looks in the place of their name, and "somebody" in the place of all other names. */
export function namelessWith(
  { figures, others }: SceneToPaint,
  texts: readonly string[],
): (text: string) => string {
  const people: PersonToPaint[] = [...figures, ...others]
  const names = keepNamesBack(
    people.map(({ name }) => name),
    [...texts, ...people.flatMap(({ undrawn }) => undrawn)],
  )
  return (text) =>
    names
      .hide(text)
      .replaceAll(/NAME(\d+)/g, (_mark, number) => people[Number(number) - 1]?.handle ?? 'somebody')
      .replaceAll(/\s+/g, ' ')
      .trim()
}

const lines = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join('\n')

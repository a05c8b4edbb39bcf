import type { SaidScene } from '@faith-fables/illustrator'
import type { PictureReference } from '../../../ports/image-model.ts'

/**
 * What the pictures are that go along with the words, by their place among them, and what of them is to be kept.
 *
 * @param keepsBefore whether the picture before is only changed in what the parent wishes
 */
export function sayReferences(
  references: readonly PictureReference[],
  { figures, others }: Pick<SaidScene, 'figures' | 'others'>,
  keepsBefore = false,
): string[] {
  if (references.length === 0) return []
  const handleOf = (name?: string) =>
    [...figures, ...others].find((person) => person.name === name)?.handle ?? 'somebody of the story'
  const told = references.map(({ shows, name }, place) => {
    const what = shows === 'sheet' ? `shows ${handleOf(name)} alone` : pictures[shows]
    return `Picture ${place + 1} ${what}: ${shows === 'before' && keepsBefore ? keptWhole : kept[shows]}.`
  })
  const rest = keepsBefore
    ? 'What is seen and the wishes are as said here.'
    : 'What is seen, the poses, the view and the wishes are as said here.'
  return [
    `${references.length === 1 ? 'A picture goes' : `${references.length} pictures go`} with these words. ${told.join(' ')} ${rest}`,
  ]
}

/** Of a wish for one thing. */
const keptWhole =
  'it is drawn again as it is, with the same people, clothes, places, poses, view and way of drawing, and only what the parent wishes is different'

const pictures = { before: 'is the one before', 'first page': 'is the first page' } as const

const kept: Record<PictureReference['shows'], string> = {
  before: 'its people, their clothes and its way of drawing stay the same',
  sheet: 'face, hair, clothes and proportions are exactly these; its pose and its empty ground are not',
  'first page': 'the people, their clothes and the way of drawing are the same',
}

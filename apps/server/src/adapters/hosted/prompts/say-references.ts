import type { SaidScene } from '@faith-fables/illustrator'
import type { PictureReference } from '../../../ports/image-model.ts'

/** What the pictures are that go along with the words, by their place among them, and what of them is to be kept. */
export function sayReferences(
  references: readonly PictureReference[],
  { figures, others }: Pick<SaidScene, 'figures' | 'others'>,
): string[] {
  if (references.length === 0) return []
  const handleOf = (name?: string) =>
    [...figures, ...others].find((person) => person.name === name)?.handle ?? 'somebody of the story'
  const told = references.map(({ shows, name }, place) => {
    const what = shows === 'sheet' ? `shows ${handleOf(name)} alone` : pictures[shows]
    return `Picture ${place + 1} ${what}: ${kept[shows]}.`
  })
  return [
    `${references.length === 1 ? 'A picture goes' : `${references.length} pictures go`} with these words. ${told.join(' ')} What is seen, the poses, the view and the wishes are as said here.`,
  ]
}

const pictures = { before: 'is the one before', 'first page': 'is the first page' } as const

const kept: Record<PictureReference['shows'], string> = {
  before: 'its people, their clothes and its way of drawing stay the same',
  sheet: 'face, hair, clothes and proportions are exactly these; its pose and its empty ground are not',
  'first page': 'the people, their clothes and the way of drawing are the same',
}

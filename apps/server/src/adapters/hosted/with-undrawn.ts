import type { SaidPerson, SaidScene } from '@faith-fables/illustrator'
import type { FigureDescription } from '@faith-fables/illustrator/scene-description'
import type { ImageModel } from '../../ports/image-model.ts'
import type { SceneToPaint } from './prompts/picture-prompt.ts'

/** What of somebody's looks the illustrator has no drawing for is in the parent's words as well. */
export function withUndrawn(
  { figures, others, ...said }: SaidScene,
  cast: readonly FigureDescription[],
  { findUndrawn }: ImageModel,
): SceneToPaint {
  const add = <Person extends SaidPerson>(person: Person) => {
    const told = cast.find(({ name }) => name === person.name)
    return { ...person, undrawn: (told && findUndrawn?.(told)) ?? [] }
  }
  return { ...said, figures: figures.map(add), others: others.map(add) }
}

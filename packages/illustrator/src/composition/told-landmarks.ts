import { findProp } from '../props/find-prop.ts'
import type { SceneDescription } from '../scene-description.ts'

/** What a place is known by from one of its sides, by the nouns of its pieces. */
const landmarks = ['windmill', 'lighthouse', 'haystack', 'washing line', 'fountain', 'clock', 'fireplace']

const drawingOf = (noun: string) => findProp(noun)?.drawing

/**
 * The landmarks of a place that a page does without: of which it tells as a thing, "the old mill", for a second one would be
 * taken for it; and the fountain on the square where somebody who is far away stands.
 */
export function toldLandmarks({
  props,
  figures,
}: Pick<SceneDescription, 'props' | 'figures'>): SceneDescription['pieces'] {
  const isStoodOn = figures.some(({ at }) => at === 'far')
  const told = props.flatMap((noun) => drawingOf(noun) ?? [])
  const isTold = (landmark: string): boolean => {
    const drawing = drawingOf(landmark)
    return props.includes(landmark) || (drawing !== undefined && told.includes(drawing))
  }
  const isLeftOut = (noun: string): boolean => isTold(noun) || (noun === 'fountain' && isStoodOn)
  return Object.fromEntries(landmarks.filter(isLeftOut).map((noun) => [noun, 'none' as const]))
}

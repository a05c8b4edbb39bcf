import { findProp } from '../props/find-prop.ts'
import type { SceneDescription } from '../scene-description.ts'

/** What a place is known by from one of its sides, by the nouns of its pieces. */
const landmarks = ['windmill', 'lighthouse', 'haystack', 'washing line', 'fountain', 'clock', 'fireplace']

const drawingOf = (noun: string) => findProp(noun)?.drawing

/** The landmarks of a place of which a page tells as a thing, "the old mill": a second one would be taken for it. */
export function toldLandmarks({ props }: Pick<SceneDescription, 'props'>): SceneDescription['pieces'] {
  const told = props.flatMap((noun) => drawingOf(noun) ?? [])
  const isTold = (landmark: string): boolean => {
    const drawing = drawingOf(landmark)
    return props.includes(landmark) || (drawing !== undefined && told.includes(drawing))
  }
  return Object.fromEntries(landmarks.filter(isTold).map((noun) => [noun, 'none' as const]))
}

import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import { escaped } from '../words/escaped.ts'

/** Which of the things of a scene its page tells of most; of equals the one that the plot names first. */
export function aboutAsTold(scene: SceneDescription, text: string): SceneDescription {
  const lower = text.toLowerCase()
  const told = scene.props
    .map((noun) => ({ noun, times: timesTold(noun, lower) }))
    .filter(({ times }) => times > 0)
    .sort((one, other) => other.times - one.times)
  const [first] = told
  return first ? { ...scene, about: first.noun } : scene
}

/** "Broken clock" is told of as a clock, "flags" as a flag. */
function timesTold(noun: string, lower: string): number {
  const word = escaped((noun.split(' ').at(-1) ?? noun).toLowerCase().replace(/s$/, ''))
  return lower.match(new RegExp(`(?<!\\p{L})${word}(?:e?s)?(?!\\p{L})`, 'gu'))?.length ?? 0
}

import { findProp } from '../../packages/illustrator/src/props/find-prop.ts'
import { firstMatch } from '../../packages/illustrator/src/revision/first-match.ts'
import {
  settingsOfWords,
  times,
  weathers,
} from '../../packages/illustrator/src/revision/words-of-surroundings.ts'
import type { SceneDescription } from '../../packages/illustrator/src/scene-description.ts'

interface Line {
  scene: string
  cast: readonly { name: string }[]
}

/** Words that name nothing in a picture by themselves. */
const small = /^(?:can|well|fair|watch|drop|bow|cross|light)$/

/** A scene as a picture of such a line would have it: who and what its sentence names, in the place it names. */
export function sceneOfLine({ scene, cast }: Line): SceneDescription {
  const named = cast.filter(({ name }) => scene.includes(name))
  const words = scene.toLowerCase().match(/\p{L}+/gu) ?? []
  return {
    setting: firstMatch(settingsOfWords, scene)?.value ?? 'meadow',
    time: firstMatch(times, scene)?.value ?? 'day',
    weather: firstMatch(weathers, scene)?.value ?? 'clear',
    shot: 'medium',
    figures: (named.length > 0 ? named : cast)
      .slice(0, 4)
      .map(({ name }) => ({ name, pose: 'stand', face: 'calm' })),
    props: [...new Set(words.filter((word) => !small.test(word) && findProp(word)))],
    action: scene,
  }
}

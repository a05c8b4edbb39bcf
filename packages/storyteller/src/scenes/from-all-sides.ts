import type { SceneDescription, Setting } from '@faith-fables/illustrator/scene-description'
import { createRandom } from '../random.ts'

const SIDES = [0, 1, 2] as const

/** Each time that a story comes to a place it is seen from another of its sides, whatever is in between. */
export function fromAllSides(scenes: readonly SceneDescription[], seed: string): SceneDescription[] {
  const visits = new Map<Setting, number>()
  return scenes.map((scene) => {
    const first = Math.floor(createRandom(`${seed}/sides/${scene.setting}`).next() * SIDES.length)
    const visit = visits.get(scene.setting) ?? first
    visits.set(scene.setting, visit + 1)
    return { ...scene, side: SIDES[visit % SIDES.length] ?? 0 }
  })
}

import type { SceneDescription, Shot } from '@faith-fables/illustrator/scene-description'

/** Two pages in a row at one place are seen from different distances. */
export function varyShots(scenes: readonly SceneDescription[]): SceneDescription[] {
  const varied: SceneDescription[] = []
  for (const scene of scenes) {
    const before = varied.at(-1)
    const isAlike = before?.setting === scene.setting && before.shot === scene.shot
    varied.push(isAlike ? { ...scene, shot: otherShot(scene) } : scene)
  }
  return varied
}

/** A step nearer or farther; a crowd is not seen from near. */
function otherShot({ shot, figures }: SceneDescription): Shot {
  if (shot !== 'medium') return 'medium'
  return figures.length <= 2 ? 'close' : 'wide'
}

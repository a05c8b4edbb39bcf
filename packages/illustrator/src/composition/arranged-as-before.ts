import type { SceneDescription } from '../scene-description.ts'
import type { Arrangement } from './arrangement.ts'
import type { Composition } from './composition.ts'
import { hasRoomFor, lookersOn } from './viewpoint.ts'

/**
 * How a picture is arranged that a parent asked to be changed: as it was. From where it is seen is decided anew where the wish
 * is about that, or leaves no room for it.
 */
export function arrangedAsBefore(
  scene: SceneDescription,
  { arrangement, scene: was }: Pick<Composition, 'arrangement' | 'scene'>,
): Partial<Arrangement> {
  const { viewpoint, past, ...rest } = arrangement
  const isSame = scene.viewpoint === was.viewpoint && scene.shot === was.shot
  if (!isSame || !hasRoomFor({ ...scene, wishes: [] }, viewpoint)) return rest
  if (past === undefined) return { ...rest, viewpoint }
  return lookersOn(scene).some(({ name }) => name === past) ? { ...rest, viewpoint, past } : rest
}

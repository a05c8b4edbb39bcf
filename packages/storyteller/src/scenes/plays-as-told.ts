import type { Pose } from '@faith-fables/illustrator/scene-description'

/** What somebody makes music on. */
const instruments = /\b(?:horn|trumpet|trombone|tuba|drum|guitar|harp|lyre|lute|flute|violin)$/

/** What a whole choir or a dance does with the arms, and the bodies that do it otherwise. */
const performing: ReadonlySet<Pose> = new Set(['dance', 'stretch-arms', 'clap'])

/** What an honour of the day is, where it is not a ride: it is rung, worn or flown. */
const unridden = /\b(?:bell|crown|kite)$/

/**
 * Whoever has an instrument in the hands plays it, where somebody without one would dance, sing or ride; and nobody rides a bell
 * or a crown.
 */
export function poseWith(pose: Pose, held: string | undefined): Pose {
  if (held === undefined) return pose
  if (instruments.test(held) && (performing.has(pose) || pose === 'ride')) return 'play'
  return pose === 'ride' && unridden.test(held) ? 'cheer' : pose
}

import type { Pose } from '@faith-fables/illustrator/scene-description'

/** What somebody makes music on. */
const instruments = /\b(?:horn|trumpet|trombone|tuba|drum|guitar|harp|lyre|lute|flute|violin)$/

/** What a whole choir or a dance does with the arms, and the bodies that do it otherwise. */
const performing: ReadonlySet<Pose> = new Set(['dance', 'stretch-arms', 'clap'])

/** Whoever has an instrument in the hands plays it, where somebody without one would dance or sing. */
export const poseWith = (pose: Pose, held: string | undefined): Pose =>
  held !== undefined && instruments.test(held) && performing.has(pose) ? 'play' : pose

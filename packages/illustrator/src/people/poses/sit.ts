import { type PoseDrawing, resting } from '../stance.ts'

/** On the ground, legs crossed. Grown-ups get a stool: see seat. */
export const sit: PoseDrawing = (build) => {
  const stance = resting(build, 'crossed')
  const [x, y] = stance.hips
  return {
    ...stance,
    hands: { left: [x - build.hip - 34, y - 8], right: [x + build.hip + 34, y - 8] },
    front: { left: true, right: true },
    grip: 'both',
  }
}

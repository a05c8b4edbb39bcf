import { type PoseDrawing, resting } from '../stance.ts'

/** On a stool, hands in the lap. */
export const seat: PoseDrawing = (build) => {
  const stance = resting(build, 'seated')
  const [x, y] = stance.hips
  return {
    ...stance,
    turn: 0.35,
    hands: { left: [x + 14, y - 14], right: [x + build.hip + 34, y - 12] },
    front: { left: true, right: true },
    grip: 'both',
  }
}

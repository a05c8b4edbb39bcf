import { bent, type PoseDrawing, resting } from '../stance.ts'

/** Crouched, hands before the face. */
export const hide: PoseDrawing = (build) => {
  const stance = bent(resting(build, 'knees-up'), 8)
  const [x, y] = stance.head
  return {
    ...stance,
    turn: 0.3,
    nod: 0.5,
    hands: {
      left: [x - build.head * 0.34, y + build.head * 0.72],
      right: [x + build.head * 0.52, y + build.head * 0.72],
    },
    front: { left: true, right: true },
    grip: 'both',
  }
}

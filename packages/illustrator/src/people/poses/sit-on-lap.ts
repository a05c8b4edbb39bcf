import { type PoseDrawing, resting } from '../stance.ts'

export const sitOnLap: PoseDrawing = (build) => {
  const stance = resting(build, 'knees-up')
  const [x, y] = stance.hips
  return {
    ...stance,
    turn: 0.3,
    tilt: -6,
    hands: { left: [x + 4, y - 24], right: [x + build.hip + 34, y - 30] },
    front: { left: true, right: true },
    grip: 'both',
  }
}

import { bent, type PoseDrawing, resting } from '../stance.ts'

export const paddle: PoseDrawing = (build) => {
  const stance = bent(resting(build, 'seated'), 14)
  const [x, y] = stance.neck
  return {
    ...stance,
    turn: 0.6,
    hands: {
      left: [x + build.arm * 0.3, y + build.arm * 0.34],
      right: [x + build.shoulder + build.arm * 0.3, y + build.arm * 0.7],
    },
    front: { left: true, right: true },
  }
}

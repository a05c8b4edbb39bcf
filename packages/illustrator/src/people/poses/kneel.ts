import { bent, type PoseDrawing, resting } from '../stance.ts'

export const kneel: PoseDrawing = (build) => {
  const stance = bent(resting(build, 'kneeling'), 10)
  const [x, y] = stance.neck
  return {
    ...stance,
    turn: 0.5,
    nod: 0.35,
    hands: {
      left: [x + build.arm * 0.12, y + build.arm * 0.7],
      right: [x + build.shoulder + build.arm * 0.34, y + build.arm * 0.62],
    },
    front: { left: true, right: true },
  }
}

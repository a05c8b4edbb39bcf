import { bent, type PoseDrawing, resting } from '../stance.ts'

export const draw: PoseDrawing = (build) => {
  const stance = bent(resting(build, 'crossed'), 14)
  const [x, y] = stance.neck
  return {
    ...stance,
    turn: 0.45,
    nod: 0.75,
    hands: { left: [x - 10, y + build.arm * 0.66], right: [x + build.arm * 0.44, y + build.arm * 0.62] },
    front: { left: true, right: true },
  }
}

import { type PoseDrawing, resting } from '../stance.ts'

export const pray: PoseDrawing = (build) => {
  const stance = resting(build, 'kneeling')
  const [x, y] = stance.neck
  return {
    ...stance,
    turn: 0.35,
    nod: 0.55,
    hands: { left: [x + 8, y + build.arm * 0.32], right: [x + 20, y + build.arm * 0.32] },
    front: { left: true, right: true },
    grip: 'both',
    eyesClosed: true,
  }
}

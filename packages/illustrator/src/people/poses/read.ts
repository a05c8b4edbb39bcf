import { type PoseDrawing, resting } from '../stance.ts'

export const read: PoseDrawing = (build) => {
  const stance = resting(build, 'crossed')
  const [x, y] = stance.neck
  return {
    ...stance,
    turn: 0.15,
    nod: 0.7,
    hands: { left: [x - 36, y + build.arm * 0.52], right: [x + 46, y + build.arm * 0.52] },
    front: { left: true, right: true },
    grip: 'both',
  }
}

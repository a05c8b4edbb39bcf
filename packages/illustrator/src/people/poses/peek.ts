import { atEase, bent, type PoseDrawing } from '../stance.ts'

export const peek: PoseDrawing = (build) => {
  const stance = bent(atEase(build), 28)
  const [x, y] = stance.neck
  return {
    ...stance,
    turn: 0.6,
    tilt: 14,
    hands: { left: [x - 6, y + build.arm * 0.6], right: [x + build.shoulder + 12, y + build.arm * 0.3] },
    front: { left: true, right: true },
    grip: 'left',
  }
}

import { atEase, bent, type PoseDrawing } from '../stance.ts'

export const lean: PoseDrawing = (build) => {
  const { neckY, arm, shoulder } = build
  return {
    ...bent(atEase(build), 24),
    turn: 0.5,
    tilt: 9,
    hands: { left: [shoulder * 0.4, neckY + arm * 0.6], right: [shoulder + arm * 0.5, neckY + arm * 0.56] },
    front: { left: true, right: true },
  }
}

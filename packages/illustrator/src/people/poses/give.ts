import { atEase, bent, type PoseDrawing } from '../stance.ts'

export const give: PoseDrawing = (build) => {
  const { neckY, arm, shoulder } = build
  return {
    ...bent(atEase(build), 8),
    turn: 0.7,
    hands: {
      left: [shoulder * 0.6 + arm * 0.42, neckY + arm * 0.5],
      right: [shoulder + arm * 0.62, neckY + arm * 0.4],
    },
    front: { left: true, right: true },
    grip: 'both',
  }
}

import { atEase, type PoseDrawing } from '../stance.ts'

export const point: PoseDrawing = (build) => {
  const { neckY, arm, shoulder } = build
  return {
    ...atEase(build),
    turn: 0.6,
    hands: {
      left: [-shoulder - arm * 0.18, neckY + arm * 0.86],
      right: [shoulder + arm * 0.84, neckY - arm * 0.12],
    },
    front: { left: false, right: true },
    grip: 'left',
  }
}

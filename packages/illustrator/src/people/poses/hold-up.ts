import { atEase, type PoseDrawing } from '../stance.ts'

export const holdUp: PoseDrawing = (build) => {
  const { neckY, arm, shoulder } = build
  return {
    ...atEase(build),
    turn: 0.3,
    nod: -0.5,
    hands: {
      left: [-shoulder - arm * 0.2, neckY + arm * 0.86],
      right: [shoulder + arm * 0.68, neckY - arm * 0.6],
    },
    front: { left: false, right: true },
  }
}

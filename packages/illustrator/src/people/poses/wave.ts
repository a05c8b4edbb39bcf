import { atEase, type PoseDrawing } from '../stance.ts'

export const wave: PoseDrawing = (build) => {
  const { neckY, arm, shoulder } = build
  return {
    ...atEase(build),
    tilt: 4,
    hands: {
      left: [-shoulder - arm * 0.2, neckY + arm * 0.86],
      right: [shoulder + arm * 0.74, neckY - arm * 0.5],
    },
    front: { left: false, right: true },
    grip: 'left',
  }
}

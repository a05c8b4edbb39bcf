import { atEase, type PoseDrawing } from '../stance.ts'

export const stretchArms: PoseDrawing = (build) => {
  const { neckY, arm, shoulder, hip } = build
  return {
    ...atEase(build),
    hands: {
      left: [-shoulder - arm * 0.86, neckY + arm * 0.02],
      right: [shoulder + arm * 0.86, neckY + arm * 0.02],
    },
    front: { left: true, right: true },
    legs: { kind: 'feet', left: [-hip - 14, 0], right: [hip + 14, 0] },
  }
}

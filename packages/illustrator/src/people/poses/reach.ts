import { atEase, bent, type PoseDrawing } from '../stance.ts'

export const reach: PoseDrawing = (build) => {
  const { neckY, arm, shoulder, hip } = build
  return {
    ...bent(atEase(build), 16),
    turn: 0.65,
    hands: {
      left: [-shoulder - arm * 0.3, neckY + arm * 0.7],
      right: [shoulder + arm * 0.86, neckY + arm * 0.1],
    },
    front: { left: false, right: true },
    legs: { kind: 'feet', left: [-hip - 18, -10], right: [hip + 16, 0] },
  }
}

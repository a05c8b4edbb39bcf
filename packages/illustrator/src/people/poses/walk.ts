import { atEase, bent, type PoseDrawing } from '../stance.ts'

export const walk: PoseDrawing = (build) => {
  const { hip, neckY, arm, shoulder } = build
  return {
    ...bent(atEase(build), 5),
    turn: 0.6,
    hands: {
      left: [-shoulder - arm * 0.34, neckY + arm * 0.74],
      right: [shoulder + arm * 0.36, neckY + arm * 0.7],
    },
    legs: { kind: 'feet', left: [-hip - 30, -7], right: [hip + 28, 0] },
  }
}

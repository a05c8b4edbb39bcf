import { atEase, bent, type PoseDrawing } from '../stance.ts'

export const run: PoseDrawing = (build) => {
  const { hip, neckY, arm, shoulder, hipY } = build
  return {
    ...bent(atEase(build), 16),
    turn: 0.7,
    tilt: 3,
    hands: {
      left: [-shoulder - arm * 0.42, neckY + arm * 0.5],
      right: [shoulder + arm * 0.52, neckY + arm * 0.22],
    },
    front: { left: false, right: true },
    legs: { kind: 'feet', left: [-hip - 62, hipY * 0.42], right: [hip + 46, -6] },
    lift: 12,
  }
}

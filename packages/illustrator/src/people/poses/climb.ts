import { atEase, bent, type PoseDrawing } from '../stance.ts'

export const climb: PoseDrawing = (build) => {
  const { hip, neckY, arm, shoulder, hipY } = build
  return {
    ...bent(atEase(build), 8),
    turn: 0.6,
    nod: -0.7,
    hands: {
      left: [shoulder * 0.7 + arm * 0.3, neckY + arm * 0.16],
      right: [shoulder + arm * 0.66, neckY - arm * 0.6],
    },
    front: { left: true, right: true },
    legs: { kind: 'feet', left: [-hip, 0], right: [hip + 34, hipY * 0.5] },
    lift: 26,
  }
}

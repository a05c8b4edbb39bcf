import { atEase, bent, type PoseDrawing } from '../stance.ts'

export const dance: PoseDrawing = (build) => {
  const { neckY, arm, shoulder, hip, hipY } = build
  return {
    ...bent(atEase(build), -8, 0),
    tilt: -6,
    hands: {
      left: [-shoulder - arm * 0.66, neckY + arm * 0.24],
      right: [shoulder + arm * 0.66, neckY - arm * 0.6],
    },
    front: { left: true, right: true },
    legs: { kind: 'feet', left: [-hip + 4, 0], right: [hip + 46, hipY * 0.24] },
    lift: 6,
  }
}

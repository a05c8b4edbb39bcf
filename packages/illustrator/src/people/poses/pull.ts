import { atEase, bent, type PoseDrawing } from '../stance.ts'

export const pull: PoseDrawing = (build) => {
  const { neckY, arm, shoulder, hip } = build
  return {
    ...bent(atEase(build), -22),
    turn: 0.6,
    tilt: -6,
    hands: {
      left: [shoulder + arm * 0.22, neckY + arm * 0.5],
      right: [shoulder + arm * 0.42, neckY + arm * 0.46],
    },
    front: { left: true, right: true },
    legs: { kind: 'feet', left: [-hip - 6, 0], right: [hip + 44, 0] },
    grip: 'both',
  }
}

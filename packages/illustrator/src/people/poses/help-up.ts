import { atEase, bent, type PoseDrawing } from '../stance.ts'

/** Leaning down with an outstretched hand. */
export const helpUp: PoseDrawing = (build, contact) => {
  const { neckY, arm, shoulder, hip } = build
  const meeting = contact?.hand ?? [shoulder + arm * 0.66, neckY + arm * 0.72]
  return {
    ...bent(atEase(build), 26),
    turn: 0.7,
    nod: 0.4,
    hands: { left: [-shoulder - arm * 0.3, neckY + arm * 0.62], right: [meeting[0] + 10, meeting[1]] },
    front: { left: false, right: true },
    legs: { kind: 'feet', left: [-hip - 26, 0], right: [hip + 18, 0] },
    grip: 'left',
  }
}

import { atEase, type PoseDrawing } from '../stance.ts'

export const cheer: PoseDrawing = (build) => {
  const { neckY, arm, shoulder, hip } = build
  return {
    ...atEase(build),
    nod: -0.3,
    hands: {
      left: [-shoulder - arm * 0.72, neckY - arm * 0.56],
      right: [shoulder + arm * 0.72, neckY - arm * 0.56],
    },
    front: { left: true, right: true },
    legs: { kind: 'feet', left: [-hip - 12, 0], right: [hip + 12, 0] },
  }
}

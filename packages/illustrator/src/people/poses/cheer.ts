import { atEase, type PoseDrawing } from '../stance.ts'

export const cheer: PoseDrawing = (build) => {
  const { neckY, arm, shoulder, hip } = build
  return {
    ...atEase(build),
    nod: -0.3,
    hands: {
      left: [-shoulder - arm * 0.52, neckY - arm * 0.58],
      right: [shoulder + arm * 0.52, neckY - arm * 0.58],
    },
    front: { left: true, right: true },
    legs: { kind: 'feet', left: [-hip - 12, 0], right: [hip + 12, 0] },
  }
}

import { atEase, type PoseDrawing } from '../stance.ts'

export const jump: PoseDrawing = (build) => {
  const { neckY, arm, shoulder, hip, hipY } = build
  return {
    ...atEase(build),
    nod: -0.2,
    hands: {
      left: [-shoulder - arm * 0.8, neckY - arm * 0.42],
      right: [shoulder + arm * 0.8, neckY - arm * 0.42],
    },
    front: { left: true, right: true },
    legs: { kind: 'feet', left: [-hip - 34, hipY * 0.34], right: [hip + 26, hipY * 0.2] },
    lift: 46,
  }
}

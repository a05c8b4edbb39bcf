import { atEase, type PoseDrawing } from '../stance.ts'

export const lookUp: PoseDrawing = (build) => {
  const { neckY, arm, shoulder } = build
  return {
    ...atEase(build),
    turn: 0.35,
    tilt: -7,
    nod: -1,
    hands: { left: [-shoulder - arm * 0.1, neckY + arm * 0.84], right: [18, neckY + arm * 0.42] },
    front: { left: false, right: true },
  }
}

import { atEase, type PoseDrawing } from '../stance.ts'

export const holdHands: PoseDrawing = (build, contact) => {
  const { neckY, arm, shoulder } = build
  const meeting = contact?.hand ?? [shoulder + arm * 0.46, neckY + arm * 0.7]
  return {
    ...atEase(build),
    turn: 0.35,
    hands: { left: [-shoulder - arm * 0.2, neckY + arm * 0.86], right: [meeting[0], meeting[1]] },
    front: { left: false, right: true },
    grip: 'left',
  }
}

import { atEase, type PoseDrawing } from '../stance.ts'

export const clap: PoseDrawing = (build) => {
  const { neckY, arm } = build
  return {
    ...atEase(build),
    turn: 0.2,
    hands: { left: [-6, neckY + arm * 0.34], right: [24, neckY + arm * 0.3] },
    front: { left: true, right: true },
    grip: 'both',
  }
}

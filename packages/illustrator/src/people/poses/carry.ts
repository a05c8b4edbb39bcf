import { atEase, type PoseDrawing } from '../stance.ts'

/** Both arms around what is carried. */
export const carry: PoseDrawing = (build) => {
  const { neckY, arm, hip } = build
  return {
    ...atEase(build),
    turn: 0.3,
    hands: { left: [-24, neckY + arm * 0.56], right: [34, neckY + arm * 0.56] },
    front: { left: true, right: true },
    legs: { kind: 'feet', left: [-hip - 8, -4], right: [hip + 10, 0] },
    grip: 'both',
  }
}

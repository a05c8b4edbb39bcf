import { atEase, type PoseDrawing } from '../stance.ts'

/** An instrument, a ball: hands up before the chest, one foot forward. */
export const play: PoseDrawing = (build) => {
  const { neckY, arm, shoulder, hip } = build
  return {
    ...atEase(build),
    turn: 0.4,
    tilt: 5,
    hands: { left: [shoulder * 0.3, neckY + arm * 0.36], right: [shoulder + arm * 0.42, neckY + arm * 0.22] },
    front: { left: true, right: true },
    legs: { kind: 'feet', left: [-hip - 8, 0], right: [hip + 22, -4] },
    grip: 'both',
  }
}

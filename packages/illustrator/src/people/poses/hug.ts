import { atEase, bent, type PoseDrawing } from '../stance.ts'

/** One arm around the neighbour, the other across. */
export const hug: PoseDrawing = (build, contact) => {
  const { neckY, arm, shoulder } = build
  const back = contact?.farShoulder ?? [shoulder * 0.5, neckY + arm * 0.42]
  return {
    ...bent(atEase(build), contact ? 12 : 0),
    turn: contact ? 0.6 : 0.2,
    tilt: contact ? 8 : 4,
    nod: 0.2,
    hands: {
      left: contact ? [shoulder + arm * 0.3, neckY + arm * 0.46] : [30, neckY + arm * 0.36],
      right: [back[0], back[1] + 26],
    },
    front: { left: true, right: true },
    around: contact ? 'right' : null,
    eyesClosed: true,
  }
}

import { atEase, bent, type PoseDrawing } from '../stance.ts'

/** A hand on the neighbour's shoulder. */
export const comfort: PoseDrawing = (build, contact) => {
  const { neckY, arm, shoulder } = build
  const resting = contact?.shoulder ?? [shoulder + arm * 0.56, neckY + arm * 0.2]
  return {
    ...bent(atEase(build), 10),
    turn: 0.6,
    tilt: 7,
    nod: 0.3,
    hands: { left: [-shoulder * 0.2, neckY + arm * 0.56], right: [resting[0] + 6, resting[1] + 24] },
    front: { left: true, right: true },
    around: contact ? 'right' : null,
    grip: 'left',
  }
}

import { distance, shifted } from '../../geometry/point.ts'
import { atEase, bent, type PoseDrawing } from '../stance.ts'

/** One arm around the neighbour, as far as it reaches; the other across. Alone: arms about oneself. */
export const hug: PoseDrawing = (build, contact) => {
  const { neckY, arm, shoulder } = build
  const stance = bent(atEase(build), contact ? 12 : 0)
  if (!contact) {
    return {
      ...stance,
      turn: 0.2,
      tilt: 4,
      nod: 0.2,
      hands: { left: [30, neckY + arm * 0.36], right: [-24, neckY + arm * 0.44] },
      front: { left: true, right: true },
      eyesClosed: true,
    }
  }
  const reachesFar = distance([stance.neck[0] + shoulder, stance.neck[1]], contact.farShoulder) < arm
  return {
    ...stance,
    turn: 0.6,
    tilt: 8,
    nod: 0.2,
    hands: {
      left: [shoulder + arm * 0.3, neckY + arm * 0.46],
      right: shifted(reachesFar ? contact.farShoulder : contact.shoulder, 4, 26),
    },
    front: { left: true, right: true },
    around: 'right',
    eyesClosed: true,
  }
}

import { atEase, bent, type PoseDrawing } from '../stance.ts'

/** Bent over something: kneading, planting, mending. */
export const work: PoseDrawing = (build) => {
  const stance = bent(atEase(build), 20)
  const [x, y] = stance.neck
  return {
    ...stance,
    turn: 0.55,
    nod: 0.55,
    hands: {
      left: [x + build.arm * 0.2, y + build.arm * 0.66],
      right: [x + build.shoulder + build.arm * 0.34, y + build.arm * 0.6],
    },
    front: { left: true, right: true },
    grip: 'both',
  }
}

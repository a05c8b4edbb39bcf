import type { PoseDrawing } from '../stance.ts'
import { seat } from './seat.ts'

/** How grown-ups read: on a stool, the book before the chest. */
export const readSeated: PoseDrawing = (build, contact) => {
  const stance = seat(build, contact)
  const [x, y] = stance.neck
  return {
    ...stance,
    turn: 0.2,
    nod: 0.6,
    hands: { left: [x - 34, y + build.arm * 0.52], right: [x + 50, y + build.arm * 0.52] },
  }
}

import { Ornament } from '../../../ui/pictures/ornament.tsx'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import './picture-candidates.css'

/** Holds the place of a picture that is still being drawn, so that nothing moves when it comes. */
export function DrawingPlace() {
  return (
    <div className="candidate-drawing">
      <Skeleton />
      <Ornament name="brush" />
      <span>Being drawn...</span>
    </div>
  )
}

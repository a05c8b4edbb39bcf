import { Ornament } from '../../ui/ornament.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
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

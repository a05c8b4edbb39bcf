import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import './card-skeletons.css'

/** A row of cards to come. The height is that of the cards, so that nothing moves when they arrive. */
export function CardSkeletons({ width, height }: { width: number; height: number }) {
  return (
    <div className="card-skeletons" style={{ height }}>
      {[0, 1, 2, 3].map((place) => (
        <span key={place} style={{ width }}>
          <Skeleton className="h-full" />
        </span>
      ))}
    </div>
  )
}

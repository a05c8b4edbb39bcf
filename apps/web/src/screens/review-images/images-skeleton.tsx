import { Sheet } from '../../ui/paper/sheet.tsx'
import { Skeleton } from '../../ui/waiting/skeleton.tsx'
import './candidates/picture-candidates.css'
import './scenes/scene-card.css'

/** The first scenes before they are there: everything already has its place. */
export function ImagesSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your pictures...
      </p>
      <div className="stack gap-7" aria-hidden="true">
        <SceneSkeleton />
        <SceneSkeleton />
      </div>
    </>
  )
}

function SceneSkeleton() {
  return (
    <Sheet className="scene">
      <div className="scene-head">
        <Skeleton className="h-8 w-40" />
      </div>
      <Skeleton className="h-72" />
      <div className="candidates">
        <Skeleton className="candidate-drawing" />
        <Skeleton className="candidate-drawing" />
      </div>
      <div className="scene-wish">
        <Skeleton className="h-28" />
      </div>
    </Sheet>
  )
}

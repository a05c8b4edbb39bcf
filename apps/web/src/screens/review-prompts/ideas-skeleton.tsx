import { Sheet } from '../../ui/paper/sheet.tsx'
import { Skeleton } from '../../ui/waiting/skeleton.tsx'

/** The first idea before it is there. */
export function IdeasSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your picture ideas...
      </p>
      <Sheet aria-hidden="true" className="stack">
        <Skeleton className="h-11 w-48" />
        <Skeleton className="h-16" />
        <Skeleton className="h-14" />
        <Skeleton className="h-32" />
      </Sheet>
    </>
  )
}

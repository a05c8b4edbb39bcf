import { Bookplate } from '../../ui/paper/bookplate.tsx'
import { Sheet } from '../../ui/paper/sheet.tsx'
import { Skeleton } from '../../ui/waiting/skeleton.tsx'
import './text/story-sheet.css'

/** The desk before the story is there: everything already has its place. */
export function ReviewSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your story...
      </p>
      <div className="split" aria-hidden="true">
        <Sheet className="stack">
          <div className="stack gap-2">
            <Skeleton className="h-8 w-3/5" />
            <Skeleton className="h-5 w-4/5" />
          </div>
          <Skeleton className="story-sheet-text" />
          <div className="story-sheet-foot" />
        </Sheet>
        <aside className="stack gap-6">
          <Bookplate className="gap-3.5">
            <Skeleton className="h-7 w-4/5" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-14 w-full" />
          </Bookplate>
        </aside>
      </div>
    </>
  )
}

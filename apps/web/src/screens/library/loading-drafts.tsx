import { LoadingText } from '../../ui/waiting/loading-text.tsx'
import { Skeleton } from '../../ui/waiting/skeleton.tsx'

const rows = ['first', 'second', 'third']

/** Blank rows where the stories in progress will stand. */
export function LoadingDrafts() {
  return (
    <div className="stack">
      <LoadingText asLine>Loading your library...</LoadingText>
      {rows.map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}

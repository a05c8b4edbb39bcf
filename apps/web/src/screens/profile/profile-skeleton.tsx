import { LoadingText } from '../../ui/loading-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import './profile-cards.css'

/** The four sheets as blank paper, where they will stand. */
export function ProfileSkeleton() {
  return (
    <>
      <LoadingText>Loading profile...</LoadingText>
      <div className="profile-cards">
        <div>
          <Skeleton className="h-[560px] rounded-card" />
          <Skeleton className="h-[470px] rounded-card" />
        </div>
        <div>
          <Skeleton className="h-[420px] rounded-card" />
          <Skeleton className="h-[300px] rounded-card" />
        </div>
      </div>
    </>
  )
}

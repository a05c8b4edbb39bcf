import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '../../session/profile-query.ts'
import { useSession } from '../../session/session.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { ProfileCards } from './profile-cards.tsx'
import { PublishedNotice } from './published-notice.tsx'

/** The parent's own page: who they are, their tokens and the characters they keep. */
export function ProfileScreen() {
  return (
    <Page title="User Profile">
      <PublishedNotice />
      <ProfileContent />
    </Page>
  )
}

function ProfileContent() {
  const { parent } = useSession()
  const user = parent && { ...parent, displayName: parent.displayName ?? '' }
  // Each visit asks again: the balance may have changed.
  const { data: profile, isError, error, refetch } = useQuery({ ...profileQuery(user), staleTime: 0 })

  if (!parent) return <Note title="User not logged in." />
  const failure = isError && (
    <FailureNote title={`Failed to load profile: ${error.message}`} onRetry={() => void refetch()} />
  )
  if (!profile) return failure || <LoadingText>Loading profile...</LoadingText>
  if (!profile.uid) return <Note tone="error" title="No profile data available. Please log in again." />
  return (
    <div className="stack gap-8">
      {failure}
      <ProfileCards profile={profile} />
    </div>
  )
}

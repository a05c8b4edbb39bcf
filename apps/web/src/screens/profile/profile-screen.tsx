import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { profileQuery } from '../../session/profile-query.ts'
import { useSession } from '../../session/session.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { Note } from '../../ui/messages/note.tsx'
import { Page } from '../../ui/page/page.tsx'
import { FirstStoryStep } from './first-story-step.tsx'
import { LetterOnItsWay } from './letter-on-its-way.tsx'
import { ProfileCards } from './profile-cards.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
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
  // Each visit asks again, and each return from another tab: name, picture and balance may have changed.
  const current = { ...profileQuery(user), staleTime: 0, refetchOnWindowFocus: true }
  const { data: profile, isError, error, refetch } = useQuery(current)

  if (!parent) return <NotLoggedIn />
  const failure = isError && (
    <FailureNote title={`Failed to load profile: ${error.message}`} onRetry={() => void refetch()} />
  )
  if (!profile) return failure || <ProfileSkeleton />
  if (!profile.uid) {
    return (
      <FailureNote title="No profile data available. Please log in again." onRetry={() => void refetch()} />
    )
  }
  return (
    <div className="stack gap-8">
      {failure}
      <FirstStoryStep />
      <LetterOnItsWay profile={profile} />
      <ProfileCards profile={profile} />
    </div>
  )
}

function NotLoggedIn() {
  return (
    <Note title="User not logged in.">
      <LinkButton to={paths.login()}>Login</LinkButton>
    </Note>
  )
}

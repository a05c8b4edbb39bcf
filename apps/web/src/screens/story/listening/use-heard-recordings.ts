import type { HeardRecording, PublicStory } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { heardRecordingsQuery } from '../../../api/stories/recording-queries.ts'
import { useSession } from '../../../session/session.ts'
import type { ReaderAccess } from '../controls/reader-header.tsx'

const none: readonly HeardRecording[] = []

/** Who reads this story aloud to whoever reads it here: the family alone hears them. */
export function useHeardRecordings(
  story: Pick<PublicStory, 'id' | 'userId'>,
  access: ReaderAccess,
): readonly HeardRecording[] {
  const { parent } = useSession()
  const isOwn = access === 'full' && parent?.uid === story.userId
  const { data } = useQuery({
    ...heardRecordingsQuery(story.id, access === 'child' ? 'child' : 'parent'),
    enabled: access === 'child' || isOwn,
  })
  return data ?? none
}

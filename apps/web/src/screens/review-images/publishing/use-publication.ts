import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { isOvertaken } from '../../../api/calls/is-overtaken.ts'
import { useKeyedMutation } from '../../../api/calls/use-keyed-mutation.ts'
import { publishStory } from '../../../api/making/generation-queries.ts'
import { seenGenerationQuery } from '../../../api/making/seen-generation-query.ts'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session.ts'
import { forgetPictureWishes } from '../redrawing/use-picture-wishes.ts'
import { forgetFront } from './use-front.ts'

/** Publishes, then goes to the profile, which tells of it. */
export function usePublication(generationId: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { parent } = useSession()
  const isPublished = useRef(false)
  const publication = useKeyedMutation({
    mutationKey: ['publish', generationId],
    send: (coverUrl: string | null, key) => publishStory(generationId, coverUrl, key),
    onSuccess: async ({ storyId }) => {
      isPublished.current = true
      // A look under way would find it published and lead to the profile a second time.
      await client.cancelQueries(seenGenerationQuery(generationId))
      forgetPictureWishes(parent?.uid ?? '', generationId)
      forgetFront(parent?.uid ?? '', generationId)
      await navigate(paths.profile(), { state: { publishedStoryId: storyId } })
    },
    // Published or deleted in another tab: the next look leads on.
    onError: (error) => {
      if (isOvertaken(error)) return client.refetchQueries(seenGenerationQuery(generationId))
    },
  })
  return {
    ...publication,
    begin(coverUrl: string | null) {
      // This screen stands until the next one is drawn: the second click of two may still reach its button.
      if (!isPublished.current) publication.begin(coverUrl)
    },
  }
}

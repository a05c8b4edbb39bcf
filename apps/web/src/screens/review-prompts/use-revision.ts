import { useQueryClient } from '@tanstack/react-query'
import { isOvertaken } from '../../api/calls/is-overtaken.ts'
import { useKeyedMutation } from '../../api/calls/use-keyed-mutation.ts'
import { revisePictureIdeas } from '../../api/making/generation-queries.ts'
import { type SeenGeneration, seenGenerationQuery } from '../../api/making/seen-generation-query.ts'
import { useSession } from '../../session/session.ts'
import { forgetTypedIdeas } from './use-typed-ideas.ts'

/** A picture idea in the parent's words. */
export interface RevisedIdea {
  index: number
  pictureIdea: string
}

/** Sends the ideas; from then on the screen looks how they are judged. */
export function useRevision(generationId: string) {
  const client = useQueryClient()
  const { parent } = useSession()
  const query = seenGenerationQuery(generationId)
  return useKeyedMutation({
    mutationKey: ['revise-ideas', generationId],
    send: (ideas: readonly RevisedIdea[]) => revisePictureIdeas(generationId, ideas),
    onSuccess: ({ status }) => {
      forgetTypedIdeas(parent?.uid ?? '', generationId)
      client.setQueryData<SeenGeneration>(
        query.queryKey,
        (seen) => seen && { record: { ...seen.record, status }, looks: 0, unanswered: 0 },
      )
    },
    onError: (error) => {
      // They arrived before, by a call whose answer was lost or from another tab: show how things stand.
      if (isOvertaken(error)) return client.refetchQueries(query)
    },
  })
}

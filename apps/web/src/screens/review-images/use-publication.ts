import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { publishStory, seenGenerationQuery } from '../../api/generation-queries.ts'
import { paths } from '../../paths.ts'

/** Publishes, then goes to the profile, which tells of it. */
export function usePublication(generationId: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => publishStory(generationId),
    onSuccess: async ({ storyId }) => {
      await client.cancelQueries(seenGenerationQuery(generationId))
      void client.invalidateQueries({ queryKey: ['parent'], refetchType: 'none' })
      await navigate(paths.profile(), { state: { publishedStoryId: storyId } })
    },
  })
}

import type { PublicStory, StoryEdition } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../../../api/making/public-queries.ts'
import { libraryQuery } from '../../../api/stories/library-queries.ts'
import { useSession } from '../../../session/session.ts'

/** The editions of a story that its reader may read. What everybody is told of a public story leaves out the editions that are its parent's alone: her library knows them. */
export function useEditions(story: PublicStory): readonly StoryEdition[] {
  const { parent } = useSession()
  const isOwn = parent !== null && parent.uid === story.userId
  const mayLack = isOwn && story.visibility === 'public'
  const { data: config } = useQuery({ ...configQuery, enabled: mayLack })
  const { data: library } = useQuery({
    ...libraryQuery,
    enabled: mayLack && Boolean(config?.languages?.length),
  })
  const told = story.editions ?? []
  return (isOwn && library?.find(({ id }) => id === story.id)?.editions) || told
}

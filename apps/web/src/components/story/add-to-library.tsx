import type { PublicStory } from '@faith-fables/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { messageOf } from '../../api/calls/api-error.ts'
import { addedStoriesQuery, addStoryMutation } from '../../api/stories/added-story-queries.ts'
import { Button } from '../../ui/buttons/button.tsx'

export interface AddToLibraryProps {
  /** A public story of another family. */
  story: PublicStory
  className?: string
  /** Called when the server refused, with why. */
  onRefused: (why: string) => void
}

/** For a signed-in reader: puts the story on their own shelf, and takes it from there again. */
export function AddToLibrary({ story, className, onRefused }: AddToLibraryProps) {
  const { data: added } = useQuery(addedStoriesQuery)
  const adding = useMutation(addStoryMutation(useQueryClient()))
  if (!added) return null
  const isAdded = added.stories.some(({ id }) => id === story.id)
  const words = isAdded ? 'In my library' : 'Add to my library'
  const Icon = isAdded ? BookmarkCheck : BookmarkPlus
  return (
    <Button
      tone="quiet"
      className={className}
      aria-label={`${words}: ${story.title}`}
      onClick={() =>
        adding.mutate({ story, isAdded: !isAdded }, { onError: (error) => onRefused(messageOf(error)) })
      }
    >
      <Icon className="icon" aria-hidden="true" />
      {words}
    </Button>
  )
}

import type { DeskStory } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { featuringMutation, putBackMutation, takeDownMutation } from '../../../api/desk/desk-queries.ts'
import type { Saying } from '../use-said.tsx'

/** What is done with a public story, or with one that was taken down; each deed says what became of it. */
export function useStoryDeeds({ praise, refuse }: Saying) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<DeskStory | null>(null)
  const featuring = useMutation(featuringMutation(client))
  const takingDown = useMutation(takeDownMutation(client))
  const puttingBack = useMutation(putBackMutation(client))

  return {
    /** The story somebody is asked about. */
    asked,
    ask: setAsked,
    keep: () => setAsked(null),
    isUnderWay: takingDown.isPending || puttingBack.isPending,
    /** The story that is being put on the landing page, or taken off. */
    featuredNow: featuring.isPending ? featuring.variables.id : null,
    feature({ id, title, isFeatured }: DeskStory) {
      if (featuring.isPending) return
      const isNext = !isFeatured
      featuring.mutate(
        { id, isFeatured: isNext },
        {
          onSuccess: () => praise(`“${title}” is ${isNext ? 'on' : 'no longer on'} the landing page.`),
          onError: (error) => refuse(`“${title}” is as it was.`, error),
        },
      )
    },
    takeDown({ id, title }: DeskStory, reason: string) {
      if (takingDown.isPending) return
      takingDown.mutate(
        { id, reason },
        {
          onSuccess: () => praise(`“${title}” was taken down.`),
          onError: (error) => refuse(`“${title}” was not taken down.`, error),
          onSettled: () => setAsked(null),
        },
      )
    },
    putBack({ id, title }: DeskStory) {
      if (puttingBack.isPending) return
      puttingBack.mutate(
        { id },
        {
          onSuccess: () => praise(`“${title}” is public again.`),
          onError: (error) => refuse(`“${title}” was not put back.`, error),
          onSettled: () => setAsked(null),
        },
      )
    },
  }
}

export type StoryDeeds = ReturnType<typeof useStoryDeeds>

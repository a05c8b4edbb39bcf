import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { messageOf } from '../api/api-error.ts'
import { hideStoryMutation, type OwnStory, requestPublicMutation } from '../api/library-queries.ts'

/** What became of an action. It vanishes by itself. */
export interface StoryBanner {
  tone: 'good' | 'refusal'
  message: string
  /** Why it was not done, where the message does not say. */
  detail?: string
}

/**
 * What owners do with their stories, wherever these stand: deleting, after being asked, and asking for them to become
 * public. `StoryActionsPlace` shows the question and the banner.
 *
 * @param onButtonGone called when it was done and the pressed button has gone: the focus wants another place
 */
export function useStoryActions(onButtonGone: () => void) {
  const client = useQueryClient()
  const [inQuestion, setInQuestion] = useState<OwnStory | null>(null)
  const [banner, setBanner] = useState<StoryBanner | null>(null)
  const hiding = useMutation(hideStoryMutation(client))
  const requesting = useMutation(requestPublicMutation(client))
  const endBanner = useCallback(() => setBanner(null), [])

  function remove() {
    if (!inQuestion) return
    const { title, _type } = inQuestion
    endBanner()
    hiding.mutate(inQuestion, {
      onSuccess: () => {
        setBanner({ tone: 'good', message: `"${title}" was deleted.` })
        onButtonGone()
      },
      onError: (error) =>
        setBanner({
          tone: 'refusal',
          message: `Failed to hide ${_type} story.`,
          detail: messageOf(error),
        }),
      onSettled: () => setInQuestion(null),
    })
  }

  function requestPublic(story: OwnStory) {
    if (requesting.isPending) return
    endBanner()
    requesting.mutate(story, {
      onSuccess: () => {
        setBanner({ tone: 'good', message: `Request submitted for "${story.title}".` })
        onButtonGone()
      },
      onError: (error) =>
        setBanner({ tone: 'refusal', message: `Failed to submit request: ${messageOf(error)}` }),
    })
  }

  return {
    askToDelete: setInQuestion,
    requestPublic,
    inQuestion,
    keep: () => setInQuestion(null),
    remove,
    isRemoving: hiding.isPending,
    banner,
    endBanner,
  }
}

export type StoryActions = ReturnType<typeof useStoryActions>

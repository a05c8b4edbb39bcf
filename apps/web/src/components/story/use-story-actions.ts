import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError, isSignInEnded, messageOf } from '../../api/calls/api-error.ts'
import { hideStoryMutation, type OwnStory, requestPublicMutation } from '../../api/stories/library-queries.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { wayBackTo } from '../../session/way-back.ts'

/** What became of an action. It vanishes by itself. */
export interface StoryBanner {
  tone: 'good' | 'refusal'
  message: string
  /** Why it was not done, where the message does not say. */
  detail?: string
}

/** What the parent is asked about before it is done. */
export interface StoryQuestion {
  deed: 'delete' | 'request-public'
  story: OwnStory
}

/**
 * What owners do with their stories, wherever these stand: deleting them and asking for them to become public, each
 * after being asked. `StoryActionsPlace` shows the question and the banner.
 *
 * @param onButtonGone called when it was done and the pressed button has gone: the focus wants another place
 */
export function useStoryActions(onButtonGone: () => void) {
  const client = useQueryClient()
  const leadToLogin = useLeadToLogin()
  const { reloadBalance } = useSession()
  const [question, setQuestion] = useState<StoryQuestion | null>(null)
  const [banner, setBanner] = useState<StoryBanner | null>(null)
  const hiding = useMutation(hideStoryMutation(client))
  const requesting = useMutation(requestPublicMutation(client))
  const endBanner = useCallback(() => setBanner(null), [])

  function settle(banner: StoryBanner) {
    setQuestion(null)
    setBanner(banner)
    if (banner.tone === 'good') onButtonGone()
  }

  function refuse(error: Error, banner: Omit<StoryBanner, 'tone'>) {
    if (isSignInEnded(error)) leadToLogin()
    else settle({ tone: 'refusal', ...banner })
  }

  function remove(story: OwnStory) {
    hiding.mutate(story, {
      onSuccess: () => settle({ tone: 'good', message: `"${story.title}" was deleted.` }),
      onError: (error) =>
        refuse(error, { message: `Failed to hide ${story._type} story.`, detail: messageOf(error) }),
    })
  }

  function requestPublic(story: OwnStory) {
    requesting.mutate(story, {
      onSuccess: () => settle({ tone: 'good', message: `Request submitted for "${story.title}".` }),
      onError: (error) => {
        // The next question then says what is missing.
        if (error instanceof ApiError && error.code === 'EMAIL_NOT_VERIFIED') void reloadBalance()
        refuse(error, { message: `Failed to submit request: ${messageOf(error)}` })
      },
    })
  }

  return {
    askToDelete: (story: OwnStory) => setQuestion({ deed: 'delete', story }),
    askToRequestPublic: (story: OwnStory) => setQuestion({ deed: 'request-public', story }),
    question,
    keep: () => setQuestion(null),
    /** Does what the parent was asked about. */
    confirm() {
      if (!question || hiding.isPending || requesting.isPending) return
      endBanner()
      if (question.deed === 'delete') remove(question.story)
      else requestPublic(question.story)
    },
    isUnderWay: hiding.isPending || requesting.isPending,
    banner,
    endBanner,
  }
}

/** These deeds stand on screens for everybody, too, which nobody has to leave when a sign-in ends. */
function useLeadToLogin() {
  const navigate = useNavigate()
  const location = useLocation()
  const { parent } = useSession()
  return () => void navigate(paths.login(), { replace: true, state: wayBackTo(location, parent?.uid) })
}

export type StoryActions = ReturnType<typeof useStoryActions>

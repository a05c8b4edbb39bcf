import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { choicesIn } from '../choices/stored-draft.ts'
import type { StoryChoices } from '../choices/story-form.ts'

/** A story that was ordered from this form and is being watched. */
export interface StoryUnderWay {
  generationId: string
  /** As they were sent: the form shows them again when the story comes to nothing. */
  choices: StoryChoices
}

/**
 * The story under way, remembered in the history entry of the form: a reload goes on watching, while a form that is
 * opened anew knows nothing of it.
 *
 * @param uid whoever else signs in on this device and goes back to the entry finds nothing
 */
export function useStoryUnderWay(uid: string) {
  const state: unknown = useLocation().state
  const navigate = useNavigate()
  const remember = useCallback(
    (story: StoryUnderWay | null) => {
      const next = story && { storyUnderWay: { ...story, uid } }
      void navigate('.', { replace: true, state: next, preventScrollReset: true })
    },
    [navigate, uid],
  )
  return { underWay: storyIn(state, uid), remember }
}

function storyIn(state: unknown, uid: string): StoryUnderWay | null {
  if (typeof state !== 'object' || state === null || !('storyUnderWay' in state)) return null
  const { storyUnderWay: story } = state
  if (typeof story !== 'object' || story === null) return null
  if (!('uid' in story && story.uid === uid && 'generationId' in story && 'choices' in story)) return null
  const { generationId, choices } = story
  return typeof generationId === 'string' ? { generationId, choices: choicesIn(choices) } : null
}

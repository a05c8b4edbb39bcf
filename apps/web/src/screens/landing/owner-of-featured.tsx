import type { PublicStory } from '@faith-fables/contract'
import { type ReactNode, useRef } from 'react'
import { OwnerButtons } from '../../components/story/owner-buttons.tsx'
import { StoryActionsPlace } from '../../components/story/story-actions-place.tsx'
import { useStoryActions } from '../../components/story/use-story-actions.ts'

export interface OwnerOfFeaturedProps {
  /** The stories, with the buttons of each that is the parent's. */
  children: (ownerButtons: (story: PublicStory) => ReactNode) => ReactNode
}

/** Lets the owner of a featured story delete it where it stands. */
export function OwnerOfFeatured({ children }: OwnerOfFeaturedProps) {
  const ledge = useRef<HTMLDivElement>(null)
  const actions = useStoryActions(() => ledge.current?.focus())
  return (
    <>
      <div ref={ledge} tabIndex={-1} className="focus:outline-none">
        {children((story) => (
          <OwnerButtons story={story} actions={actions} />
        ))}
      </div>
      <StoryActionsPlace actions={actions} />
    </>
  )
}

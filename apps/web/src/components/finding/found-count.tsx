import { countOf } from '@faith-fables/contract/count-of'
import { isParticular, type StoryWish } from './find-stories.ts'

export interface FoundCountProps {
  wish: StoryWish
  found: number
  /** How many were looked through. */
  among: number
  /** Where they stand, when that is not everything: "on this page". */
  place?: string
}

/** Says how much of a shelf is what the parent looks for; nothing while every story is. */
export function FoundCount({ wish, found, among, place }: FoundCountProps) {
  const words = `Showing ${found} of ${countOf(among, 'story', 'stories')}${place ? ` ${place}` : ''}.`
  return (
    <p role="status" className="soft min-h-7">
      {isParticular(wish) && words}
    </p>
  )
}

import { Search } from 'lucide-react'
import { TextField } from '../../ui/fields/text-field.tsx'
import { AgeFilter } from './age-filter.tsx'
import type { StoryWish } from './find-stories.ts'

export interface StoryFinderProps {
  wish: StoryWish
  onWishChange: (wish: StoryWish) => void
}

/** The search box and the age buttons above a shelf. */
export function StoryFinder({ wish, onWishChange }: StoryFinderProps) {
  return (
    <div className="stack gap-5">
      <div className="max-w-[620px]">
        <TextField
          label="Search stories"
          hideLabel
          icon={Search}
          type="search"
          placeholder="Search by title, moral message, or bible verse..."
          value={wish.words}
          onValueChange={(words) => onWishChange({ ...wish, words })}
        />
      </div>
      <AgeFilter value={wish.age} onValueChange={(age) => onWishChange({ ...wish, age })} />
    </div>
  )
}

import type { DeskStory } from '@faith-fables/contract'
import { paths } from '../../../paths.ts'
import { Sheet, SheetHead } from '../../../ui/paper/sheet.tsx'
import { StoryCell } from '../lists/story-cell.tsx'

export interface OtherStoriesProps {
  author: string
  stories: readonly DeskStory[]
}

/** What else the author has made public, newest first. */
export function OtherStories({ author, stories }: OtherStoriesProps) {
  return (
    <Sheet tone="linen" aria-labelledby="other-stories">
      <SheetHead id="other-stories" title={`Also by ${author}`} ornament="star" />
      {stories.length === 0 ? (
        <p className="soft">Nothing else is public yet.</p>
      ) : (
        <ul className="stack gap-3">
          {stories.map((story) => (
            <li key={story.id}>
              <StoryCell story={story} to={paths.story(story.id)} />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}

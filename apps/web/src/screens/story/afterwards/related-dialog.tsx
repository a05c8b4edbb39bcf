import type { PublicStory } from '@faith-fables/contract'
import { StoryBook } from '../../../components/story/story-book.tsx'
import { paths } from '../../../paths.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'

export interface RelatedDialogProps {
  stories: readonly PublicStory[]
  open: boolean
  onClose: () => void
}

/** Public stories on the same verse, value or book of the Bible. */
export function RelatedDialog({ stories, open, onClose }: RelatedDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Read next" ornament="book" isWide>
      <p>More stories that families have shared.</p>
      <ul className="related-stories">
        {stories.map((story) => (
          <li key={story.id}>
            <StoryBook
              story={story}
              to={paths.story(story.id)}
              below={
                <p>
                  <b>{story.theme}</b> · {story.ageGroup}
                </p>
              }
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

import type { PublicStory } from '@faith-fables/contract'
import { OwnerButtons } from '../../components/owner-buttons.tsx'
import { StoryBook } from '../../components/story-book.tsx'
import type { StoryActions } from '../../components/use-story-actions.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'

export interface PublicShelfProps {
  stories: readonly PublicStory[]
  actions: StoryActions
}

/** Books of other families, and one's own among them. */
export function PublicShelf({ stories, actions }: PublicShelfProps) {
  const { parent } = useSession()
  const isOwn = (story: PublicStory) => story.userId === parent?.uid
  return (
    <ul className="bookshelf bookshelf-wide">
      {stories.map((story) => (
        <li key={story.id}>
          <StoryBook
            story={story}
            to={paths.story(story.id)}
            headingLevel="h2"
            isOwner={isOwn(story)}
            ownerButtons={isOwn(story) && <OwnerButtons story={story} actions={actions} />}
            below={<BookLines story={story} />}
          />
        </li>
      ))}
    </ul>
  )
}

function BookLines({ story: { theme, ageGroup, moralMessage } }: { story: PublicStory }) {
  return (
    <>
      <p>
        <b>{theme}</b> · {ageGroup}
      </p>
      {moralMessage && <p>{moralMessage}</p>}
    </>
  )
}

import type { PublicStory } from '@faith-fables/contract'
import { lazy, Suspense } from 'react'
import { fetchCode } from '../../api/fetch-code.ts'
import { StoryBook } from '../../components/story-book.tsx'
import type { StoryActions } from '../../components/use-story-actions.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { usePainted } from '../../ui/use-painted.ts'

/** Few stories here are the parent's own; the others need not fetch what it takes. */
const OwnerButtons = lazy(async () => ({
  default: (await fetchCode(() => import('../../components/owner-buttons.tsx'))).OwnerButtons,
}))

export interface PublicShelfProps {
  stories: readonly PublicStory[]
  actions: StoryActions
}

/** Books of other families, and one's own among them. */
export function PublicShelf({ stories, actions }: PublicShelfProps) {
  const { parent } = useSession()
  const isPainted = usePainted()
  const isOwn = (story: PublicStory) => story.userId === parent?.uid
  return (
    <ul className="bookshelf bookshelf-wide">
      {stories.map((story, place) => (
        <li key={story.id}>
          <StoryBook
            story={story}
            to={paths.story(story.id)}
            headingLevel="h2"
            isFirst={place === 0}
            isCoverLater={place > 0 && !isPainted}
            isOwner={isOwn(story)}
            ownerButtons={
              isOwn(story) && (
                <Suspense>
                  <OwnerButtons story={story} actions={actions} />
                </Suspense>
              )
            }
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

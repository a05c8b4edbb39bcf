import type { PublicStory } from '@faith-fables/contract'
import { lazy, Suspense, useCallback, useState } from 'react'
import { fetchCode } from '../../api/calls/fetch-code.ts'
import { StoryBook } from '../../components/story/story-book.tsx'
import type { StoryActions } from '../../components/story/use-story-actions.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { transientMessages } from '../../transient-messages.ts'
import { usePainted } from '../../ui/browser/use-painted.ts'
import { Toast } from '../../ui/messages/toast.tsx'

/** Visitors can neither add a story nor own one; they need not fetch what it takes. */
const AddToLibrary = lazy(async () => ({
  default: (await fetchCode(() => import('../../components/story/add-to-library.tsx'))).AddToLibrary,
}))
const OwnerButtons = lazy(async () => ({
  default: (await fetchCode(() => import('../../components/story/owner-buttons.tsx'))).OwnerButtons,
}))

export interface PublicShelfProps {
  stories: readonly PublicStory[]
  actions: StoryActions
}

/** Books of other families, and one's own among them. */
export function PublicShelf({ stories, actions }: PublicShelfProps) {
  const { parent } = useSession()
  const isPainted = usePainted()
  const [refusal, setRefusal] = useState<string | null>(null)
  const forget = useCallback(() => setRefusal(null), [])
  const isOwn = (story: PublicStory) => story.userId === parent?.uid
  return (
    <>
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
              buttons={
                parent && (
                  <Suspense>
                    {isOwn(story) ? (
                      <OwnerButtons story={story} actions={actions} />
                    ) : (
                      <AddToLibrary story={story} className="book-request" onRefused={setRefusal} />
                    )}
                  </Suspense>
                )
              }
              below={<BookLines story={story} />}
            />
          </li>
        ))}
      </ul>
      <Toast message={refusal} tone="refusal" lasting={transientMessages.banner} onEnd={forget} />
    </>
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

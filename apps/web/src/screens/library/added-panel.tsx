import type { AddedStories, PublicStory } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { addStoryMutation, forgetGoneMutation } from '../../api/stories/added-story-queries.ts'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { StoryBook } from '../../components/story/story-book.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Note } from '../../ui/messages/note.tsx'

/** Public stories of other families, as long as they are public. */
export function AddedPanel({ added: { stories, gone } }: { added: AddedStories }) {
  const client = useQueryClient()
  const adding = useMutation(addStoryMutation(client))
  const [removed, setRemoved] = useState<PublicStory | null>(null)
  const undo = useRef<HTMLButtonElement>(null)

  function remove(story: PublicStory) {
    adding.mutate({ story, isAdded: false })
    setRemoved(story)
    // The book is gone with its button.
    requestAnimationFrame(() => undo.current?.focus())
  }

  return (
    <div className="stack gap-5">
      {gone > 0 && <GoneNote gone={gone} />}
      <RefusalNote title="This could not be changed." error={adding.error} />
      {removed && (
        <Note tone="good" title={`“${removed.title}” is no longer in your library.`}>
          <Button
            ref={undo}
            tone="quiet"
            onClick={() => {
              adding.mutate({ story: removed, isAdded: true })
              setRemoved(null)
            }}
          >
            <Undo2 className="icon" aria-hidden="true" />
            Undo
          </Button>
        </Note>
      )}
      <ul className="bookshelf">
        {stories.map((story) => (
          <li key={story.id}>
            <StoryBook
              story={story}
              to={paths.story(story.id)}
              headingLevel="h2"
              buttons={
                <IconButton
                  label={`Remove ${story.title} from my library`}
                  icon={Trash2}
                  tone="danger"
                  onClick={() => remove(story)}
                />
              }
              below={<p>by {story.authorName}</p>}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function GoneNote({ gone }: { gone: number }) {
  const forgetting = useMutation(forgetGoneMutation(useQueryClient()))
  return (
    <Note
      title={`${countOf(gone, 'story', 'stories')} you had added ${gone === 1 ? 'is' : 'are'} public no more.`}
    >
      <p>Their families keep them to themselves now.</p>
      <Button tone="quiet" busy={forgetting.isPending} onClick={() => forgetting.mutate()}>
        All right
      </Button>
    </Note>
  )
}

import type { ShelfStory } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { shelveMutation } from '../../api/shelf/shelf-queries.ts'
import { LocalDate } from '../../components/dates/local-date.tsx'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import '../../components/story/story-rows.css'
import { StoryThumb } from '../../components/story/story-thumb.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Note } from '../../ui/messages/note.tsx'

/** Every story that was put on the shelf, with who said what about it when. */
export function ShelvedStories({ stories }: { stories: readonly ShelfStory[] }) {
  const shelving = useMutation(shelveMutation(useQueryClient()))
  const [removed, setRemoved] = useState<ShelfStory | null>(null)
  const undo = useRef<HTMLButtonElement>(null)

  function remove(shelved: ShelfStory) {
    shelving.mutate({ storyId: shelved.story.id, isOn: false })
    setRemoved(shelved)
    // The row is gone with its button.
    requestAnimationFrame(() => undo.current?.focus())
  }

  return (
    <>
      <RefusalNote title="This could not be changed." error={shelving.error} />
      {removed && (
        <Note tone="good" title={`“${removed.story.title}” no longer stands on the shelf.`}>
          <Button
            ref={undo}
            tone="quiet"
            onClick={() => {
              shelving.mutate({ storyId: removed.story.id, isOn: true })
              setRemoved(null)
            }}
          >
            <Undo2 className="icon" aria-hidden="true" />
            Undo
          </Button>
        </Note>
      )}
      <ul className="story-rows">
        {stories.map((shelved) => (
          <ShelvedRow
            key={shelved.story.id}
            shelved={shelved}
            onRemove={() => remove(shelved)}
            onAskAgain={() => shelving.mutate({ storyId: shelved.story.id, isOn: true })}
          />
        ))}
      </ul>
    </>
  )
}

interface ShelvedRowProps {
  shelved: ShelfStory
  onRemove: () => void
  onAskAgain: () => void
}

function ShelvedRow({ shelved, onRemove, onAskAgain }: ShelvedRowProps) {
  const { story, state, reason } = shelved
  return (
    <li className="story-row shelved-row" data-state={state}>
      <StoryThumb imageUrl={story.imageUrl} />
      <div className="shelved-words">
        <Link to={paths.story(story.id)}>{story.title}</Link>
        <p className="soft">
          <Standing shelved={shelved} />
        </p>
        {reason && <p>“{reason}”</p>}
      </div>
      {state === 'refused' && (
        <Button tone="quiet" onClick={onAskAgain} aria-label={`Ask again: ${story.title}`}>
          Ask again
        </Button>
      )}
      <IconButton
        label={`Take ${story.title} from the shelf`}
        icon={Trash2}
        tone="danger"
        onClick={onRemove}
      />
    </li>
  )
}

/** What became of it, by whom and when. */
function Standing({ shelved: { state, putAt, decidedBy, decidedAt } }: { shelved: ShelfStory }) {
  if (state === 'waiting')
    return (
      <>
        Waits for a second adult since <LocalDate moment={putAt} />
      </>
    )
  if (decidedBy === null)
    return (
      <>
        On the shelf since <LocalDate moment={putAt} />
      </>
    )
  return (
    <>
      {state === 'shelved' ? 'Approved by' : 'Kept from the shelf by'} {decidedBy} on{' '}
      <LocalDate moment={decidedAt} />
    </>
  )
}

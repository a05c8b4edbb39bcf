import type { FilledCollection } from '@faith-fables/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { addedStoriesQuery } from '../../api/added-story-queries.ts'
import { messageOf } from '../../api/api-error.ts'
import { gatherMutation } from '../../api/collection-queries.ts'
import { libraryQuery } from '../../api/library-queries.ts'
import { anyStory, findStories } from '../../components/find-stories.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Note } from '../../ui/note.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { StoryThumb } from './story-thumb.tsx'

export interface AddStoriesDialogProps {
  collection: FilledCollection
  onClose: () => void
}

/** Own stories, and those of others in the library: each goes in, or out again, by its button. */
export function AddStoriesDialog({ collection, onClose }: AddStoriesDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Add to “${collection.name}”`}
      actions={
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Choices collection={collection} />
    </Dialog>
  )
}

function Choices({ collection }: { collection: FilledCollection }) {
  const library = useQuery(libraryQuery)
  const added = useQuery(addedStoriesQuery)
  const [words, setWords] = useState('')
  const error = library.error ?? added.error
  if (error)
    return (
      <FailureNote
        title="Your stories could not be loaded."
        onRetry={() => void Promise.all([library.refetch(), added.refetch()])}
      >
        <p>{messageOf(error)}</p>
      </FailureNote>
    )
  if (!library.data || !added.data) return <LoadingText>Loading your stories ...</LoadingText>
  const stories = [...library.data.filter(({ _type }) => _type === 'published'), ...added.data.stories]
  if (stories.length === 0) return <NothingToAdd />
  const found = findStories(stories, { ...anyStory, words })
  return (
    <div className="stack">
      <TextField
        label="Search stories"
        hideLabel
        icon={Search}
        type="search"
        placeholder="Title, moral or verse"
        value={words}
        onValueChange={setWords}
      />
      <ChoiceList collection={collection} stories={found} />
      {found.length === 0 && <p role="status">None of your stories is like that.</p>}
      <p className="soft">
        Stories of others come here once they are in your library: “Add to my library” stands on their last
        page and on <Link to={paths.explore()}>Explore</Link>.
      </p>
    </div>
  )
}

interface ChoiceListProps {
  collection: FilledCollection
  stories: readonly { id: string; title: string; imageUrl: string | null }[]
}

function ChoiceList({ collection, stories }: ChoiceListProps) {
  const gathering = useMutation(gatherMutation(useQueryClient(), collection.id))
  const held = new Set(collection.stories.map(({ id }) => id))
  return (
    <>
      {gathering.error && (
        <Note tone="error" title="This could not be changed.">
          {messageOf(gathering.error)}
        </Note>
      )}
      <ul className="story-choices">
        {stories.map(({ id, title, imageUrl }) => {
          const isIn = held.has(id)
          const Icon = isIn ? Check : Plus
          return (
            <li key={id}>
              <StoryThumb imageUrl={imageUrl} />
              <span className="story-choice-title">{title}</span>
              <Button
                tone="quiet"
                aria-pressed={isIn}
                aria-label={isIn ? `In it: ${title}` : `Add: ${title}`}
                onClick={() => gathering.mutate({ storyId: id, isIn: !isIn })}
              >
                <Icon className="icon" aria-hidden="true" />
                {isIn ? 'In it' : 'Add'}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function NothingToAdd() {
  return (
    <div className="stack">
      <p>
        There is no story in your library yet. Make one of your own, or add public ones of other families.
      </p>
      <div className="row">
        <LinkButton tone="primary" to={paths.create()}>
          Create a Story
        </LinkButton>
        <LinkButton to={paths.explore()}>Explore</LinkButton>
      </div>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Check, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../api/calls/api-error.ts'
import { addedStoriesQuery } from '../../api/stories/added-story-queries.ts'
import { libraryQuery } from '../../api/stories/library-queries.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'
import { anyStory, findStories } from '../finding/find-stories.ts'
import { RefusalNote } from '../forms/refusal-note.tsx'
import './story-choices.css'
import './story-rows.css'
import { StoryThumb } from './story-thumb.tsx'

export interface StoryChoicesProps {
  /** Ids of the stories that are chosen. */
  chosen: ReadonlySet<string>
  onChoose: (storyId: string, isChosen: boolean) => void
  /** Words of the button of a story: where it is chosen, and where it is not. */
  words: { chosen: string; choose: string }
  /** Why the last choice was not taken. */
  error: Error | null
}

/** Own stories, and those of others in the library: each is chosen, or no longer, by its button. */
export function StoryChoices(props: StoryChoicesProps) {
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
  if (stories.length === 0) return <NothingToChoose />
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
      <ChoiceList {...props} stories={found} />
      {found.length === 0 && <p role="status">None of your stories is like that.</p>}
      <p className="soft">
        Stories of others come here once they are in your library: “Add to my library” stands on their last
        page and on <Link to={paths.explore()}>Explore</Link>.
      </p>
    </div>
  )
}

interface ChoiceListProps extends StoryChoicesProps {
  stories: readonly { id: string; title: string; imageUrl: string | null }[]
}

function ChoiceList({ stories, chosen, onChoose, words, error }: ChoiceListProps) {
  return (
    <>
      <RefusalNote title="This could not be changed." error={error} />
      <ul className="story-rows">
        {stories.map(({ id, title, imageUrl }) => {
          const isChosen = chosen.has(id)
          const Icon = isChosen ? Check : Plus
          const label = isChosen ? words.chosen : words.choose
          return (
            <li key={id} className="story-row">
              <StoryThumb imageUrl={imageUrl} />
              <span className="story-choice-title">{title}</span>
              <Button
                tone="quiet"
                aria-pressed={isChosen}
                aria-label={`${label}: ${title}`}
                onClick={() => onChoose(id, !isChosen)}
              >
                <Icon className="icon" aria-hidden="true" />
                {label}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function NothingToChoose() {
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

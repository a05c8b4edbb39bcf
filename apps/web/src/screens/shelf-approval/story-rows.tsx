import type { ShelfStory } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { decideMutation } from '../../api/shelf/approval-queries.ts'
import { LocalDate } from '../../components/dates/local-date.tsx'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import '../../components/story/story-rows.css'
import { StoryThumb } from '../../components/story/story-thumb.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

interface RowProps {
  token: string
  shelved: ShelfStory
}

/** A story that waits, with the two answers. */
export function StoryToDecide({ token, shelved }: RowProps) {
  const { story, putAt } = shelved
  return (
    <li className="story-row approval">
      <StoryThumb imageUrl={story.imageUrl} />
      <div className="approval-words">
        <StoryLink token={token} shelved={shelved} />
        <p className="soft">
          For {story.ageGroup}, asked on <LocalDate moment={putAt} />
        </p>
      </div>
      <Answers token={token} shelved={shelved} />
    </li>
  )
}

/** A story that was answered, or stood there before anybody was asked; the answer can be changed. */
export function DecidedStory({ token, shelved }: RowProps) {
  const { story, state, decidedBy, decidedAt, reason } = shelved
  const isOn = state === 'shelved'
  return (
    <li className="story-row approval">
      <StoryThumb imageUrl={story.imageUrl} />
      <div className="approval-words">
        <StoryLink token={token} shelved={shelved} />
        <p className="soft">
          {isOn ? 'On the shelf' : 'Kept from the shelf'}
          {decidedBy !== null && (
            <>
              {' '}
              by {decidedBy}, <LocalDate moment={decidedAt} />
            </>
          )}
        </p>
        {reason && <p>“{reason}”</p>}
      </div>
      <Answers token={token} shelved={shelved} only={isOn ? 'no' : 'yes'} />
    </li>
  )
}

function StoryLink({ token, shelved: { story } }: RowProps) {
  return <Link to={paths.storyToApprove(token, story.id)}>{story.title}</Link>
}

function Answers({ token, shelved: { story }, only }: RowProps & { only?: 'yes' | 'no' }) {
  const deciding = useMutation(decideMutation(useQueryClient(), token, story.id))
  const [isSayingWhy, setSayingWhy] = useState(false)
  const [reason, setReason] = useState('')
  return (
    <div className="approval-answers">
      <RefusalNote title="Your answer could not be kept." error={deciding.error} />
      {isSayingWhy ? (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            deciding.mutate({ isApproved: false, reason: reason.trim() })
          }}
        >
          <TextField
            label="Why not? (You may leave it empty.)"
            name="reason"
            maxLength={limits.shelfReason.max}
            value={reason}
            onValueChange={setReason}
          />
          <div className="row">
            <Button onClick={() => setSayingWhy(false)}>Cancel</Button>
            <Button tone="danger" type="submit" busy={deciding.isPending}>
              Keep it from the shelf
            </Button>
          </div>
        </form>
      ) : (
        <div className="row">
          {only !== 'no' && (
            <Button
              tone="primary"
              busy={deciding.isPending}
              aria-label={`Yes: ${story.title}`}
              onClick={() => deciding.mutate({ isApproved: true, reason: '' })}
            >
              <Check className="icon" aria-hidden="true" />
              Yes
            </Button>
          )}
          {only !== 'yes' && (
            <Button tone="quiet" aria-label={`No: ${story.title}`} onClick={() => setSayingWhy(true)}>
              <X className="icon" aria-hidden="true" />
              No
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

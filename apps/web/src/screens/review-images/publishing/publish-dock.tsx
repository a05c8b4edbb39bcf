import type { GenerationRecord } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { pictureAddress } from '@faith-fables/contract/picture-sizes'
import { useState } from 'react'
import { messageOf } from '../../../api/calls/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { FailureNote } from '../../../ui/messages/failure-note.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { ProgressBar } from '../../../ui/waiting/progress-bar.tsx'
import { goToCover, goToScene } from '../scenes/go-to-scene.ts'
import { type Choices, publishObstacle, scenesWithoutChoice } from '../scenes/missing-scenes.ts'
import './publish-dock.css'
import type { PictureWishes } from '../redrawing/use-picture-wishes.ts'
import { publishDoubts } from './publish-doubts.ts'
import { type Front, takenCover } from './use-front.ts'
import { usePublication } from './use-publication.ts'

export interface PublishDockProps {
  generationId: string
  record: GenerationRecord
  choices: Choices
  /** What will stand on the front of the book; null while that is the first page's picture by itself. */
  front: Front | null
  /** A choice is still being stored. */
  isChoosing: boolean
  wishes: PictureWishes
}

/** Stays at the foot: how many pictures are chosen, what is missing, and the one decision. */
export function PublishDock(props: PublishDockProps) {
  const { generationId, record, choices, front, isChoosing, wishes } = props
  const publication = usePublication(generationId)
  const [isAsking, setAsking] = useState(false)
  const obstacle = publishObstacle(record, choices)
  const publish = () => publication.begin(takenCover(front))
  const doubts = publishDoubts(record.keyMoments, wishes.wishOf)

  return (
    <section className="publish-dock on-dark" aria-label="Publish">
      <div className="wrap">
        {publication.error && <FailureNote title={messageOf(publication.error)} />}
        {front && <FrontTile front={front} />}
        <DockWords record={record} choices={choices} obstacle={obstacle} />
        <Button
          tone="primary"
          busy={publication.isPending}
          disabled={obstacle !== null || isChoosing}
          onClick={doubts.length > 0 ? () => setAsking(true) : publish}
        >
          Publish
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Publish it now?"
        confirmLabel="Publish now"
        keepLabel="Not yet"
        onConfirm={() => {
          setAsking(false)
          publish()
        }}
      >
        <ul className="stack gap-2">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </section>
  )
}

/** Beside the button, so that nobody publishes a cover unseen. */
function FrontTile({ front }: { front: Front }) {
  return (
    <button type="button" className="publish-dock-front" aria-label="Look at the cover" onClick={goToCover}>
      <Picture
        src={pictureAddress(front.chosenUrl, 256)}
        width={256}
        height={256}
        alt=""
        placeholder={null}
      />
    </button>
  )
}

interface DockWordsProps extends Pick<PublishDockProps, 'record' | 'choices'> {
  obstacle: string | null
}

function DockWords({ record: { keyMoments }, choices, obstacle }: DockWordsProps) {
  const total = keyMoments.length
  const [next] = scenesWithoutChoice(keyMoments, choices)
  return (
    <>
      {total > 0 && (
        <ProgressBar
          className="publish-dock-bar"
          label="Pictures chosen"
          percent={(choices.size / total) * 100}
        />
      )}
      <div className="publish-dock-words">
        <p role="status">
          {total > 0 && (
            <b>{`${choices.size} of ${countOf(total, 'picture')} ${total === 1 ? 'is' : 'are'} chosen.`} </b>
          )}
          <span>{obstacle ?? 'Ready: once it is a book, its pictures stay.'}</span>
        </p>
        {next && obstacle && (
          <Button
            tone="quiet"
            onClick={() => goToScene(next.index)}
          >{`Go to scene ${next.index + 1}`}</Button>
        )}
      </div>
    </>
  )
}

import type { GenerationRecord, Scene } from '@faith-fables/contract'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { type Choices, publishObstacle, scenesWithoutChoice } from './missing-scenes.ts'
import './publish-dock.css'
import { sceneId } from './scene-card.tsx'
import { usePublication } from './use-publication.ts'

export interface PublishDockProps {
  generationId: string
  record: GenerationRecord
  choices: Choices
  /** A choice is still being stored. */
  isChoosing: boolean
}

/** Stays at the foot: how many pictures are chosen, what is missing, and the one decision. */
export function PublishDock({ generationId, record, choices, isChoosing }: PublishDockProps) {
  const publication = usePublication(generationId)
  const obstacle = publishObstacle(record, choices)
  const total = record.keyMoments.length
  const [next] = scenesWithoutChoice(record.keyMoments, choices)
  return (
    <section className="publish-dock on-dark" aria-label="Publish">
      <div className="wrap">
        {publication.error && <FailureNote title={messageOf(publication.error)} />}
        {total > 0 && (
          <ProgressBar
            className="publish-dock-bar"
            label="Pictures chosen"
            percent={(choices.size / total) * 100}
          />
        )}
        <div className="publish-dock-words">
          <p role="status">
            {total > 0 && <b>{`${choices.size} of ${total} pictures are chosen.`} </b>}
            <span>{obstacle ?? 'Your story is ready.'}</span>
          </p>
          {next && obstacle && (
            <Button tone="quiet" onClick={() => goTo(next)}>{`Go to scene ${next.index + 1}`}</Button>
          )}
        </div>
        <Button
          tone="primary"
          busy={publication.isPending}
          disabled={obstacle !== null || isChoosing}
          onClick={() => publication.begin(undefined)}
        >
          Publish
        </Button>
      </div>
    </section>
  )
}

/** Not a link: the address stays, and with it the place to come back to. */
function goTo({ index }: Scene): void {
  const heading = document.getElementById(sceneId(index))
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

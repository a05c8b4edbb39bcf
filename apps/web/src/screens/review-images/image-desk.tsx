import type { GenerationRecord } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { canDo, endedUnsuccessfully } from '@faith-fables/contract/generation-status'
import { polling } from '@faith-fables/contract/limits'
import { useState } from 'react'
import { NextStepNote } from '../../components/making/next-step-note.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { takeLostFocus } from '../../ui/focus/take-lost-focus.ts'
import { Badge } from '../../ui/labels/badge.tsx'
import { Note } from '../../ui/messages/note.tsx'
import { Page } from '../../ui/page/page.tsx'
import { failureSentence } from './candidates/failure-sentence.ts'
import { PictureContradictions } from './candidates/picture-contradictions.tsx'
import { type PictureChoices, usePictureChoices } from './candidates/use-picture-choices.ts'
import { StoryCast } from './cast/story-cast.tsx'
import { CoverCard } from './publishing/cover-card.tsx'
import { PublishDock } from './publishing/publish-dock.tsx'
import { useFront } from './publishing/use-front.ts'
import { regenerationsLeft } from './redrawing/regeneration-rules.ts'
import { usePictureWishes } from './redrawing/use-picture-wishes.ts'
import { type Choices, choicesOf, scenesWithoutChoice } from './scenes/missing-scenes.ts'
import { SceneCard } from './scenes/scene-card.tsx'
import { SceneOverview } from './scenes/scene-overview.tsx'
import { picturesOf } from './scenes/scene-pictures.ts'

export interface ImageDeskProps {
  generationId: string
  record: GenerationRecord
  /** Looks in a row that had no answer. */
  unanswered: number
}

/** A card for each scene, and the dock with the one decision. */
export function ImageDesk({ generationId, record, unanswered }: ImageDeskProps) {
  const choosing = usePictureChoices(generationId)
  const wishes = usePictureWishes(generationId)
  const { status, keyMoments } = record
  const choices = choicesOf(keyMoments, choosing.underWay)
  const canChoose = canDo('selectImage', status)
  const [couldChoose, setCouldChoose] = useState(canChoose)
  if (canChoose && !couldChoose) setCouldChoose(true)
  const front = useFront(generationId, record, choices)
  const isFailed = endedUnsuccessfully(status)

  return (
    <>
      <Page
        title="Review Story Images"
        lead={canChoose && leadOf(record)}
        action={canChoose && !record.isEdition && <Shortcuts {...{ record, choices, choosing }} />}
      >
        <div className="stack gap-7">
          {unanswered >= polling.failuresBeforeGivingUp && (
            <Note tone="warning" title="We cannot reach your stories right now. Trying again..." />
          )}
          {!canChoose && (
            <div ref={couldChoose ? takeLostFocus : null} tabIndex={-1}>
              <PlaceNote record={record} />
            </div>
          )}
          {!isFailed && <StoryCast {...(record.sheets && { sheets: record.sheets })} />}
          {canChoose && <SceneOverview scenes={keyMoments} choices={choices} />}
          {canChoose && <PictureContradictions {...{ generationId, record, wishes }} />}
          {!isFailed &&
            keyMoments.map((scene) => (
              <SceneCard
                key={scene.index}
                generationId={generationId}
                scene={scene}
                chosenUrl={choices.get(scene.index) ?? null}
                canChoose={canChoose}
                canAskForAnother={!record.isEdition}
                regenerationsLeft={regenerationsLeft(record)}
                choosing={choosing}
                wishes={wishes}
              />
            ))}
          {front && <CoverCard front={front} isEnabled={canChoose} />}
        </div>
      </Page>
      {!isFailed && (
        <PublishDock
          generationId={generationId}
          record={record}
          choices={choices}
          front={front}
          isChoosing={choosing.underWay.length > 0}
          wishes={wishes}
        />
      )}
    </>
  )
}

function leadOf({ title, isEdition }: GenerationRecord): string {
  return isEdition
    ? `The pictures of “${title}” are those of the story it was told after. Read each page beside its picture before you publish.`
    : `Choose one picture for every scene of “${title}”, or ask for another.`
}

interface ShortcutsProps {
  record: GenerationRecord
  choices: Choices
  choosing: PictureChoices
}

/** What is left of the allowance, and the quick way for parents who like what they see. */
function Shortcuts({ record, choices, choosing }: ShortcutsProps) {
  const firsts = scenesWithoutChoice(record.keyMoments, choices).flatMap((scene) =>
    picturesOf(scene)
      .slice(0, 1)
      .map(({ url }) => ({ sceneIndex: scene.index, url })),
  )
  const left = regenerationsLeft(record)
  return (
    <div className="row">
      <Badge tone="honey">{`${left} of ${countOf(record.maxRegenerationsAllowed, 'regeneration')} left`}</Badge>
      <Button unavailable={firsts.length === 0} onClick={() => firsts.forEach(choosing.choose)}>
        Choose the first of each
      </Button>
    </div>
  )
}

/** Where the story is while there is nothing to choose. */
function PlaceNote({ record }: { record: GenerationRecord }) {
  if (!endedUnsuccessfully(record.status)) return <NextStepNote record={record} />
  return (
    <Note tone="error" title={failureSentence(record)}>
      <LinkButton to={paths.create()} className="mt-2">
        Create a New Story
      </LinkButton>
    </Note>
  )
}

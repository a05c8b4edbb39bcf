import type { GenerationRecord } from '@faith-fables/contract'
import { canDo, endedUnsuccessfully } from '@faith-fables/contract/generation-status'
import { polling } from '@faith-fables/contract/limits'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { NextStepNote } from '../../components/next-step-note.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { failureSentence } from './failure-sentence.ts'
import { choicesOf, scenesWithoutChoice } from './missing-scenes.ts'
import { PublishDock } from './publish-dock.tsx'
import { regenerationsLeft } from './regeneration-rules.ts'
import { SceneCard } from './scene-card.tsx'
import type { SceneWords } from './scene-message.tsx'
import { picturesOf } from './scene-pictures.ts'
import { usePictureChoices } from './use-picture-choices.ts'

export interface ImageDeskProps {
  generationId: string
  record: GenerationRecord
  /** Looks in a row that had no answer. */
  unanswered: number
}

/** A card for each scene, and the dock with the one decision. */
export function ImageDesk({ generationId, record, unanswered }: ImageDeskProps) {
  const [failures, setFailures] = useState<ReadonlyMap<number, SceneWords>>(new Map())
  const { underWay, choose } = usePictureChoices(generationId, ({ sceneIndex }, error) =>
    setFailures((current) =>
      new Map(current).set(sceneIndex, { tone: 'refusal', sentence: messageOf(error) }),
    ),
  )
  const { status, keyMoments } = record
  const choices = choicesOf(keyMoments, underWay)
  const left = regenerationsLeft(record)
  const canChoose = canDo('selectImage', status)

  function chooseFirstOfEach() {
    for (const scene of scenesWithoutChoice(keyMoments, choices)) {
      const [first] = picturesOf(scene)
      if (first) choose({ sceneIndex: scene.index, url: first.url })
    }
  }

  return (
    <>
      <Page
        title="Review Story Images"
        lead={canChoose && `Choose one picture for every scene of “${record.title}”, or ask for another.`}
        action={
          canChoose && (
            <div className="row">
              <Badge tone="honey">{`${left} of ${record.maxRegenerationsAllowed} regenerations left`}</Badge>
              <Button onClick={chooseFirstOfEach}>Choose the first of each</Button>
            </div>
          )
        }
      >
        <div className="stack gap-7">
          {unanswered >= polling.failuresBeforeGivingUp && (
            <Note tone="warning" title="We cannot reach your stories right now. Trying again..." />
          )}
          {!canChoose && <PlaceNote record={record} />}
          {!endedUnsuccessfully(status) &&
            keyMoments.map((scene) => (
              <SceneCard
                key={scene.index}
                generationId={generationId}
                scene={scene}
                chosenUrl={choices.get(scene.index) ?? null}
                canChoose={canChoose}
                regenerationsLeft={left}
                onChoose={(url) => choose({ sceneIndex: scene.index, url })}
                choiceFailure={failures.get(scene.index) ?? null}
                onChoiceFailureEnd={() =>
                  setFailures((current) => new Map([...current].filter(([index]) => index !== scene.index)))
                }
              />
            ))}
        </div>
      </Page>
      {!endedUnsuccessfully(status) && (
        <PublishDock
          generationId={generationId}
          record={record}
          choices={choices}
          isChoosing={underWay.length > 0}
        />
      )}
    </>
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

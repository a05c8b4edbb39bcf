import type { Scene } from '@faith-fables/contract'
import { FeedbackReport } from '../../../components/making/feedback-report.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { Note } from '../../../ui/messages/note.tsx'
import { Sheet } from '../../../ui/paper/sheet.tsx'
import { PictureCandidates } from '../candidates/picture-candidates.tsx'
import { RegenerationForm } from '../redrawing/regeneration-form.tsx'
import { sceneId } from './go-to-scene.ts'
import { SceneBadge } from './scene-badge.tsx'
import './scene-card.css'
import type { PictureChoices } from '../candidates/use-picture-choices.ts'
import type { PictureWishes } from '../redrawing/use-picture-wishes.ts'
import { SceneMessage } from './scene-message.tsx'
import { attemptProblem, latestReport } from './scene-pictures.ts'
import { sceneState } from './scene-state.ts'

export interface SceneCardProps {
  generationId: string
  scene: Scene
  chosenUrl: string | null
  canChoose: boolean
  /** The pictures of another edition are there already, and stay. */
  canAskForAnother: boolean
  /** Of the whole story. */
  regenerationsLeft: number
  choosing: PictureChoices
  wishes: PictureWishes
}

/** The text of a scene, its pictures, and the wish for another one. */
export function SceneCard(props: SceneCardProps) {
  const { generationId, scene, chosenUrl, canChoose, canAskForAnother, regenerationsLeft, choosing, wishes } =
    props
  const headingId = sceneId(scene.index)
  const problem = attemptProblem(scene)
  const canTryAgain = canChoose && regenerationsLeft > 0
  const report = latestReport(scene)
  return (
    <Sheet aria-labelledby={headingId} className="scene">
      <div className="scene-head">
        <h2 id={headingId} tabIndex={-1}>
          Scene {scene.index + 1}
        </h2>
        <SceneBadge state={sceneState(scene, chosenUrl)} />
      </div>
      <TextArea
        label={`Text of scene ${scene.index + 1}`}
        hideLabel
        type="story"
        className="scene-text"
        value={scene.textSnippet}
        onValueChange={() => {}}
        readOnly
      />
      <div className="stack">
        <PictureCandidates
          scene={scene}
          chosenUrl={chosenUrl}
          isEnabled={canChoose}
          onChoose={(url) => choosing.choose({ sceneIndex: scene.index, url })}
        >
          {problem && <Note tone="warning">{problem}</Note>}
          {!problem && report.length > 0 && (
            <FeedbackReport
              report={report}
              otherwise={canTryAgain ? 'Ask again in other words.' : null}
              isQuiet
            />
          )}
        </PictureCandidates>
        <SceneMessage
          words={choosing.failures.get(scene.index) ?? null}
          onEnd={() => choosing.forgetFailure(scene.index)}
        />
      </div>
      {canAskForAnother && (
        <RegenerationForm
          generationId={generationId}
          scene={scene}
          isOpen={canChoose}
          regenerationsLeft={regenerationsLeft}
          wishes={wishes}
        />
      )}
    </Sheet>
  )
}

import type { Scene } from '@faith-fables/contract'
import { Check, LoaderCircle, TriangleAlert } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Note } from '../../ui/note.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { PictureCandidates } from './picture-candidates.tsx'
import { RegenerationForm } from './regeneration-form.tsx'
import './scene-card.css'
import { SceneMessage } from './scene-message.tsx'
import { attemptProblem, isBeingDrawn, picturesOf } from './scene-pictures.ts'
import type { PictureChoices } from './use-picture-choices.ts'

export interface SceneCardProps {
  generationId: string
  scene: Scene
  chosenUrl: string | null
  canChoose: boolean
  /** Of the whole story. */
  regenerationsLeft: number
  choosing: PictureChoices
}

/** The text of a scene, its pictures, and the wish for another one. */
export function SceneCard({
  generationId,
  scene,
  chosenUrl,
  canChoose,
  regenerationsLeft,
  choosing,
}: SceneCardProps) {
  const headingId = sceneId(scene.index)
  const problem = attemptProblem(scene)
  return (
    <Sheet aria-labelledby={headingId} className="scene">
      <div className="scene-head">
        <h2 id={headingId} tabIndex={-1}>
          Scene {scene.index + 1}
        </h2>
        <SceneBadge scene={scene} isChosen={chosenUrl !== null} />
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
        />
        {problem && <Note tone="warning">{problem}</Note>}
        <SceneMessage
          words={choosing.failures.get(scene.index) ?? null}
          onEnd={() => choosing.forgetFailure(scene.index)}
        />
      </div>
      <RegenerationForm
        generationId={generationId}
        scene={scene}
        isOpen={canChoose}
        regenerationsLeft={regenerationsLeft}
      />
    </Sheet>
  )
}

/** Where the dock leads to. */
export function sceneId(index: number): string {
  return `scene-${index + 1}`
}

function SceneBadge({ scene, isChosen }: { scene: Scene; isChosen: boolean }) {
  if (isBeingDrawn(scene))
    return (
      <Badge tone="dusk" icon={LoaderCircle}>
        {picturesOf(scene).length === 0 ? 'Being drawn' : 'Drawing again'}
      </Badge>
    )
  if (isChosen)
    return (
      <Badge tone="moss" icon={Check}>
        Chosen
      </Badge>
    )
  if (picturesOf(scene).length > 0) return <Badge tone="honey">Choose one</Badge>
  if (attemptProblem(scene))
    return (
      <Badge tone="berry" icon={TriangleAlert}>
        No picture yet
      </Badge>
    )
  return <Badge>Not begun yet</Badge>
}

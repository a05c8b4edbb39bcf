import type { Scene } from '@faith-fables/contract'
import { pictureAddress } from '@faith-fables/contract/picture-sizes'
import { Check, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { goToScene } from './go-to-scene.ts'
import type { Choices } from './missing-scenes.ts'
import './scene-overview.css'
import { type SceneState, sceneState, sceneWords } from './scene-state.ts'

const marks: Partial<Record<SceneState, LucideIcon>> = {
  drawing: LoaderCircle,
  'drawing-again': LoaderCircle,
  chosen: Check,
  'without-picture': TriangleAlert,
}

export interface SceneOverviewProps {
  scenes: readonly Scene[]
  choices: Choices
}

/** All scenes at a glance, each with its chosen picture or what is still to do, and the way to its card. */
export function SceneOverview({ scenes, choices }: SceneOverviewProps) {
  return (
    <nav aria-label="Scenes">
      <ol className="scene-overview">
        {scenes.map((scene) => (
          <li key={scene.index}>
            <SceneTile scene={scene} chosenUrl={choices.get(scene.index) ?? null} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function SceneTile({ scene, chosenUrl }: { scene: Scene; chosenUrl: string | null }) {
  const number = scene.index + 1
  const state = sceneState(scene, chosenUrl)
  const Mark = marks[state]
  return (
    <button
      type="button"
      className="scene-tile"
      data-state={state}
      aria-label={`Scene ${number}: ${sceneWords[state]}`}
      onClick={() => goToScene(scene.index)}
    >
      <Picture
        src={chosenUrl && pictureAddress(chosenUrl, 256)}
        width={256}
        height={256}
        alt=""
        placeholder={null}
      />
      <b>{number}</b>
      {Mark && <Mark className="icon" aria-hidden="true" />}
    </button>
  )
}

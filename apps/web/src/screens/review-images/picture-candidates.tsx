import type { Scene } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { pictureAddress, pictureSourceSet } from '@faith-fables/contract/picture-sizes'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { ChoosingCard } from '../../ui/choosing-card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { DrawingPlace } from './drawing-place.tsx'
import './picture-candidates.css'
import { PictureDialog } from './picture-dialog.tsx'
import { isBeingDrawn, picturesOf, type ScenePicture } from './scene-pictures.ts'

export interface PictureCandidatesProps {
  scene: Scene
  chosenUrl: string | null
  isEnabled: boolean
  onChoose: (url: string) => void
}

/** The pictures to choose from, the newest first; those still being drawn hold their places. */
export function PictureCandidates({ scene, chosenUrl, isEnabled, onChoose }: PictureCandidatesProps) {
  const [enlarged, setEnlarged] = useState<ScenePicture | null>(null)
  const pictures = picturesOf(scene)
  const name = `scene-${scene.index}`
  return (
    <>
      <div className="candidates" role="radiogroup" aria-label={`Pictures of scene ${scene.index + 1}`}>
        {isBeingDrawn(scene) && <DrawingPlaces />}
        {pictures.map((picture) => (
          <div key={picture.url} className="candidate">
            <ChoosingCard
              kind="picture"
              name={name}
              value={picture.url}
              checked={picture.url === chosenUrl}
              onChoose={onChoose}
              disabled={!isEnabled}
            >
              <Picture
                src={pictureAddress(picture.url, 512)}
                srcSet={pictureSourceSet(picture.url)}
                sizes="(min-width: 860px) 290px, 44vw"
                width={512}
                height={512}
                alt={picture.alt}
                placeholder={<span className="candidate-lost">This picture could not be loaded.</span>}
              />
              <small>{picture.name}</small>
            </ChoosingCard>
            <IconButton
              className="candidate-enlarge"
              label={`Look closer at ${picture.name} of scene ${scene.index + 1}`}
              icon={Maximize2}
              onClick={() => setEnlarged(picture)}
            />
          </div>
        ))}
      </div>
      <PictureDialog
        title={`Scene ${scene.index + 1}`}
        picture={enlarged}
        pictures={pictures}
        chosenUrl={chosenUrl}
        canChoose={isEnabled}
        onShow={setEnlarged}
        onChoose={onChoose}
        onClose={() => setEnlarged(null)}
      />
    </>
  )
}

/** As many places as there will be pictures. */
function DrawingPlaces() {
  return Array.from({ length: limits.candidatesPerAttempt }, (_, place) => (
    <DrawingPlace key={`place-${String(place)}`} />
  ))
}

import type { Scene } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { pictureAddress, pictureSourceSet } from '@faith-fables/contract/picture-sizes'
import { Maximize2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { ChoosingCard } from '../../../ui/choices/choosing-card.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { DrawingPlace } from './drawing-place.tsx'
import './picture-candidates.css'
import { isBeingDrawn, latestAttempt, picturesOf, type ScenePicture } from '../scenes/scene-pictures.ts'
import { PictureDialog } from './picture-dialog.tsx'

export interface PictureCandidatesProps {
  scene: Scene
  chosenUrl: string | null
  isEnabled: boolean
  onChoose: (url: string) => void
  /** What is to be said of the last attempt; it stands right below its pictures, above the older ones. */
  children?: ReactNode
}

/** The pictures to choose from, the newest first; those still being drawn hold their places. */
export function PictureCandidates(props: PictureCandidatesProps) {
  const { scene, chosenUrl, isEnabled, onChoose, children } = props
  const [enlarged, setEnlarged] = useState<ScenePicture | null>(null)
  const pictures = picturesOf(scene)
  const newestCount = latestAttempt(scene)?.imageUrls.length ?? 0
  const candidate = (picture: ScenePicture) => (
    <Candidate
      key={picture.url}
      {...{ scene, picture, isEnabled, onChoose }}
      isChosen={picture.url === chosenUrl}
      onEnlarge={() => setEnlarged(picture)}
    />
  )
  return (
    <>
      <div className="candidates" role="radiogroup" aria-label={`Pictures of scene ${scene.index + 1}`}>
        {isBeingDrawn(scene) && <DrawingPlaces />}
        {pictures.slice(0, newestCount).map(candidate)}
        {children && <div className="candidates-words">{children}</div>}
        {pictures.slice(newestCount).map(candidate)}
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

interface CandidateProps {
  scene: Scene
  picture: ScenePicture
  isChosen: boolean
  isEnabled: boolean
  onChoose: (url: string) => void
  onEnlarge: () => void
}

function Candidate({ scene, picture, isChosen, isEnabled, onChoose, onEnlarge }: CandidateProps) {
  return (
    <div className="candidate">
      <ChoosingCard
        kind="picture"
        name={`scene-${scene.index}`}
        value={picture.url}
        checked={isChosen}
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
        onClick={onEnlarge}
      />
    </div>
  )
}

/** As many places as there will be pictures. */
function DrawingPlaces() {
  return Array.from({ length: limits.candidatesPerAttempt }, (_, place) => (
    <DrawingPlace key={`place-${String(place)}`} />
  ))
}

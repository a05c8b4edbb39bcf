import { pictureSourceSet } from '@faith-fables/contract/picture-sizes'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import './picture-dialog.css'
import type { ScenePicture } from '../scenes/scene-pictures.ts'
import { usePictureSteps } from './use-picture-steps.ts'

export interface PictureDialogProps {
  title: string
  /** The one that is shown; null when the dialog is closed. */
  picture: ScenePicture | null
  pictures: readonly ScenePicture[]
  chosenUrl: string | null
  canChoose: boolean
  onShow: (picture: ScenePicture) => void
  onChoose: (url: string) => void
  onClose: () => void
}

/** A picture to be looked at closely, with its neighbours a step away: by button, arrow key or finger. */
export function PictureDialog(props: PictureDialogProps) {
  const { title, picture, pictures, chosenUrl, canChoose, onChoose, onClose } = props
  const { step, touch } = usePictureSteps(props)
  return (
    <Dialog
      open={picture !== null}
      onClose={onClose}
      title={picture ? `${title}, ${picture.name}` : title}
      actions={
        picture && (
          <>
            {pictures.length > 1 && (
              <>
                <IconButton label="Previous picture" icon={ChevronLeft} onClick={() => step('previous')} />
                <IconButton label="Next picture" icon={ChevronRight} onClick={() => step('next')} />
              </>
            )}
            <Button
              tone="primary"
              disabled={!canChoose || picture.url === chosenUrl}
              onClick={() => {
                onChoose(picture.url)
                onClose()
              }}
            >
              {picture.url === chosenUrl ? 'Chosen' : 'Choose this picture'}
            </Button>
          </>
        )
      }
    >
      {picture && (
        <Picture
          {...touch}
          className="enlarged-picture"
          src={picture.url}
          srcSet={pictureSourceSet(picture.url)}
          sizes="min(580px, 94vw)"
          width={1024}
          height={1024}
          alt={picture.alt}
          loading="eager"
          placeholder={<p>This picture could not be loaded.</p>}
        />
      )}
    </Dialog>
  )
}

import { pictureSourceSet } from '@faith-fables/contract/picture-sizes'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import './picture-dialog.css'
import type { ScenePicture } from './scene-pictures.ts'

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

/** A picture to be looked at closely, with its neighbours a step away. */
export function PictureDialog(props: PictureDialogProps) {
  const { title, picture, pictures, chosenUrl, canChoose, onShow, onChoose, onClose } = props
  const place = pictures.findIndex(({ url }) => url === picture?.url)
  const step = (by: number) => {
    const next = pictures.at((place + by) % pictures.length)
    if (next) onShow(next)
  }
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
                <IconButton label="Previous picture" icon={ChevronLeft} onClick={() => step(-1)} />
                <IconButton label="Next picture" icon={ChevronRight} onClick={() => step(1)} />
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

import { type SyntheticEvent, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import './picture-preview.css'

export interface PicturePreviewProps {
  /** Where the chosen file can be seen; null until it can. */
  src: string | null
  onPutBack: () => void
}

/** The whole picture that was chosen, with what becomes of it: the square in its middle, shown round. */
export function PicturePreview({ src, onPutBack }: PicturePreviewProps) {
  const [isWide, setWide] = useState(true)

  function measure({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
    setWide(currentTarget.naturalWidth >= currentTarget.naturalHeight)
  }

  return (
    <figure className="picture-preview">
      <div className="picture-preview-frame" data-wide={isWide}>
        <Picture
          src={src}
          alt="The picture you chose"
          loading="eager"
          onLoad={measure}
          placeholder={
            <p className="soft p-4 text-sm">This picture cannot be shown before it is uploaded.</p>
          }
        />
        <span className="picture-preview-square" aria-hidden="true" />
      </div>
      <figcaption className="stack gap-2">
        <p className="text-sm">Only the bright circle in the middle is kept.</p>
        <div>
          <Button tone="quiet" className="-ml-3" onClick={onPutBack}>
            Put it back
          </Button>
        </div>
      </figcaption>
    </figure>
  )
}

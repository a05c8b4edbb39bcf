import { pictureAddress, pictureSourceSet } from '@faith-fables/contract/picture-sizes'
import { ChoosingCard } from '../../../ui/choices/choosing-card.tsx'
import { Sheet } from '../../../ui/paper/sheet.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import './cover-card.css'
import { DrawingPlace } from '../candidates/drawing-place.tsx'
import { coverId } from '../scenes/go-to-scene.ts'
import type { Front } from './use-front.ts'

/** What will stand on the front of the book: the parent sees it before anybody else, and may take another. */
export function CoverCard({ front, isEnabled }: { front: Front; isEnabled: boolean }) {
  const { cover, firstPageUrl } = front
  return (
    <Sheet aria-labelledby={coverId} className="cover-card">
      <h2 id={coverId} tabIndex={-1}>
        Cover
      </h2>
      <p>
        It is drawn from the pictures you chose, and stands on the front of the book. Where the story is
        shared, it goes with the link.
      </p>
      <div className="candidates" role="radiogroup" aria-label="Pictures for the front">
        {cover.imageUrl === null ? (
          <DrawingPlace />
        ) : (
          <FrontPicture
            front={front}
            url={cover.imageUrl}
            name="Cover"
            alt={cover.alt}
            isEnabled={isEnabled}
          />
        )}
        <FrontPicture
          front={front}
          url={firstPageUrl}
          name="Page 1"
          alt=""
          isEnabled={isEnabled && cover.imageUrl !== null}
        />
      </div>
    </Sheet>
  )
}

interface FrontPictureProps {
  front: Front
  url: string
  name: string
  alt: string
  isEnabled: boolean
}

function FrontPicture({ front, url, name, alt, isEnabled }: FrontPictureProps) {
  return (
    <div className="candidate">
      <ChoosingCard
        kind="picture"
        name="front"
        value={url}
        checked={url === front.chosenUrl}
        onChoose={front.choose}
        disabled={!isEnabled}
      >
        <Picture
          src={pictureAddress(url, 512)}
          srcSet={pictureSourceSet(url)}
          sizes="(min-width: 860px) 290px, 44vw"
          width={512}
          height={512}
          alt={alt}
          placeholder={<span className="candidate-lost">This picture could not be loaded.</span>}
        />
        <small>{name}</small>
      </ChoosingCard>
    </div>
  )
}

import type { StoryPage } from '@faith-fables/contract'
import { pictureSourceSet } from '@faith-fables/contract/picture-sizes'
import { pictureSizes } from '../../../picture-sizes.ts'
import { Ornament } from '../../../ui/pictures/ornament.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import type { ReaderLayout } from '../controls/use-layout.ts'

interface PagePictureProps {
  page: StoryPage
  layout: ReaderLayout
}

/** How wide the picture stands, so that the browser fetches no larger one. */
export const pictureWidths: Record<ReaderLayout, string> = {
  horizontal: pictureSizes.spread,
  vertical: pictureSizes.single,
}

export function PagePicture({ page, layout }: PagePictureProps) {
  return (
    <figure className="leaf-picture">
      <Picture
        className="torn"
        src={page.selectedImageUrl}
        srcSet={pictureSourceSet(page.selectedImageUrl)}
        sizes={pictureWidths[layout]}
        width={1024}
        height={1024}
        loading="eager"
        // Whatever else a page needs can come after its picture.
        fetchPriority="high"
        // Drawn in the same moment as its words: a page never turns to a picture that is still being unpacked.
        decoding="sync"
        alt={page.alt}
        placeholder={
          <div className="leaf-no-picture">
            <Ornament name="book" size={96} />
            <p>{page.alt}</p>
          </div>
        }
      />
    </figure>
  )
}

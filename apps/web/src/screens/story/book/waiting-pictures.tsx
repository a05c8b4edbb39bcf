import { pictureSourceSet } from '@faith-fables/contract/picture-sizes'
import { usePainted } from '../../../ui/browser/use-painted.ts'
import type { ReaderLayout } from '../controls/use-layout.ts'
import type { Leaf } from './leaves.ts'
import { pictureWidths } from './page-picture.tsx'

export interface WaitingPicturesProps {
  leaves: readonly Leaf[]
  leafNumber: number
  layout: ReaderLayout
}

/** Leaves around the open one whose pictures are kept ready: one back, and two on for those who leaf quickly. */
const neighbours = [1, -1, 2]

/** The pictures one may turn to next, fetched beforehand: no leaf turns to an empty one. */
export function WaitingPictures({ leaves, leafNumber, layout }: WaitingPicturesProps) {
  if (!usePainted()) return null
  return neighbours
    .map((distance) => leaves[leafNumber + distance])
    .filter((leaf) => leaf?.kind === 'page')
    .map(({ page, folio }) => (
      <img
        key={folio}
        hidden
        // After whatever is looked at now.
        fetchPriority="low"
        src={page.selectedImageUrl}
        srcSet={pictureSourceSet(page.selectedImageUrl)}
        sizes={pictureWidths[layout]}
        alt=""
      />
    ))
}

import type { ReaderLayout } from '../controls/use-layout.ts'
import { Remember } from './companion/remember.tsx'
import { TalkAndPray } from './companion/talk-and-pray.tsx'
import type { Leaf } from './leaves.ts'
import { PagePicture } from './page-picture.tsx'
import { PageText } from './page-text.tsx'

export interface LeafFacesProps {
  leaf: Leaf
  layout: ReaderLayout
  onOpen: (leafNumber: number) => void
}

/** A leaf as it lies open: horizontal over both sides of the gutter, vertical on one side under each other. */
export function LeafFaces({ leaf, layout, onOpen }: LeafFacesProps) {
  const face = { leaf, layout, onOpen }
  if (layout === 'vertical') {
    return (
      <div className="leaf leaf-single">
        <LeftFace {...face} />
        <RightFace {...face} />
      </div>
    )
  }
  return (
    <>
      <div className="leaf leaf-left">
        <LeftFace {...face} />
      </div>
      <div className="leaf leaf-right">
        <RightFace {...face} />
      </div>
    </>
  )
}

/** What stands left of the gutter, or above. */
export function LeftFace({ leaf, layout }: LeafFacesProps) {
  if (leaf.kind === 'page') return <PagePicture page={leaf.page} layout={layout} />
  return <TalkAndPray companion={leaf.companion} />
}

/** What stands right of the gutter, or below. */
export function RightFace({ leaf, onOpen }: LeafFacesProps) {
  if (leaf.kind === 'page') return <PageText leaf={leaf} onOpen={onOpen} />
  return <Remember remember={leaf.companion.remember} onOpen={onOpen} />
}

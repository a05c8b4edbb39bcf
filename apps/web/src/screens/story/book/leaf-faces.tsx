import type { ReaderLayout } from '../controls/use-layout.ts'
import { Remember } from './companion/remember.tsx'
import { TalkAndPray } from './companion/talk-and-pray.tsx'
import './flowing-leaf.css'
import { type Leaf, wordsOn } from './leaves.ts'
import { PagePicture } from './page-picture.tsx'
import { PageText } from './page-text.tsx'
import { isSetOverBoth } from './page-typesetting.ts'

export interface LeafFacesProps {
  leaf: Leaf
  layout: ReaderLayout
  onOpen: (leafNumber: number) => void
}

/** A leaf as it lies open: horizontal over both sides of the gutter, vertical on one side under each other. */
export function LeafFaces(face: LeafFacesProps) {
  if (face.layout === 'vertical') {
    return (
      <div className="leaf leaf-single">
        <LeftFace {...face} />
        <RightFace {...face} />
      </div>
    )
  }
  if (flows(face.leaf)) return <FlowingLeaf {...face} />
  return (
    <>
      <LeafSide side="left" {...face} />
      <LeafSide side="right" {...face} />
    </>
  )
}

/** What stands on one side of the gutter; of a page that flows over both, the half that comes to lie there. */
export function LeafSide({ side, ...face }: LeafFacesProps & { side: 'left' | 'right' }) {
  if (flows(face.leaf)) {
    return (
      <div className={`leaf leaf-${side} leaf-half`}>
        <FlowingLeaf {...face} />
      </div>
    )
  }
  return (
    <div className={`leaf leaf-${side}`}>
      {side === 'left' ? <LeftFace {...face} /> : <RightFace {...face} />}
    </div>
  )
}

/** A page with so much text that it begins below the picture. */
function FlowingLeaf(face: LeafFacesProps) {
  return (
    <div className="leaf leaf-flowing">
      <div className="leaf-columns">
        <LeftFace {...face} />
        <RightFace {...face} />
      </div>
    </div>
  )
}

function flows(leaf: Leaf): boolean {
  return leaf.kind === 'page' && isSetOverBoth(wordsOn(leaf))
}

/** What stands left of the gutter, or above. */
function LeftFace({ leaf, layout }: LeafFacesProps) {
  if (leaf.kind === 'page') return <PagePicture page={leaf.page} layout={layout} />
  return <TalkAndPray companion={leaf.companion} language={leaf.language} />
}

/** What stands right of the gutter, or below. */
function RightFace({ leaf, onOpen }: LeafFacesProps) {
  if (leaf.kind === 'page') return <PageText leaf={leaf} onOpen={onOpen} />
  return <Remember remember={leaf.companion.remember} language={leaf.language} onOpen={onOpen} />
}

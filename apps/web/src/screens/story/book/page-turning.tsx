import type { ReaderLayout } from '../controls/use-layout.ts'
import { LeafFaces, LeftFace, RightFace } from './leaf-faces.tsx'
import type { Direction, Leaf } from './leaves.ts'
import './page-turning.css'

export interface PageTurningProps {
  direction: Direction
  from: Leaf
  to: Leaf
  layout: ReaderLayout
  onEnd: () => void
}

/**
 * The leaf that turns, drawn over the book in which the new leaf already lies open: for the eye only. What the
 * turning leaf has not passed yet still shows the leaf before.
 */
export function PageTurning({ direction, from, to, layout, onEnd }: PageTurningProps) {
  return (
    <div className="page-turning" data-direction={direction} aria-hidden="true" inert onAnimationEnd={onEnd}>
      {layout === 'vertical' ? (
        <SinglePage direction={direction} from={from} to={to} />
      ) : (
        <OverTheGutter direction={direction} from={from} to={to} />
      )}
    </div>
  )
}

type Faces = Pick<PageTurningProps, 'direction' | 'from' | 'to'>

const still = { onOpen: () => {} }

/** Book pages: the right one turns to the left, its back being the new left one; or the other way round. */
function OverTheGutter({ direction, from, to }: Faces) {
  const face = { ...still, layout: 'horizontal' } as const
  const isNext = direction === 'next'
  const [left, right] = isNext ? [to, from] : [from, to]
  return (
    <>
      <div className={isNext ? 'leaf leaf-left' : 'leaf leaf-right'}>
        {isNext ? <LeftFace leaf={from} {...face} /> : <RightFace leaf={from} {...face} />}
      </div>
      <div className="turning-leaf">
        <div className="leaf leaf-left">
          <LeftFace leaf={left} {...face} />
        </div>
        <div className="leaf leaf-right">
          <RightFace leaf={right} {...face} />
        </div>
      </div>
    </>
  )
}

/** Pages of a pad: the old one is lifted off the new one, or the new one laid upon the old. */
function SinglePage({ direction, from, to }: Faces) {
  const lifted = direction === 'next' ? from : to
  return (
    <>
      {direction === 'previous' && <LeafFaces leaf={from} layout="vertical" {...still} />}
      <div className="turning-leaf">
        <LeafFaces leaf={lifted} layout="vertical" {...still} />
      </div>
    </>
  )
}

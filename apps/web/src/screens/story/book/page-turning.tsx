import type { ReaderLayout } from '../controls/use-layout.ts'
import { LeafFaces, LeafSide } from './leaf-faces.tsx'
import type { Direction, Leaf } from './leaves.ts'
import './page-turning.css'
import { useFallingLeaf } from './use-falling-leaf.ts'
import type { Turning, TurningLeaf } from './use-turning-leaf.ts'

export interface PageTurningProps {
  leaves: readonly Leaf[]
  turningLeaf: TurningLeaf
  layout: ReaderLayout
}

/** The leaf that turns, drawn over the book: for the eye only. */
export function PageTurning({ leaves, turningLeaf, layout }: PageTurningProps) {
  const { turning } = turningLeaf
  const from = turning && leaves[turning.from]
  const to = turning && leaves[turning.to]
  if (!from || !to) return null
  return (
    <TurningStage
      key={`${turning.from}-${turning.to}`}
      turning={turning}
      turningLeaf={turningLeaf}
      faces={{ direction: turning.direction, from, to }}
      layout={layout}
    />
  )
}

interface TurningStageProps extends Omit<PageTurningProps, 'leaves'> {
  turning: Turning
  faces: Faces
}

function TurningStage({ turning, turningLeaf, faces, layout }: TurningStageProps) {
  useFallingLeaf(turningLeaf.stage, turning.goes, turningLeaf.end)
  return (
    <div
      ref={turningLeaf.stage}
      className="page-turning"
      data-direction={turning.direction}
      aria-hidden="true"
      inert
    >
      {layout === 'vertical' ? <SinglePage {...faces} /> : <OverTheGutter {...faces} />}
    </div>
  )
}

interface Faces {
  direction: Direction
  from: Leaf
  to: Leaf
}

const still = { onOpen: () => {} }

/**
 * Book pages: the right one turns to the left, its back being the new left one; or the other way round. What the
 * turning leaf has not passed yet still shows the leaf before, what it has left the one after.
 */
function OverTheGutter({ direction, from, to }: Faces) {
  const face = { ...still, layout: 'horizontal' } as const
  const isNext = direction === 'next'
  const [left, right] = isNext ? [from, to] : [to, from]
  return (
    <>
      <LeafSide side="left" leaf={left} {...face} />
      <LeafSide side="right" leaf={right} {...face} />
      <div className="turning-leaf">
        <LeafSide side="left" leaf={right} {...face} />
        <LeafSide side="right" leaf={left} {...face} />
      </div>
    </>
  )
}

/** Pages of a pad: the old one is lifted off the new one, or the new one laid upon the old. */
function SinglePage({ direction, from, to }: Faces) {
  const [lying, lifted] = direction === 'next' ? [to, from] : [from, to]
  return (
    <>
      <LeafFaces leaf={lying} layout="vertical" {...still} />
      <div className="turning-leaf">
        <LeafFaces leaf={lifted} layout="vertical" {...still} />
      </div>
    </>
  )
}

import { type View, within } from '../composition/camera.ts'
import type { Staging } from '../composition/composition.ts'
import { placeProps } from '../composition/place-props.ts'
import { PAGE_SIZE } from '../drawing/shape.ts'
import type { Bounds } from '../geometry/path.ts'
import { createRandom } from '../geometry/random.ts'
import { STAGE } from '../settings/setting.ts'
import { type CoverFormat, roomFor } from './cover-format.ts'
import type { CoverIdea, CoverKind } from './cover-idea.ts'
import { greatSky } from './great-sky.ts'
import { litWindow } from './lit-window.ts'
import { standLarge } from './stand-large.ts'

/** The nearest that somebody is seen: larger, the place behind them is nothing but ground. */
const NEAREST = 2.1
/** Leaves room beside the stage for what is drawn up to its edge. */
const FARTHEST = PAGE_SIZE / (STAGE.bottom - STAGE.top)

/** Who looks at something far away is seen from behind where the row is told from its other end. */
const fromBehind: ReadonlySet<CoverKind> = new Set<CoverKind>(['before-something-great', 'under-the-sky'])

/**
 * Stages an idea for one format: who is how large and where on the page, and what makes the kind what it is.
 * @param attempt what was tried before and had faults, from 0: the row from its other end, then smaller
 */
export function stageCover(idea: CoverIdea, format: CoverFormat, seed: string, attempt: number): Staging {
  const random = createRandom(`cover staging ${seed} ${idea.kind}`)
  const isLeft = random.chance(0.5)
  const reversed = random.chance(0.5) !== (attempt % 2 === 1)
  const fall = random.pick(['usual', 'slanting', 'behind'] as const)
  const { kind } = idea
  const side = kind === 'the-thing-itself' || !isLeft ? 1 : -1
  return {
    arrangement: {
      viewpoint: 'level',
      mirrored: kind !== 'a-path' && random.chance(0.5) && canBeMirrored(idea),
      reversed: fromBehind.has(kind) || reversed,
      rotated: false,
      swapped: attempt % 2 === 1,
      framed: false,
      third: kind === 'before-something-great' || kind === 'under-the-sky' ? side * 0.9 : 0,
      depth: kind === 'gathered' ? 1 : 0.5,
      fall,
    },
    viewOf: (everybody) => viewOn(everybody, roomFor[format][kind], sideOf(kind, side), 1 - attempt * 0.06),
    placeProps: (stage, group, view) => {
      const placed = placeProps(stage, withoutThing(group, idea.thing), view)
      return idea.thing === undefined ? placed : standLarge(placed, { idea, stage, group, view, format })
    },
    dress: (scenery, stage, view) =>
      kind === 'under-the-sky' ? greatSky(scenery, stage, view, { format, side, seed }) : scenery,
    foreground: kind === 'a-lit-window' ? litWindow(format, seed) : [],
  }
}

const canBeMirrored = ({ scene }: CoverIdea): boolean => scene.setting !== 'school'

/** Small ones stand in one third of the page, the thing has the other side for itself. */
const sideOf = (kind: CoverKind, side: -1 | 1): number =>
  kind === 'before-something-great' || kind === 'under-the-sky' ? side : 0

/** The part of the stage that puts everybody into this room of the page. @param side to which of its ends, 0 for its middle */
function viewOn({ left, right, top, bottom }: Bounds, room: Bounds, side: number, part: number): View {
  const [wide, tall] = [room.right - room.left, room.bottom - room.top]
  const fitting = Math.min(wide / (right - left), tall / (bottom - top)) * part
  const zoom = within(fitting, FARTHEST, NEAREST)
  const size = PAGE_SIZE / zoom
  const slack = Math.max(0, wide - (right - left) * zoom)
  const middle = (room.left + room.right) / 2 + (side * slack) / 2
  return {
    size,
    left: within((left + right) / 2 - middle / zoom, STAGE.left, STAGE.right - size),
    top: within(bottom - room.bottom / zoom, STAGE.top, STAGE.bottom - size),
  }
}

const withoutThing = (group: Parameters<typeof placeProps>[1], thing: string | undefined) => ({
  ...group,
  props: { ...group.props, list: group.props.list.filter(({ noun }) => noun !== thing) },
})

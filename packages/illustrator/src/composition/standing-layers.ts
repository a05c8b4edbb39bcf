import { castShadow, type Layer, type Shape } from '../drawing/shape.ts'
import type { StandingThing } from './placing.ts'
import { standing } from './row.ts'
import type { StagedMember } from './stage-row.ts'

/** Figures and things by depth: who stands nearer covers who stands farther. An embracing arm covers both. */
export function standingLayers(
  staged: readonly StagedMember[],
  things: readonly StandingThing[],
  edgeOf: (shapes: readonly Shape[]) => Layer[],
): Layer[] {
  const items = [
    ...things.map(({ y, layer }) => ({ y, layers: [layer] })),
    ...staged.map((member) => {
      const layer = figureLayer(member)
      return { y: member.y, layers: [...edgeOf(layer.shapes), layer] }
    }),
    ...staged.flatMap((member) => armsBehind(member, staged)),
  ].sort((one, other) => one.y - other.y)
  const arms: Shape[] = staged.flatMap((member) => standing(member.drawn.over, member))
  const shadows = staged.map((member) =>
    castShadow(member.x, member.y, member.drawn.footing * member.scale * 1.15, 20 * member.scale),
  )
  return [
    { depth: 0.05, figure: false, shapes: shadows },
    ...items.flatMap((item) => item.layers),
    { depth: 0, figure: true, shapes: arms },
  ]
}

/** The far arms of who embrace, behind whichever of both is farther. */
function armsBehind(member: StagedMember, staged: readonly StagedMember[]) {
  const { under = [] } = member.drawn
  const other = staged.find(({ figure }) => figure.name === member.touches)
  if (under.length === 0) return []
  const shapes = standing(under, member)
  return [{ y: Math.min(member.y, other?.y ?? member.y) - 1, layers: [{ depth: 0, figure: true, shapes }] }]
}

const figureLayer = (member: StagedMember): Layer => ({
  depth: 0,
  figure: true,
  shapes: standing(member.drawn.shapes, member),
  who: member.figure.name,
})

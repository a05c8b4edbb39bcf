import type { Layer } from '../drawing/shape.ts'
import type { NamedProp } from '../props/prop.ts'
import type { Tabletop } from '../settings/setting.ts'
import { freeTabletop, type TabletopSpot } from './free-tabletop.ts'
import { beforeCrowd } from './many-who-watch.ts'
import type { Placing } from './placing.ts'
import { bodyOf, extentOf } from './stand-prop.ts'
import { isTold } from './told-things.ts'

/** The upper edge of a shelf on the wall, clear of its body by a hair. */
export function shelfTop({ shapes, depth }: Layer): Tabletop {
  const { left, right, top } = bodyOf(shapes)
  return { left, right, y: top - 0.5, depth }
}

/** What has broken lies on the floor. */
export const tableFor = (prop: NamedProp, placing: Placing): TabletopSpot | undefined =>
  prop.damage === 'pieces' ? undefined : spotOn(placing.tabletops, prop, placing)

/** What is larger stands on the floor. */
const SHELF_MOST = 130

/** A shelf that the page tells of is there for what it tells of. */
export function onShelf(prop: NamedProp, placing: Placing): TabletopSpot | undefined {
  const { drawing, damage } = prop
  const fits = drawing.place === 'ground' && !drawing.standsAlone && drawing.size <= SHELF_MOST
  if (!fits || damage || !isTold(placing.stage.scene, prop)) return undefined
  return spotOn(placing.shelves, prop, placing)
}

function spotOn(
  tops: readonly Tabletop[],
  prop: NamedProp,
  { group, view, placed }: Placing,
): TabletopSpot | undefined {
  // Before many who look on there is room on a table.
  const things = [...beforeCrowd(placed.behind, group.props.list), ...placed.among.map(({ layer }) => layer)]
  const thing = { ...extentOf(prop), side: group.props.sideOf(prop.noun) }
  return freeTabletop(thing, tops, view, {
    people: group.staged.map(({ bounds }) => bounds),
    things: things.map(({ shapes }) => bodyOf(shapes)),
  })
}

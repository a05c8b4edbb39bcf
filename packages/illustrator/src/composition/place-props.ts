import type { Layer } from '../drawing/shape.ts'
import type { Bounds } from '../geometry/path.ts'
import type { NamedProp, PropPlace } from '../props/prop.ts'
import { floats, isAboard } from './afloat.ts'
import { hasTable, onBoard, type SetTable, tableBefore } from './at-table.ts'
import type { View } from './camera.ts'
import { beyond, divider } from './dividers.ts'
import type { TabletopSpot } from './free-tabletop.ts'
import { Gaps } from './gaps.ts'
import type { Group } from './gather-group.ts'
import { hang, SKY_LEAST } from './hang-prop.ts'
import { tubAround } from './in-tub.ts'
import { seenPart } from './kept-in-view.ts'
import { largeEnough } from './large-enough.ts'
import { isCrowd } from './many-who-watch.ts'
import { nameAtWindow } from './name-at-window.ts'
import { benchUnder } from './on-bench.ts'
import { onCrate } from './on-crate.ts'
import { onShelf, shelfTop, tableFor } from './on-tops.ts'
import { throughWindow, windowAside, windowOutOfView } from './place-windows.ts'
import type { PlacedProps, Placing, StandingThing } from './placing.ts'
import type { Stage } from './set-stage.ts'
import { shelterOver } from './shelter-over.ts'
import { shinesOutside, showsSky } from './shines-outside.ts'
import { spreadUnder } from './spread-under.ts'
import { standAmong } from './stand-among.ts'
import { standBehind } from './stand-behind.ts'
import { bodyOf, standProp, UNIT } from './stand-prop.ts'
import { isTold } from './told-things.ts'
import { underFeet } from './underfoot.ts'

/** Gives every thing of the scene a place where it is seen and hides nobody's face. */
export function placeProps(stage: Stage, group: Group, view: View): PlacedProps {
  const placed: PlacedProps = { behind: [], among: [], standing: [], onTables: [], shown: [] }
  const tabletops = [...stage.tabletops]
  const gaps = new Gaps(group.staged, view, stage.arrangement.viewpoint === 'above')
  const placing: Placing = { stage, group, view, gaps, tabletops, shelves: [], placed }
  const list = [...group.props.list, ...windowOutOfView(stage, view)]
    .filter((prop) => belongsTo(stage, view, prop))
    .map((prop) => {
      const told = isTold(stage.scene, prop)
      const large = largeEnough(prop, view, { closeness: group.closeness, told })
      return onCrate(large, stage.scene, stage.setting)
    })
  const hasTables = tabletops.length > 0 || list.some(({ drawing }) => drawing.top)
  const order = farthestFirst(hasTables ? tabletopsLast(list) : list)
  const growing = order.filter(({ noun }) => growsInVessels.test(noun))
  const others = order.filter((one) => !growing.includes(one))
  for (const prop of others)
    placeProp(
      growing.length > 0 || isWatchedAtTable(prop, stage, group) ? onSill(prop, stage) : prop,
      placing,
    )
  for (const prop of growing) if (!plantIn(prop, placing)) placeProp(prop, placing)
  return placed
}

/** What hangs on walls has no place outdoors, and what is in the sky none in rooms or before the wall of a house. */
function belongsTo({ setting, sky }: Stage, view: View, { noun, drawing }: NamedProp): boolean {
  if (setting.indoors) return !drawing.onlyOutdoors && !shinesOutside(noun, drawing)
  if (drawing.onlyIndoors) return false
  if (shinesOutside(noun, drawing) && !showsSky(view)) return false
  if (drawing.place !== 'sky' || !sky) return true
  return view.left + view.size > sky.left + SKY_LEAST && view.left < sky.right - SKY_LEAST
}

const growsInVessels = /\b(sprout|seedling|shoot)s?\b/
const vessels = /\b(kettle|pot|tub|bucket|tin|bowl|teapot|boot|jug|watering can)\b/

/** How much smaller a bucket is that has room on a sill. */
const FOR_SILL = 0.8

/** Those who sit at a table and wait for it have it before them. */
const isWatchedAtTable = ({ noun }: NamedProp, { scene }: Stage, { props }: Group): boolean =>
  hasTable(props.list) && scene.figures.some(({ pose, look }) => pose === 'sit' && look === noun)

/** In a room the pot in which something has come up stands where there is light, also a bucket. */
const onSill = (prop: NamedProp, { setting }: Stage): NamedProp =>
  setting.indoors && vessels.test(prop.noun) && !prop.drawing.tabletop && !prop.damage
    ? { ...prop, drawing: { ...prop.drawing, tabletop: true }, scale: prop.scale * FOR_SILL }
    : prop

/** What comes up in a story comes up in the pot that stands there, and is large enough to be seen. */
function plantIn(prop: NamedProp, { stage, placed }: Placing): boolean {
  const vessel = placed.shown.find(({ noun }) => vessels.test(noun))
  if (!vessel) return false
  const { box } = vessel
  const [x, tall] = [(box.left + box.right) / 2, box.bottom - box.top]
  const unit = (tall * 0.75) / (prop.scale * prop.drawing.size || 1)
  const plant = standProp(prop, { x, y: box.top + tall * 0.16, unit, depth: 0.05 }, stage.light)
  const layer = { ...plant, shapes: plant.shapes.filter(({ surface }) => surface !== 'shadow') }
  const isVessel = ({ shapes }: Layer): boolean => isSameBox(bodyOf(shapes), box)
  const among = placed.among.find((thing) => isVessel(thing.layer))
  if (among) among.layer = { ...among.layer, shapes: [...layer.shapes, ...among.layer.shapes] }
  else placed.behind.splice(placed.behind.findIndex(isVessel), 0, layer)
  placed.shown.push({ noun: prop.noun, box: bodyOf(layer.shapes) })
  return true
}

const isSameBox = (one: Bounds, other: Bounds): boolean =>
  one.left === other.left && one.top === other.top && one.right === other.right

/** What stands on the floor or hangs on the wall has its place first: it must not hide what goes on a table or a shelf. */
function tabletopsLast(list: readonly NamedProp[]): readonly NamedProp[] {
  const hasShelf = list.some(({ drawing }) => drawing.place === 'wall' && drawing.top)
  const isLast = ({ drawing }: NamedProp): boolean =>
    drawing.tabletop === true || (hasShelf && drawing.place === 'ground')
  return [...list.filter((prop) => !isLast(prop)), ...list.filter(isLast)]
}

/** Many who look on are behind all things, a path lies under what grows there, and a house is behind a wall. */
const farthestFirst = (list: readonly NamedProp[]): readonly NamedProp[] => {
  const isBehind = ({ drawing }: NamedProp): boolean => drawing.place === 'behind'
  const behind = list.filter((prop) => isBehind(prop) && !isCrowd(prop))
  return [
    ...list.filter(isCrowd),
    ...behind.filter(({ drawing }) => drawing.across),
    ...behind
      .filter(({ drawing }) => !drawing.across)
      .sort((one, other) => other.drawing.size - one.drawing.size),
    ...list.filter((prop) => !isBehind(prop) && !isCrowd(prop)),
  ]
}

function placeProp(prop: NamedProp, placing: Placing): void {
  const { placed } = placing
  const { staged } = placing.group
  const bench = prop.drawing.seat && benchUnder(prop, staged)
  const fitted = bench ? [{ noun: prop.noun, ...bench }] : tubAround(prop, staged)
  if (fitted) {
    placed.among.push(...fitted)
    if (placing.stage.scene.props.includes(prop.noun))
      placed.shown.push({ noun: prop.noun, box: bodyOf(fitted.flatMap(({ layer }) => layer.shapes)) })
    return
  }
  if (beyond(prop.noun) !== undefined) {
    const standing = divider(prop, placing)
    placed.among.push(standing)
    const { left, right, bottom } = seenPart(placing.view, placing.stage.arrangement.viewpoint)
    const box = bodyOf(standing.layer.shapes)
    placed.shown.push({
      noun: prop.noun,
      box: { left, right, top: box.top, bottom: Math.min(bottom, box.bottom) },
    })
    return
  }
  if (prop.drawing.board && setTable(prop, placing)) return
  if (prop.drawing.tabletop && placing.table && putOnTable(prop, placing, placing.table)) return
  if (nameAtWindow(prop.noun) !== undefined && !throughWindow(prop, placing)) {
    const { layer, box } = windowAside(prop, placing)
    placed.behind.push(layer)
    placed.shown.push({ noun: prop.noun, box })
    return
  }
  const table = onShelf(prop, placing) ?? (prop.drawing.tabletop ? tableFor(prop, placing) : undefined)
  const isAmong = !table && !spreadFor(prop, placing) && placeIn(placing.stage, prop) === 'ground'
  const standing = isAmong ? standAmong(prop, placing) : undefined
  const layer = standing?.layer ?? (table ? onTable(prop, table, placing) : layerBehind(prop, placing))
  const nearer = standing ?? (table ? undefined : beforeThoseAfloat(prop, layer, placing))
  if (nearer) placed.among.push(nearer)
  else placed.behind.push(layer)
  const box = bodyOf(layer.shapes)
  const { left, right } = seenPart(placing.view, placing.stage.arrangement.viewpoint)
  placed.shown.push({ noun: prop.noun, box: prop.drawing.across ? { ...box, left, right } : box })
}

/** A flag on the shore stands before those who are on the water behind it. */
function beforeThoseAfloat(
  { noun, drawing }: NamedProp,
  layer: Layer,
  { group, placed }: Placing,
): StandingThing | undefined {
  const foot = placed.standing.find((one) => one.noun === noun)?.foot
  const isBefore = foot !== undefined && group.staged.some((one) => isAboard(one.figure) && one.y < foot - 4)
  return isBefore && !drawing.across ? { noun, y: foot, layer } : undefined
}

/** Before those who sit at it; false where nobody does, or they sit on a bench. */
function setTable(prop: NamedProp, placing: Placing): boolean {
  const { stage, group, placed } = placing
  if (!hasTable(group.props.list)) return false
  const table = tableBefore(prop, group.staged, stage.scene, stage.light)
  if (!table) return false
  placing.table = table
  placed.among.push(...table.layers)
  placed.shown.push({ noun: prop.noun, box: bodyOf(table.table.shapes) })
  return true
}

/** Between those who sit at the table, while there is room. */
function putOnTable(prop: NamedProp, { stage, placed }: Placing, table: SetTable): boolean {
  const x = table.free.shift()
  if (x === undefined) return false
  const layer = onBoard(prop, { x, top: table.top }, stage.light)
  placed.among.push({ noun: prop.noun, y: table.y + 0.5, layer })
  placed.shown.push({ noun: prop.noun, box: bodyOf(layer.shapes) })
  return true
}

const spreadFor = (prop: NamedProp, { group, stage }: Placing): Layer | undefined =>
  prop.drawing.spread
    ? spreadUnder(prop, group.staged, stage.setting)
    : underFeet(prop, group.staged, stage.light)

function onTable(prop: NamedProp, spot: TabletopSpot, { stage, placed }: Placing): Layer {
  const layer = standProp(prop, { ...spot, unit: UNIT }, stage.light)
  placed.onTables.push(bodyOf(layer.shapes))
  return layer
}

/** Spread under everybody, behind them, or hanging. */
function layerBehind(prop: NamedProp, placing: Placing): Layer {
  const where = placeIn(placing.stage, prop)
  const own =
    spreadFor(prop, placing) ??
    shelterOver(prop, placing.group.staged, placing.stage.scene.shot) ??
    throughWindow(prop, placing)
  if (own) return own
  if (where !== 'sky' && where !== 'wall') return standBehind(prop, placing)
  const layer = hang(prop, where, placing)
  if (prop.drawing.top) placing.shelves.push(shelfTop(layer))
  return layer
}

/** What hangs on a wall hangs on that of a house, and leans or stands elsewhere outdoors; what has broken lies on the ground. */
function placeIn(stage: Stage, prop: NamedProp): PropPlace {
  const { setting } = stage
  const { drawing, damage } = prop
  if (floats(prop, stage)) return 'behind'
  if (damage && (drawing.place === 'sky' || drawing.place === 'wall')) return 'ground'
  return drawing.place === 'wall' && !setting.indoors && !setting.sky ? 'behind' : drawing.place
}

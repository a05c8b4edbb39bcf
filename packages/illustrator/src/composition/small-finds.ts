import { type Layer, PAGE_SIZE } from '../drawing/shape.ts'
import type { Bounds } from '../geometry/path.ts'
import { createRandom, type Random, shuffled } from '../geometry/random.ts'
import { findProp } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import type { Setting } from '../scene-description.ts'
import type { SmallCreature } from '../settings/pieces.ts'
import { inPicture, type View } from './camera.ts'
import type { Group } from './gather-group.ts'
import type { PlacedProps } from './placing.ts'
import type { Stage } from './set-stage.ts'
import { standProp } from './stand-prop.ts'

interface Seen {
  view: View
  /** Where everybody is in the picture. */
  figures: readonly { bounds: Bounds; head: { x: number; y: number; radius: number } }[]
}

/** Of a thing's usual size: a child has to look for it. */
const SIZE = 0.62

/** Before the ground and all that grows on it, behind everybody. */
export const FIND_DEPTH = 0.06
/** How much room it has on every side, in the picture's units. */
const ROOM = 46
/** How far it stays from a face. */
const FROM_FACE = 190

/**
 * Something little that lives at the place, for a child to find: a snail, a hedgehog in the evening, a butterfly. At most one
 * in a picture, where the ground is free, never near a face, and never of a kind that the page or its people are of.
 */
export function smallFinds(stage: Stage, group: Group, placed: PlacedProps, seen: Seen): Layer[] {
  const { scene, arrangement, seed } = stage
  const isWide = arrangement.viewpoint === 'level' || arrangement.viewpoint === 'far'
  if (!isWide || scene.shot === 'close' || seen.figures.length === 0) return []
  const random = createRandom(`small finds ${seed} ${scene.setting} ${scene.action}`)
  if (random.chance(0.3)) return []
  const taken = [
    ...seen.figures.map(({ bounds }) => bounds),
    ...placed.shown.map(({ box }) => inPicture(box, seen.view)),
  ]
  const [prop] = shuffled(livingAt(stage), random).filter((one) => !isToldOf(one, stage, group))
  if (!prop) return []
  const spot = freeSpot(prop, stage, seen, taken, random)
  return spot
    ? [standProp(prop, { ...spot, unit: SIZE, depth: FIND_DEPTH, mirrored: random.chance(0.5) }, stage.light)]
    : []
}

const byWater = new Set<Setting>(['lake', 'riverbank', 'bridge', 'garden'])
const onSand = new Set<Setting>(['sea', 'fishing-shore', 'desert'])
const withoutAny = new Set<Setting>(['boat', 'church-inside', 'hospital-room', 'temple-court'])

/** What lives there at this hour, in this weather and season. */
function livingAt({ scene, setting, light, season, weather }: Stage): NamedProp[] {
  if (withoutAny.has(scene.setting)) return []
  return nounsAt().flatMap((noun) => findProp(noun) ?? [])

  function nounsAt(): SmallCreature[] {
    if (setting.indoors) return light.dark ? ['mouse'] : ['ladybird', 'mouse']
    if (season === 'winter' || weather === 'snow') return []
    if (onSand.has(scene.setting)) return ['crab', 'starfish']
    if (light.dark) return ['hedgehog', 'mouse', 'snail']
    if (weather === 'rain' || weather === 'fog') return ['snail', 'frog']
    return byWater.has(scene.setting) ? ['snail', 'frog', 'butterfly'] : ['snail', 'ladybird', 'butterfly']
  }
}

/** A second one of what the page tells of, or of who is in it, would be taken for it. */
function isToldOf({ noun, drawing }: NamedProp, { scene }: Stage, { staged }: Group): boolean {
  const held = scene.figures.flatMap(({ hold, perch, look }) => [hold, perch?.noun, look])
  if (scene.pieces?.[noun]) return true
  const told = [...scene.props, ...held].some(
    (name) => name !== undefined && findProp(name)?.drawing === drawing,
  )
  const isOne = staged.some(({ look }) => look.kind === 'animal' && look.species === noun)
  return told || isOne || new RegExp(`\\b${noun}`, 'i').test(scene.action)
}

/** Where nobody and nothing is: on the ground beside everybody, or in the air where it flies. */
function freeSpot(
  { drawing }: NamedProp,
  { setting, freeSide }: Stage,
  { view, figures }: Seen,
  taken: readonly Bounds[],
  random: Random,
): { x: number; y: number } | undefined {
  const across = shuffled([0.07, 0.14, 0.22, 0.3, 0.7, 0.78, 0.86, 0.93], random)
  const heights = drawing.place === 'sky' ? [0.42, 0.5] : [0.78, 0.82, 0.86, 0.9]
  const spots = heights.flatMap((down) =>
    across.map((part) => ({ x: part * PAGE_SIZE, y: down * PAGE_SIZE })),
  )
  // Grass and stones may frame the lower corner of the side that the group leaves free.
  const isFramed = ({ x, y }: { x: number; y: number }): boolean =>
    y > PAGE_SIZE * 0.8 && (freeSide < 0 ? x < 320 : x > PAGE_SIZE - 320)
  const isFree = ({ x, y }: { x: number; y: number }): boolean =>
    taken.every(
      ({ left, right, top, bottom }) =>
        x < left - ROOM || x > right + ROOM || y < top - ROOM || y - ROOM > bottom,
    ) && figures.every(({ head }) => Math.hypot(head.x - x, head.y - y) > head.radius + FROM_FACE)
  const onStage = ({ x, y }: { x: number; y: number }) => ({
    x: view.left + (x / PAGE_SIZE) * view.size,
    y: view.top + (y / PAGE_SIZE) * view.size,
  })
  return spots
    .filter((spot) => !isFramed(spot) && isFree(spot))
    .map(onStage)
    .find(({ y }) => drawing.place === 'sky' || (y > setting.floor.back - 10 && y < setting.floor.front + 90))
}

import { type Layer, PAGE_SIZE, place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { type Bounds, boundsOf } from '../geometry/path.ts'
import { findProp } from '../props/find-prop.ts'
import { FITTED, ON_WALL } from '../settings/parts/room.ts'
import { inSeason, isGreen } from '../settings/season.ts'
import { snowOn } from '../settings/snow.ts'
import { cameraMatrix, inPicture, type View } from './camera.ts'
import type { Composition, Staging } from './composition.ts'
import { drawForeground } from './foreground.ts'
import type { Group } from './gather-group.ts'
import { inLight } from './grade.ts'
import { FAR } from './hang-prop.ts'
import { IN_WALL } from './in-wall.ts'
import { lightPools, lightThroughWindow } from './light-pools.ts'
import { longShadows } from './long-shadows.ts'
import { isPeople } from './many-who-watch.ts'
import { nameAtWindow } from './name-at-window.ts'
import { lightOverPage } from './other-light.ts'
import type { PlacedProps } from './placing.ts'
import { rimLight } from './rim-light.ts'
import type { Stage } from './set-stage.ts'
import { isSeenFromWithin } from './shelter-over.ts'
import { smallFinds } from './small-finds.ts'
import { standingLayers } from './standing-layers.ts'
import { towLines } from './tow-lines.ts'
import { drawAir, drawWeather } from './weather.ts'

/** What of the stage a picture shows. */
interface Picture {
  view: View
  /** Where everybody stands, on the stage. */
  subject: Bounds
  /** The same in the picture. */
  figures: Composition['figures']
  staging: Staging | undefined
}

/** The layers of a picture, from the sky to the frame, in its light and weather. */
export function layersOf(stage: Stage, group: Group, placed: PlacedProps, picture: Picture): Layer[] {
  const { scenery, season, random, weather, light, setting, arrangement, freeSide } = stage
  const { staged } = group
  const isWithin = group.props.list.some((prop) => isSeenFromWithin(prop, staged, stage.scene.shot))
  const behind = inSeason(placed.behind, season, random)
  const finish = (layers: readonly Layer[]) => seenThrough(inWeather(layers, stage), picture.view)
  return [
    ...finish([
      ...scenery.back.filter(isFar),
      ...behind.filter(isFar),
      ...inWall(
        scenery.back.filter((layer) => !isFar(layer)),
        [...behind.filter(isInWall), ...lightThroughWindow(litStage(stage, picture.subject))],
      ),
      ...lightPools(litStage(stage, picture.subject)),
      // What stands there is not seen through by the light that lies on the floor.
      ...behind.filter((layer) => !isFar(layer) && !isInWall(layer)),
      ...longShadows(stage, staged),
      ...(picture.staging || isWithin ? [] : smallFinds(stage, group, placed, picture)),
    ]),
    ...(isWithin ? [] : drawAir(weather, random)),
    ...finish([
      ...standingLayers(staged, placed.among, (shapes) =>
        rimLight(shapes, light, setting.indoors, arrangement.fall),
      ),
      { depth: 0.05, figure: false, shapes: towLines(staged, placed.among) },
      ...(isWithin ? [] : scenery.front.map((layer) => loweredTo(picture.view, layer))),
    ]),
    ...(isWithin
      ? []
      : [
          ...inWeather(inSeason(foregroundOf(stage, group, picture, placed), season, random), stage),
          ...drawWeather(weather, random, season, isGreen(scenery.back)),
        ]),
    ...lightOverPage(light, arrangement.fall, weather, freeSide),
  ]
}

/** What is in the wall of a room and what falls on it is behind the bed, the tables and the shelves that stand before it. */
function inWall(room: readonly Layer[], things: readonly Layer[]): Layer[] {
  const wall = room.findIndex(({ depth }) => depth >= FITTED && depth <= ON_WALL)
  const first = room.findIndex(({ depth }, index) => index > wall && depth < FITTED)
  const cut = first < 0 ? room.length : first
  return [...room.slice(0, cut), ...things, ...room.slice(cut)]
}

const isInWall = ({ depth }: Layer): boolean => depth === IN_WALL

const isFar = ({ depth }: Layer): boolean => depth >= FAR

const litStage = ({ scene, arrangement, ...stage }: Stage, group: Bounds) => ({
  ...stage,
  weather: scene.weather,
  group,
  mirrored: arrangement.mirrored,
})

function foregroundOf(
  stage: Stage,
  { props }: Group,
  { figures, view, staging }: Picture,
  { onTables, shown }: PlacedProps,
): Layer[] {
  if (staging) return [...staging.foreground]
  const { scene, arrangement, setting, light, freeSide, seed } = stage
  const isKept = (noun: string): boolean =>
    nameAtWindow(noun) !== undefined || isPeople(noun) || findProp(noun)?.drawing.place === 'wall'
  const kept = shown.flatMap(({ noun, box }) => (isKept(noun) ? [box] : []))
  return drawForeground({
    ...scene,
    ...arrangement,
    seen: [
      ...figures.map(({ bounds }) => bounds),
      ...[...onTables, ...kept].map((box) => inPicture(box, view)),
    ],
    indoors: setting.indoors,
    dark: light.dark,
    hasThings: props.list.length > 0,
    freeSide,
    seed,
  })
}

const inWeather = (layers: readonly Layer[], { snowy, light }: Stage): Layer[] =>
  layers.map((layer) => inLight(snowy ? snowOn(layer) : layer, light))

/** Keeps the foreground at the lower edge of a view that reaches below the stage's own edge. */
function loweredTo({ top, size }: View, layer: Layer): Layer {
  const down = top + size - PAGE_SIZE
  return down > 0 ? { ...layer, shapes: place(layer.shapes, placement({ y: down })) } : layer
}

/** Moves everything into the picture and leaves out what lies outside it. */
function seenThrough(layers: readonly Layer[], view: View): Layer[] {
  const matrix = cameraMatrix(view)
  return layers.map((layer) => ({ ...layer, shapes: place(layer.shapes, matrix).filter(isSeen) }))
}

function isSeen({ path }: Shape): boolean {
  const { left, right, top, bottom } = boundsOf([path])
  return right > -20 && left < PAGE_SIZE + 20 && bottom > -20 && top < PAGE_SIZE + 20
}

import type { Layer, Page, Shape } from '../drawing/shape.ts'
import { castShadow, PAGE_SIZE, place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { type Bounds, boundsOf } from '../geometry/path.ts'
import { createRandom } from '../geometry/random.ts'
import { lookInScene } from '../looks/look-in-scene.ts'
import { readCast } from '../looks/read-cast.ts'
import { type FoundProps, findProp, findProps, isHandy } from '../props/find-prop.ts'
import type { FigureDescription, SceneDescription, SceneFigure, Season } from '../scene-description.ts'
import { type Light, lightOf } from '../settings/light.ts'
import { inSeason, isGreen, sceneryInSeason } from '../settings/season.ts'
import type { Scenery, SettingDrawing } from '../settings/setting.ts'
import { settingDrawings } from '../settings/settings.ts'
import { snowOn } from '../settings/snow.ts'
import { arrangementFor } from './arrangement.ts'
import { cameraMatrix, frame, type View } from './camera.ts'
import { thingInHand } from './draw-figure.ts'
import { drawForeground } from './foreground.ts'
import { inLight, toned } from './grade.ts'
import { lightPools } from './light-pools.ts'
import { inMood, moodOf } from './mood.ts'
import { placeProps, type StandingThing } from './place-props.ts'
import { rimLight } from './rim-light.ts'
import { formRow, type Person, standing } from './row.ts'
import { closenessTo, type StagedMember, stageRow } from './stage-row.ts'
import { towLines } from './tow-lines.ts'
import { drawAir, drawWeather } from './weather.ts'

export interface ComposeRequest {
  scene: SceneDescription
  cast: readonly FigureDescription[]
  seed: string
  candidate: number
  /** Which page of its story it is, counted from 0; 0 when absent. Neighbours are staged on different sides. */
  page?: number
  /** Leaves the upper third calm: nothing hangs into it and no head reaches it. */
  roomForTitle?: boolean
}

/** A page, and where on it everybody is. */
export interface Composition {
  page: Page
  figures: { name: string; bounds: Bounds; head: { x: number; y: number; radius: number } }[]
}

export function compose({
  scene,
  cast,
  seed,
  candidate,
  page: number = 0,
  roomForTitle = false,
}: ComposeRequest): Composition {
  const turn = candidate + (scene.variation ?? 0)
  const arrangement = arrangementFor(seed, number, turn)
  const random = createRandom(`${seed}|${scene.setting}|${turn}`)
  const setting = settingDrawings[scene.setting]
  const light = inMood(lightOf(scene.time, scene.weather, setting.indoors), moodOf(scene.figures))
  const scenery = setScenery(setting, scene, light, seed, arrangement.mirrored)
  const freeSide = arrangement.third > 0 ? -1 : 1
  const props = onFreeSide(
    findProps([...scene.props, ...besideHands(scene)], [...inHands(scene), ...(setting.shows ?? [])], random),
    scene.figures,
    freeSide,
  )
  const bed = bedOf(setting, arrangement.mirrored)
  const row = formRow(peopleOf(scene, cast), {
    reversed: arrangement.reversed,
    propSide: (noun) => props.sideOf(noun),
    fromBehind: arrangement.reversed,
    closeUp: scene.shot === 'close',
    ground: { bed: bed !== undefined, water: waterIn(setting) },
  })
  const closeness = closenessTo(row, arrangement)
  const staged = stageRow(row, setting, arrangement, bed, closeness)
  const group = subjectOf(staged, setting)
  const view = frame({ ...group, closeness }, scene.shot, arrangement)
  const placed = placeProps(props, staged, view, setting, light, closeness)
  const behind = inSeason(placed.behind, seasonOf(scene), random)
  const outside = setting.indoors ? 'clear' : scene.weather
  const snowy = outside === 'snow' || (seasonOf(scene) === 'winter' && hasSnowyWinters(setting))
  const finish = (layers: readonly Layer[]): Layer[] =>
    seenThrough(
      layers.map((layer) => inLight(snowy ? snowOn(layer) : layer, light)),
      view,
    )
  const pools = lightPools({
    scenery,
    light,
    setting,
    weather: scene.weather,
    group,
    mirrored: arrangement.mirrored,
  })
  const figures = staged.map((member) => locate(member, view))
  const foreground = roomForTitle
    ? []
    : drawForeground({
        ...scene,
        ...arrangement,
        figures,
        indoors: setting.indoors,
        dark: light.dark,
        hasThings: props.list.length > 0,
        freeSide,
        seed,
      })
  const page = {
    seed,
    layers: [
      ...finish([...scenery.back, ...behind, ...pools]),
      ...drawAir(outside, random),
      ...finish([
        ...standingLayers(staged, placed.among, (shapes) => rimLight(shapes, light, setting.indoors)),
        { depth: 0.05, figure: false, shapes: towLines(staged, placed.among) },
        ...scenery.front.map((layer) => loweredTo(view, layer)),
      ]),
      ...inSeason(foreground, seasonOf(scene), random).map((layer) =>
        inLight(snowy ? snowOn(layer) : layer, light),
      ),
      ...drawWeather(outside, random, seasonOf(scene), isGreen(scenery.back)),
    ],
  }
  return { page: scene.tone ? { ...page, layers: toned(page.layers, scene.tone) } : page, figures }
}

/** Where it snows it is winter, unless the scene says otherwise. */
const seasonOf = ({ season, weather }: SceneDescription): Season =>
  season ?? (weather === 'snow' ? 'winter' : 'summer')

const hasSnowyWinters = ({ indoors, warm }: SettingDrawing): boolean => !indoors && !warm

/** What somebody pulls or pushes and the scene does not name once more. */
function besideHands({ figures, props }: SceneDescription): string[] {
  const standing = new Set(props.map((noun) => findProp(noun)?.drawing))
  return figures.flatMap(({ hold }) =>
    hold !== undefined && !isHandy(hold) && !standing.has(findProp(hold)?.drawing) ? [hold] : [],
  )
}

/** What somebody pulls stands where there is room for it, so that its rope crosses nobody. */
function onFreeSide(props: FoundProps, figures: readonly SceneFigure[], side: -1 | 1): FoundProps {
  const pulled = new Set(
    figures.flatMap(({ hold }) => (hold && !isHandy(hold) ? [findProp(hold)?.drawing] : [])),
  )
  return { ...props, sideOf: (noun) => (pulled.has(findProp(noun)?.drawing) ? side : props.sideOf(noun)) }
}

const inHands = ({ figures }: SceneDescription): string[] =>
  figures.flatMap((figure) => thingInHand(figure) ?? [])

function peopleOf(scene: SceneDescription, cast: readonly FigureDescription[]): Person[] {
  const looks = readCast(cast)
  return scene.figures.map((figure) => ({ figure, look: lookInScene(figure, looks) }))
}

function setScenery(
  setting: SettingDrawing,
  scene: SceneDescription,
  light: Light,
  seed: string,
  mirrored: boolean,
): Scenery {
  const random = createRandom(`${seed}|${scene.setting}|scenery`)
  const drawn = setting.draw({ random, time: scene.time, weather: scene.weather, light })
  const scenery = sceneryInSeason(setting, drawn, seasonOf(scene), random)
  if (!mirrored) return scenery
  const flip = placement({ x: PAGE_SIZE, mirrored: true })
  const flipped = (layer: Layer): Layer => ({ ...layer, shapes: place(layer.shapes, flip) })
  return {
    back: scenery.back.map(flipped),
    front: scenery.front.map(flipped),
    lamps: scenery.lamps.map(([x, y]) => [PAGE_SIZE - x, y]),
  }
}

const waterIn = ({ water, indoors }: SettingDrawing) => (water ? 'open' : indoors ? 'bowl' : 'pond')

const bedOf = ({ bed }: SettingDrawing, mirrored: boolean) =>
  bed && { x: mirrored ? PAGE_SIZE - bed.x : bed.x, y: bed.y }

/** A picture without anybody shows the middle of its setting. */
function subjectOf(staged: readonly StagedMember[], setting: SettingDrawing) {
  if (staged.length === 0) return { left: 200, right: 824, top: 420, bottom: setting.floor.front, chin: 600 }
  return {
    left: Math.min(...staged.map((member) => member.bounds.left)),
    right: Math.max(...staged.map((member) => member.bounds.right)),
    top: Math.min(...staged.map((member) => member.bounds.top)),
    bottom: Math.max(...staged.map((member) => member.bounds.bottom)),
    chin: Math.max(...staged.map(chinOf)),
  }
}

const chinOf = ({ y, scale, raised, drawn }: StagedMember): number =>
  y + (drawn.head.centre[1] + drawn.head.radius - raised) * scale

/** Figures and things by depth: who stands nearer covers who stands farther. An embracing arm covers both. */
function standingLayers(
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
  ].sort((one, other) => one.y - other.y)
  const arms: Shape[] = staged.flatMap((member) =>
    standing(member.drawn.over, member, member.x, member.y, member.scale),
  )
  const shadows = staged.map((member) =>
    castShadow(member.x, member.y, member.drawn.footing * member.scale * 1.15, 20 * member.scale),
  )
  return [
    { depth: 0.05, figure: false, shapes: shadows },
    ...items.flatMap((item) => item.layers),
    { depth: 0, figure: true, shapes: arms },
  ]
}

const figureLayer = (member: StagedMember): Layer => ({
  depth: 0,
  figure: true,
  shapes: standing(
    member.drawn.shapes,
    member,
    member.x,
    member.y - member.raised * member.scale,
    member.scale,
  ),
})

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

function locate(member: StagedMember, view: View): Composition['figures'][number] {
  const zoom = PAGE_SIZE / view.size
  const { left, right, top, bottom } = member.bounds
  const { centre, radius } = member.drawn.head
  return {
    name: member.figure.name,
    bounds: {
      left: (left - view.left) * zoom,
      right: (right - view.left) * zoom,
      top: (top - view.top) * zoom,
      bottom: (bottom - view.top) * zoom,
    },
    head: {
      x: (member.x + centre[0] * member.attention.facing * member.scale - view.left) * zoom,
      y: (member.y + (centre[1] - member.raised) * member.scale - view.top) * zoom,
      radius: radius * member.scale * zoom,
    },
  }
}

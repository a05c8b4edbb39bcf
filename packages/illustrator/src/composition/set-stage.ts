import { type Layer, PAGE_SIZE, place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { Bounds } from '../geometry/path.ts'
import { createRandom, type Random } from '../geometry/random.ts'
import { findProp } from '../props/find-prop.ts'
import { propByWord } from '../props/props.ts'
import type { SceneDescription, Season, Weather } from '../scene-description.ts'
import { sceneryInLand } from '../settings/land.ts'
import { type Light, lightOf } from '../settings/light.ts'
import { withoutPieces } from '../settings/pieces.ts'
import { sceneryInSeason } from '../settings/season.ts'
import type { Bed, Scenery, SettingDrawing, Side, Tabletop } from '../settings/setting.ts'
import { settingDrawings } from '../settings/settings.ts'
import { type Arrangement, arrangementFor } from './arrangement.ts'
import { lowestFromAbove, sceneryFromAbove, settingFromAbove } from './from-above.ts'
import { inMood, moodOf } from './mood.ts'
import { nameAtWindow } from './name-at-window.ts'
import { inOtherLight } from './other-light.ts'
import { toldLandmarks } from './told-landmarks.ts'

/** The place of a scene before anybody has come. */
export interface Stage {
  scene: SceneDescription
  seed: string
  /** The page of the story, and the picture of it that is chosen from, counted on. */
  turn: number
  setting: SettingDrawing
  /** Where the stage ends below, where it is not where it usually does. */
  ground?: number
  arrangement: Arrangement
  /** Where the group leaves room: -1 left, 1 right. */
  freeSide: -1 | 1
  season: Season
  light: Light
  /** What falls or hangs in the air where everybody stands: indoors nothing does. */
  weather: Weather
  /** Whether snow lies on everything. */
  snowy: boolean
  scenery: Scenery
  bed: Bed | undefined
  /** Where the sky is seen beside a wall, and what is on that wall or on that of a room. */
  sky: SettingDrawing['sky']
  onWall: readonly Bounds[]
  /** Of a room, where it is seen. */
  window: SettingDrawing['window']
  /** Where small things may stand. */
  tabletops: readonly Tabletop[]
  /** For all that comes after, in the order in which it is drawn. */
  random: Random
}

/** Sets the scene as its candidate shows it, on a page of the story. */
export function setStage(request: {
  scene: SceneDescription
  seed: string
  candidate: number
  page: number
  /** How often it was tried before, see `arrangementFor`. */
  attempt?: number
  /** What of the arrangement is decided already. */
  arranged?: Partial<Arrangement> | undefined
}): Stage {
  const { scene, seed, page, attempt = 0, arranged } = request
  const turn = request.candidate + (scene.variation ?? 0)
  const chosen = { ...arrangementFor(scene, { seed, page, turn, attempt }), ...arranged }
  const built = settingDrawings[scene.setting]
  const arrangement = asideOfWindow(asWished(chosen, scene), scene, built)
  const isAbove = arrangement.viewpoint === 'above'
  const setting = isAbove ? settingFromAbove(built) : built
  const hour = inMood(lightOf(scene, setting.indoors), moodOf(scene.figures))
  const light = inOtherLight(hour, arrangement.fall)
  const season = scene.season ?? (scene.weather === 'snow' ? 'winter' : 'summer')
  const weather = setting.indoors ? 'clear' : scene.weather
  const { mirrored } = arrangement
  const seenAt = <Part extends { x: number }>(part: Part): Part =>
    mirrored ? { ...part, x: PAGE_SIZE - part.x } : part
  const level = setScenery(setting, { ...scene, season }, light, { seed, side: arrangement.side })
  const scenery = isAbove ? sceneryFromAbove(level, built.floor) : level
  return {
    scene,
    seed,
    turn: page + turn,
    setting,
    ...(isAbove && { ground: lowestFromAbove(built.floor) }),
    arrangement,
    freeSide: arrangement.third > 0 ? -1 : 1,
    season,
    light,
    weather,
    snowy: weather === 'snow' || (season === 'winter' && hasSnowyWinters(setting)),
    scenery: mirrored ? flipped(scenery) : scenery,
    bed: setting.bed && !isOnRug(scene) ? seenAt(setting.bed) : undefined,
    window: setting.indoors && setting.window ? seenAt(setting.window) : undefined,
    sky: setting.sky && (mirrored ? turned(setting.sky) : setting.sky),
    onWall: (setting.onWall ?? []).map((box) => (mirrored ? turned(box) : box)),
    tabletops: (setting.tabletops ?? []).map((top) => (mirrored ? turned(top) : top)),
    random: createRandom(`${seed}|${scene.setting}|${turn}`),
  }
}

/** Where somebody is seen through the window of the room, everybody leaves it free. */
function asideOfWindow(
  arrangement: Arrangement,
  { props }: SceneDescription,
  { indoors, window }: SettingDrawing,
): Arrangement {
  if (!indoors || !window || !props.some((noun) => nameAtWindow(noun) !== undefined)) return arrangement
  const x = arrangement.mirrored ? PAGE_SIZE - window.x : window.x
  const side =
    Math.abs(x - PAGE_SIZE / 2) < 60 ? Math.sign(arrangement.third) || 1 : x < PAGE_SIZE / 2 ? 1 : -1
  return { ...arrangement, third: side }
}

/** All who are wanted on one side stand there together; whoever is alone does. */
function asWished(arrangement: Arrangement, { figures }: SceneDescription): Arrangement {
  const wanted = figures[0]?.at
  if (!wanted || !figures.every(({ at }) => at === wanted)) return arrangement
  const third = { left: -1, middle: 0, right: 1, front: null, back: null, far: null }[wanted]
  return third === null ? arrangement : { ...arrangement, third }
}

const hasSnowyWinters = ({ indoors, warm }: SettingDrawing): boolean => !indoors && !warm

/** The same on every page that shows the place from that side: only the season, the time and the weather change it. */
function setScenery(
  setting: SettingDrawing,
  scene: SceneDescription & { season: Season },
  light: Light,
  { seed, side }: { seed: string; side: Side },
): Scenery {
  const random = createRandom(`${seed}|${scene.setting}|scenery|${side}`)
  const sky = withOneMoon(light, scene)
  const { time, weather, land } = scene
  const drawn = setting.draw({ random, time, weather, light: sky, side, land })
  const grown = sceneryInLand({ ...scene, land, light }, drawn, random)
  const wanted = { ...toldLandmarks(scene), ...scene.pieces }
  return withoutPieces(sceneryInSeason(setting, grown, scene.season, random), wanted)
}

/** A sun or a moon that is among the things of a scene is the only one in its sky. */
function withOneMoon(light: Light, { props }: SceneDescription): Light {
  const { celestial } = light
  const alike = celestial?.kind === 'moon' ? ['moon', 'crescent'] : ['sun']
  const told = props.map((noun) => findProp(noun)?.drawing)
  const isAThing = alike.some((word) => told.includes(propByWord(word)))
  return celestial && isAThing ? { ...light, celestial: { ...celestial, isAThing } } : light
}

/** Seen from the other side. */
function flipped({ back, front, lamps }: Scenery): Scenery {
  const flip = placement({ x: PAGE_SIZE, mirrored: true })
  const flipLayer = (layer: Layer): Layer => ({ ...layer, shapes: place(layer.shapes, flip) })
  return {
    back: back.map(flipLayer),
    front: front.map(flipLayer),
    lamps: lamps.map(([x, y]) => [PAGE_SIZE - x, y]),
  }
}

const turned = <Part extends { left: number; right: number }>(part: Part): Part => ({
  ...part,
  left: PAGE_SIZE - part.right,
  right: PAGE_SIZE - part.left,
})

/** Whoever lies in a room that has a rug told of lies on that, beside the bed. */
const isOnRug = ({ props }: SceneDescription): boolean => {
  const rug = findProp('rug')?.drawing
  return props.some((noun) => findProp(noun)?.drawing === rug)
}

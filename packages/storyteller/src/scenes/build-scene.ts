import {
  type SceneDescription,
  type SceneFigure,
  type Season,
  type Setting,
  type TimeOfDay,
  times,
  type Weather,
} from '@faith-fables/illustrator/scene-description'
import { poseOfBody } from '../bodies/pose-of-body.ts'
import { hasTone, operationsOf } from '../feedback/operation.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import { figureOf } from '../notation/world.ts'
import type { PageSource } from '../plan/lay-pages.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import type { CastEntry, Shown } from '../plots/scene-template.ts'
import { createRandom } from '../random.ts'
import type { Insertion } from '../telling/insertion.ts'
import { polish } from '../telling/polish.ts'
import { renderText } from '../telling/render.ts'
import { isIndoors } from '../words/indoors.ts'
import { pictureOf } from './picture-of.ts'
import { poseWith } from './plays-as-told.ts'
import { nameOfSecond } from './second-figures.ts'
import { wornAsTold } from './worn-as-told.ts'

/**
 * The pictures' descriptions, in order: each may refer to the setting and time of the one before. Pages whose words
 * tell something else than the plot's scene show that.
 */
export function buildScenes(plan: StoryPlan, shown: ReadonlyMap<string, Shown>): SceneDescription[] {
  const scenes: SceneDescription[] = []
  for (const page of plan.pages)
    scenes.push(buildScene(plan, showing(page, shown.get(page.id)), scenes.at(-1)))
  const last = scenes.pop()
  if (last) scenes.push(hasTone(plan.operations, 'bedtime') ? inBed(plan, last) : last)
  return scenes
}

const showing = (page: PageSource, shown: Shown | undefined): PageSource =>
  shown ? { ...page, scene: { ...page.scene, ...shown } } : page

/** Whoever a woven paragraph names stands in the picture, too, and so does a sight; a place that it names is the picture's. */
export function withWoven(scene: SceneDescription, woven: readonly Insertion[]): SceneDescription {
  const joining = woven.flatMap((insertion) => insertion.joining)
  const setting = woven.find((insertion) => insertion.setting)?.setting ?? scene.setting
  const props = woven.flatMap((insertion) => insertion.props ?? [])
  return {
    ...scene,
    setting,
    figures: withoutDoubles([...scene.figures, ...joining]),
    props: [...new Set([...scene.props, ...props])],
  }
}

/** A story told at bedtime ends where its listener is. */
function inBed(plan: StoryPlan, scene: SceneDescription): SceneDescription {
  const hero = plan.world.roles.get('hero')
  const animals = scene.figures.filter(({ name }) => kindOf(plan, name) !== 'human' && name !== hero?.name)
  const { valence: _ended, lamps: _lit, ...rest } = scene
  return {
    ...rest,
    setting: 'bedroom',
    time: 'night',
    weather: 'clear',
    shot: 'close',
    figures: [
      ...(hero ? [{ name: hero.name, pose: 'lie', face: 'sleepy' } as const] : []),
      ...animals.map(({ name }) => ({ name, pose: 'sleep', face: 'calm' }) as const),
    ],
    props: ['bed', 'lamp', 'moon'],
    action: `${hero?.name ?? 'The hero'} lies in bed, and the lamp is low.`,
  }
}

function kindOf(plan: StoryPlan, name: string): string | undefined {
  return [...plan.characters, ...plan.world.roles.values()].find((figure) => figure.name === name)?.kind
}

function buildScene(
  plan: StoryPlan,
  page: PageSource,
  before: SceneDescription | undefined,
): SceneDescription {
  const setting = settingOf(plan, page, before)
  const season = seasonOf(plan)
  const figures = page.scene.cast.flatMap((entry) => sceneFigure(plan, page, entry))
  const valence = valenceOf(page)
  const action = polish(renderWords(plan, page, page.scene.action), 'early', '')
  return wornAsTold({
    setting,
    time: timeOf(plan, page, before),
    weather: weatherTold(plan, page) ?? weatherOf(plan),
    ...(page.scene.lamps && { lamps: page.scene.lamps }),
    ...(season && { season }),
    shot: page.scene.shot,
    ...(page.scene.view && { viewpoint: page.scene.view }),
    figures: withoutDoubles(figures),
    props: [
      ...shelterIn(plan, page, setting),
      ...page.scene.props.map((prop) => thingName(plan, page, prop)),
    ].filter((noun, index, all) => noun !== '' && all.indexOf(noun) === index),
    ...(valence !== 0 && { valence }),
    action,
  })
}

/** What people sleep or play in outdoors is not seen in the place itself: the tent of a night in the meadow. */
const shelters = /\b(?:tent|treehouse|tree house)\b/

function shelterIn(plan: StoryPlan, page: PageSource, setting: Setting): string[] {
  if (!/^(?:place|outside)$/.test(page.scene.setting) || isIndoors(setting)) return []
  const nouns = [...plan.world.nouns.values()].map(({ noun }) => noun.picture ?? noun.word)
  return nouns.filter((noun) => shelters.test(noun)).slice(0, 1)
}

/** A page that goes from low to high has no feeling of its own. */
const valenceOf = ({ valence: { low, high } }: PageSource): number => {
  if (low < 0 && high > 0) return 0
  return low < 0 ? low : high
}

function settingOf(plan: StoryPlan, page: PageSource, before: SceneDescription | undefined): Setting {
  const asked = operationsOf(plan.operations, 'place').at(-1)?.setting
  const wanted = page.scene.setting
  if (wanted === 'home') return asked ?? (isIndoors(plan.details.setting) ? plan.details.setting : plan.home)
  if (wanted === 'place') return placeOf(plan)
  if (wanted === 'outside') return outsideOf(plan)
  if (wanted === 'same') return before?.setting ?? asked ?? plan.home
  return asked && !isIndoors(wanted) ? asked : wanted
}

function placeOf(plan: StoryPlan): Setting {
  const asked = operationsOf(plan.operations, 'place').at(-1)?.setting
  return asked ?? placeOfNouns(plan) ?? plan.details.setting ?? 'garden'
}

/** A few steps out of a room; outdoors one has only left the tent. */
function outsideOf(plan: StoryPlan): Setting {
  const place = placeOf(plan)
  if (!isIndoors(place)) return place
  const nouns = [...plan.world.nouns.values()].map(({ noun }) => noun)
  return nouns.find(({ outside }) => outside)?.outside ?? place
}

/** Where the plot's own things belong; what can stand anywhere stands where the parent said. */
function placeOfNouns(plan: StoryPlan): Setting | undefined {
  const placed = [...plan.world.nouns.values()].map(({ noun }) => noun).find(({ setting }) => setting)
  return placed?.movable ? (plan.details.setting ?? placed.setting) : placed?.setting
}

function timeOf(plan: StoryPlan, page: PageSource, before: SceneDescription | undefined): TimeOfDay {
  const asked = operationsOf(plan.operations, 'time').at(-1)?.time
  if (asked) return asked
  const wanted = page.scene.time
  if (wanted !== 'same' && wanted !== 'later') return wanted
  const now = times.indexOf(before?.time ?? 'morning')
  return times[wanted === 'later' ? Math.min(now + 1, times.indexOf('evening')) : now] ?? 'day'
}

/** What the page tells of; where it tells only that nothing has come yet or is left, a parent's own wish holds. */
function weatherTold(plan: StoryPlan, { scene: { weather } }: PageSource): Weather | undefined {
  const asked = operationsOf(plan.operations, 'time').at(-1)?.weather
  return weather === 'clear' ? (asked ?? weather) : weather
}

/** Under a roof, too: it is what one sees through the window. */
function weatherOf(plan: StoryPlan): Weather {
  const asked = operationsOf(plan.operations, 'time').at(-1)?.weather
  const told = [...plan.world.nouns.values()].map(({ noun }) => noun.weather).find(Boolean)
  return asked ?? told ?? plan.details.weather ?? 'clear'
}

/** The season that the parent asked for last; a story keeps one season throughout. */
function seasonOf(plan: StoryPlan): Season | undefined {
  const asked = operationsOf(plan.operations, 'time').findLast(({ season }) => season)?.season
  return asked ?? plan.details.season
}

function sceneFigure(plan: StoryPlan, page: PageSource, entry: CastEntry): SceneFigure[] {
  const [role, pose, face, look, hold] = entry
  const figure = figureOf(plan.world, role) ?? secondFigure(role)
  if (!figure) return []
  const lookAt =
    look && ((figureOf(plan.world, look) ?? secondFigure(look))?.name ?? lookedAtThing(plan, page, look))
  const held = hold && thingName(plan, page, hold)
  return [
    {
      name: figure.name,
      pose: poseWith(poseOfBody(pose, figure.bodies), held),
      face,
      ...(lookAt && { look: lookAt }),
      ...(held && { hold: held }),
      ...(page.scene.far === role && { at: 'far' as const }),
    },
  ]
}

/** "A boy" is somebody of this page alone; the illustrator knows by the word who that is. */
function secondFigure(who: string): Pick<StoryFigure, 'name' | 'bodies'> | undefined {
  const name = nameOfSecond(who)
  return name === undefined ? undefined : { name, bodies: [] }
}

/** A role that nobody holds is nothing to look at. */
function lookedAtThing(plan: StoryPlan, page: PageSource, look: string): string | undefined {
  return plan.plot.cast.some(({ role }) => role === look) ? undefined : thingName(plan, page, look)
}

/** One person may hold two roles of a small cast, but stands in a picture once. */
function withoutDoubles(figures: readonly SceneFigure[]): SceneFigure[] {
  return figures.filter((figure, index) => figures.findIndex(({ name }) => name === figure.name) === index)
}

/** The noun the illustrator knows for a prop: "{thing}" becomes its picture's, "broken {thing}" that in pieces. */
function thingName(plan: StoryPlan, page: PageSource, prop: string): string {
  const [, before = '', slot] = /^(broken |half of the |other half of the )?\{(\w+)\}$/.exec(prop) ?? []
  const chosen = slot ? plan.world.nouns.get(slot) : undefined
  if (chosen) return `${before}${pictureOf(chosen)}`
  return prop.includes('{') ? renderWords(plan, page, prop) : prop
}

function renderWords(plan: StoryPlan, page: PageSource, text: string): string {
  const random = createRandom(`${plan.seed}/${page.id}/scene`)
  return renderText(text, plan.world, { random, short: false, signaturesShown: new Map() })
}

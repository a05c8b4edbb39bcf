import { nameAtWindow } from '../composition/name-at-window.ts'
import { findProp } from '../props/find-prop.ts'
import type {
  FigureDescription,
  Pose,
  SceneDescription,
  SceneFigure,
  Setting,
  TimeOfDay,
} from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'

const MOST_FIGURES = 4
/** Of all pictures: who is in fewer only passes by. */
const LEAST_SHARE = 0.2

/** What the pictures of a story say about it, for whoever composes its cover. */
export interface StorySeen {
  /** Everybody whom the cover shows, in the order of the cast, which begins with the parent's own characters. */
  heroes: string[]
  /** Places and how often the story is there, those of most pictures first. */
  places: { setting: Setting; times: TimeOfDay[]; count: number; indoors: boolean }[]
  /** The thing that the story turns on: the noun that most pictures hold or show; absent where none comes back. */
  thing?: string
  /** Two who hold each other in some picture, the one who does it first. */
  embrace?: [string, string]
  /** In how many of the pictures, 0 to 1, somebody talks with somebody, goes somewhere, or it is dark. */
  talk: number
  going: number
  dark: number
  scenes: readonly SceneDescription[]
}

export function readStory(
  scenes: readonly SceneDescription[],
  cast: readonly FigureDescription[],
): StorySeen {
  if (scenes.length === 0) throw new RangeError('A story without scenes has no cover.')
  const share = (is: (scene: SceneDescription) => boolean): number => scenes.filter(is).length / scenes.length
  const shows = (who: string) => share((scene) => isSeen(who, scene))
  const heroes = cast.map(({ name }) => name).filter((name) => shows(name) >= LEAST_SHARE)
  const first = cast.find(({ name }) => shows(name) > 0)
  const shown = (heroes.length > 0 ? heroes : first ? [first.name] : []).slice(0, MOST_FIGURES)
  const thing = thingOf(scenes)
  const embrace = embraceOf(scenes, shown)
  return {
    heroes: shown,
    places: placesOf(scenes),
    ...(thing !== undefined && { thing }),
    ...(embrace && { embrace }),
    talk: share(({ figures }) =>
      figures.some(({ name, look }) => figures.some((other) => other.name === look && other.look === name)),
    ),
    going: share(({ figures }) => figures.some(({ pose }) => going.has(pose))),
    dark: share(({ time }) => darkTimes.has(time)),
    scenes,
  }
}

/** Also at the window across the way: a friend whom the story is about is on its cover. */
const isSeen = (who: string, { figures, props }: SceneDescription): boolean =>
  figures.some(({ name }) => name === who) || props.some((noun) => nameAtWindow(noun) === who)

const going: ReadonlySet<Pose> = new Set<Pose>(['walk', 'run', 'lead'])
const darkTimes: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['dusk', 'evening', 'night'])
const holding: ReadonlySet<Pose> = new Set<Pose>(['hug', 'comfort', 'hold-hands'])

function placesOf(scenes: readonly SceneDescription[]): StorySeen['places'] {
  const times = new Map<Setting, TimeOfDay[]>()
  for (const { setting, time } of scenes) times.set(setting, [...(times.get(setting) ?? []), time])
  return [...times]
    .map(([setting, hours]) => ({
      setting,
      times: [...new Set(hours)],
      count: hours.length,
      indoors: settingDrawings[setting].indoors,
    }))
    .sort((one, other) => other.count - one.count)
}

/** What is in somebody's hands counts twice: the story is about it. What stands in a corner of every page is furniture. */
function thingOf(scenes: readonly SceneDescription[]): string | undefined {
  const counts = new Map<string, number>()
  const add = (noun: string, weight: number) => counts.set(noun, (counts.get(noun) ?? 0) + weight)
  for (const { figures, props } of scenes) {
    for (const noun of new Set(figures.flatMap(({ hold }) => hold ?? []))) add(noun, 2)
    for (const noun of new Set(props)) add(noun, 1)
  }
  return [...counts]
    .filter(([noun, count]) => count >= 2 && isOwnThing(noun))
    .sort(([, one], [, other]) => other - one)[0]?.[0]
}

const furniture =
  /\b(table|chair|bench|bed|door|house|wall|window|tree|lamp|hedge|fence|stairs?|shelf|rug|ground|gate)\b/

function isOwnThing(noun: string): boolean {
  const found = findProp(noun)
  return found !== null && found.drawing.place === 'ground' && !furniture.test(noun.toLowerCase())
}

function embraceOf(
  scenes: readonly SceneDescription[],
  heroes: readonly string[],
): [string, string] | undefined {
  const is = (name: string | undefined): name is string => name !== undefined && heroes.includes(name)
  const holds = scenes.flatMap(({ figures }) =>
    figures.filter(({ name, pose, look }) => holding.has(pose) && is(name) && is(look) && name !== look),
  )
  const one = holds.find(({ pose }) => pose === 'hug') ?? holds[0]
  return one && is(one.look) ? [one.name, one.look] : undefined
}

/** Who is in no picture seen otherwise, may be somebody who does not stand. */
export const onlyRests = (name: string, { scenes }: StorySeen): boolean =>
  seenAs(name, scenes).every(({ pose }) => resting.has(pose))

const resting: ReadonlySet<Pose> = new Set<Pose>(['sit', 'sit-on-lap', 'lie', 'sleep'])

/** How somebody is seen in the pictures, one after the other. */
export const seenAs = (name: string, scenes: readonly SceneDescription[]): SceneFigure[] =>
  scenes.flatMap(({ figures }) => figures.filter((figure) => figure.name === name))

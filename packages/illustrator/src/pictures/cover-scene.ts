import type { FigureDescription, Pose, SceneDescription, SceneFigure } from '../scene-description.ts'

const MOST_FIGURES = 4
/** Of all pictures: who is in fewer only passes by. */
const LEAST_SHARE = 0.2

/**
 * What a story's cover shows: its people at their most usual place, with room above for the title. They come in the
 * order of the cast, which begins with the parent's own characters.
 */
export function coverScene(
  scenes: readonly SceneDescription[],
  cast: readonly FigureDescription[],
): SceneDescription {
  const first = scenes[0]
  if (!first) throw new RangeError('A story without scenes has no cover.')
  const setting = mostFrequent(scenes.map((scene) => scene.setting)) ?? first.setting
  const there = scenes.find((scene) => scene.setting === setting) ?? first
  const heroes = cast.map(({ name }) => name).filter((name) => shareOf(name, scenes) >= LEAST_SHARE)
  // What was asked of that picture alone is nothing to the cover.
  const {
    style: _style,
    seenFrom: _seenFrom,
    spacing: _spacing,
    places: _places,
    viewpoint: _viewpoint,
    ...usual
  } = there
  return {
    ...usual,
    shot: 'wide',
    weather: 'clear',
    figures: heroes.slice(0, MOST_FIGURES).map((name, place) => greeting(name, place, [there, ...scenes])),
    props: [],
    action: '',
    variation: 0,
  }
}

const shareOf = (who: string, scenes: readonly SceneDescription[]): number =>
  scenes.filter(({ figures }) => figures.some(({ name }) => name === who)).length / scenes.length

/** The hero waves to the reader; the others are glad to be there, dressed as in the first of these scenes. */
function greeting(name: string, place: number, scenes: readonly SceneDescription[]): SceneFigure {
  const seen = scenes.flatMap(({ figures }) => figures.filter((figure) => figure.name === name))
  const leftOff = seen[0]?.leftOff
  return {
    name,
    pose: place === 0 ? 'wave' : seen.every(({ pose }) => resting.has(pose)) ? 'sit' : 'stand',
    face: place === 0 ? 'joy' : 'happy',
    ...(leftOff && { leftOff }),
  }
}

/** Who is in no picture seen otherwise, may be somebody who does not stand. */
const resting: ReadonlySet<Pose> = new Set<Pose>(['sit', 'sit-on-lap', 'lie', 'sleep'])

/** Of equals the one that came first. */
function mostFrequent<Value extends string>(values: readonly Value[]): Value | undefined {
  const count = new Map<Value, number>()
  for (const value of values) count.set(value, (count.get(value) ?? 0) + 1)
  return [...count].sort(([, one], [, other]) => other - one)[0]?.[0]
}

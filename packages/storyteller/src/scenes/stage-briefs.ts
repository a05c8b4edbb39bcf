import type {
  Face,
  FigureDescription,
  SceneDescription,
  SceneFigure,
} from '@faith-fables/illustrator/scene-description'
import { withinLimit } from '../words/clean-text.ts'
import { earliestMatch, faceWords, firstMatch, settingWords, timeWords } from '../words/scene-words.ts'
import { mostFigures, readScene } from './read-scene.ts'

/** What a page's picture is to show, told in plain words by whoever wrote the page. */
export interface PictureBrief {
  /** Names of those who are seen. */
  who: readonly string[]
  /** What happens, in one sentence. */
  happens: string
  where: string
  /** Time of day, season, weather. */
  when: string
  mood: string
  /** Things that matter. */
  things: readonly string[]
}

const mostLetters = 240

/**
 * Stages briefs in the illustrator's words: what it has a place, an hour, a pose or a face for is taken from the words, and
 * what it has none for is carried over from the page before.
 */
export function stageBriefs(
  briefs: readonly PictureBrief[],
  cast: readonly FigureDescription[],
): SceneDescription[] {
  const scenes: SceneDescription[] = []
  for (const brief of briefs) scenes.push(sceneOf(brief, cast, scenes.at(-1)))
  return scenes
}

function sceneOf(
  brief: PictureBrief,
  cast: readonly FigureDescription[],
  before: SceneDescription | undefined,
): SceneDescription {
  const { happens, where, when, things } = brief
  const read = readScene([happens, where, when, things.join(', ')].join('. '), cast)
  const figures = figuresOf(brief, cast, read.figures)
  const season = read.season ?? before?.season
  return {
    setting: firstMatch(settingWords, where.toLowerCase()) ?? read.setting ?? before?.setting ?? 'meadow',
    time: firstMatch(timeWords, when.toLowerCase()) ?? read.time ?? before?.time ?? 'day',
    weather: read.weather ?? 'clear',
    ...(season && { season }),
    shot: figures.length > 2 ? 'wide' : 'medium',
    figures,
    props: read.props,
    action: withinLimit(happens.replaceAll(/\s+/g, ' ').trim(), mostLetters),
  }
}

function figuresOf(
  { who, mood }: PictureBrief,
  cast: readonly FigureDescription[],
  read: readonly SceneFigure[],
): SceneFigure[] {
  const named = cast.filter(({ name }) => who.includes(name))
  const seen = named.length > 0 ? named : cast.filter(({ name }) => read.some((one) => one.name === name))
  const shown = (seen.length > 0 ? seen : cast.slice(0, 1)).slice(0, mostFigures)
  const face: Face = earliestMatch(faceWords, mood.toLowerCase()) ?? 'calm'
  return shown.map(({ name }) => {
    const figure = read.find((one) => one.name === name) ?? { name, pose: 'stand' as const, face }
    return figure.face === 'calm' ? { ...figure, face } : figure
  })
}

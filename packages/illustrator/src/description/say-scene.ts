import { coverIdeas } from '../covers/cover-ideas.ts'
import { describeCover } from '../covers/describe-cover.ts'
import type { Look } from '../looks/look.ts'
import { looksInScene } from '../looks/look-in-scene.ts'
import { readCast } from '../looks/read-cast.ts'
import { sayLook } from '../looks/say-look.ts'
import type { Face, FigureDescription, SceneDescription, SceneFigure } from '../scene-description.ts'
import { describePicture } from './describe-picture.ts'

/** Somebody of a story, for whoever draws from words. */
export interface SaidPerson {
  name: string
  /** What stands for the name in every sentence: "the red-haired girl". */
  handle: string
  looks: string
}

export interface SaidFigure extends SaidPerson {
  face: string
}

/** A scene in words that name nobody. */
export interface SaidScene {
  /** "The red-haired girl and the white lamb hug in a garden at night." */
  sentence: string
  figures: SaidFigure[]
  /** Those of the cast who are not seen: a sentence may speak of them. */
  others: SaidPerson[]
}

/** Says what a scene shows. Everybody is called by their looks, so that no name leaves the house. */
export function sayScene(scene: SceneDescription, cast: readonly FigureDescription[]): SaidScene {
  const taken = new Map<string, number>()
  const seen = looksInScene(scene, cast).map((look) => sayOnce(look, taken))
  const figures = scene.figures.flatMap(({ name, face }, place) => {
    const said = seen[place]
    return said ? [{ ...said, name, face: faces[face] }] : []
  })
  const absent = cast.filter(({ name }) => !figures.some((figure) => figure.name === name))
  const looks = readCast(cast)
  const others = absent.flatMap(({ name }) => {
    const look = looks.get(name.toLowerCase())
    return look ? [{ ...sayOnce(look, taken), name }] : []
  })
  return { sentence: describePicture({ ...scene, figures: called(scene.figures, figures) }), figures, others }
}

/** What a story's cover shows, said in the same way, and told with names for those who cannot see it. */
export function sayCover(
  scenes: readonly SceneDescription[],
  cast: readonly FigureDescription[],
  seed: string,
): SaidScene & { alt: string } {
  const idea = coverIdeas(scenes, cast, seed)[0]
  if (!idea) throw new RangeError('A story without scenes has no cover.')
  const said = sayScene(idea.scene, cast)
  const scene = { ...idea.scene, figures: called(idea.scene.figures, said.figures) }
  return { ...said, sentence: describeCover({ ...idea, scene }), alt: describeCover(idea) }
}

/** The figures by what stands for their names. */
function called(figures: readonly SceneFigure[], said: readonly SaidFigure[]): SceneFigure[] {
  const handleOf = (name: string) => said.find((figure) => figure.name === name)?.handle ?? name
  return figures.map(({ look, ...figure }) => ({
    ...figure,
    name: handleOf(figure.name),
    ...(look !== undefined && { look: handleOf(look) }),
  }))
}

/** Whoever would be called like another one is "the second red-haired girl". */
function sayOnce(look: Look, taken: Map<string, number>): { handle: string; looks: string } {
  const { handle, words } = sayLook(look)
  const times = (taken.get(handle) ?? 0) + 1
  taken.set(handle, times)
  const told = times === 1 ? handle : handle.replace('the ', `the ${ordinals[times] ?? `${times}th`} `)
  return { handle: told, looks: words }
}

const ordinals: Record<number, string> = { 2: 'second', 3: 'third' }

const faces: Record<Face, string> = {
  happy: 'a happy face',
  joy: 'a beaming face',
  laugh: 'a laughing face',
  calm: 'a calm face',
  tender: 'a tender face',
  sad: 'a sad face',
  worried: 'a worried face',
  wow: 'an amazed face',
  angry: 'a cross face',
  shy: 'a shy face',
  sleepy: 'a sleepy face',
  thinking: 'a thoughtful face',
  proud: 'a proud face',
  sorry: 'a rueful face',
  determined: 'a brave face',
}

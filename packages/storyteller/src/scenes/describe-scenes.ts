import type { FigureDescription, SceneDescription } from '@faith-fables/illustrator/scene-description'
import type { StoryPage } from '../story-request.ts'
import { withinLimit } from '../words/clean-text.ts'
import { carriedOver } from './carry-over.ts'
import { findPersons } from './find-persons.ts'
import { mostFigures, type ReadScene, readScene } from './read-scene.ts'

/** Words of a snippet that must stand in a page before it takes that page's scene. */
const enoughInCommon = 0.55

/**
 * Scenes for the snippets into which the approved text was cut. A snippet whose words come from a page keeps
 * that page's scene, changed only where the parent's new words say so; for other text the scene is read from
 * the words, carrying setting and time over from the snippet before.
 */
export function describeScenes(request: {
  snippets: readonly string[]
  pages: readonly StoryPage[]
  cast: readonly FigureDescription[]
}): SceneDescription[] {
  const scenes: SceneDescription[] = []
  const pages = request.pages.map((page) => ({ page, words: wordSet(page.text) }))
  const land = request.pages[0]?.scene.land
  for (const snippet of request.snippets) {
    const likest = likestPage(snippet, pages)
    const read = readScene(snippet, request.cast)
    scenes.push(
      likest
        ? withNewWords(likest, snippet, request.cast)
        : { ...sceneFromWords(read, scenes.at(-1), snippet, request.cast), ...(land && { land }) },
    )
  }
  return scenes
}

/** The figures for a text the storyteller did not write: the parent's characters and persons named in the words. */
export function describeCast(request: {
  text: string
  characters: readonly FigureDescription[]
}): FigureDescription[] {
  return [...request.characters, ...findPersons(request.text, request.characters)]
}

function likestPage(
  snippet: string,
  pages: readonly { page: StoryPage; words: ReadonlySet<string> }[],
): StoryPage | undefined {
  const words = [...wordSet(snippet)]
  if (words.length === 0) return undefined
  const rated = pages.map(({ page, words: pageWords }) => ({
    page,
    share: words.filter((word) => pageWords.has(word)).length / words.length,
  }))
  const best = rated.sort((a, b) => b.share - a.share)[0]
  return best && best.share >= enoughInCommon ? best.page : undefined
}

/** Setting, time and weather follow words that are new in the snippet; people who are gone leave the picture. */
function withNewWords(
  page: StoryPage,
  snippet: string,
  cast: readonly FigureDescription[],
): SceneDescription {
  const before = readScene(page.text, cast)
  const after = readScene(snippet, cast)
  const changed = <Value>(now: Value | undefined, then: Value | undefined) => (now !== then ? now : undefined)
  const setting = changed(after.setting, before.setting)
  const time = changed(after.time, before.time)
  const weather = changed(after.weather, before.weather)
  const season = changed(after.season, before.season)
  const known = new Set([...page.scene.figures, ...before.figures].map(({ name }) => name))
  const joining = after.figures.filter(({ name }) => !known.has(name))
  return {
    ...page.scene,
    ...(setting && { setting }),
    ...(time && { time }),
    ...(weather && { weather }),
    ...(season && { season }),
    figures: [...page.scene.figures, ...joining],
  }
}

function sceneFromWords(
  read: ReadScene,
  before: SceneDescription | undefined,
  snippet: string,
  cast: readonly FigureDescription[],
): SceneDescription {
  const first = cast[0]
  const carried = carriedOver(snippet, read.figures, before?.figures ?? [], cast)
  const somebody = first ? [{ name: first.name, pose: 'stand', face: 'calm' } as const] : []
  const together = [...read.figures, ...carried].slice(0, mostFigures)
  const season = read.season ?? before?.season
  const figures = together.length > 0 ? together : somebody
  return {
    setting: read.setting ?? before?.setting ?? 'living-room',
    time: read.time ?? before?.time ?? 'day',
    weather: read.weather ?? 'clear',
    ...(season && { season }),
    shot: figures.length > 2 ? 'wide' : 'medium',
    figures,
    props: read.props,
    action: firstSentence(snippet),
  }
}

function firstSentence(snippet: string): string {
  const sentence = /^[\s\S]*?[.!?]["”]?(?=\s|$)/.exec(snippet.trim())?.[0] ?? snippet.trim()
  return withinLimit(sentence.replaceAll(/\s+/g, ' '), 240)
}

function wordSet(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [])
}

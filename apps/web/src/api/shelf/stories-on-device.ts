import type { HeardRecording, PublicStory } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { pictureNameOf, picturesCache } from '../../pictures-on-device.ts'

/** A story that can be read without a connection. */
export interface StoryOnDevice {
  story: PublicStory
  /** ISO 8601. */
  keptAt: string
  /** Who reads it aloud, each with every page; absent where an earlier version of the product kept it. */
  recordings?: HeardRecording[]
  /** Of words, pictures and recordings. */
  bytes: number
}

const storiesCache = 'faith-fables-stories'
const folder = '/stories-on-device/'
const addressOf = (storyId: string): string => `${folder}${encodeURIComponent(storyId)}`

/** The stories that this browser keeps. One that keeps nothing (private windows of some) has none, and says so to `keep`. */
export const storiesOnDevice = {
  isPossible: (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator,

  /** Those that were kept last come first. */
  async list(): Promise<StoryOnDevice[]> {
    if (!storiesOnDevice.isPossible()) return []
    const cache = await caches.open(storiesCache)
    const requests = await cache.keys()
    const kept = await Promise.all(requests.map((request) => cache.match(request).then(storyIn)))
    return kept.filter((one) => one !== null).sort((one, other) => other.keptAt.localeCompare(one.keptAt))
  },

  async read(storyId: string): Promise<StoryOnDevice | null> {
    if (!storiesOnDevice.isPossible()) return null
    const cache = await caches.open(storiesCache)
    return await storyIn(await cache.match(addressOf(storyId)))
  },

  /**
   * Keeps a story with its pictures and what was read aloud of it, whole or not at all; in the place of what there was of it.
   * @throws Error with a sentence for the parent: no room, too many, or a picture did not come
   */
  async keep(story: PublicStory, recordings: HeardRecording[] = []): Promise<void> {
    if (!storiesOnDevice.isPossible()) throw new Error('This browser cannot keep stories.')
    const others = (await storiesOnDevice.list()).filter((kept) => kept.story.id !== story.id)
    if (others.length >= limits.onDevice.stories)
      throw new Error(`A device keeps ${limits.onDevice.stories} stories. Please remove one first.`)
    const before = filesOf(await storiesOnDevice.read(story.id))
    const files = await fetchFiles([...picturesOf(story), ...soundsOf(recordings)])
    const words = JSON.stringify(story)
    const bytes = words.length + sumOf(files.map(({ content }) => content.size))
    if (sumOf(others.map((kept) => kept.bytes)) + bytes > limits.onDevice.bytes)
      throw new Error('There is no room for it on this device. Please remove a story first.')
    try {
      const cache = await caches.open(picturesCache)
      await Promise.all(files.map(({ path, content }) => cache.put(path, fileAnswer(content))))
      const kept: StoryOnDevice = { story, recordings, keptAt: new Date().toISOString(), bytes }
      await (await caches.open(storiesCache)).put(addressOf(story.id), Response.json(kept))
      const now = new Set(files.map(({ path }) => path))
      await Promise.all(before.filter((path) => !now.has(path)).map((path) => cache.delete(path)))
    } catch (error) {
      await storiesOnDevice.remove(story.id, [...before, ...files.map(({ path }) => path)])
      throw new Error('This device is full.', { cause: error })
    }
  },

  async remove(storyId: string, files?: readonly string[]): Promise<void> {
    if (!storiesOnDevice.isPossible()) return
    const paths = files ?? filesOf(await storiesOnDevice.read(storyId))
    await (await caches.open(storiesCache)).delete(addressOf(storyId))
    const cache = await caches.open(picturesCache)
    await Promise.all(paths.map((path) => cache.delete(path)))
  },

  async removeAll(): Promise<void> {
    if (!storiesOnDevice.isPossible()) return
    await Promise.all([caches.delete(storiesCache), caches.delete(picturesCache)])
  },
}

async function storyIn(answer: Response | undefined): Promise<StoryOnDevice | null> {
  return answer ? ((await answer.json()) as StoryOnDevice) : null
}

/** Paths of all that is kept of a story beside its words. */
function filesOf(kept: StoryOnDevice | null): string[] {
  return kept ? [...picturesOf(kept.story), ...soundsOf(kept.recordings ?? [])] : []
}

const soundsOf = (recordings: readonly HeardRecording[]): string[] =>
  recordings.flatMap(({ pages }) => pages.map(({ url }) => url))

/** Paths of the pictures of a story, in the width that is kept. */
function picturesOf(story: PublicStory): string[] {
  const all = [story.imageUrl, ...story.keyMoments.map(({ selectedImageUrl }) => selectedImageUrl)]
  return [...new Set(all.filter((url) => url?.startsWith('/media/')).map((url) => pictureNameOf(url ?? '')))]
}

/** @throws Error where one did not come: a book with a hole in it is not kept */
function fetchFiles(paths: readonly string[]): Promise<{ path: string; content: Blob }[]> {
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(path)
      if (!answer.ok) throw new Error('A picture or a reading of this story did not come. Please try again.')
      return { path, content: await answer.blob() }
    }),
  )
}

const fileAnswer = (content: Blob): Response =>
  new Response(content, { headers: { 'content-type': content.type } })

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

import { setTimeout as wait } from 'node:timers/promises'
import type { ExplorePage } from '@faith-fables/contract'

const booksOfTheProduct = 8
const longestWaitMilliseconds = 240_000

/** Waits until the product has made the eight public stories that it brings along. */
export async function fillExplore(url: string): Promise<void> {
  const deadline = AbortSignal.timeout(longestWaitMilliseconds)
  while ((await countStories(url)) < booksOfTheProduct) {
    deadline.throwIfAborted()
    await wait(500)
  }
}

async function countStories(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/public-stories/explore?limit=1`)
  const { totalStories } = (await answer.json()) as ExplorePage
  return totalStories
}

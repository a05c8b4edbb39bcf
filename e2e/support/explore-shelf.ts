import { setTimeout as wait } from 'node:timers/promises'
import type { ExplorePage } from '@faith-fables/contract'

const longestWaitMilliseconds = 420_000

/** Waits until so many of the public stories that a new product makes by itself are there. */
export async function untilOnExplore(url: string, stories: number): Promise<void> {
  const deadline = AbortSignal.timeout(longestWaitMilliseconds)
  while ((await countStories(url)) < stories) {
    deadline.throwIfAborted()
    await wait(250)
  }
}

async function countStories(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/public-stories/explore?limit=1`)
  const { totalStories }: ExplorePage = await answer.json()
  return totalStories
}

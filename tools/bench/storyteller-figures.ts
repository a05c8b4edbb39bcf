import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { moderateText } from '@faith-fables/moderator'
import { writeStory } from '@faith-fables/storyteller'
import { aStoryRequest } from '@faith-fables/storyteller/testing/story-requests'
import { projectRoot } from '../project-root.ts'
import { type Figure, quantile } from './figure.ts'

const runs = 25
const pages = 20

/** What the built-in storyteller and the moderator need for the longest story there is, without a server around them. */
export async function storytellerFigures(): Promise<Figure[]> {
  const write = (run: number) =>
    writeStory(aStoryRequest({ sceneCount: pages, ageGroup: 'Pre-Teens', seed: `timed ${run}` }))
  const texts = Array.from({ length: runs }, (_unused, run) => write(run).text)
  return [
    {
      name: `a story of ${pages} pages written`,
      measured: medianMilliseconds(write),
      unit: 'ms',
      target: { atMost: 50 },
    },
    {
      name: `a story of ${pages} pages moderated`,
      measured: medianMilliseconds((run) => moderateText(texts[run] ?? '')),
      unit: 'ms',
      target: { atMost: 20 },
    },
    {
      name: '2,500 words moderated',
      measured: medianMilliseconds((run) => moderateText(wordsOf(texts, run, 2500))),
      unit: 'ms',
      target: { atMost: 20 },
    },
    {
      name: 'memory of the storyteller',
      measured: await contentMegabytes(),
      unit: 'MB',
      target: { atMost: 30 },
    },
  ]
}

/** So many words of the stories, beginning with that of the run. */
function wordsOf(texts: readonly string[], run: number, count: number): string {
  return [...texts.slice(run), ...texts].join(' ').split(' ').slice(0, count).join(' ')
}

function medianMilliseconds(work: (run: number) => unknown): number {
  const durations = Array.from({ length: runs }, (_unused, run) => {
    const start = performance.now()
    work(run)
    return performance.now() - start
  })
  return quantile(durations, 0.5)
}

/** Loads the storyteller in a process of its own and tells one story: the heap it holds after that. */
async function contentMegabytes(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    join(projectRoot, 'tools/bench/storyteller-heap.ts'),
  ])
  return Number(stdout)
}

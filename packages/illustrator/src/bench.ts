import { drawPicture } from './draw-picture.ts'
import { sampleCast } from './sample-cast.ts'
import { samplePage, sampleStory } from './sample-story.ts'
import { type StyleId, styleIds } from './styles/styles.ts'

export interface DrawingFigures {
  style: StyleId
  /** From the request to three encoded pictures, in this thread, warmed up. */
  medianMs: number
  /** Size of the large picture. */
  medianKilobytes: number
}

/** Draws the pages of the sample story in every style, one after the other. */
export async function benchDrawing(): Promise<DrawingFigures[]> {
  const figures: DrawingFigures[] = []
  for (const style of styleIds) {
    await draw(style, 0)
    const runs = []
    for (let page = 0; page < sampleStory.length; page++) runs.push(await draw(style, page))
    figures.push({
      style,
      medianMs: median(runs.map(({ ms }) => ms)),
      medianKilobytes: median(runs.map(({ kilobytes }) => kilobytes)),
    })
  }
  return figures
}

async function draw(style: StyleId, page: number): Promise<{ ms: number; kilobytes: number }> {
  const start = performance.now()
  const { large } = await drawPicture({
    scene: samplePage(page),
    cast: sampleCast,
    style,
    seed: `bench ${page}`,
    candidate: 0,
  })
  return { ms: performance.now() - start, kilobytes: large.length / 1024 }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}

import type { JobKind } from '../jobs/job-queue.ts'

/** One stage of one generation: nothing is done when the generation has moved on since. */
export interface StageJob {
  generationId: string
  revision: number
}

/** Stages of several stories run side by side in one process: most of them wait for a supplier. */
export const stageJobs: JobKind<StageJob> = {
  name: 'generation-stage',
  concurrency: 4,
  retries: 4,
}

export interface DrawingJob {
  attemptId: string
}

/** Two attempts at a time keep both drawing threads busy without holding many pictures in memory. */
export const drawingJobs: JobKind<DrawingJob> = {
  name: 'draw-attempt',
  concurrency: 2,
  retries: 4,
}

/** The cover of one choice of pictures: nothing is drawn when the parent has chosen others since. */
export interface CoverJob {
  generationId: string
  name: string
}

export const coverJobs: JobKind<CoverJob> = {
  name: 'draw-cover',
  concurrency: 1,
  retries: 2,
}

/** A story that waits for its parent, or ended badly: nobody is told of what it was before it moved on. */
export const tellingJobs: JobKind<StageJob> = { name: 'tell-parent', concurrency: 2, retries: 4 }

/** Families go before the starter library. */
const starterPriority = -10

export function jobPriority(generation: { starterKey: string | null }): number {
  return generation.starterKey === null ? 0 : starterPriority
}

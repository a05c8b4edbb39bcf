import { bookJobs } from '../books/books.ts'
import { sheetJobs } from '../character-sheets/character-sheets.ts'
import type { Config } from '../config.ts'
import { coverJobs, drawingJobs, stageJobs, tellingJobs } from '../generations/generations.ts'
import { letterJobs } from '../mail/mail.ts'
import { narrationJobs } from '../narrations/narrations.ts'
import type { Overrides } from './overrides.ts'

/** Seconds before a failed stage or picture is tried again; they double with each further try. */
const firstRetrySeconds = 1

/** A supplier that is out of order is waited for: with these it is about six minutes until a parent gets the tokens back. */
const firstRetrySecondsOfSuppliers = 5
const retriesOfSuppliers = 9

const usesSuppliers = ({ textModel, imageModel, moderationModel, speechModel }: Config): boolean =>
  [textModel, imageModel, moderationModel, speechModel].some((model) => model !== null)

/** How long a job waits before it is tried the first time again. */
export function retryDelayOf(config: Config, { retryDelaySeconds }: Overrides): number {
  return retryDelaySeconds ?? (usesSuppliers(config) ? firstRetrySecondsOfSuppliers : firstRetrySeconds)
}

/** A job that asks a supplier is tried for as long as it takes one to be mended. */
export function jobKinds({ textModel, imageModel, moderationModel, speechModel }: Config) {
  const retries = retriesOfSuppliers
  return [
    textModel || moderationModel ? { ...stageJobs, retries } : stageJobs,
    imageModel || moderationModel ? { ...drawingJobs, retries } : drawingJobs,
    imageModel || moderationModel ? { ...coverJobs, retries } : coverJobs,
    imageModel || moderationModel ? { ...sheetJobs, retries } : sheetJobs,
    speechModel ? { ...narrationJobs, retries } : narrationJobs,
    bookJobs,
    tellingJobs,
    letterJobs,
  ]
}

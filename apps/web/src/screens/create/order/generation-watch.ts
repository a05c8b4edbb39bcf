import type { GenerationRecord } from '@faith-fables/contract'
import {
  endedUnsuccessfully,
  type GenerationStatus,
  generationStatuses,
  statusKind,
} from '@faith-fables/contract/generation-status'
import { polling } from '@faith-fables/contract/limits'
import { statusMessage } from '../../../components/making/status-message.ts'

/** How the watching of a generation ended. */
export type WatchEnd =
  /** Its next step is in the library. */
  { kind: 'ready' } | FailedEnd

export interface FailedEnd {
  kind: 'failed'
  sentence: string
  /** What the parent can do now. */
  advice: string
  /** Only the watching failed: the story may still be on its way. */
  isStoryUnderWay: boolean
}

/** What the parent who waits for a generation sees. */
export interface GenerationWatch {
  message: string
  /** Why the last look failed; stands in place of the message. */
  trouble: string | null
  /** Place among `workingStages`; -1 before the first. */
  stage: number
  /** Looks without an answer, in a row. */
  failures: number
  end: WatchEnd | null
}

/** The statuses with a message, in the order in which they follow each other. */
export const workingStages: readonly GenerationStatus[] = generationStatuses.filter(
  (status) => statusMessage(status) !== undefined,
)

/** How it stands when the server has taken the order. */
export const watchBegun: GenerationWatch = {
  message: 'Story request received! Moderating content...',
  trouble: null,
  stage: -1,
  failures: 0,
  end: null,
}

/** After an answer. A status without a message keeps the last one. */
export function watchAfterAnswer(
  watch: GenerationWatch,
  { status, processingError }: Pick<GenerationRecord, 'status' | 'processingError'>,
): GenerationWatch {
  return {
    message: statusMessage(status) ?? watch.message,
    trouble: null,
    stage: workingStages.includes(status) ? workingStages.indexOf(status) : watch.stage,
    failures: 0,
    end: endOf(status, processingError),
  }
}

/**
 * After a look that failed: one lost answer must not hide a story that is paid for, three in a row end the watching,
 * and so does an answer that will not change.
 */
export function watchAfterFailure(
  watch: GenerationWatch,
  { status, message }: { status: number; message: string },
): GenerationWatch {
  const trouble = `Error checking status: ${message}`
  const after = { ...watch, trouble, failures: watch.failures + 1 }
  if (status === 401) return { ...after, end: lostLogin }
  if (status === 404) return { ...after, end: failed(trouble, 'What you chose is still here.') }
  if (after.failures < polling.failuresBeforeGivingUp) return after
  const advice = 'Your story may still be on its way: look in My Library.'
  return { ...after, end: { ...failed(trouble, advice), isStoryUnderWay: true } }
}

const lostLogin: FailedEnd = {
  ...failed(
    'Authentication error occurred during story generation.',
    'Your story goes on being made: log in, and look in My Library.',
  ),
  isStoryUnderWay: true,
}

/** Milliseconds to the next look; false when there is none. The first one comes soon: a fast engine is done by then. */
export function timeToNextLook(watch: GenerationWatch | undefined, looks: number): number | false {
  if (watch?.end) return false
  return looks === 0 ? polling.firstLook : polling.creation
}

function endOf(status: GenerationStatus, processingError: string | null): WatchEnd | null {
  if (!endedUnsuccessfully(status)) return statusKind(status) === 'working' ? null : { kind: 'ready' }
  const isOurs = status === 'failed'
  // A failure of ours must not blame what the parent wrote.
  const reason =
    processingError || (isOurs ? 'Something went wrong on our side.' : 'Content did not meet guidelines.')
  return failed(
    `Generation Failed: ${reason}`,
    isOurs
      ? 'What you chose is still here: please try again.'
      : 'Your tokens were given back. Change the words it is about, then try again.',
  )
}

function failed(sentence: string, advice: string): FailedEnd {
  return { kind: 'failed', sentence, advice, isStoryUnderWay: false }
}

import type { GenerationRecord } from '@faith-fables/contract'
import { canDo, endedUnsuccessfully, type GenerationStatus } from '@faith-fables/contract/generation-status'
import { polling } from '@faith-fables/contract/limits'

/** What the parent is told while waiting, or when the waiting came to nothing. */
export interface WatchNotice {
  /** `problem`: an approval came to this, and the parent must act. `trouble`: it goes on all the same. */
  kind: 'progress' | 'trouble' | 'problem'
  sentence: string
}

/** A text review as it was last seen, and what the parent waits for. */
export interface ReviewWatch {
  record: GenerationRecord
  /** Null when it is the parent's turn, or nobody looks any more. */
  waitsFor: 'approval' | 'regeneration' | null
  /** Looks since the waiting began, failed ones included. */
  looks: number
  /** Of an approval: failed looks in all. Of a regeneration: in a row. */
  failures: number
  notice: WatchNotice | null
  /** The text on the screen came back from a regeneration. */
  isRegenerated: boolean
  /** The approval went through: what comes next is in the library. */
  isApproved: boolean
  /** What the server said to something sent too late; null when nothing was. */
  overtaken: string | null
}

const resting = {
  waitsFor: null,
  looks: 0,
  failures: 0,
  notice: null,
  isRegenerated: false,
  isApproved: false,
  overtaken: null,
}

/** How it stands when the screen opens. An approval or regeneration under way is followed as if sent from here. */
export function watchOpened(record: GenerationRecord): ReviewWatch {
  return { ...resting, record, waitsFor: waitOf(record.status) }
}

/** The server took the text: from now on it is waited for. */
export function watchSent(
  watch: ReviewWatch,
  sent: { status: GenerationStatus; storyText: string },
): ReviewWatch {
  const record = { ...watch.record, ...sent, reviewModerationFeedback: null, processingError: null }
  return watchOpened(record)
}

/** The server refused what was sent, since something else had come before it; `watch` shows how that left the story. */
export function watchOvertaken(watch: ReviewWatch, sentence: string): ReviewWatch {
  return { ...watch, overtaken: sentence }
}

/** After an answer. */
export function watchAfterAnswer(watch: ReviewWatch, record: GenerationRecord): ReviewWatch {
  const seen = { ...watch, record, looks: watch.looks + 1, notice: null }
  if (watch.waitsFor === 'approval') return approvalSeen(seen)
  if (watch.waitsFor === 'regeneration') return regenerationSeen(seen)
  return watchOpened(record)
}

/** After a look that failed. `message` is the sentence of the failure. */
export function watchAfterFailure(watch: ReviewWatch, message: string): ReviewWatch {
  const looks = watch.looks + 1
  const failures = watch.failures + 1
  const after = { ...watch, looks, failures }
  return watch.waitsFor === 'approval' ? approvalUnseen(after, message) : regenerationUnseen(after)
}

/** Milliseconds to the next look; false when there is none. */
export function timeToNextLook({ waitsFor, looks }: ReviewWatch): number | false {
  if (waitsFor === null) return false
  if (looks === 0) return polling.firstLook
  if (waitsFor === 'regeneration') return polling.textReview
  // The first poll that counts comes one interval after the approval, not after the early look.
  return looks === 1 ? polling.approval.interval - polling.firstLook : polling.approval.interval
}

/** Whether the text is the parent's to change, or on its way back. */
export function isOnDesk({ record, waitsFor }: ReviewWatch): boolean {
  return waitsFor !== null || canDo('editText', record.status)
}

function waitOf(status: GenerationStatus): ReviewWatch['waitsFor'] {
  if (status === 'moderating_review') return 'approval'
  return status === 'regenerating_text_feedback' ? 'regeneration' : null
}

const approvedStatuses: readonly GenerationStatus[] = [
  'enriching_characters',
  'splitting_scenes',
  'pending_image_review',
]

function approvalSeen(seen: ReviewWatch): ReviewWatch {
  const { status } = seen.record
  if (approvedStatuses.includes(status)) return { ...seen, waitsFor: null, isApproved: true }
  if (isSettled(seen.record)) return { ...seen, waitsFor: null }
  if (isLastPoll(seen)) return approvalUnsettled(seen)
  if (status !== 'moderating_review') return seen
  return { ...seen, notice: { kind: 'progress', sentence: 'Still moderating content...' } }
}

/** Nothing more will happen by itself; the record says why. */
function isSettled({ status, reviewModerationFeedback, processingError }: GenerationRecord): boolean {
  if (status === 'pending_review') return Boolean(reviewModerationFeedback || processingError)
  return endedUnsuccessfully(status) || status === 'published' || status === 'archived'
}

/** The early look is not one of the counted polls. */
function isLastPoll({ looks }: ReviewWatch): boolean {
  return looks - 1 >= polling.approval.attempts
}

const timedOut: WatchNotice = {
  kind: 'problem',
  sentence: 'The check of your story timed out. Your text is safe; please press Approve again.',
}
const takesLonger: WatchNotice = {
  kind: 'progress',
  sentence:
    'This is taking longer than expected. Your story is safe; look for it in My Library in a few minutes.',
}

/** The counted polls are used up. A check that still runs is followed all the same, as on any other visit. */
function approvalUnsettled(watch: ReviewWatch): ReviewWatch {
  const { status } = watch.record
  if (status === 'moderating_review') return { ...watch, notice: takesLonger }
  if (status === 'pending_review') return { ...watch, waitsFor: null, notice: timedOut }
  return { ...watch, waitsFor: null, notice: takesLonger }
}

function approvalUnseen(watch: ReviewWatch, message: string): ReviewWatch {
  const sentence = `Polling failed: ${message.replace(/^Polling failed: /, '')}`
  if (watch.failures >= polling.approval.errors) {
    const advice = 'Your approval was sent; look for the story in My Library.'
    const words = `${sentence.replace(/([^.!?])$/, '$1.')} ${advice}`
    return { ...watch, waitsFor: null, notice: { kind: 'problem', sentence: words } }
  }
  if (isLastPoll(watch)) return approvalUnsettled(watch)
  return { ...watch, notice: { kind: 'trouble', sentence } }
}

function regenerationSeen(seen: ReviewWatch): ReviewWatch {
  const { record } = seen
  if (record.status === 'regenerating_text_feedback') return { ...seen, failures: 0 }
  const isRegenerated = record.status === 'pending_review' && !isSettled(record)
  return { ...watchOpened(record), looks: seen.looks, isRegenerated }
}

function regenerationUnseen(watch: ReviewWatch): ReviewWatch {
  if (watch.failures < polling.failuresBeforeGivingUp) return watch
  const sentence = 'We cannot reach your stories right now. Trying again...'
  return { ...watch, notice: { kind: 'trouble', sentence } }
}

import {
  type Decision,
  type DeskDeed,
  type DeskStory,
  type LogEntry,
  limits,
  type OpenedReports,
  type PublicRequest,
  type PublicStory,
  type ReportedStory,
  type RequestsPage,
  type StoryAnswer,
  storyLanguages,
  type Visibility,
} from '@faith-fables/contract'
import { ApiError, notFound } from '../api-error.ts'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import { deskAnswerMail, type MailRoom } from '../mail/mail.ts'
import type { Moderator } from '../ports/moderator.ts'
import { SupplierError } from '../ports/supplier-error.ts'
import { closeReports, listOpenReports, listReported } from '../reports/reports.ts'
import { readWhole } from '../stories/stories.ts'
import { readHeldBefore } from '../verdicts/verdicts.ts'
import {
  changeDecided,
  countRequested,
  type DecidedStory,
  findDeskStory,
  findOrigin,
  findRequested,
  listDeskStories,
  listDone,
  listInState,
  listOthersOfAuthor,
  listRequested,
  lockForDecision,
  writeDown,
} from './desk-store.ts'
import { presentDeskStory, presentDone } from './present-desk.ts'
import { rowNumber } from './row-number.ts'

/** Where administrators say which stories everybody may read. `by` is the administrator's e-mail address. */
export interface Desk {
  requests(after?: string): Promise<RequestsPage>
  request(storyId: string, signal: AbortSignal): Promise<PublicRequest>
  /** @throws ApiError WRONG_STATUS where somebody has decided, or the parent has asked anew, since it was read */
  decide(by: string, storyId: string, decision: Decision): Promise<{ id: string; visibility: Visibility }>
  stories(state: 'public' | 'taken-down', after?: string): Promise<DeskStory[]>
  feature(by: string, storyId: string, isFeatured: boolean): Promise<DeskStory>
  takeDown(by: string, storyId: string, reason: string): Promise<DeskStory>
  putBack(by: string, storyId: string): Promise<DeskStory>
  /** Stories that readers have reported, the longest waiting first. */
  reports(after?: string): Promise<ReportedStory[]>
  reported(storyId: string): Promise<OpenedReports>
  /** Nothing is wrong with it. @throws ApiError WRONG_STATUS where somebody has looked already */
  keep(by: string, storyId: string): Promise<DeskStory>
  log(before?: string): Promise<LogEntry[]>
}

/** Notes a deed in the log of the desk, in its own transaction. */
export { writeDown }

export interface DeskDependencies {
  db: Database
  moderator: Moderator
  mail: MailRoom
  publicUrl: string
}

/** What an author has made public besides: enough to know them by. */
const othersShown = 12

export function createDesk(dependencies: DeskDependencies): Desk {
  const { db } = dependencies
  return {
    async requests(after) {
      const [requests, waiting] = await Promise.all([
        listRequested(db, after, limits.deskRows),
        countRequested(db, limits.deskWaiting),
      ])
      return { requests: requests.map(presentDeskStory), waiting }
    },
    request: (storyId, signal) => readRequest(dependencies, storyId, signal),
    async decide(by, storyId, decision) {
      const reason = decision.decision === 'send-back' ? decision.reason : null
      await act(dependencies, { deed: decision.decision, by, storyId, reason }, (story) => {
        refuseDecided(story, decision.requestedAt)
        return reason === null
          ? { visibility: 'public', answer: null }
          : { visibility: 'private', answer: answerOf('sent-back', reason) }
      })
      return { id: storyId, visibility: reason === null ? 'public' : 'private' }
    },
    stories: async (state, after) =>
      (await listInState(db, state, after, limits.deskRows)).map(presentDeskStory),
    feature: (by, storyId, isFeatured) =>
      act(
        dependencies,
        { deed: isFeatured ? 'feature' : 'unfeature', by, storyId, reason: null },
        (story) => {
          if (story.visibility !== 'public') throw wrongStatus(story, 'is not public')
          if (story.isFeatured === isFeatured)
            throw wrongStatus(story, isFeatured ? 'is featured already' : 'is not featured')
          return { isFeatured }
        },
      ),
    takeDown: (by, storyId, reason) =>
      act(dependencies, { deed: 'take-down', by, storyId, reason }, async (story, transaction) => {
        if (story.visibility !== 'public' && !isHiddenByReports(story))
          throw wrongStatus(story, 'is not public')
        await closeReports(transaction, storyId)
        return { visibility: 'private', isFeatured: false, answer: answerOf('taken-down', reason) }
      }),
    putBack: (by, storyId) =>
      act(dependencies, { deed: 'put-back', by, storyId, reason: null }, (story) => {
        if (story.answer?.kind !== 'taken-down') throw wrongStatus(story, 'was not taken down')
        return { visibility: 'public', answer: null }
      }),
    async reports(after) {
      const ids = await listReported(db, after, limits.deskRows)
      return await readReported(db, ids)
    },
    async reported(storyId) {
      const [[found], book] = await Promise.all([readReported(db, [storyId]), readWhole(db, storyId)])
      if (!found || found.reports.length === 0 || !book) throw unknownStory()
      return { ...found, book }
    },
    keep: (by, storyId) =>
      act(dependencies, { deed: 'keep', by, storyId, reason: null }, async (story, transaction) => {
        const wasHidden = isHiddenByReports(story)
        if (!(await closeReports(transaction, storyId)) && !wasHidden)
          throw wrongStatus(story, 'was looked at already')
        return wasHidden ? { visibility: 'public', answer: null } : {}
      }),
    log: async (before) => (await listDone(db, rowNumber(before), limits.deskRows)).map(presentDone),
  }
}

type Changes = Parameters<typeof changeDecided>[2]
type Decide = (story: DecidedStory, transaction: Transaction) => Changes | Promise<Changes>

interface Deed {
  deed: DeskDeed
  by: string
  storyId: string
  reason: string | null
}

/** Looks at the story, changes it, writes the deed down and has its parent told, in one transaction. */
async function act(
  { db, mail, publicUrl }: DeskDependencies,
  deed: Deed,
  decide: Decide,
): Promise<DeskStory> {
  await db.transaction(async (transaction) => {
    const story = await actIn(transaction, deed, decide)
    const letter = deskAnswerMail({ ...deed, ...story, publicUrl })
    // Who was not told that readers reported their story need not be told that nothing is wrong with it.
    if (letter && (deed.deed !== 'keep' || isHiddenByReports(story)))
      await mail.post(transaction, { uid: story.uid, about: 'stories', letter })
  })
  const changed = await findDeskStory(db, deed.storyId)
  if (!changed) throw unknownStory()
  return presentDeskStory(changed)
}

async function actIn(transaction: Transaction, deed: Deed, decide: Decide): Promise<DecidedStory> {
  const story = await lockForDecision(transaction, deed.storyId)
  if (!story) throw unknownStory()
  await changeDecided(transaction, story.id, await decide(story, transaction))
  await writeDown(transaction, { ...deed, title: story.title })
  return story
}

function refuseDecided(story: DecidedStory, requestedAt: string): void {
  if (story.visibility === 'public') throw wrongStatus(story, 'was made public already')
  if (isHiddenByReports(story))
    throw wrongStatus(story, 'is hidden because readers reported it: look at the reports')
  if (story.visibility !== 'pending') throw wrongStatus(story, 'was decided on already')
  if (story.requestedAt?.getTime() !== Date.parse(requestedAt))
    throw wrongStatus(story, 'was asked for anew meanwhile: please read the request again')
}

const isHiddenByReports = ({ visibility, answer }: Pick<DecidedStory, 'visibility' | 'answer'>): boolean =>
  visibility === 'pending' && answer?.kind === 'reported'

/** In the order of the ids. */
async function readReported(db: Database, ids: readonly string[]): Promise<ReportedStory[]> {
  if (ids.length === 0) return []
  const [found, reports] = await Promise.all([listDeskStories(db, ids), listOpenReports(db, ids)])
  return ids.flatMap((id) => {
    const story = found.find((one) => one.id === id)
    if (!story) return []
    const own = reports.filter(({ storyId }) => storyId === id)
    return [
      {
        id,
        story: presentDeskStory(story),
        isHidden: story.answer?.kind === 'reported',
        reports: own.map(({ reason, words, at }) => ({ reason, words, at: at.toISOString() })),
      },
    ]
  })
}

async function readRequest(
  { db, moderator }: DeskDependencies,
  storyId: string,
  signal: AbortSignal,
): Promise<PublicRequest> {
  const [found, story] = await Promise.all([findRequested(db, storyId), readWhole(db, storyId)])
  if (!found || !story) throw unknownStory()
  const origin = await findOrigin(db, storyId)
  const scripture = origin?.scripture ?? null
  const heldBefore = origin ? await readHeldBefore(db, origin.generationId) : []
  const review = moderator.review(wordsOf(story), 'story text', {
    ...(scripture === null ? {} : { scripture: [scripture] }),
    names: origin?.names ?? [],
    ...(story.language && { language: story.language }),
    signal,
  })
  const { reasons } = await review.catch((error: unknown) => {
    if (!signal.aborted && !(error instanceof SupplierError)) throw error
    return { reasons: ['The moderator does not answer just now: nothing was found because nobody looked.'] }
  })
  const others = await listOthersOfAuthor(db, storyId, othersShown)
  return {
    request: presentDeskStory(found),
    story,
    findings: [...unreadBy(moderator, story), ...new Set(reasons)],
    heldBefore,
    otherStories: others.map(presentDeskStory),
  }
}

/** What the desk must know of words that the moderator does not understand. */
function unreadBy({ readsLanguages }: Moderator, { language }: PublicStory): string[] {
  if (!language || readsLanguages) return []
  const { name } = storyLanguages[language]
  return [
    `This story is told in ${name}, of which the moderator knows only the worst words. Please approve it only if somebody who reads ${name} has read every page.`,
  ]
}

/** All that a child would read, and the name it would stand under. */
function wordsOf({ title, authorName, moralMessage, keyMoments, companion }: PublicStory): string {
  return [
    title,
    authorName,
    moralMessage ?? '',
    ...keyMoments.map(({ textSnippet }) => textSnippet),
    ...(companion ? [...companion.talk, companion.prayer, companion.remember] : []),
  ].join('\n\n')
}

const answerOf = (kind: StoryAnswer['kind'], reason: string): StoryAnswer => ({
  kind,
  reason,
  at: new Date().toISOString(),
})

/** Stories as rows of the desk, in the order of the ids. */
export async function readDeskStories(queryable: Queryable, ids: readonly string[]): Promise<DeskStory[]> {
  if (ids.length === 0) return []
  const found = await listDeskStories(queryable, ids)
  return ids.flatMap((id) => found.filter((one) => one.id === id).map(presentDeskStory))
}

const unknownStory = () => notFound('Story not found.')

const wrongStatus = ({ title }: DecidedStory, state: string) =>
  new ApiError('WRONG_STATUS', `“${title}” ${state}.`)

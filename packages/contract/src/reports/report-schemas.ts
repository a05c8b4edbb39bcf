import { z } from 'zod'
import { deskStory } from '../desk/desk-schemas.ts'
import { neededReportReason, neededReportWords, reportWordsRule } from '../inputs/field-rules.ts'
import { fieldSchema, moment } from '../inputs/text-schema.ts'
import { publicStory } from '../stories/story-schemas.ts'

/** What a reader may find not right in a public story. */
export const reportReasons = ['frightening', 'unfit', 'hateful', 'personal', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const report = z
  .object({
    reason: z.enum(reportReasons, { error: neededReportReason }),
    words: fieldSchema(reportWordsRule).default(''),
  })
  .refine(({ reason, words }) => reason !== 'other' || words !== '', {
    path: ['words'],
    error: neededReportWords,
  })
export type Report = z.infer<typeof report>
export type ReportBody = z.input<typeof report>

/** `again`: this reader had reported the story before, which counts once. */
export const reportTaken = z.object({ again: z.boolean() })

/** One reader's report, as the desk reads it. Who it was is not told. */
export const storyReport = z.object({
  reason: z.enum(reportReasons),
  words: z.string(),
  at: moment,
})
export type StoryReport = z.infer<typeof storyReport>

/** A story that readers have reported and nobody at the desk has looked at since. */
export const reportedStory = z.object({
  id: z.string(),
  story: deskStory,
  /** So many readers have reported it that it is hidden until somebody has looked. */
  isHidden: z.boolean(),
  /** Oldest first. */
  reports: z.array(storyReport),
})
export type ReportedStory = z.infer<typeof reportedStory>

/** A reported story with the book as a child would read it. */
export const openedReports = reportedStory.extend({ book: publicStory })
export type OpenedReports = z.infer<typeof openedReports>

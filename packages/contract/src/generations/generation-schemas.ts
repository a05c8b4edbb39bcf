import { z } from 'zod'
import { character } from '../characters/character-schemas.ts'
import {
  additionalDetailsRule,
  pictureFeedbackRule,
  pictureIdeaRule,
  storyTextRule,
  textFeedbackRule,
} from '../inputs/field-rules.ts'
import { fieldSchema, id, moment, requiredText } from '../inputs/text-schema.ts'
import { wholeNumber } from '../inputs/whole-number.ts'
import { limits } from '../limits.ts'
import { ageGroupNames } from '../reference/age-groups.ts'
import { storyLanguageCodes } from '../stories/story-languages.ts'
import { toldIn } from '../stories/story-schemas.ts'
import { attemptStatuses, generationStatuses } from './generation-status.ts'

export const imageQuality = z.enum(['Default', 'Premium'])

const characters = z
  .array(character)
  .min(1, 'Please add at least one character to the story.')
  .max(
    limits.charactersPerStory,
    `You can add a maximum of ${limits.charactersPerStory} characters to a story.`,
  )

const additionalDetails = fieldSchema(additionalDetailsRule)
  .nullish()
  .transform((details) => details || null)

const choices = {
  ageGroupId: requiredText('Please select an age group.').pipe(id),
  illustrationStyleId: requiredText('Please select an illustration style.').pipe(id),
  characters,
  additionalDetails,
  bibleVerseId: id.nullish(),
  moralValueId: id.nullish(),
  language: z.enum(storyLanguageCodes, 'names no language that is offered.').default('en'),
}

/** What the parent chose, as it was sent; it says the ids a second time, and both must agree. */
export const originalPrompt = z.object({
  imageQuality,
  imageNumber: z.number().int(),
  ageGroupId: id.optional(),
  illustrationStyleId: id.optional(),
  characters: characters.optional(),
  additionalDetails: additionalDetails.optional(),
  bibleVerseId: id.nullish(),
  moralValueId: id.nullish(),
  language: toldIn,
  storyFocusType: z.enum(['verse', 'moral']).optional(),
})

export const generationRequest = z
  .object({ ...choices, originalPrompt })
  .refine((request) => Boolean(request.bibleVerseId) !== Boolean(request.moralValueId), {
    error:
      'Please choose either a Bible verse or a moral value: exactly one of bibleVerseId and moralValueId.',
  })
  .refine(
    ({ bibleVerseId, originalPrompt: { storyFocusType } }) =>
      storyFocusType === undefined || storyFocusType === (bibleVerseId ? 'verse' : 'moral'),
    { path: ['originalPrompt', 'storyFocusType'], error: 'differs from the chosen verse or value.' },
  )
  .superRefine((request, context) => {
    for (const field of Object.keys(choices) as (keyof typeof choices)[]) {
      const repeated = request.originalPrompt[field]
      if (repeated === undefined) continue
      if (JSON.stringify(repeated ?? null) === JSON.stringify(request[field] ?? null)) continue
      context.addIssue({
        code: 'custom',
        path: ['originalPrompt', field],
        message: 'differs from the same field of the request.',
      })
    }
  })
export type GenerationRequest = z.infer<typeof generationRequest>
/** The request as it is sent, before trimming and defaults. */
export type GenerationRequestBody = z.input<typeof generationRequest>

/** For which age, and in which language, a published story is to be told, too; in its own where none is named. */
export const editionBody = z.object({ ageGroupId: choices.ageGroupId, language: toldIn })

export const generationStarted = z.object({ storyGenerationId: z.string(), message: z.string() })

/** What became of one wish of a feedback on a text or a picture. */
export const feedbackOutcome = z.object({
  /** In the parent's own words. */
  words: z.string(),
  outcome: z.enum(['done', 'partly', 'not done']),
})
export type FeedbackOutcome = z.infer<typeof feedbackOutcome>

export const illustrationAttempt = z.object({
  _id: z.string(),
  status: z.enum(attemptStatuses),
  imageUrls: z.array(z.string()),
  feedback: z.string().nullable(),
  /** What became of each wish in it; empty where nothing was asked for or the painter cannot tell. */
  report: z.array(feedbackOutcome),
  /** What the pictures show, for people who cannot see them. */
  alt: z.string(),
  /** The same of each of `imageUrls`, with what tells it from the others where that is known. */
  imageAlts: z.array(z.string()),
})
export type IllustrationAttempt = z.infer<typeof illustrationAttempt>

export const scene = z.object({
  index: z.number().int(),
  textSnippet: z.string(),
  selectedImageUrl: z.string().nullable(),
  illustrationAttempts: z.array(illustrationAttempt),
  /** The idea of the picture in words. */
  pictureIdea: z.string(),
  /** Why the idea was declined; null when it was not. */
  pictureIdeaProblem: z.string().nullable(),
  /** Wishes for the newest picture to tap instead of to type; only while pictures are chosen. */
  wishesToTap: z.array(z.object({ label: z.string(), words: z.string() })),
})
export type Scene = z.infer<typeof scene>

/** What became of something that a parent wrote for a story. */
export const promptOutcome = z.object({
  /** The character of whom it was written; null for Additional Details. */
  about: z.string().nullable(),
  /** In the parent's own words. */
  words: z.string(),
  outcome: z.enum([
    'told',
    /** Told, and words of weight are missing. */
    'told in part',
    /** Asked of the telling, and done. */
    'followed',
    'in the pictures',
    /** To be seen, and no picture can show all of it, or any. */
    'drawn in part',
    'not drawn',
    /** Understood; this story has no room for it. */
    'left out',
    'not understood',
    /** A question, a remark, an instruction to a program. */
    'beside the story',
    'another language',
  ]),
  /** On which page it is told first, counted from 1; null where no page tells it. */
  page: z.number().int().nullable(),
})
export type PromptOutcome = z.infer<typeof promptOutcome>

/** Where the text stands among its versions. Each rewriting and each of the parent's own edits before it is one. */
export const textHistory = z.object({
  /** Counted from 1 in the order they were made. */
  version: z.number().int(),
  versions: z.number().int(),
  /** What the parent asked for when this version was written; null for the first and for their own edits. */
  feedback: z.string().nullable(),
  /** What became of each wish in it; null when the writer cannot tell. */
  report: z.array(feedbackOutcome).nullable(),
  /** What this version was made from; null for the first. */
  before: z
    .object({
      version: z.number().int(),
      title: z.string().nullable(),
      storyText: z.string(),
      /** It holds changes that the parent made by hand. */
      isEdited: z.boolean(),
    })
    .nullable(),
})
export type TextHistory = z.infer<typeof textHistory>

/** The picture for the front of the book. It is drawn once every scene has its picture, and anew when these change. */
export const cover = z.object({
  /** null while it is being drawn. */
  imageUrl: z.string().nullable(),
  /** What it shows, for people who cannot see it. */
  alt: z.string(),
})
export type Cover = z.infer<typeof cover>

export const generationRecord = z.object({
  _id: z.string(),
  status: z.enum(generationStatuses),
  title: z.string().nullable(),
  storyText: z.string().nullable(),
  reviewModerationFeedback: z.string().nullable(),
  processingError: z.string().nullable(),
  /** A warning, not a block: the chosen verse is no longer in the text word for word. */
  verseWarning: z.string().nullable(),
  language: toldIn,
  /** The verse as this story prints it in another language than English; null where it quotes none, or tells in English. */
  translatedVerse: z.object({ reference: z.string(), text: z.string() }).nullable(),
  originalPrompt: z.object({
    imageQuality,
    imageNumber: z.number().int(),
    ageGroupId: z.string(),
    illustrationStyleId: z.string(),
    characters: z.array(character),
    additionalDetails: z.string().nullable(),
    bibleVerseId: z.string().nullable(),
    moralValueId: z.string().nullable(),
  }),
  ageGroup: z.enum(ageGroupNames),
  /** The verse's reference or the value's name. */
  theme: z.string(),
  illustrationStyle: z.string(),
  maxRegenerationsAllowed: z.number().int(),
  regenerationsUsed: z.number().int(),
  textRegenerationsUsed: z.number().int(),
  /** What became of all that the parent wrote, in its order; null when the writer cannot tell, and once the text is approved. */
  promptReport: z.array(promptOutcome).nullable(),
  /** null while there is one version only, and once the text is approved. */
  textHistory: textHistory.nullable(),
  /** It tells a published story for another age: its pictures are those of that story, and none is drawn. */
  isEdition: z.boolean(),
  /** How a hosted model drew the characters alone, which it draws the pages by; absent where it drew none. */
  sheets: z.array(z.object({ name: z.string(), imageUrl: z.string() })).optional(),
  keyMoments: z.array(scene),
  /** null where none is on its way: a scene has no picture yet, or nobody here draws covers. */
  cover: cover.nullable(),
  progress: z.number(),
  createdAt: moment,
  /** The story that came of it, once published. */
  storyId: z.string().nullable(),
})
export type GenerationRecord = z.infer<typeof generationRecord>

export const generationParams = z.object({ generationId: id })
export const sceneParams = z.object({
  generationId: id,
  sceneIndex: wholeNumber(0),
})

const editedStoryText = fieldSchema(storyTextRule)

export const reviewBody = z.discriminatedUnion('action', [
  z.object({ action: z.literal('approve'), editedStoryText: editedStoryText.optional() }),
  z.object({
    action: z.literal('regenerate'),
    editedStoryText: editedStoryText.optional(),
    feedback: fieldSchema(textFeedbackRule),
  }),
])
export type ReviewBody = z.infer<typeof reviewBody>

export const restoreTextBody = z.object({
  /** The version that is to be the text again. */
  version: z.number().int().min(1),
  /** The text as it stands in the parent's field, so that changes which were not sent yet are kept as a version, too. */
  editedStoryText: editedStoryText.optional(),
})

/** The answer to an action: where the generation stands now. */
export const generationState = z.object({ status: z.enum(generationStatuses) })

export const pictureIdeasBody = z.object({
  prompts: z
    .array(
      z.object({
        index: z.number().int().min(0),
        pictureIdea: fieldSchema(pictureIdeaRule),
      }),
    )
    .min(1, 'Please change at least one picture idea.'),
})

export const regeneratePictureBody = z.object({
  feedback: fieldSchema(pictureFeedbackRule),
  previousAttemptId: id,
})

export const regenerationStarted = z.object({
  attemptId: z.string(),
  regenerationsUsed: z.number().int(),
  maxRegenerationsAllowed: z.number().int(),
})

export const selectImageBody = z.object({
  selectedImageUrl: z.string().min(1, 'must not be empty.').max(500, 'is too long.'),
})

/** The cover that belongs to the pictures chosen now, as in the record. */
export const imageSelected = z.object({ cover: cover.nullable() })

/** The cover that the parent has seen and takes; without it the first page's picture stands on the book. */
export const publishBody = z.object({ coverUrl: z.string().max(500, 'is too long.').nullish() }).nullish()

export const storyPublished = z.object({ storyId: z.string() })

export const inProgressStatus = z.object({ _id: z.string(), status: z.enum(generationStatuses) })
export type InProgressStatus = z.infer<typeof inProgressStatus>

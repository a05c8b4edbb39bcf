/**
 * The life of a generation. Each status is *working* (the server is at it), *waiting* (for the parent) or
 * *final*. Server guards, buttons and pollers all read these tables.
 *
 *   moderating_initial_prompt → generating_text → moderating_text → pending_review
 *   pending_review → regenerating_text_feedback → pending_review
 *   pending_review → moderating_review → enriching_characters → splitting_scenes → generating_prompts
 *     → moderating_prompts → pending_image_review → published
 *   moderating_prompts → pending_prompt_review → moderating_prompts
 */
export type StatusKind = 'working' | 'waiting' | 'final'

interface StatusEntry {
  kind: StatusKind
  /** What a parent reads. */
  words: string
  /** Percent done; pictures being drawn move it on from 60 to 95. */
  progress: number
}

export const generationStatusTable = {
  moderating_initial_prompt: {
    kind: 'working',
    words: 'Reviewing the idea',
    progress: 5,
  },
  generating_text: {
    kind: 'working',
    words: 'Writing the story',
    progress: 12,
  },
  moderating_text: {
    kind: 'working',
    words: 'Checking the text',
    progress: 20,
  },
  enriching_characters: {
    kind: 'working',
    words: 'Adding character depth',
    progress: 35,
  },
  splitting_scenes: {
    kind: 'working',
    words: 'Structuring the scenes',
    progress: 42,
  },
  generating_prompts: {
    kind: 'working',
    words: 'Imagining illustrations',
    progress: 50,
  },
  moderating_prompts: {
    kind: 'working',
    words: 'Reviewing illustration ideas',
    progress: 55,
  },
  pending_review: { kind: 'waiting', words: 'Ready for your review', progress: 25 },
  moderating_review: { kind: 'working', words: 'Checking your approval', progress: 30 },
  regenerating_text_feedback: { kind: 'working', words: 'Rewriting the text', progress: 22 },
  pending_prompt_review: { kind: 'waiting', words: 'Picture ideas need you', progress: 57 },
  pending_image_review: { kind: 'waiting', words: 'Pictures ready to choose', progress: 60 },
  published: { kind: 'final', words: 'Published', progress: 100 },
  archived: { kind: 'final', words: 'Deleted', progress: 0 },
  rejected: { kind: 'final', words: 'Not accepted', progress: 0 },
  failed: { kind: 'final', words: 'Failed', progress: 0 },
  prompt_rejected_by_safety: { kind: 'final', words: 'Idea declined for safety', progress: 0 },
  text_rejected_by_safety: { kind: 'final', words: 'Text declined for safety', progress: 0 },
} as const satisfies Record<string, StatusEntry>

export type GenerationStatus = keyof typeof generationStatusTable

export const generationStatuses = Object.keys(generationStatusTable) as [
  GenerationStatus,
  ...GenerationStatus[],
]

/** Percent at which all pictures are drawn and only the parent's choice is missing. */
export const picturesDoneProgress = 95

/** In which statuses each action of a parent is allowed. */
export const allowedIn = {
  editText: ['pending_review', 'regenerating_text_feedback'],
  approveText: ['pending_review'],
  regenerateText: ['pending_review'],
  restoreText: ['pending_review'],
  editPictureIdeas: ['pending_prompt_review'],
  selectImage: ['pending_image_review'],
  regenerateImage: ['pending_image_review'],
  publish: ['pending_image_review'],
} as const satisfies Record<string, readonly GenerationStatus[]>

export type GenerationAction = keyof typeof allowedIn

/** Whether the parent may do this while the generation has this status. */
export function canDo(action: GenerationAction, status: GenerationStatus): boolean {
  return (allowedIn[action] as readonly GenerationStatus[]).includes(status)
}

export function statusKind(status: GenerationStatus): StatusKind {
  return generationStatusTable[status].kind
}

/** What the parent reads for a status. */
export function statusWords(status: GenerationStatus): string {
  return generationStatusTable[status].words
}

/** Ends that were not the parent's wish: the tokens go back. */
export const unsuccessfulEnds = [
  'rejected',
  'failed',
  'prompt_rejected_by_safety',
  'text_rejected_by_safety',
] as const satisfies readonly GenerationStatus[]

export function endedUnsuccessfully(status: GenerationStatus): boolean {
  return (unsuccessfulEnds as readonly GenerationStatus[]).includes(status)
}

export const attemptStatuses = [
  'image_generation_queued',
  'image_generation_in_progress',
  'image_generation_completed',
  'image_generation_failed',
  'image_initiation_failed',
  'prompt_rejected_by_image_safety',
] as const
export type AttemptStatus = (typeof attemptStatuses)[number]

/** Whether a picture of this attempt is still to come. */
export function isAttemptUnderWay(status: AttemptStatus): boolean {
  return status === 'image_generation_queued' || status === 'image_generation_in_progress'
}

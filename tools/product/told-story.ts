import { setTimeout as wait } from 'node:timers/promises'
import type { GenerationRecord, GenerationRequestBody, GenerationStatus } from '@faith-fables/contract'
import type { ParentClient } from './parent-client.ts'

/** A verse story for the first age group and the first style, with one character. */
export async function storyRequest(
  parent: ParentClient,
  pictures: number,
  imageQuality: 'Default' | 'Premium' = 'Default',
): Promise<GenerationRequestBody> {
  const [ageGroups, styles, verses] = await Promise.all([
    parent.call('listAgeGroups', {}),
    parent.call('listIllustrationStyles', {}),
    parent.call('listBibleVerses', {}),
  ])
  return {
    ageGroupId: firstId(ageGroups),
    illustrationStyleId: firstId(styles),
    characters: [{ name: 'Ada', details: 'A curious girl of six with curly red hair' }],
    additionalDetails: 'A windy day by the river',
    bibleVerseId: firstId(verses),
    moralValueId: null,
    originalPrompt: { imageQuality, imageNumber: pictures },
  }
}

function firstId(entries: { _id: string }[]): string {
  const [first] = entries
  if (!first) throw new Error('The product offers nothing to choose from.')
  return first._id
}

const tellingLimitMilliseconds = 180_000

/**
 * Asks for a generation until it is as wanted.
 *
 * @param options.deadline when to ask no more; three minutes from now when left out
 * @param options.pauseMilliseconds between two looks. Whoever measures looks more often; each look is computing that the drawing waits for.
 * @throws Error when it ends in failure or takes too long
 */
export async function untilGeneration(
  parent: ParentClient,
  generationId: string,
  isAsWanted: (generation: GenerationRecord) => boolean,
  {
    deadline = AbortSignal.timeout(tellingLimitMilliseconds),
    pauseMilliseconds = 100,
  }: { deadline?: AbortSignal; pauseMilliseconds?: number } = {},
): Promise<GenerationRecord> {
  for (;;) {
    const generation = await parent.call('getGeneration', { params: { generationId } })
    if (isAsWanted(generation)) return generation
    if (ended.includes(generation.status) || deadline.aborted) {
      throw new Error(
        `The story stands at ${generation.status}: ${generation.processingError ?? 'it took too long'}`,
      )
    }
    await wait(pauseMilliseconds)
  }
}

const ended: GenerationStatus[] = [
  'failed',
  'rejected',
  'prompt_rejected_by_safety',
  'text_rejected_by_safety',
]

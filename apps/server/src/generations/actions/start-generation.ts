import { randomUUID } from 'node:crypto'
import {
  type AppConfig,
  countOf,
  type GenerationRequest,
  imageCost,
  regenerationAllowance,
  type StoryLanguageCode,
  storyCost,
  storyLanguages,
} from '@faith-fables/contract'
import { ApiError } from '../../api-error.ts'
import type { Remember } from '../../idempotency/idempotency.ts'
import type { TranslatedVerse } from '../../reference/reference.ts'
import { spendTokens } from '../../token-ledger/token-ledger.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import { jobPriority, stageJobs } from '../generation-jobs.ts'
import { type Generation, insertGeneration, type NewGeneration } from '../generation-store.ts'
import { storyName } from '../move-generation.ts'

type Order = Omit<NewGeneration, 'id' | 'uid' | 'starterKey'>

/**
 * Takes an order: charge, record and first job are one transaction.
 * @param starterKey names a book of the starter library; null for a parent's own
 * @throws ApiError INVALID_REQUEST for an unknown choice, INSUFFICIENT_TOKENS
 */
export async function startGeneration(
  deps: GenerationDeps,
  uid: string,
  request: GenerationRequest,
  remember: Remember<Generation>,
  starterKey: string | null = null,
): Promise<Generation> {
  if (starterKey === null) refuseUnspoken(deps, request.language)
  const order = await priceOrder(deps, request)
  return deps.db.transaction(async (transaction) => {
    const generation = await insertGeneration(transaction, { id: randomUUID(), uid, starterKey, ...order })
    await spendTokens(transaction, {
      uid,
      kind: 'story',
      reference: generation.id,
      amount: generation.price,
      description: `${capitalized(storyName(generation))} with ${countOf(generation.imageNumber, 'picture')}`,
    })
    const job = { generationId: generation.id, revision: generation.revision }
    await deps.jobs.send(transaction, stageJobs, job, { priority: jobPriority(generation) })
    await remember(transaction, generation)
    return generation
  })
}

async function priceOrder({ reference }: GenerationDeps, request: GenerationRequest): Promise<Order> {
  const [ageGroup, style, theme, costs] = await Promise.all([
    reference.ageGroup(request.ageGroupId),
    reference.illustrationStyle(request.illustrationStyleId),
    findTheme(reference, request),
    reference.costs(),
  ])
  if (!ageGroup) throw unknownChoice('ageGroupId', 'age group')
  if (!style) throw unknownChoice('illustrationStyleId', 'illustration style')
  const { imageQuality, imageNumber } = request.originalPrompt
  return {
    status: 'moderating_initial_prompt',
    ageGroupId: ageGroup._id,
    ageGroup: ageGroup.name,
    illustrationStyleId: style._id,
    illustrationStyle: style.name,
    bibleVerseId: request.bibleVerseId ?? null,
    moralValueId: request.moralValueId ?? null,
    language: request.language,
    ...theme,
    characters: request.characters,
    additionalDetails: request.additionalDetails,
    imageQuality,
    imageNumber,
    ...pricesOf(costs, imageQuality, imageNumber),
  }
}

/** @throws ApiError INVALID_REQUEST for a language that nobody here can write */
export function refuseUnspoken(
  { textModel }: Pick<GenerationDeps, 'textModel'>,
  language: StoryLanguageCode,
): void {
  if (language === 'en' || textModel.languages?.includes(language)) return
  throw new ApiError('INVALID_REQUEST', `Stories cannot be told in ${storyLanguages[language].name} here.`)
}

/** The words of a verse in this language, and how it is called there; in English, and called nothing, where we carry none. */
export function printedVerse(verse: TranslatedVerse, language: StoryLanguageCode) {
  const printed = verse.translations[language]
  return { themeText: printed?.text ?? verse.text, verseReference: printed?.reference ?? null }
}

async function findTheme(
  reference: GenerationDeps['reference'],
  { bibleVerseId, moralValueId, language }: GenerationRequest,
): Promise<Pick<Order, 'theme' | 'themeText' | 'verseReference'>> {
  if (bibleVerseId) {
    const verse = await reference.bibleVerse(bibleVerseId)
    if (!verse) throw unknownChoice('bibleVerseId', 'Bible verse')
    return { theme: verse.reference, ...printedVerse(verse, language) }
  }
  const value = await reference.moralValue(moralValueId ?? '')
  if (!value) throw unknownChoice('moralValueId', 'moral value')
  return { theme: value.name, themeText: value.description }
}

function pricesOf(costs: AppConfig, quality: 'Default' | 'Premium', imageNumber: number) {
  if (!costs.availableImageNumbers.includes(imageNumber)) {
    const offered = costs.availableImageNumbers.join(', ')
    throw new ApiError('INVALID_REQUEST', `originalPrompt.imageNumber must be one of ${offered}.`)
  }
  const price = storyCost(costs, quality, imageNumber)
  const pricePerImage = imageCost(costs, quality)
  if (price === null || pricePerImage === null) {
    throw new ApiError('UNAVAILABLE', 'Stories have no price just now. Please try again later.')
  }
  return { price, pricePerImage, maxRegenerationsAllowed: regenerationAllowance(costs, quality, imageNumber) }
}

function unknownChoice(field: string, what: string): ApiError {
  return new ApiError('INVALID_REQUEST', `${field} names no ${what} that is offered.`)
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

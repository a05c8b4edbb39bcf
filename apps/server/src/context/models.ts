import { availableParallelism } from 'node:os'
import { createBuiltinImageModel } from '../adapters/builtin/builtin-image-model.ts'
import { createBuiltinModerator } from '../adapters/builtin/builtin-moderator.ts'
import { createBuiltinTextModel } from '../adapters/builtin/builtin-text-model.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../logger.ts'
import type { CloseReader } from '../ports/close-reader.ts'
import type { ImageModel } from '../ports/image-model.ts'
import type { Listener } from '../ports/listener.ts'
import type { Moderator } from '../ports/moderator.ts'
import type { SpeechModel } from '../ports/speech-model.ts'
import type { TextModel } from '../ports/text-model.ts'
import type { SupplierCalls } from '../supplier-calls/supplier-calls.ts'
import type { Overrides } from './overrides.ts'

/** Drawing fills a core; more threads than two only take memory from a small machine. */
const drawingThreads = Math.min(2, availableParallelism())

/** Who reads for families, and who reads what the built-in ones make. */
export async function openModerators(config: Config, calls: SupplierCalls, overrides: Overrides) {
  const builtinModerator = overrides.moderator ?? createBuiltinModerator()
  const moderator =
    overrides.moderator ?? (await createModerator(config, calls, builtinModerator)) ?? builtinModerator
  return { builtinModerator, moderator }
}

/** Who writes and draws for families, and who makes the starter library. */
export async function openMakers(
  config: Config,
  calls: SupplierCalls,
  {
    logger,
    builtinModerator,
    overrides,
  }: { logger: Logger; builtinModerator: Moderator; overrides: Overrides },
) {
  const starterMakers = {
    textModel: overrides.textModel ?? createBuiltinTextModel(),
    imageModel:
      overrides.imageModel ?? overrides.illustrator ?? createBuiltinImageModel({ threads: drawingThreads }),
    moderator: builtinModerator,
  }
  const textModel = overrides.textModel ?? (await createTextModel(config, calls)) ?? starterMakers.textModel
  const imageModel =
    overrides.imageModel ??
    (await createImageModel(config, calls, logger, starterMakers.imageModel)) ??
    starterMakers.imageModel
  return { starterMakers, textModel, imageModel }
}

/** null where the built-in storyteller writes; the suppliers' libraries are loaded only where one of them does. */
async function createTextModel({ textModel }: Config, calls: SupplierCalls): Promise<TextModel | null> {
  if (!textModel) return null
  const { openHostedTextModel } = await import('../adapters/hosted/open-hosted-text-model.ts')
  return openHostedTextModel(textModel, calls.careFor(textModel))
}

/** null where the built-in listener listens alone. */
export async function createListener(
  { listenerModel }: Config,
  calls: SupplierCalls,
): Promise<Listener | null> {
  if (!listenerModel) return null
  const { openHostedListener } = await import('../adapters/hosted/open-hosted-listener.ts')
  return openHostedListener(listenerModel, calls.careFor(listenerModel))
}

/** null where the built-in storyteller writes: whoever writes the stories reads them closely. */
export async function createCloseReader(
  { textModel }: Config,
  calls: SupplierCalls,
): Promise<CloseReader | null> {
  if (!textModel) return null
  const { openHostedCloseReader } = await import('../adapters/hosted/open-hosted-close-reader.ts')
  return openHostedCloseReader(textModel, calls.careFor(textModel))
}

/** null where the built-in illustrator draws. */
async function createImageModel(
  { imageModel, moderationModel }: Config,
  calls: SupplierCalls,
  logger: Logger,
  illustrator: ImageModel,
): Promise<ImageModel | null> {
  if (!imageModel) return null
  if (!moderationModel)
    logger.warn(
      'Nobody looks at the pictures of IMAGE_MODEL before a parent does: the built-in moderator only reads. Set MODERATION_MODEL.',
    )
  const { openHostedImageModel } = await import('../adapters/hosted/open-hosted-image-model.ts')
  return openHostedImageModel(imageModel, calls.careFor(imageModel), illustrator)
}

/** null where the built-in moderator reads alone. */
async function createModerator(
  { moderationModel }: Config,
  calls: SupplierCalls,
  builtin: Moderator,
): Promise<Moderator | null> {
  if (!moderationModel) return null
  const { openHostedModerator } = await import('../adapters/hosted/open-hosted-moderator.ts')
  return openHostedModerator(moderationModel, calls.careFor(moderationModel), builtin)
}

/** null where browsers read by their own voices alone. */
export async function createSpeechModel(
  { speechModel }: Config,
  calls: SupplierCalls,
): Promise<SpeechModel | null> {
  if (!speechModel) return null
  const { openHostedSpeechModel } = await import('../adapters/hosted/open-hosted-speech-model.ts')
  return openHostedSpeechModel(speechModel, speechModel.voice, calls.careFor(speechModel))
}

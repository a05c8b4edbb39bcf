import { limits } from '@faith-fables/contract'
import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import { SupplierError } from '../../ports/supplier-error.ts'
import { allAnswers } from '../all-answers.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import { once } from '../step-memo-store.ts'
import type { WantedAttempt } from './draw-attempt.ts'
import { storePicture } from './picture-files.ts'

/** What the painter answered: a picture, by its address, or that this is not for children. */
type PainterAnswer = { imageUrl: string } | { refusal: string }

/**
 * Draws the candidates of an attempt side by side. When one of them fails, a further try asks for that one alone.
 * @returns the addresses of the pictures
 */
export async function drawCandidates(
  deps: GenerationDeps,
  wanted: WantedAttempt,
  signal: AbortSignal,
): Promise<string[]> {
  const first = (wanted.attempt.number - 1) * limits.candidatesPerAttempt
  const candidates = Array.from({ length: limits.candidatesPerAttempt }, (_, index) => first + index)
  return allAnswers(candidates.map((candidate) => drawCandidate(deps, wanted, candidate, signal)))
}

/** A painter who declines the idea for safety is asked once more, with nothing but who and where. */
async function drawCandidate(
  deps: GenerationDeps,
  wanted: WantedAttempt,
  candidate: number,
  signal: AbortSignal,
): Promise<string> {
  const { attempt, generation } = wanted
  const step = `picture:${attempt.id}:${candidate}`
  const ask = (name: string, scene: SceneDescription) =>
    once(deps.db, generation.id, name, () => askPainter(deps, wanted, scene, candidate, signal))

  const answer = await ask(step, attempt.description)
  if ('imageUrl' in answer) return answer.imageUrl
  const plainer = await ask(`${step}:plainer`, withoutAction(deps, attempt.description))
  if ('imageUrl' in plainer) return plainer.imageUrl
  throw new SupplierError(plainer.refusal, { retryable: false, safetyRefusal: true })
}

function withoutAction({ imageModel }: GenerationDeps, scene: SceneDescription): SceneDescription {
  return { ...scene, action: imageModel.describe({ ...scene, action: '' }) }
}

/** Asks for one picture, which is paid for, and keeps it. */
async function askPainter(
  { files, imageModel }: GenerationDeps,
  { attempt, page, generation }: WantedAttempt,
  scene: SceneDescription,
  candidate: number,
  signal: AbortSignal,
): Promise<PainterAnswer> {
  const order = {
    scene,
    page,
    candidate,
    cast: generation.cast ?? [],
    style: generation.illustrationStyleId,
    seed: generation.id,
  }
  try {
    const picture = await imageModel.draw(order, signal)
    const place = { generationId: generation.id, attemptId: attempt.id, candidate }
    return { imageUrl: await storePicture(files, picture, place) }
  } catch (error) {
    if (!(error instanceof SupplierError && error.safetyRefusal)) throw error
    return { refusal: error.message }
  }
}

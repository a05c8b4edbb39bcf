import { limits } from '@faith-fables/contract'
import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import { SupplierError } from '../../ports/supplier-error.ts'
import { allAnswers } from '../all-answers.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import { once } from '../step-memo-store.ts'
import { candidateAt } from './candidate-at.ts'
import { findReferences } from './find-references.ts'
import { lookAtPicture } from './look-at-picture.ts'
import { storePicture } from './picture-files.ts'
import { everyOrderOf } from './picture-orders.ts'
import type { WantedAttempt } from './wanted-attempt.ts'

/** A picture as it is kept. */
interface StoredCandidate {
  imageUrl: string
  /** Absent for a painter who cannot tell. */
  alt?: string
}

/** What the painter answered: a picture, or that this is not for children. */
type PainterAnswer = StoredCandidate | { refusal: string }

/**
 * Draws the candidates of an attempt side by side. When one of them fails, a further try asks for that one alone.
 */
export async function drawCandidates(
  deps: GenerationDeps,
  wanted: WantedAttempt,
  signal: AbortSignal,
): Promise<StoredCandidate[]> {
  const candidates = Array.from({ length: limits.candidatesPerAttempt }, (_, place) =>
    candidateAt(wanted.attempt, place),
  )
  return allAnswers(candidates.map((candidate) => drawCandidate(deps, wanted, candidate, signal)))
}

/**
 * A painter who declines the idea for safety is asked once more, with nothing but who and where: but not where that would leave
 * out what the parent has asked for.
 */
async function drawCandidate(
  deps: GenerationDeps,
  wanted: WantedAttempt,
  candidate: number,
  signal: AbortSignal,
): Promise<StoredCandidate> {
  const { attempt, generation } = wanted
  const step = `picture:${attempt.id}:${candidate}`
  const ask = async (name: string, scene: SceneDescription) => {
    const answer = await once(deps.db, generation.id, name, () =>
      askPainter(deps, wanted, scene, candidate, signal),
    )
    return await lookedAt(deps, { generationId: generation.id, step: name }, answer, signal)
  }

  const answer = await ask(step, attempt.description)
  if ('imageUrl' in answer) return answer
  if (attempt.description.wishes?.length) throw declined(answer)
  const plainer = await ask(`${step}:plainer`, withoutAction(deps, attempt.description))
  if ('imageUrl' in plainer) return plainer
  throw declined(plainer)
}

const declined = ({ refusal }: { refusal: string }): SupplierError =>
  new SupplierError(refusal, { retryable: false, safetyRefusal: true })

/** A picture that nobody may see is as one that was declined. */
async function lookedAt(
  deps: GenerationDeps,
  place: { generationId: string; step: string },
  answer: PainterAnswer,
  signal: AbortSignal,
): Promise<PainterAnswer> {
  if (!('imageUrl' in answer)) return answer
  const { allowed, reasons } = await lookAtPicture(deps, place, answer.imageUrl, signal)
  return allowed ? answer : { refusal: reasons.join(' ') }
}

function withoutAction(
  { imageModel }: GenerationDeps,
  { wishes: _, ...scene }: SceneDescription,
): SceneDescription {
  return { ...scene, action: imageModel.describe({ ...scene, action: '' }) }
}

/** Asks for one picture, which is paid for, and keeps it. */
async function askPainter(
  { db, files, imageModel }: GenerationDeps,
  { attempt, page, generation }: WantedAttempt,
  scene: SceneDescription,
  candidate: number,
  signal: AbortSignal,
): Promise<PainterAnswer> {
  const references = imageModel.takesReferences
    ? await findReferences({ db, files }, { attempt, page, generation })
    : []
  const order = {
    scene,
    page,
    candidate,
    ...everyOrderOf(generation),
    ...(references.length > 0 && { references }),
  }
  try {
    const picture = await imageModel.draw(order, signal)
    const place = { generationId: generation.id, attemptId: attempt.id, candidate }
    const imageUrl = await storePicture(files, picture, place)
    return picture.alt === undefined ? { imageUrl } : { imageUrl, alt: picture.alt }
  } catch (error) {
    if (!(error instanceof SupplierError && error.safetyRefusal)) throw error
    return { refusal: error.message }
  }
}

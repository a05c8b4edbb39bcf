import type { FeedbackOutcome, IllustrationAttempt, Scene } from '@faith-fables/contract'
import { isAttemptUnderWay } from '@faith-fables/contract/generation-status'

/** One picture the parent can choose for a scene. */
export interface ScenePicture {
  url: string
  /** 'Picture A' is the first ever drawn for the scene: a name stays with its picture. */
  name: string
  /** What it shows, for people who cannot see it. */
  alt: string
}

/** All pictures of all attempts at a scene, the newest attempt first. */
export function picturesOf({ illustrationAttempts }: Scene): ScenePicture[] {
  let count = 0
  const byAttempt = illustrationAttempts.map(({ imageUrls, imageAlts, alt }) =>
    imageUrls.map((url, place) => {
      count += 1
      return { url, name: `Picture ${letterOf(count)}`, alt: imageAlts[place] ?? alt }
    }),
  )
  return byAttempt.toReversed().flat().map(toldApart)
}

/** Pictures that nobody told apart in words are told apart by their names. */
function toldApart(picture: ScenePicture, _place: number, all: readonly ScenePicture[]): ScenePicture {
  const isAlike = all.some(({ url, alt }) => url !== picture.url && alt === picture.alt)
  return isAlike ? { ...picture, alt: `${picture.name}: ${picture.alt}` } : picture
}

/** A to Z, then AA to AZ, and so on. */
function letterOf(count: number): string {
  const letter = String.fromCharCode(65 + ((count - 1) % 26))
  return count <= 26 ? letter : letterOf(Math.floor((count - 1) / 26)) + letter
}

/** The attempt that was asked for last; a regeneration names it. */
export function latestAttempt({ illustrationAttempts }: Scene): IllustrationAttempt | undefined {
  return illustrationAttempts.at(-1)
}

/** Whether pictures of this scene are still to come. */
export function isBeingDrawn(scene: Scene): boolean {
  const latest = latestAttempt(scene)
  return latest !== undefined && isAttemptUnderWay(latest.status)
}

/** Why the last attempt brought no picture; null when it did, or may still. */
export function attemptProblem(scene: Scene): string | null {
  const latest = latestAttempt(scene)
  if (!latest || latest.imageUrls.length > 0) return null
  switch (latest.status) {
    case 'image_initiation_failed':
      return 'This picture could not be started. Please try again.'
    case 'prompt_rejected_by_image_safety':
      return 'This picture idea was declined by our safety check. Please describe it differently.'
    case 'image_generation_failed':
      return 'This picture could not be drawn. You have its tokens back; please try again.'
    default:
      return null
  }
}

/** What became of the last wish; empty where nothing was asked for, or its pictures are not there yet. */
export function latestReport(scene: Scene): readonly FeedbackOutcome[] {
  const latest = latestAttempt(scene)
  return latest && latest.imageUrls.length > 0 ? latest.report : []
}

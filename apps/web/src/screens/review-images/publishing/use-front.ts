import type { Cover, GenerationRecord } from '@faith-fables/contract'
import { forgetKept, useKeptOnDevice } from '../../../components/device/use-kept-on-device.ts'
import type { Choices } from '../scenes/missing-scenes.ts'

/** What may stand on the front of the book; null until every scene has its picture, and where nobody draws covers. */
export interface Front {
  cover: Cover
  /** The chosen picture of the first page, which stands there as long as there is no cover. */
  firstPageUrl: string
  /** The one that will stand there. */
  chosenUrl: string
  choose: (url: string) => void
}

/** The cover stands on the front once it is drawn, unless the parent prefers the picture of the first page. */
export function useFront(generationId: string, record: GenerationRecord, choices: Choices): Front | null {
  const [preferred, prefer] = useKeptOnDevice(placeOf(generationId), firstPageOrNull)
  const { cover, keyMoments } = record
  const firstPageUrl = choices.get(0)
  if (!cover || !firstPageUrl || choices.size < keyMoments.length) return null
  const coverUrl = preferred === firstPage ? null : cover.imageUrl
  return {
    cover,
    firstPageUrl,
    chosenUrl: coverUrl ?? firstPageUrl,
    choose: (url) => prefer(url === firstPageUrl ? firstPage : null),
  }
}

/** The cover that is taken; null where another picture stands on the front. */
export function takenCover(front: Front | null): string | null {
  return front && front.chosenUrl === front.cover.imageUrl ? front.chosenUrl : null
}

/** The story is published: its front stays. */
export function forgetFront(uid: string, generationId: string): void {
  forgetKept(uid, placeOf(generationId))
}

const firstPage = 'first-page'

function firstPageOrNull(stored: unknown): typeof firstPage | null {
  return stored === firstPage ? firstPage : null
}

function placeOf(generationId: string): string {
  return `front.${generationId}`
}

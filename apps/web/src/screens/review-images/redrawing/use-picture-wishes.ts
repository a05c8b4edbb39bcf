import { forgetKept, useKeptOnDevice } from '../../../components/device/use-kept-on-device.ts'

/** What the parent would like to see instead, by scene, as typed and not sent. */
type Wishes = Readonly<Record<string, string>>

/** The wishes of a story, kept on the device until they are sent. */
export function usePictureWishes(generationId: string) {
  const [wishes, setWishes] = useKeptOnDevice(placeOf(generationId), storedWishes)
  return {
    wishOf: (sceneIndex: number) => wishes?.[sceneIndex] ?? '',
    type: (sceneIndex: number, wish: string) => setWishes((current) => withWish(current, sceneIndex, wish)),
  }
}

export type PictureWishes = ReturnType<typeof usePictureWishes>

/** The story is published: nothing is drawn for it any more. */
export function forgetPictureWishes(uid: string, generationId: string): void {
  forgetKept(uid, placeOf(generationId))
}

function placeOf(generationId: string): string {
  return `picture-wishes.${generationId}`
}

function withWish(wishes: Wishes | null, sceneIndex: number, wish: string): Wishes | null {
  const { [sceneIndex]: _, ...others } = wishes ?? {}
  const next = wish === '' ? others : { ...others, [sceneIndex]: wish }
  return Object.keys(next).length === 0 ? null : next
}

function storedWishes(stored: unknown): Wishes | null {
  if (typeof stored !== 'object' || stored === null) return null
  const words = Object.entries(stored).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return words.length === 0 ? null : Object.fromEntries(words)
}

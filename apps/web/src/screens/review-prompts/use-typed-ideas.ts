import type { Scene } from '@faith-fables/contract'
import { forgetKept, useKeptOnDevice } from '../../components/device/use-kept-on-device.ts'

/** An idea in the parent's words, and the declined one it was typed over. */
interface TypedIdea {
  declined: string
  idea: string
}

type TypedIdeas = Readonly<Record<string, TypedIdea>>

/** The parent's words for declined ideas, kept on the device until they are sent. */
export function useTypedIdeas(generationId: string) {
  const [typed, setTyped] = useKeptOnDevice(placeOf(generationId), storedIdeas)
  // Sent and declined again, an idea stands as it was sent: what was typed over the one before is of no use.
  const wordsFor = ({ index, pictureIdea }: Scene) => {
    const words = typed?.[index]
    return words?.declined === pictureIdea ? words.idea : pictureIdea
  }
  return {
    ideaOf: wordsFor,
    isTyped: (scene: Scene) => wordsFor(scene) !== scene.pictureIdea,
    type: ({ index, pictureIdea }: Scene, idea: string) =>
      setTyped((current) => ({ ...current, [index]: { declined: pictureIdea, idea } })),
  }
}

/** The server has taken them. */
export function forgetTypedIdeas(uid: string, generationId: string): void {
  forgetKept(uid, placeOf(generationId))
}

function placeOf(generationId: string): string {
  return `picture-ideas.${generationId}`
}

function storedIdeas(stored: unknown): TypedIdeas | null {
  if (typeof stored !== 'object' || stored === null) return null
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, TypedIdea] => isTypedIdea(entry[1])),
  )
}

function isTypedIdea(value: unknown): value is TypedIdea {
  if (typeof value !== 'object' || value === null || !('idea' in value) || !('declined' in value))
    return false
  return typeof value.idea === 'string' && typeof value.declined === 'string'
}

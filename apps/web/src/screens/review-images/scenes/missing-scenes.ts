import type { GenerationRecord, Scene } from '@faith-fables/contract'
import { canDo } from '@faith-fables/contract/generation-status'

/** The chosen picture of each scene, choices under way included. */
export type Choices = ReadonlyMap<number, string>

/** What is chosen: a choice under way counts before the server has answered. */
export function choicesOf(
  scenes: readonly Scene[],
  underWay: readonly { sceneIndex: number; url: string }[],
): Choices {
  const stored = scenes.flatMap(({ index, selectedImageUrl }) =>
    selectedImageUrl === null ? [] : [[index, selectedImageUrl] as const],
  )
  return new Map([...stored, ...underWay.map(({ sceneIndex, url }) => [sceneIndex, url] as const)])
}

export function scenesWithoutChoice(scenes: readonly Scene[], choices: Choices): Scene[] {
  return scenes.filter(({ index }) => !choices.has(index))
}

/** What the parent reads beside a Publish button that cannot be pressed yet; null when it can. */
export function publishObstacle(
  { status, keyMoments }: Pick<GenerationRecord, 'status' | 'keyMoments'>,
  choices: Choices,
): string | null {
  if (!canDo('publish', status)) return 'The pictures are not ready yet.'
  const missing = scenesWithoutChoice(keyMoments, choices).length
  if (missing === 0) return null
  return missing === 1
    ? 'One to go, then it can be published.'
    : `${missing} to go, then it can be published.`
}

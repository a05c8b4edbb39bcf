import type { Cover, GenerationRecord } from '@faith-fables/contract'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/calls/api-error.ts'
import { isOvertaken } from '../../../api/calls/is-overtaken.ts'
import { selectImage } from '../../../api/making/generation-queries.ts'
import { type SeenGeneration, seenGenerationQuery } from '../../../api/making/seen-generation-query.ts'
import type { SceneWords } from '../scenes/scene-message.tsx'

export interface PictureChoice {
  sceneIndex: number
  url: string
}

/** What could not be stored, by scene. */
type Failures = ReadonlyMap<number, SceneWords>

/**
 * Stores choices one after the other. Until the server has answered, a choice stands among those under way, which the
 * screen shows over what is stored: a failure takes it away again, and no poll can.
 */
export function usePictureChoices(generationId: string) {
  const client = useQueryClient()
  const { queryKey } = seenGenerationQuery(generationId)
  const mutationKey = ['choose-picture', generationId]
  const [failures, setFailures] = useState<Failures>(new Map())

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: ({ sceneIndex, url }: PictureChoice) => selectImage(generationId, sceneIndex, url),
    onSuccess: async (answer, choice) => {
      // A look that began before the choice was stored would show the earlier one.
      await client.cancelQueries({ queryKey })
      client.setQueryData<SeenGeneration>(
        queryKey,
        (seen) => seen && { ...seen, record: withChoice(seen.record, choice, answer.cover ?? null) },
      )
    },
    onError: (error, { sceneIndex }) => {
      const words: SceneWords = { tone: 'refusal', sentence: messageOf(error) }
      setFailures((current) => new Map(current).set(sceneIndex, words))
      if (isOvertaken(error)) return client.refetchQueries({ queryKey })
    },
  })
  const underWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as PictureChoice,
  })

  return {
    underWay,
    choose: (choice: PictureChoice) => mutate(choice),
    failures,
    forgetFailure(sceneIndex: number) {
      setFailures((current) => new Map([...current].filter(([index]) => index !== sceneIndex)))
    },
  }
}

export type PictureChoices = ReturnType<typeof usePictureChoices>

function withChoice(
  record: GenerationRecord,
  { sceneIndex, url }: PictureChoice,
  cover: Cover | null,
): GenerationRecord {
  const keyMoments = record.keyMoments.map((scene) =>
    scene.index === sceneIndex ? { ...scene, selectedImageUrl: url } : scene,
  )
  return { ...record, keyMoments, cover }
}

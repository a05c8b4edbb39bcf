import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../api/calls/api-error.ts'
import { isOvertaken } from '../../../api/calls/is-overtaken.ts'
import { useKeyedMutation } from '../../../api/calls/use-keyed-mutation.ts'
import { regeneratePicture } from '../../../api/making/generation-queries.ts'
import { seenGenerationQuery } from '../../../api/making/seen-generation-query.ts'
import { useSession } from '../../../session/session.ts'
import type { SceneWords } from '../scenes/scene-message.tsx'

/** Asking for another picture of a scene, and what came of it. */
export function useRegeneration(generationId: string, sceneIndex: number) {
  const { reloadBalance } = useSession()
  const client = useQueryClient()
  const [words, setWords] = useState<SceneWords | null>(null)

  const { isPending, error, begin } = useKeyedMutation({
    mutationKey: ['regenerate-picture', generationId, String(sceneIndex)],
    send: (wish: { feedback: string; previousAttemptId: string }, key) =>
      regeneratePicture(generationId, sceneIndex, wish, key),
    onSuccess: () => {
      setWords({ tone: 'good', sentence: 'Regeneration requested successfully!' })
      void reloadBalance()
      return client.refetchQueries(seenGenerationQuery(generationId))
    },
    onError: (failure) => {
      setWords({ tone: 'refusal', sentence: `Submission failed: ${messageOf(failure)}` })
      if (isOutOfTokens(failure)) void reloadBalance()
      if (isOvertaken(failure)) return client.refetchQueries(seenGenerationQuery(generationId))
    },
  })
  return { isPending, needsTokens: error !== null && isOutOfTokens(error), words, setWords, begin }
}

function isOutOfTokens(error: Error): boolean {
  return error instanceof ApiError && error.code === 'INSUFFICIENT_TOKENS'
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { newIdempotencyKey } from './idempotency-key.ts'
import { isAnswered } from './is-answered.ts'

/** Times a call is sent again by itself when no answer came; safe, since it carries the same key. */
const repetitions = 2

export interface KeyedMutation<Variables, Answer> {
  /** Names the deed: while one of this name is under way, a second is not begun. */
  mutationKey: readonly string[]
  send: (variables: Variables, idempotencyKey: string) => Promise<Answer>
  onSuccess?: (answer: Answer, variables: Variables) => unknown
  onError?: (error: Error) => unknown
}

/**
 * A deed that must happen once. A double click begins it once, although the button learns of the first click a moment
 * late; and as long as nobody knows whether it arrived, the same deed carries the same key.
 */
export function useKeyedMutation<Variables, Answer>(options: KeyedMutation<Variables, Answer>) {
  const { mutationKey, send, onSuccess, onError } = options
  const client = useQueryClient()
  const open = useRef<{ key: string; wanted: string } | null>(null)

  function keyOf(variables: Variables): string {
    const wanted = JSON.stringify(variables ?? null)
    if (open.current?.wanted !== wanted) open.current = { key: newIdempotencyKey(), wanted }
    return open.current.key
  }

  const mutation = useMutation({
    mutationKey: [...mutationKey],
    mutationFn: (variables: Variables) => send(variables, keyOf(variables)),
    retry: (failures, error) => failures < repetitions && !isAnswered(error),
    onSuccess: (answer, variables) => {
      open.current = null
      return onSuccess?.(answer, variables)
    },
    onError: (error) => {
      if (isAnswered(error)) open.current = null
      return onError?.(error)
    },
  })

  return {
    isPending: mutation.isPending,
    variables: mutation.variables,
    error: mutation.error,
    reset: mutation.reset,
    /** @param onTaken called when the server has taken it, if the caller is still on the screen */
    begin(variables: Variables, onTaken?: () => void) {
      if (client.isMutating({ mutationKey: [...mutationKey] }) > 0) return
      mutation.mutate(variables, { ...(onTaken && { onSuccess: onTaken }) })
    },
  }
}

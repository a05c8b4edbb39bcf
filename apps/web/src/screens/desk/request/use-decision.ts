import type { DeskStory } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { decisionMutation } from '../../../api/desk/desk-queries.ts'
import { paths } from '../../../paths.ts'
import { saidState } from '../use-said.tsx'
import type { WaitingLine } from './use-waiting-line.ts'

/** Yes or no to one request; then the next one opens in its place. */
export function useDecision({ id, title, requestedAt }: DeskStory, line: WaitingLine) {
  const navigate = useNavigate()
  const deciding = useMutation(decisionMutation(useQueryClient()))
  const [asksWhy, setAsksWhy] = useState(false)
  const asked = requestedAt ?? ''

  function goOn(message: string) {
    const next = line.after ? paths.deskRequest(line.after) : paths.desk()
    void navigate(next, { replace: true, state: saidState(message) })
  }

  return {
    asksWhy,
    askWhy: () => !deciding.isPending && setAsksWhy(true),
    stopAsking: () => setAsksWhy(false),
    isUnderWay: deciding.isPending,
    /** Why it was not done: somebody else was faster, or it was asked anew meanwhile. */
    failure: deciding.error,
    approve() {
      if (deciding.isPending) return
      const decision = { decision: 'approve', requestedAt: asked } as const
      deciding.mutate({ storyId: id, decision }, { onSuccess: () => goOn(`“${title}” is public now.`) })
    },
    sendBack(reason: string) {
      if (deciding.isPending) return
      const decision = { decision: 'send-back', requestedAt: asked, reason } as const
      deciding.mutate(
        { storyId: id, decision },
        {
          onSuccess: () => goOn(`“${title}” went back to its parent.`),
          onError: () => setAsksWhy(false),
        },
      )
    },
  }
}

export type RequestDecision = ReturnType<typeof useDecision>

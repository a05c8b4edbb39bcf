import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { messageOf } from '../../api/calls/api-error.ts'
import { transientMessages } from '../../transient-messages.ts'
import { Toast } from '../../ui/messages/toast.tsx'

/** What became of a deed. It goes along in the history entry where the deed leads to another screen. */
export interface Said {
  tone: 'good' | 'refusal'
  message: string
  detail?: string
}

/** What is said in passing, first of all what was done on the screen before. */
export function useSaid() {
  const { state } = useLocation()
  const [said, setSaid] = useState<Said | null>(() => saidIn(state))
  const end = useCallback(() => setSaid(null), [])
  return {
    praise: (message: string) => setSaid({ tone: 'good', message }),
    refuse: (message: string, error: Error) =>
      setSaid({ tone: 'refusal', message, detail: messageOf(error) }),
    toast: (
      <Toast
        message={said?.message ?? null}
        detail={said?.detail}
        tone={said?.tone ?? 'good'}
        lasting={transientMessages.banner}
        onEnd={end}
      />
    ),
  }
}

export type Saying = ReturnType<typeof useSaid>

/** To be given to the next screen as its state. */
export function saidState(message: string): { said: Said } {
  return { said: { tone: 'good', message } }
}

function saidIn(state: unknown): Said | null {
  return typeof state === 'object' && state !== null && 'said' in state ? (state.said as Said) : null
}

import { useMemo } from 'react'
import { Navigate } from 'react-router'

export interface RedirectProps {
  to: string
  /** What the other screen is told; it stands in the history entry. */
  state?: object | null
}

/**
 * Leads to another screen in the place of this one. Once: `Navigate` alone sets out anew whenever it is given an
 * object of its own as state, which is at every rendering until the code of the other screen has come.
 */
export function Redirect({ to, state = null }: RedirectProps) {
  const written = JSON.stringify(state)
  const lasting: unknown = useMemo(() => JSON.parse(written), [written])
  return <Navigate to={to} replace state={lasting} />
}

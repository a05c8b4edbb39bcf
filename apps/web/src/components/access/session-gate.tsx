import type { ReactNode } from 'react'
import { isAtShelf } from '../../session/hand-over-mark.ts'
import { useSession } from '../../session/session.ts'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'

/** Shows nothing of the product until the first check of the sign-in has ended. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { status, parent } = useSession()
  // The shelf opens without a connection, too, when nobody can say who is signed in.
  if (status !== 'loading' || parent || isAtShelf(globalThis.location?.pathname ?? '')) return children
  return (
    <main className="grid flex-1 place-items-center">
      <LoadingText>Loading authentication status...</LoadingText>
    </main>
  )
}

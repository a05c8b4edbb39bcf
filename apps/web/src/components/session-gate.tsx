import type { ReactNode } from 'react'
import { useSession } from '../session/session.ts'
import { LoadingText } from '../ui/loading-text.tsx'

/** Shows nothing of the product until the first check of the sign-in has ended. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { status, parent } = useSession()
  if (status !== 'loading' || parent) return children
  return (
    <main className="grid flex-1 place-items-center">
      <LoadingText>Loading authentication status...</LoadingText>
    </main>
  )
}

import { type ReactNode, useState } from 'react'
import { useSession } from '../../session/session.ts'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'
import { RequireParent } from './require-parent.tsx'

export interface AdministratorsOnlyProps {
  /** What everybody else sees: nothing here says that there is more. */
  otherwise: ReactNode
}

/** Lets only administrators through. One whose sign-in ends in the middle of the work is led to the login and back. */
export function AdministratorsOnly({ otherwise }: AdministratorsOnlyProps) {
  const { parent } = useSession()
  const [wasHere, setWasHere] = useState(false)
  if (parent?.isAdministrator && !wasHere) setWasHere(true)
  if (parent ? parent.isAdministrator : wasHere) return <RequireParent />
  return parent?.isAdministrator === null ? <LoadingText>Loading...</LoadingText> : otherwise
}

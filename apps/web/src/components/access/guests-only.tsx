import { Navigate, Outlet } from 'react-router'
import { useSession } from '../../session/session.ts'
import { useDestination } from '../../session/way-back.ts'

/** Leads a signed-in parent on from the screens for signing in and up, once their profile is ready. */
export function GuestsOnly() {
  const { status, isArriving } = useSession()
  const destination = useDestination()
  if (status === 'signed-in' && !isArriving) return <Navigate to={destination} replace />
  return <Outlet />
}

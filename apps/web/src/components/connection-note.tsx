import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { connection } from '../api/connection.ts'
import '../ui/toast.css'
import './connection-note.css'

/** Says that the server is out of reach, as long as it is, and has what could not be read read again afterwards. */
export function ConnectionNote() {
  const isAway = useSyncExternalStore(connection.subscribe, connection.isAway, () => false)
  useReadingAgain()
  return (
    <div className="connection-place" role="status">
      {isAway && (
        <div className="toast">
          <WifiOff className="icon" aria-hidden="true" />
          <div>
            <p>The connection is away.</p>
            <p className="toast-detail">Nothing is lost. We go on by ourselves as soon as it is back.</p>
          </div>
        </div>
      )}
    </div>
  )
}

function useReadingAgain(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      connection.subscribe(() => {
        if (connection.isAway()) return
        void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
      }),
    [client],
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { connection } from '../../api/calls/connection.ts'
import { deviceQuery } from '../../api/shelf/device-queries.ts'
import { paths } from '../../paths.ts'
import '../../ui/messages/toast.css'
import './connection-note.css'

export interface ConnectionNoteProps {
  /** The screen says so itself, in its own way. */
  isQuiet?: boolean
}

/** Says that the server is out of reach, as long as it is, and has what could not be read read again afterwards. */
export function ConnectionNote({ isQuiet = false }: ConnectionNoteProps) {
  const isAway = useSyncExternalStore(connection.subscribe, connection.isAway, () => false)
  const { data: kept = [] } = useQuery({ ...deviceQuery, enabled: isAway })
  useReadingAgain()
  return (
    <div className="connection-place" role="status">
      {isAway && !isQuiet && (
        <div className="toast">
          <WifiOff className="icon" aria-hidden="true" />
          <div>
            <p>The connection is away.</p>
            <p className="toast-detail">Nothing is lost. We go on by ourselves as soon as it is back.</p>
            {/* Loaded anew: a screen that waits for an answer keeps no router busy then. */}
            {kept.length > 0 && <a href={paths.childShelf()}>Read what is on this device</a>}
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

import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'

/** Leads to the page before the story where that is one of ours, else to the public stories. */
export function useWayOut(): () => void {
  const navigate = useNavigate()
  return () => void (hasPageBefore() ? navigate(-1) : navigate(paths.explore()))
}

/** The router counts the entries it made; the first one may have been opened from anywhere. */
function hasPageBefore(): boolean {
  const state: unknown = window.history.state
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { canBeDrawn, portraitQuery, type WantedPortrait } from '../../../api/parent/portrait-query.ts'
import { closeReadingQuery } from '../../../api/parent/reading-query.ts'
import { useSession } from '../../../session/session.ts'
import { useObjectUrl } from '../../../ui/browser/use-object-url.ts'
import { PortraitStyle } from './portrait-style.ts'

export interface Portrait {
  /** Where the picture is; null while there is none. */
  url: string | null
  /** Another picture is on its way; this one stays until then. */
  isDrawing: boolean
}

/** A character drawn in the style that is chosen. @param isWanted false puts off asking for it */
export function usePortrait(wanted: Omit<WantedPortrait, 'style' | 'isHeard'>, isWanted: boolean): Portrait {
  const style = use(PortraitStyle)
  const { status } = useSession()
  const isAsked = isWanted && status === 'signed-in' && canBeDrawn(wanted)
  // Nothing is asked for it here: whoever shows the reading does that.
  const { data: heard } = useQuery({ ...closeReadingQuery(wanted), enabled: false })
  const { data, isFetching } = useQuery({
    ...portraitQuery({ ...wanted, style, isHeard: heard !== undefined }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return { url: useObjectUrl((isAsked && data) || null), isDrawing: isAsked && isFetching }
}

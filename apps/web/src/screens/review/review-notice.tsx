import { Note } from '../../ui/note.tsx'
import type { WatchNotice } from './review-watch.ts'

/** What an approval came to, or how it goes, right above the buttons. */
export function ReviewNotice({ notice }: { notice: WatchNotice | null }) {
  if (!notice) return null
  const { kind, sentence } = notice
  if (kind === 'problem') {
    return (
      <Note tone="error" title="Action Required">
        <p>{sentence}</p>
      </Note>
    )
  }
  if (kind === 'trouble') return <Note tone="warning">{sentence}</Note>
  return (
    <Note>
      <p>{sentence}</p>
    </Note>
  )
}

import { Note } from '../../../ui/messages/note.tsx'
import { scrollHere } from '../../../ui/scrolling/scroll-here.ts'
import type { WatchNotice } from './review-watch.ts'

/** What an approval came to, or how it goes, right above the buttons. */
export function ReviewNotice({ notice }: { notice: WatchNotice | null }) {
  if (!notice) return null
  const { kind, sentence } = notice
  if (kind === 'problem') {
    return (
      <div key={sentence} ref={scrollHere}>
        <Note tone="error" title="Action Required">
          <p>{sentence}</p>
        </Note>
      </div>
    )
  }
  if (kind === 'trouble') return <Note tone="warning">{sentence}</Note>
  return (
    <Note>
      <p>{sentence}</p>
    </Note>
  )
}

import { Note } from '../../../ui/messages/note.tsx'
import { scrollHere } from '../../../ui/scrolling/scroll-here.ts'

/** A new version stands in the field. */
export function RegeneratedNote() {
  return (
    <div ref={scrollHere}>
      <Note tone="good" title="Story has been regenerated! Review the changes below." />
    </div>
  )
}

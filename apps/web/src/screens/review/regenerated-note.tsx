import { Note } from '../../ui/note.tsx'
import { scrollHere } from '../../ui/scroll-here.ts'

/** A new version stands in the field. */
export function RegeneratedNote() {
  return (
    <div ref={scrollHere}>
      <Note tone="good" title="Story has been regenerated! Review the changes below." />
    </div>
  )
}

import { Note } from '../../../ui/messages/note.tsx'
import './fullscreen-problem.css'
import type { Fullscreen } from './use-fullscreen.ts'

/** Says why there is no full screen, on the page: a box of the browser would stop the story. */
export function FullscreenProblem({ fullscreen: { problem } }: { fullscreen: Fullscreen }) {
  if (problem === null) return null
  return (
    <div className="fullscreen-problem wrap-narrow">
      <Note tone="error" title={`Full screen is not available: ${problem}`} />
    </div>
  )
}

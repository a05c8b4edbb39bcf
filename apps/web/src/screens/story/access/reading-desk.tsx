import type { ReactNode } from 'react'
import '../desk.css'
import './reading-desk.css'

/** The desk under the lamp with a sheet of paper on it, where no book can lie. */
export function ReadingDesk({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="desk desk-alone">
      <div className="desk-sheet">{children}</div>
    </main>
  )
}

import { type ReactNode, useId } from 'react'
import './chapter.css'

export interface ChapterProps {
  number: number
  title: string
  /** Stands at the right of the title. */
  aside?: ReactNode
  /** Gets the heading's id, for groups that are named by it. */
  children: (headingId: string) => ReactNode
}

/** One numbered part of the form, sewn to the next by the thread at its left. */
export function Chapter({ number, title, aside, children }: ChapterProps) {
  const headingId = useId()
  return (
    <section className="chapter">
      <span className="chapter-number" aria-hidden="true">
        {number}
      </span>
      <div className="chapter-head">
        <h2 id={headingId}>{title}</h2>
        {aside}
      </div>
      {children(headingId)}
    </section>
  )
}

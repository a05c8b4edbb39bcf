import type { ReactNode } from 'react'
import { ScreenHeading } from '../../ui/page/screen-heading.tsx'
import { Ornament } from '../../ui/pictures/ornament.tsx'
import './empty-shelf.css'

export interface EmptyShelfProps {
  title: string
  /** `shelf`: nothing there yet. `lost-lamb`: something could not be found. */
  drawing?: 'shelf' | 'lost-lamb'
  /** `h1` where this is all there is on the screen. */
  headingLevel?: 'h1' | 'h2' | 'h3'
  /** A sentence, and the way on. */
  children?: ReactNode
}

/** What stands where there is nothing to show. */
export function EmptyShelf({
  title,
  drawing = 'shelf',
  headingLevel: Heading = 'h2',
  children,
}: EmptyShelfProps) {
  return (
    <div className="empty-shelf">
      <Ornament name={drawing} />
      {Heading === 'h1' ? (
        <ScreenHeading tabTitle={title}>{title}</ScreenHeading>
      ) : (
        <Heading>{title}</Heading>
      )}
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyShelf } from './empty-shelf.tsx'

export interface NothingFoundProps {
  title: string
  /** Takes words and age away. */
  onShowAll: () => void
  children?: ReactNode
}

/** In place of a shelf on which nothing is what the parent looks for. */
export function NothingFound({ title, onShowAll, children }: NothingFoundProps) {
  return (
    <EmptyShelf title={title}>
      {children}
      <Button onClick={onShowAll}>Show all stories</Button>
    </EmptyShelf>
  )
}

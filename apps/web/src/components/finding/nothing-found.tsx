import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { useFocusHandOver } from '../../ui/focus/use-focus-hand-over.ts'
import { focusScreenHeading } from '../../ui/page/screen-heading.tsx'
import { EmptyShelf } from '../story/empty-shelf.tsx'

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
      <ShowAllButton onShowAll={onShowAll} />
    </EmptyShelf>
  )
}

/** Leaves when it has done its work. */
function ShowAllButton({ onShowAll }: Pick<NothingFoundProps, 'onShowAll'>) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusHandOver(button, focusScreenHeading)
  return (
    <Button ref={button} onClick={onShowAll}>
      Show all stories
    </Button>
  )
}

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import './pager.css'

export interface PagerProps {
  /** From 1 on. */
  page: number
  totalPages: number
  /** Null while nobody knows. */
  totalStories: number | null
  isLoading: boolean
  onTurn: (page: number) => void
}

export function Pager({ page, totalPages, totalStories, isLoading, onTurn }: PagerProps) {
  return (
    <nav className="pager" aria-label="Pages">
      <Button disabled={page <= 1 || isLoading} onClick={() => onTurn(page - 1)}>
        <ChevronLeft className="icon" aria-hidden="true" />
        Previous
      </Button>
      <p>{totalStories !== null && `Page ${page} of ${totalPages} (${totalStories} stories)`}</p>
      <Button disabled={page >= totalPages || isLoading} onClick={() => onTurn(page + 1)}>
        Next
        <ChevronRight className="icon" aria-hidden="true" />
      </Button>
    </nav>
  )
}

import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import './story-book.css'

/** Blank books in the places where stories will stand. Hidden from assistive technology; a loading text says it. */
export function LoadingBooks({ count, className }: { count: number; className?: string }) {
  return (
    <ul className={classNames('bookshelf', className)} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => `blank-${place}`).map((key) => (
        <li key={key} className="book [--cloth:var(--color-board)]">
          <div className="book-cover shadow-none">
            <Skeleton className="book-picture" />
            <div className="book-title" />
          </div>
        </li>
      ))}
    </ul>
  )
}

import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/waiting/skeleton.tsx'
import './story-book.css'

export interface LoadingBooksProps {
  count: number
  /** `own`: with the owner's buttons. `public`: four in a row, with words below. */
  shelf?: 'own' | 'public'
}

/** Blank books in the places where stories will stand. Hidden from assistive technology; a loading text says it. */
export function LoadingBooks({ count, shelf }: LoadingBooksProps) {
  return (
    <ul className={classNames('bookshelf', shelf === 'public' && 'bookshelf-wide')} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => `blank-${place}`).map((key) => (
        <li key={key} className="book book-blank">
          <div className="book-cover book-cover-blank">
            <div className="book-art">
              <Skeleton className="book-picture" />
              {/* On touch the details stand below the picture; they need their room here too. */}
              <div
                className={classNames('book-more', 'book-more-blank', shelf === 'own' && 'book-more-own')}
              />
            </div>
            <div className="book-title" />
          </div>
          {shelf === 'public' && (
            <div className="book-below">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-4" />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

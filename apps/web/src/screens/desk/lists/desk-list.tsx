import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { FailureNote } from '../../../ui/messages/failure-note.tsx'
import { LoadingText } from '../../../ui/waiting/loading-text.tsx'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'

type ListQuery = Pick<
  UseInfiniteQueryResult,
  'error' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
>

export interface DeskListProps<Row> {
  query: ListQuery
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  /** "Loading the requests..." */
  loading: string
  /** Stands where there are none. */
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list at the desk in each of its states. It goes on behind the last row when it is asked to. */
export function DeskList<Row>({ query, rows, loading, empty, children }: DeskListProps<Row>) {
  const { error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  return (
    <div className="stack">
      {error && <FailureNote title={error.message} onRetry={() => void refetch()} />}
      {!rows && !error && <LoadingRows>{loading}</LoadingRows>}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && children(rows)}
      {hasNextPage && (
        <div className="row justify-center">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}

const blankRows = ['first', 'second', 'third']

function LoadingRows({ children }: { children: string }) {
  return (
    <>
      <LoadingText asLine>{children}</LoadingText>
      {blankRows.map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </>
  )
}
